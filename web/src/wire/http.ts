/** Requests over HTTP: everything before and after a game. */

import type { BranchMade, BranchTree, CardInfo, CopyPosition, NewBranch, PositionShown, PositionText, PositionWish, DailyKingdom, GameSummary, MyGames, TableChoices, HandedOver, Join, Joined, KingdomRead, KingdomState, LessonInfo, Moments, NewLesson, NewTable, OwnAddresses, OwnCard, Refusal, Replay, ReplayMade, ReplayStep, RuleBookPage, TableInfo, TableMade, DailyMade, DailyState, DailyWish, GamesForgotten, NewPuzzle, PuzzleMade, PuzzleOverview, BlockWish, Heard, NewPerson, OpenTable, OpenWish, Person, PersonMade, PersonState, ReportWish, RatedPlayer } from "./protocol";
import { settings } from "../kept/settings";

/** What the server refused: a code and values for programs, words in the language of the reader for people. */
export class Refused extends Error {
  readonly code: string;
  readonly hint: string;
  readonly values: Refusal["values"];

  constructor({ code, message, hint, values }: Refusal) {
    super(message);
    this.code = code;
    this.hint = hint;
    this.values = values;
  }
}

export async function request(address: string, init?: RequestInit): Promise<Response> {
  const headers = { "Accept-Language": settings.value.language, ...init?.headers };
  const response = await fetch(address, { ...init, headers });
  if (response.ok) return response;
  const refusal = (await response.json().catch(() => null)) as Refusal | null;
  // What is between us and the server answers in words of its own, which say nothing to people.
  if (!refusal?.code) throw new Error(`${response.status} ${response.url}`);
  throw new Refused(refusal);
}

export async function get<T>(address: string): Promise<T> {
  return (await request(address)).json() as Promise<T>;
}

/** A file of ours as text. */
export async function getText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  return response.text();
}

export async function post<T>(address: string, body: unknown): Promise<T> {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const type = typeof body === "string" ? "text/plain" : "application/json";
  return (await request(address, { method: "POST", body: text, headers: { "Content-Type": type } })).json() as Promise<T>;
}

export const makeTable = (table: NewTable): Promise<TableMade> => post("/api/tables", table);
export const tableInfo = (table: string): Promise<TableInfo> => get(`/api/tables/${encodeURIComponent(table)}`);
export const joinTable = (table: string, join: Join): Promise<Joined> => post(`/api/tables/${encodeURIComponent(table)}/join`, join);
/** A code by which another device goes on at the seat of a token. */
export const handOver = (table: string, token: string): Promise<HandedOver> => post(`/api/tables/${encodeURIComponent(table)}/handover`, { token });
/** Tables that have a place for anybody. */
export const openTables = (wish: OpenWish): Promise<OpenTable[]> => post("/api/open", wish);
/** A name of one's own; the code that comes with it is sent this once. */
export const makePerson = (wish: NewPerson): Promise<PersonMade> => post("/api/people", wish);
export const personState = (who: Person): Promise<PersonState> => post("/api/people/me", who);
export const forgetPerson = (who: Person): Promise<Heard> => post("/api/people/forget", who);
export const blockPerson = (wish: BlockWish): Promise<PersonState> => post("/api/people/block", wish);
export const standings = (players: number): Promise<RatedPlayer[]> => get(`/api/ratings/${players}`);
/** Tell the host about somebody at one's table. */
export const reportPerson = (table: string, wish: ReportWish): Promise<Heard> => post(`/api/tables/${encodeURIComponent(table)}/report`, wish);
export const ownAddresses = (): Promise<OwnAddresses> => get("/api/addresses");
export const allCards = (): Promise<CardInfo[]> => get("/api/cards");
export const readOwnCards = (text: string): Promise<OwnCard[]> => post("/api/cards/own", text);
export const allChoices = (): Promise<TableChoices> => get("/api/kingdoms");

