/** A review as it arrives: parts are put together, and asked for what stands at a moment. */

import type { Mark, Marks } from "../board/marks";
import type { ReviewPart, ReviewRow, WorkMessage } from "../wire/protocol";

export interface Review {
  state: "idle" | "running" | "finished" | "stopped";
  done: number;
  of: number;
  /** How many jobs go before it. */
  place: number;
  /** Whether the server has no compiled engine. */
  slow: boolean;
  result: ReviewPart;
}

export const NO_REVIEW: Review = { state: "idle", done: 0, of: 0, place: 0, slow: false, result: { points: [], rows: [], splits: [], strokes: [] } };

/** The review after another message. */
export function taken(review: Review, message: Exclude<WorkMessage, { type: "refused" | "lab" | "followed" }>): Review {
  if (message.type === "finished") return { ...review, state: "finished", result: message.result };
  const { done, of, place, slow, result } = message;
  return { state: "running", done, of, place, slow, result: joined(review.result, result) };
}

function joined(before: ReviewPart, news: ReviewPart): ReviewPart {
  return {
    points: [...before.points, ...news.points],
    rows: [...before.rows, ...news.rows],
    splits: news.splits.length > 0 ? news.splits : before.splits,
    strokes: news.strokes.length > 0 ? news.strokes : before.strokes,
  };
}

/** A moment of the curve: the chances of all seats there and their intervals, in thousandths. */
export interface ChancePoint {
  step: number;
  chances: readonly number[];
  low: readonly number[];
  high: readonly number[];
}

/** The curve: decisions where they are known, else the rough points. */
export function curveOf({ rows, points }: ReviewPart): ChancePoint[] {
  const known = new Map([...points, ...rows].map(({ step, chances, low, high }): [number, ChancePoint] => [step, { step, chances, low, high }]));
  return [...known.values()].sort((a, b) => a.step - b.step);
}

/** The decisions that cost most: one for each turn, the dearest first. */
export function costly({ rows }: ReviewPart): ReviewRow[] {
  return rows.filter(({ grade, step, part_of }) => grade && (part_of === null || part_of === step)).sort((a, b) => b.loss - a.loss);
}

/** The point of a curve that is nearest to a place on it, from 0 to 1. */
export function stepAt(curve: readonly ChancePoint[], place: number): number {
  const last = curve.at(-1)?.step ?? 0;
  const first = curve[0]?.step ?? 0;
  const wanted = first + place * (last - first);
  return curve.reduce((best, { step }) => (Math.abs(step - wanted) < Math.abs(best - wanted) ? step : best), first);
}

/** Thousandths as points of a hundred. */
export const points = (thousandths: number): number => Math.round(thousandths / 10);

/** Thousandths as points of a hundred with their sign. */
export function signed(thousandths: number): string {
  const value = points(thousandths);
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0";
}

/** Marks on what was answered and what was best, where a table shows both; none on the best one if another may be as good.
 *
 * The answer that somebody wants to see is marked instead of the best one, with its chance. */
export function marksOf(row: ReviewRow | undefined, shown: number | null = null): Marks {
  if (!row?.place) return {};
  const marks: Record<string, Mark> = {};
  const given = row.answers.find(({ text }) => text === row.answer);
  const best = row.answers[0];
  if (given) marks[given.answer] = { kind: "given" };
  const wanted = shown === null ? undefined : row.answers[shown];
  if (wanted) marks[wanted.answer] = { kind: wanted === given ? "given" : wanted === best && !row.close ? "best" : "target", text: `${points(wanted.chance)} %` };
  else if (best && !row.close) marks[best.answer] = { kind: "best", text: `${points(best.chance)} %` };
  return { [row.place]: marks };
}
