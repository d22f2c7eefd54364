/** The opponent and the cards that somebody played with last, or has chosen for the next game. */

import { Kept } from "./kept";

export interface Wish {
  /** The name of a bot. */
  bot: string;
  /** The key of a recommended set, or the names of the cards with commas. */
  kingdom: string;
  edition: string;
  /** Where the cards come from, if they are no set: drawn by lot, those of the day, or one's own choice. */
  origin: "random" | "today" | "own";
}

const kept = new Kept<Partial<Wish>>("fiefdom.wish", {});

/** Know what was wished for, also in another tab. */
export function followWish(): void {
  kept.follow();
}

export const lastWish = (): Partial<Wish> => kept.value;

export function wishFor(changes: Partial<Wish>): void {
  kept.change((before) => ({ ...before, ...changes }));
}