/** A kingdom by lot from these sets, with these cards and without those; their names may be in any language. */
export function randomKingdom(edition: string, required: readonly string[] = [], excluded = "", sets = ""): Promise<KingdomState> {
  return get(`/api/kingdoms/random?${new URLSearchParams({ edition, sets, with: required.join(","), without: excluded })}`);
}

export const todaysKingdom = (): Promise<DailyKingdom> => get("/api/kingdoms/today");
export const myGames = (games: MyGames): Promise<GameSummary[]> => post("/api/games/mine", games);
/** Delete games from the server; those at which somebody else has played stay. */
export const forgetGames = (games: MyGames): Promise<GamesForgotten> => post("/api/games/forget", games);
export const readKingdom = (code: string): Promise<KingdomRead> => get(`/api/kingdoms/read?code=${encodeURIComponent(code)}`);

export const allLessons = (language: string): Promise<LessonInfo[]> => get(`/api/lessons?language=${language}`);
export const takeLesson = (lesson: string, who: NewLesson): Promise<TableMade> => post(`/api/lessons/${encodeURIComponent(lesson)}`, who);
/** All puzzles by theme, and how whoever holds this token does. */
export const puzzlesFor = (solver: string): Promise<PuzzleOverview> => post("/api/puzzles", { solver });
/** A table with a puzzle: the one of this id, or one that fits whoever asks. */
export const makePuzzle = (puzzle: string, wish: NewPuzzle): Promise<PuzzleMade> => post(`/api/puzzles/${encodeURIComponent(puzzle || "next")}`, wish);
export const forgetSolver = (solver: string): Promise<unknown> => post("/api/puzzles/forget", { solver });
/** The deal of a day, today's if none is named, as whoever asks may see it. */
export const dailyDeal = (date: string, wish: DailyWish): Promise<DailyState> => post(`/api/daily${date && `/${encodeURIComponent(date)}`}`, wish);
export const playDaily = (wish: DailyWish): Promise<DailyMade> => post("/api/daily/play", wish);
export const uploadRecord = (record: string): Promise<ReplayMade> => post("/api/replays", record);
export const replay = (id: string, language: string): Promise<Replay> => get(`/api/replays/${encodeURIComponent(id)}?language=${language}`);

/** Moments of a replay, from one up to before another, as `seat` saw them; without one with all hands open. */
export async function replayMoments(id: string, from: number, to: number, seat: string, language: string, signal: AbortSignal): Promise<ReplayStep[]> {
  const wanted = new URLSearchParams({ from: String(from), to: String(to), language, ...(seat && { seat }) });
  const response = await request(`/api/replays/${encodeURIComponent(id)}/moments?${wanted}`, { signal });
  return ((await response.json()) as Moments).moments;
}

/** A page of the rule book by its name, or the one that a card is on; its HTML is of the server's own making. */
export const rulesPage = (name: string): Promise<RuleBookPage> => get(`/api/rules/${encodeURIComponent(name)}`);

/** Try something from a moment of a finished game. */
export const makeBranch = (id: string, wish: NewBranch): Promise<BranchMade> => post(`/api/replays/${encodeURIComponent(id)}/branches`, wish);
export const branchTree = (id: string): Promise<BranchTree> => get(`/api/replays/${encodeURIComponent(id)}/branches`);
/** A moment of a finished game as text. */
export const positionAt = (id: string, step: number): Promise<PositionText> => get(`/api/replays/${encodeURIComponent(id)}/steps/${step}/position`);
/** A position that was set up, with advice or a table. */
export const layOut = (wish: PositionWish): Promise<PositionShown> => post("/api/positions", wish);
/** The position at a running table, as far as one's own seat knows it. */
export const copyPosition = (table: string, wish: CopyPosition): Promise<PositionText> => post(`/api/tables/${encodeURIComponent(table)}/position`, wish);

/** The rules for newcomers, as HTML of the server's own making. */
export async function learnPage(language: string): Promise<string> {
  return (await request(`/api/learn/${language}`)).text();
}
