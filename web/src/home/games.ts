/** The games of this browser: the seats it holds, and what the server says became of them. */

import { useEffect, useState } from "preact/hooks";
import { type HeldSeat, heldSeats } from "../kept/seats";
import { myGames } from "../wire/http";
import type { GameSummary } from "../wire/protocol";

/** A seat that is held, and its game; nothing until the server has answered, or where it cannot be reached. */
export interface OwnGame {
  held: HeldSeat;
  summary: GameSummary | null;
}

/** So many of the newest are asked about. */
const MOST = 24;

/** The games of this browser, the newest first. Those that the server has no longer are left out. */
export function useGames(): readonly OwnGame[] {
  const seats = heldSeats()
    .filter((held) => !held.puzzle)
    .slice(0, MOST);
  const [found, setFound] = useState<ReadonlyMap<string, GameSummary> | null>(null);
  const names = seats.map((held) => held.table).join(" ");
  useEffect(() => {
    const ask = (): void => {
      if (seats.length === 0) return;
      const known = (summaries: readonly GameSummary[]): void => setFound(new Map(summaries.map((summary) => [summary.table, summary])));
      myGames({ seats: seats.map(({ table, token }) => ({ table, token })) }).then(known, () => setFound(null));
    };
    ask();
    addEventListener("focus", ask); // while one was away others may have moved
    return () => removeEventListener("focus", ask);
  }, [names]);
  const known = seats.filter((held) => !found || found.has(held.table) || isFresh(held));
  return known.map((held) => ({ held, summary: found?.get(held.table) ?? null }));
}

/** Whether a table may be newer than the answer of the server: another tab has just made it. */
const isFresh = (held: HeldSeat): boolean => Date.now() - held.since < 60_000;

/** Whether a game is over, as far as it is known. */
export const isOver = ({ held, summary }: OwnGame): boolean => (summary ? summary.stage === "over" : held.over);
