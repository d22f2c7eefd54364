/** What the clocks of a table said, and when: the server owns the time, here it is only counted on. */

import type { ClocksShown } from "../wire/protocol";

export interface Clocks extends Omit<ClocksShown, "type"> {
  /** When this arrived, in milliseconds of this page. */
  at: number;
}

/** The seconds that a seat has left; null where it has no clock. */
export function secondsLeft(clocks: Clocks, seat: number, now: number): number | null {
  const left = clocks.left[seat] ?? null;
  if (left === null) return null;
  return clocks.running === seat ? Math.max(0, left - (now - clocks.at) / 1000) : left;
}

/** With so few seconds left it is time to decide. */
export const SOON = 10;

/** When those who listen are told how much is left. */
export const TOLD = [60, 30, SOON] as const;
