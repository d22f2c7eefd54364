/** What every player did in their last turn, in a line each: for those who looked away, or to whom bots are too fast. */

import type { ShownEvent } from "../protocol";

export interface LastTurn {
  seat: number;
  played: readonly string[];
  gained: readonly string[];
}

/** The turns after further events, the latest at the end. After an undo nothing is sure, and it begins anew. */
export function followTurns(turns: readonly LastTurn[], events: readonly ShownEvent[]): readonly LastTurn[] {
  return events.reduce(followEvent, turns);
}

function followEvent(turns: readonly LastTurn[], event: ShownEvent): readonly LastTurn[] {
  if (event.verb === "undo") return [];
  if (event.verb === "start-turn") return [...turns.filter(({ seat }) => seat !== event.seat), { seat: event.seat, played: [], gained: [] }];
  const now = turns.at(-1);
  if (!now || now.seat !== event.seat || !event.card) return turns;
  const isPlayed = event.verb === "play" && event.origin !== "play";
  const isGained = ["buy", "gain", "take"].includes(event.verb);
  if (!isPlayed && !isGained) return turns;
  const changed = isPlayed ? { ...now, played: [...now.played, event.card] } : { ...now, gained: [...now.gained, event.card] };
  return [...turns.slice(0, -1), changed];
}
