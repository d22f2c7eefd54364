/** Making a table and sitting down at it. */

import { makePuzzle, makeTable, playDaily, takeLesson } from "../wire/http";
import { choices } from "../cards/catalogue";
import { t } from "../words/t";
import type { NewSeat, NewTable, SeatToken, TableMade } from "../wire/protocol";
import { go } from "./router";
import { settings } from "../kept/settings";
import { heldSeats, hold } from "../kept/seats";
import { personCode } from "../kept/person";
import { keepSolver, solverToken } from "../kept/solver";
import { lastWish, wishFor } from "../kept/wish";

/** Games that somebody is judged by, at most. */
const PLAYED = 24;

export function ownName(): string {
  return settings.value.name.trim() || t("ui-you");
}

/** A game at once: the server's choice of a bot, a gentle one for newcomers, and of a kingdom that is good for a first game. */
export function playNow(hints: boolean): Promise<void> {
  const seats: NewSeat[] = [
    { kind: "person", name: ownName() },
    { kind: "bot", bot: (hints && choices.value?.first.gentle_bot) || "" },
  ];
  return start({ seats, options: { score_counter: hints, hints } });
}

/** Make a table and go there. What it is played with is offered again the next time. */
export async function start(table: NewTable): Promise<void> {
  const made = await makeTable({ ...table, person: personCode(), language: settings.value.language, played: adapts(table) ? ownSeats() : [] });
  remember(table);
  sitDown(made, table.seats?.map((seat) => seat.name || "") ?? [], table.kingdom ?? "", table.name);
}

/** Whether a table is for an opponent who goes by one's results. */
const adapts = ({ seats }: NewTable): boolean => (seats ?? []).some(({ bot }) => choices.value?.bots.some((each) => each.adapts && each.name === bot));

/** The newest seats that this browser has held: what an opponent who adapts goes by. */
const ownSeats = (): SeatToken[] =>
  heldSeats()
    .filter((held) => !held.puzzle)
    .slice(0, PLAYED)
    .map(({ table, token }) => ({ table, token }));

function remember({ kingdom, edition, cards, choosing, seats, options }: NewTable): void {
  const bot = seats?.find((seat) => seat.kind === "bot")?.bot;
  if (options?.hints || cards) return; // a first game is not for ever, and own cards are sent with the table alone
  if (bot) wishFor({ bot });
  if (kingdom && !choosing && kingdom !== lastWish().kingdom) wishFor({ kingdom, edition: edition ?? "", origin: "own" });
}

/** Take a lesson: a table with a coach. */
export async function startLesson(lesson: string): Promise<void> {
  const name = ownName();
  sitDown(await takeLesson(lesson, { name, language: settings.value.language }), [name], "");
}

/** Solve a puzzle: a table at which the first deed is judged. Without an id it is one that fits, of a theme if one is wanted. */
export async function startPuzzle(puzzle: string, wish: { theme?: string; after?: string } = {}): Promise<void> {
  const name = ownName();
  const made = await makePuzzle(puzzle, { name, language: settings.value.language, solver: solverToken(), ...wish });
  keepSolver(made.solver);
  hold({ ...made, invitations: [], kingdom: "", players: [name], since: Date.now(), over: false, puzzle: made.puzzle });
  go(`/t/${made.table}`);
}

/** Play today's deal, or go on with it: one try counts. */
export async function startDaily(): Promise<void> {
  const name = ownName();
  const made = await playDaily({ name, language: settings.value.language, solver: solverToken() });
  keepSolver(made.solver);
  if (made.token) hold({ ...made, invitations: [], kingdom: "", players: [name], since: Date.now(), over: false, daily: made.date });
  go(`/t/${made.table}`);
}

/** Keep a seat and go there. */
export function sitDown(made: TableMade, players: string[], kingdom: string, name?: string): void {
  hold({ ...made, kingdom, players, since: Date.now(), over: false, name });
  go(`/t/${made.table}`);
}
