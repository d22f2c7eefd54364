/** Who this browser is to the puzzles of the server: a token, and nothing else. */

import { Kept } from "./kept";

const kept = new Kept<string>("fiefdom.solver", "");

/** Know it, also when another tab gets one. */
export function followSolver(): void {
  kept.follow();
}

export const solverToken = (): string => kept.value;

export function keepSolver(token: string): void {
  if (kept.value !== token) kept.change(() => token);
}
