/** A moment of a recorded game, as an address names it. */

export interface Moment {
  step: number;
  /** A seat's number, `none` for a spectator, or nothing: all hands open. */
  seat: string;
}

/** The moment that the part of an address after `#` names: `12` or `12,0`. */
export function momentIn(hash: string, last: number): Moment {
  const [step = "", seat = ""] = hash.split(",");
  return { step: Math.min(Math.max(Number.parseInt(step, 10) || 0, 0), last), seat };
}
