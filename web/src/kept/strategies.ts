/** Strategies that somebody has kept in this browser, the newest first. */

import { Kept } from "./kept";

export interface KeptStrategy {
  name: string;
  text: string;
}

const kept = new Kept<readonly KeptStrategy[]>("fiefdom.strategies", []);
let isFollowed = false;

/** Know what was kept, also in another tab; only the lab wants to. */
export function followStrategies(): void {
  if (!isFollowed) kept.follow();
  isFollowed = true;
}

export const keptStrategies = (): readonly KeptStrategy[] => kept.value;

/** Keep a strategy, in place of one of the same name. */
export function keepStrategy(strategy: KeptStrategy): void {
  kept.change((all) => [strategy, ...all.filter(({ name }) => name !== strategy.name)]);
}

export function forgetStrategy(name: string): void {
  kept.change((all) => all.filter((each) => each.name !== name));
}
