/** Where one can stop in a recorded game: at every step, where something is done, where a turn begins, at what cost much. */

import type { LogEntry, Replay, ReviewRow, TurnTaken } from "../wire/protocol";

/** Where turns begin. */
export const turnStops = ({ turns }: Pick<Replay, "turns">): number[] => turns.map(({ step }) => step);

/** Where a player does something of their own accord, such as playing a card or buying one; what comes of it follows at the steps between. */
export function cardStops({ log, turns }: Pick<Replay, "log" | "turns">): number[] {
  const done = log.filter(({ depth, decision }) => depth === 1 && decision !== null).map(({ decision }) => Number(decision));
  return [...new Set([...turns.map(({ step }) => step), ...done])].sort((a, b) => a - b);
}

/** The next stop in a direction; the step itself if there is none. */
export function stopFrom(stops: readonly number[], step: number, direction: 1 | -1): number {
  const ahead = stops.filter((stop) => (stop - step) * direction > 0);
  return ahead.length === 0 ? step : ahead.reduce((best, stop) => ((stop - best) * direction < 0 ? stop : best));
}

/** The place of the turn that a step belongs to. */
export const turnAt = (turns: readonly TurnTaken[], step: number): number => turns.findLastIndex((turn) => turn.step <= step);

/** What is done in a turn, as the log says it. */
export function doneIn(log: readonly LogEntry[], turns: readonly TurnTaken[], place: number): LogEntry[] {
  const [from, until] = [turns[place]?.step ?? 0, turns[place + 1]?.step ?? Infinity];
  return log.filter(({ depth, decision }) => depth === 1 && decision !== null && decision > from && decision <= until);
}

/** The costliest decision of a turn, if one cost much. */
export function markOfTurn(turn: TurnTaken, costly: readonly ReviewRow[]): ReviewRow | undefined {
  return costly.find((row) => row.turn_seat === turn.seat && row.turn === turn.number && row.seat === turn.seat);
}

/** Cards with how often each came, in the order of the first. */
export function counted(cards: readonly string[]): [card: string, count: number][] {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found];
}
