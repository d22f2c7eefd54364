/** Making a table and sitting down at it. */

import { makeTable, Refused } from "./api";
import { t } from "./locale";
import type { NewSeat, NewTable } from "./protocol";
import { go } from "./router";
import { settings } from "./settings";
import { hold } from "./tables";

/** The set of a first game, the bot for those who know the game, and one that newcomers can beat. */
const FIRST_KINGDOM = "first-game-2";
export const FIRST_BOT = "big-money";
const GENTLE_BOT = "novice";

export function ownName(): string {
  return settings.value.name.trim() || t("ui-you");
}

/** A game at once: a bot, and a kingdom that is good for a first game. */
export function playNow(hints: boolean): Promise<void> {
  const seats: NewSeat[] = [
    { kind: "person", name: ownName() },
    { kind: "bot", bot: hints ? GENTLE_BOT : FIRST_BOT },
  ];
  return start({ kingdom: FIRST_KINGDOM, seats, options: { score_counter: hints, hints } });
}

/** Make a table and go there. */
export async function start(table: NewTable): Promise<void> {
  const made = await makeTable({ ...table, language: settings.value.language });
  const players = table.seats?.map((seat) => seat.name || "") ?? [];
  hold({ ...made, kingdom: table.kingdom ?? "", players, since: Date.now(), over: false });
  go(`/t/${made.table}`);
}

/** A problem in words for people. */
export function inWords(problem: unknown): string {
  if (problem instanceof Refused) return problem.hint ? `${problem.message} – ${problem.hint}` : problem.message;
  return t("web-not-connected");
}
