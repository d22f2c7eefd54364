/** All finished games of this browser, as the server knows them. */

import { useEffect, useState } from "preact/hooks";
import { heldSeats } from "../kept/seats";
import { myGames } from "../wire/http";
import type { GameSummary } from "../wire/protocol";
import type { PlayedGame } from "./statistics";

/** So many are asked about at once. */
const CHUNK = 24;

interface Finished {
  games: readonly PlayedGame[];
  problem: unknown;
  isLoading: boolean;
  again: () => void;
}

export function useFinished(): Finished {
  const seats = heldSeats().filter((held) => !held.puzzle);
  const [found, setFound] = useState<ReadonlyMap<string, GameSummary>>(new Map());
  const [problem, setProblem] = useState<unknown>(null);
  const [isLoading, setLoading] = useState(true);
  const [tries, setTries] = useState(0);
  const names = seats.map(({ table }) => table).join(" ");
  useEffect(() => {
    let isWanted = true;
    const ask = async (): Promise<void> => {
      const known = new Map<string, GameSummary>();
      for (let first = 0; first < seats.length && isWanted; first += CHUNK) {
        const wanted = seats.slice(first, first + CHUNK).map(({ table, token }) => ({ table, token }));
        for (const summary of await myGames({ seats: wanted })) known.set(summary.table, summary);
        if (isWanted) setFound(new Map(known)); // what is known is shown while the rest comes
      }
    };
    setProblem(null);
    ask()
      .catch((failure: unknown) => isWanted && setProblem(failure))
      .finally(() => isWanted && setLoading(false));
    return () => {
      isWanted = false;
    };
  }, [names, tries]);
  const games = seats.flatMap((held) => {
    const summary = found.get(held.table);
    return summary?.stage === "over" && !summary.lesson && !summary.puzzle && summary.scores.length > 0 ? [{ held, summary }] : [];
  });
  return { games, problem, isLoading, again: () => setTries(tries + 1) };
}
