/** The moments that decided a game, out of its review: costly decisions and strokes of luck, whichever weighed most. */

import type { Curve, ReviewPart, ReviewRow, TableResult } from "../wire/protocol";

export interface KeyMoment {
  step: number;
  /** What it changed, in thousandths of a win. */
  weight: number;
  /** The decision, or whose luck it was. */
  row: ReviewRow | null;
  luck: { seat: number; change: number } | null;
}

const SHOWN = 3;

/** Those that weighed most, in the order in which they came. */
export function keyMoments({ rows, strokes }: Pick<ReviewPart, "rows" | "strokes">): KeyMoment[] {
  const decisions = rows.filter(({ grade, step, part_of }) => grade && (part_of === null || part_of === step)).map((row) => ({ step: row.step, weight: row.loss, row, luck: null }));
  const luck = strokes.map(({ step, seat, change }) => ({ step, weight: Math.abs(change), row: null, luck: { seat, change } }));
  return [...decisions, ...luck]
    .sort((a, b) => b.weight - a.weight)
    .slice(0, SHOWN)
    .sort((a, b) => a.step - b.step);
}

/** The decision that a moment stands at, which knows its turn; luck comes before it. */
export const turnOf = (moment: KeyMoment, rows: readonly ReviewRow[]): ReviewRow | undefined => moment.row ?? rows.find(({ step }) => step >= moment.step);

/** The win chance of every seat at the beginning of each of its turns, in hundredths, and how it ended. */
export function chanceCurves({ rows, points }: Pick<ReviewPart, "rows" | "points">, { seats }: TableResult): Curve[] {
  const winners = seats.filter(({ winner }) => winner).length;
  return seats.map(({ seat, winner }) => {
    const turns = new Map<number, number>();
    for (const { turn_seat, turn, chances } of [...points, ...rows]) {
      if (turn_seat === seat && !turns.has(turn)) turns.set(turn, Math.round((chances[seat] ?? 0) / 10));
    }
    const known = [...turns].sort(([a], [b]) => a - b).map(([, chance]) => chance);
    return { seat, scores: known.length > 0 ? [...known, winner ? Math.round(100 / winners) : 0] : [], coins: [] };
  });
}
