// Made by web/make_types.py from the JSON Schema of the server (python -m fiefdom.server.forms). Do not edit.

/**
 * What to answer, from what the seat can know: `part` of `of`, each better than the one before.
 *
 * `chance` is that of the seat before it answers, `options` the best answers, the best one first; `close`: the first two are too close to
 * call. `wins`: the first one wins at once. `why` says in words why it is better than the second,
 * `plan` what goes with it. With a `problem` nothing more comes.
 */
export interface AdviceGiven {
  type: "advice";
  question: number;
  part: number;
  of: number;
  rollouts: number;
  chance: number;
  low: number;
  high: number;
  close: boolean;
  wins: boolean;
  options: AdviceOption[];
  why: string[];
  plan: string[];
  problem: string;
}

/**
 * An answer, in words, too, and what it is worth: its win chance with the 95 % interval, and by how much it is worse than the best one.
 *
 * All numbers are thousandths. `reach` is half of the interval of `behind`; what is `close` may be as good as the best one.
 * `course` is how games went on after it, on average: turns, Provinces of the seat and of the strongest other one, and the share of games
 * that the seat ended, each times 1000.
 */
export interface AdviceOption {
  answer: string;
  text: string;
  chance: number;
  low: number;
  high: number;
  behind: number;
  reach: number;
  close: boolean;
  course: number[];
}

/**
 * Asks for what came after this sequence number; if the server no longer has it, a snapshot comes.
 */
export interface After {
  type: "after";
  after: number;
  number?: number;
}

/**
 * Answers a question by its number. The cards are picks in this order; none, or `pass`, is a pass.
 *
 * In a choice whose number of cards is free, fewer cards than possible end it. An answer to a question that is answered already is
 * accepted and changes nothing.
 */
export interface AnswerQuestion {
  type: "answer";
  question: number;
  cards?: string[];
  number?: number;
}

/**
 * Asks what to answer to a question, by its number; `advice` follows in parts until the question is answered. It ends the one before.
 *
 * Only where nobody else plays, and the table allows it.
 */
export interface AskAdvice {
  type: "advise";
  question: number;
  number?: number;
}

/**
 * Asks the bots that think what they are up to; `bots_told` is the answer. Only where nobody else plays, or after the game.
 */
export interface AskBots {
  type: "ask_bots";
  number?: number;
}

/**
 * Asks for a hint at a puzzle; then a try does not count any more.
 */
export interface AskHint {
  type: "hint";
  number?: number;
}

/**
 * Asks for everything anew.
 */
export interface AskSnapshot {
  type: "snapshot";
  number?: number;
}

/**
 * Does not want to play with whoever sits at a table any more; or wants to again with somebody of this name.
 */
export interface BlockWish {
  code: string;
  table?: string;
  seat?: number;
  unblock?: string;
}

/**
 * A bot; its name is the message `bot-NAME`, what it does `bot-NAME-about`. With `takes_card` also `NAME+CARD`.
 */
export interface BotInfo {
  name: string;
  takes_card: boolean;
  level: number;
  title: string;
  adapts: boolean;
}

/**
 * What a bot told: its plan, and why it bought what it bought last, in words.
 */
export interface BotTold {
  seat: number;
  title: string;
  plan: string[];
  purchase: string[];
}

/**
 * What the bots of the table are up to.
 */
export interface BotsTold {
  type: "bots_told";
  bots: BotTold[];
}

/**
 * A branch: the game and the step that it begins at, and what came of it. `table` is where it is, or was, played on.
 *
 * `parent` is the branch in whose game it begins; nothing if that is the game itself.
 */
export interface Branch {
  branch: string;
  replay: string;
  step: number;
  kind: "compare" | "finish" | "play";
  name: string;
  figures: BranchFigures;
  table: string;
  bot: string;
  parent: string;
}

/**
 * What games from a moment on have brought: the win chances of all seats with their 95 % intervals, in thousandths.
 *
 * `course` is how the games went for the seat that is asked (as in `AdviceOption`), `options` what the answers are worth, the best one
 * first, `why` says why that is better than `compared`. `slow`: this server has no compiled engine, so that everything takes longer.
 */
export interface BranchFigures {
  seat: number;
  turn_seat: number;
  turn: number;
  games: number;
  chances: number[];
  low: number[];
  high: number[];
  course: number[];
  options: AdviceOption[];
  compared: string;
  why: string[];
  reasons: ReviewReason[];
  slow: boolean;
}

/**
 * A new branch; one that is played on has a table with the own seat.
 */
export interface BranchMade {
  branch: Branch;
  table: TableMade | null;
}

/**
 * The branches of a game and of the games that were played on from it. `origin` is the branch that the game itself is of.
 */
export interface BranchTree {
  branches: Branch[];
  origin: Branch | null;
}

/**
 * The best strategies so far.
 */
export interface BreedFound {
  games: number;
  seconds: number;
  of: number;
  generation: number;
  leaders: LeaderFound[];
}

/**
 * A search for strategies that win in a kingdom, for some seconds; 0 are quick ones.
 */
export interface BreedWork {
  kind: "breed";
  kingdom: string;
  seconds?: number;
  cards?: string;
}

/**
 * A card of the catalogue; texts are in `/locales`. `also` is what other printings call it.
 *
 * `points_per` has the points for what else one owns: `{"ten": 1}` for every ten cards, `{"duchy": 1}` for every Duchy.
 */
export interface CardInfo {
  slug: string;
  name: string;
  cost: number;
  types: string[];
  editions: number[];
  is_basic: boolean;
  worth: number;
  points: number;
  points_per: Record<string, number>;
  cards: number;
  actions: number;
  buys: number;
  coins: number;
  also: string[];
}

/**
 * How the best leader of a kingdom wins: `fiefdom.evolve.survey.Character`.
 */
export interface CharacterFound {
  engine: number;
  attack: number;
  money: number;
  money_low: number;
  money_high: number;
  piles: number;
  turns: number;
}

/**
 * Says something to everybody at the table.
 */
export interface Chat {
  type: "chat";
  text: string;
  number?: number;
}

/**
 * A text that is being written, and own cards that it may name.
 */
export interface CheckStrategy {
  text: string;
  cards?: string;
}

/**
 * What a seat has done: the card it has named or banned, the one that went and the one that came, or the number of a kingdom.
 */
export interface ChoiceMade {
  seat: number;
  cards: string[];
  kingdom: number | null;
}

/**
 * Where the players choose the cards of the game: names one (draft), takes one away (ban), or votes for a `kingdom` by its place.
 *
 * In a swap the first card goes and the second comes; without cards all stays as it is.
 */
export interface ChooseCards {
  type: "choose";
  cards?: string[];
  kingdom?: number | null;
  number?: number;
}

/**
 * How far the players are: who is to do something now, the cards that are in, and those that may be named.
 *
 * These come in or, in a ban, go. `removable` may be swapped out, `kingdoms` be voted on; `own` are those of all of them that are in no
 * catalogue. Nobody is to do anything before all seats are taken.
 */
export interface ChoosingState {
  method: "ban" | "draft" | "swap" | "vote";
  turn: number[];
  cards: string[];
  offered: string[];
  removable: string[];
  kingdoms: string[][];
  made: ChoiceMade[];
  own: OwnCard[];
}

/**
 * How the players of a table are to choose its cards together: by which method, with the cards of `required` and without those of
 * `excluded`, names with commas between them, in any language, from these `sets` of cards. A swap is of the cards of the table's
 * `kingdom`: those that are required stay, those that are excluded do not come.
 */
export interface ChoosingWish {
  method: "ban" | "draft" | "swap" | "vote";
  required?: string;
  excluded?: string;
  sets?: string;
}

/**
 * Ends a game of two whose other player has stayed away for long: they have lost.
 */
export interface ClaimWin {
  type: "claim";
  number?: number;
}

export type ClientMessage = EnterTable | AnswerQuestion | PlayTreasures | EndActions | EndTurn | ChooseCards | TypedCommand | Undo | Redo | RequestUndo | Vote | Chat | Rename | Replace | Concede | ClaimWin | Rematch | AskSnapshot | After | Language | SetPreferences | ShowMe | AskHint | AskAdvice | StopAdvice | AskBots | Ping;

/**
 * How long people may think: so many seconds for all that they are asked in a turn, or in the whole game.
 *
 * To a clock for the game, `increment` seconds are added for each turn that its player has ended.
 */
export interface ClockRule {
  per: "game" | "turn";
  seconds: number;
  increment: number;
}

/**
 * What the clocks of a table say, in seconds (None for bots), and whose runs now; it comes when that changes.
 *
 * `out`: whose time is out. For them a bot plays until the turn is over.
 */
export interface ClocksShown {
  type: "clock";
  left: (number | null)[];
  running: number | null;
  out: number[];
}

/**
 * What the coach of a lesson says: `why` the last step was right, `text` what to do now, `remark` what is wrong with an answer.
 *
 * `step` of `of` steps are done. `marks` are cards and deeds (`pass`, `treasures`, `end-turn`) that go on, once somebody is lost. At the
 * end of the lesson, `following` is the next one.
 */
export interface CoachState {
  lesson: string;
  title: string;
  step: number;
  of: number;
  text: string;
  why: string;
  remark: string;
  marks: string[];
  done: boolean;
  following: string;
  following_title: string;
}

/**
 * Two versions of a strategy against the same others, with the same shuffles.
 */
export interface CompareWork {
  kind: "compare";
  new: string;
  old: string;
  against: string[];
  kingdom?: string;
  cards?: string;
}

/**
 * How many more points the new version has than the old one.
 */
export interface ComparisonFound {
  games: number;
  difference: number;
  low: number;
  high: number;
  is_sure: boolean;
}

/**
 * Gives the game up, for good. Of two players the other one has won; with more, a bot goes on, and whoever gave up can watch.
 */
export interface Concede {
  type: "concede";
  number?: number;
}

/**
 * A comparison; without a sign something that is true or not. If the left side is a quantity: its word, and the cards it counts.
 */
export interface ConditionPart {
  left: string;
  sign: string;
  right: string;
  what: string;
  of: string;
}

/**
 * Asks for the position at a running table as text: the token of the seat that is asked, and the number of its question.
 */
export interface CopyPosition {
  token: string;
  question: number;
}

/**
 * A seat's turns one by one: the score after each, and the most coins it had in it.
 */
export interface Curve {
  seat: number;
  scores: number[];
  coins: number[];
}

/**
 * The kingdom that everybody is offered on a day.
 */
export interface DailyKingdom {
  date: string;
  kingdom: KingdomState;
}

/**
 * How somebody did: a level, by its name, or a person; their points and the opponent's, and what they got turn by turn.
 */
export interface DailyLine {
  name: string;
  is_level: boolean;
  yours: boolean;
  score: number;
  theirs: number;
  won: boolean;
  turns: number;
  gained: string[][];
}

/**
 * The table of the daily deal. Where one sits there already, the token is empty: whoever has played keeps it.
 */
export interface DailyMade {
  table: string;
  seat: number;
  token: string;
  date: string;
  solver: string;
}

/**
 * The deal of a day: `table` and `stage` are one's own, if one has begun; `lines` are the results so far, one's own first.
 *
 * While the levels still play it `is_ready` is false. What everybody bought, and the best plan known, is there when it `is_known`: one has
 * played, or the day is over. `previous` is the day before.
 */
export interface DailyState {
  date: string;
  is_today: boolean;
  previous: string;
  kingdom: KingdomState;
  bot: string;
  table: string;
  stage: string;
  is_ready: boolean;
  is_known: boolean;
  lines: DailyLine[];
  plan: string[];
}

/**
 * Who plays the deal of the day, or looks at one: `solver` is their token, if they have one; `friends` are the tables of others.
 */
export interface DailyWish {
  name?: string;
  language?: string;
  solver?: string;
  friends?: string[];
}

/**
 * All cards of a player: how many of each sort, and the coins that the Treasures among them give together.
 */
export interface DeckMade {
  actions: number;
  treasures: number;
  coppers: number;
  others: number;
  coins: number;
}

/**
 * The message `to` was carried out and is on disk; `text` is what a typed command wanted to know.
 */
export interface Done {
  type: "done";
  to: number;
  text: string;
}

/**
 * Ends the Action phase.
 */
export interface EndActions {
  type: "end_actions";
  question: number;
  number?: number;
}

/**
 * Passes all that is left of the turn.
 */
export interface EndTurn {
  type: "end_turn";
  question: number;
  number?: number;
}

/**
 * How near the end is: the Provinces left of `provinces_at_first`, the empty piles of those it takes.
 *
 * `this_turn`: the game ends when this turn does.
 *
 * `near`: it is time to think of the end.
 */
export interface EndingState {
  provinces: number;
  provinces_at_first: number;
  empty: number;
  empty_limit: number;
  this_turn: boolean;
  near: boolean;
}

/**
 * The first message: which table, with which seat's token (none: a spectator), in which language.
 *
 * Whoever was here before names the `feed` and the last `sequence` of it that arrived; if the server still has the rest, it sends
 * only that.
 */
export interface EnterTable {
  type: "hello";
  table: string;
  token?: string;
  language?: string;
  feed?: string;
  after?: number;
  number?: number;
}

/**
 * Results as a file: so many games are played again, and come out the same.
 */
export interface Export {
  of: MatchWork | TournamentWork | SweepWork | CompareWork;
  games: number;
  form: "csv" | "json" | "notebook" | "parquet";
}

/**
 * What a search has found, as a file. It would not come out the same a second time, so it is sent along.
 */
export interface ExportFound {
  breed?: BreedFound | null;
  survey?: SurveyFound | null;
  worth?: WorthFound | null;
  form: "csv" | "json" | "parquet";
}

/**
 * A first game: its edition, the key of its set in each edition, the bot for those who know the game, and one for newcomers.
 */
export interface FirstGame {
  edition: string;
  kingdoms: Record<string, string>;
  bot: string;
  gentle_bot: string;
}

/**
 * Follows a study, whose name its leader has made up; `stop` ends it.
 */
export interface FollowStudy {
  type: "follow";
  job: string;
  study: string;
}

/**
 * Whoever runs the server says something to everybody.
 */
export interface FromHost {
  type: "host";
  text: string;
}

/**
 * A game in a few numbers. `choosing`: its players choose the cards. `yours` says that the holder of the token is asked; `turn`
 * is the seat whose turn it is,
 * `turns` which one of that seat's.
 *
 * Scores, winners and `spark` (for each seat its score in the course of the game, at most 16 of them) are there when it is over. So is
 * what the holder of the token bought: the cards of the first two turns (`opening`), and how many of each (`bought`); and `cost`, what
 * their decisions cost on average in thousandths of the win, if the game was studied. `bots` names the bot at each seat, if it is one.
 */
export interface GameSummary {
  table: string;
  stage: "gathering" | "over" | "playing";
  kingdom: KingdomState;
  players: string[];
  bots: string[];
  lesson: string;
  puzzle: string;
  daily: string;
  choosing: boolean;
  yours: boolean;
  turn: number;
  turns: number;
  scores: number[];
  winners: number[];
  spark: number[][];
  opening: string[];
  bought: Record<string, number>;
  cost: number | null;
}

/**
 * The tables that are deleted. Those at which somebody else has played are not.
 */
export interface GamesForgotten {
  deleted: string[];
}

/**
 * A question that the server can answer by itself: the wishes there are about it, and the `usual` one. `card` is the one that asks.
 */
export interface HabitInfo {
  question: string;
  card: string;
  wishes: ("ask" | "no" | "yes")[];
  usual: "ask" | "no" | "yes";
}

/**
 * Asks for a code by which another device of the same person gets a token of its own for this token's seat.
 */
export interface HandOver {
  token: string;
}

/**
 * A code that `join` takes as an invitation, once, within so many `seconds`.
 */
export interface HandedOver {
  invitation: string;
  seconds: number;
}

/**
 * It was done.
 */
export interface Heard {
  ok: boolean;
}

/**
 * What fills a seat.
 */
export interface Invitation {
  seat: number;
  token: string;
}

/**
 * Takes the seat of an invitation, or without one any seat of an open table; `person` is the recovery code of whoever has a name.
 */
export interface Join {
  invitation?: string;
  name?: string;
  person?: string;
  language?: string;
}

/**
 * A seat and its token, which is sent this once.
 */
export interface Joined {
  table: string;
  seat: number;
  token: string;
}

/**
 * A kingdom: its cards, its codes for people and for other programs, and its piles.
 */
export interface KingdomPage {
  kingdom: KingdomState;
  code: string;
  underscore_code: string;
  seats: number[];
  piles: PileSize[];
}

/**
 * What a code of a kingdom names so far: cards that are known, and what is not.
 */
export interface KingdomRead {
  cards: string[];
  unknown: string[];
}

/**
 * The cards of the game. `key` is that of a recommended set (`first-game-2`), or nothing; `own` are those of no catalogue.
 */
export interface KingdomState {
  key: string;
  edition: number | string;
  cards: string[];
  own: OwnCard[];
}

/**
 * What the lab can do here, the words of the strategy language, and the library. Without workers the lab is closed.
 */
export interface LabInfo {
  is_open: boolean;
  most_games: number;
  most_seconds: number;
  most_players: number;
  keywords: string[];
  quantities: string[];
  of_cards: string[];
  types: string[];
  sections: string[];
  questions: string[];
  headers: string[];
  remarks: string[];
  nothing: string;
  signs: string[];
  library: LibraryStrategy[];
}

/**
 * What a job of the lab has found so far; one of the results is there as soon as there is something. `place`: jobs before it.
 */
export interface LabPart {
  type: "lab";
  job: string;
  place: number;
  is_finished: boolean;
  match: MatchFound | null;
  sweep: SweepFound | null;
  tournament: TournamentFound | null;
  comparison: ComparisonFound | null;
  breed: BreedFound | null;
  survey: SurveyFound | null;
  worth: WorthFound | null;
}

/**
 * Changes the language; a snapshot with everything in the new one follows.
 */
export interface Language {
  type: "language";
  language: string;
  number?: number;
}

/**
 * The last turn of a seat, or the one it has now: the cards it has played, in this order, and those it has bought and gained.
 */
export interface LastTurn {
  seat: number;
  played: string[];
  gained: string[];
}

/**
 * A set that the rulebook recommends and that cannot be played yet: `expansion` is what it needs.
 */
export interface LaterSet {
  key: string;
  message: string;
  edition: number;
  expansion: string;
}

/**
 * Leads a study: all who follow it are told where one is, which is the part of the address after `#`. One leads at a time.
 */
export interface LeadStudy {
  type: "lead";
  job: string;
  study: string;
  at: string;
}

/**
 * A strategy that was found: how often to play it, and its points against the others that were found.
 *
 * `name` stands in its text; `title` is the same in the reader's language.
 */
export interface LeaderFound {
  name: string;
  text: string;
  weight: number;
  against: number[];
  title: string;
}

/**
 * A lesson, in the words of the reader.
 */
export interface LessonInfo {
  lesson: string;
  title: string;
  about: string;
  minutes: number;
}

/**
 * A strategy of the library.
 */
export interface LibraryStrategy {
  slug: string;
  name: string;
  author: string;
  about: string;
  text: string;
}

/**
 * A line of the log. `depth` 0 is the heading of a turn, 1 what a player does, 2 and more what comes of it.
 *
 * `number` counts the viewer's own lines, `turn` the turns of the whole game. `decision` is the step of a replay at which the line
 * has happened; None while the game runs, because the number of decisions would tell what others were asked.
 */
export interface LogEntry {
  number: number;
  turn: number;
  seat: number;
  depth: number;
  text: string;
  only_choice: boolean;
  decision: number | null;
}

/**
 * A match so far. `curves` and `purchases` are by player and turn; `starter_edge` is what the first turn is worth.
 */
export interface MatchFound {
  games: number;
  seconds: number;
  precision: number;
  players: PlayerFound[];
  starter_edge: number;
  endings: Record<string, number>;
  length: number;
  length_deviation: number;
  curves: Record<string, number[][]>;
  purchases: (Record<string, number[]>)[];
  kingdom: string[];
}

/**
 * A match between two to six strategies. Without a kingdom the board has the cards that they would buy.
 */
export interface MatchWork {
  kind: "match";
  strategies: string[];
  kingdom?: string;
  cards?: string;
}

/**
 * The message `to` (0 if it had no number) was refused and changed nothing. `code` and `values` are for programs.
 *
 * `retry` is the seconds after which it is worth trying again; 0 if that is no use.
 */
export interface MessageRefused {
  type: "refused";
  code: string;
  message: string;
  hint: string;
  retry: number;
  values: Record<string, string | number | string[]>;
  to: number;
}

/**
 * Moments of a replay that follow each other, from `first` on.
 */
export interface Moments {
  first: number;
  moments: ReplayStep[];
}

/**
 * The players go on at another table; the tokens of the seats are valid there too.
 */
export interface Moved {
  type: "moved";
  table: string;
}

/**
 * Asks what became of games: the seats that a browser holds.
 */
export interface MyGames {
  seats: SeatToken[];
}

/**
 * What to try from a moment of a finished game: `play` on against bots in the seat that is asked, let bots `finish` it so many times,
 * or `compare` answers: cards, labels, `pass`. What one does not want to `keep` is told and forgotten.
 */
export interface NewBranch {
  kind: "compare" | "finish" | "play";
  step: number;
  answers?: string[];
  games?: number;
  bot?: string;
  name?: string;
  keep?: boolean;
  language?: string;
}

/**
 * Who takes a lesson.
 */
export interface NewLesson {
  name?: string;
  language?: string;
}

/**
 * Asks for a name of one's own.
 */
export interface NewPerson {
  name: string;
}

/**
 * Who wants a puzzle: `solver` is their token, if they have one. Where none is named, one of the `theme` that fits them is chosen.
 */
export interface NewPuzzle {
  name?: string;
  language?: string;
  solver?: string;
  theme?: string;
  after?: string;
}

/**
 * A seat of a new table: a person, who comes by a link, or a bot. The first person is whoever makes the table.
 */
export interface NewSeat {
  kind?: "bot" | "person";
  name?: string;
  bot?: string;
}

/**
 * What a new table is to be. `kingdom` is the name or key of a set, ten cards with commas, or `random` (of these `sets` of cards).
 *
 * `name` is what the table is called, if it is to have a name. `person` is the recovery code of an owner who has a name of their own.
 * `cards` are own cards as a file has them (docs/reference/own-cards.md); a kingdom by lot has as many of them as it can, another those
 * that it names. `played` are seats that whoever makes the table has held before: a bot `adaptive` is the level that fits their results.
 */
export interface NewTable {
  name?: string;
  kingdom?: string;
  cards?: string;
  edition?: string | null;
  sets?: string;
  seats?: NewSeat[];
  choosing?: ChoosingWish | null;
  options?: TableOptions;
  person?: string;
  language?: string;
  played?: SeatToken[];
}

/**
 * A game of a match to look at, by its number.
 */
export interface OneGame {
  of: MatchWork;
  number?: number;
}

/**
 * The open question. Of another seat's only `seat` and `id` are told, and nothing at all of a Reaction.
 *
 * Of another seat's turn `id` is the phase that its deeds have shown. `number` is what an answer has to name, 0 if it is not for the
 * viewer to answer. `kind` is `phase` for a part of the turn, otherwise what answers it. `cards` are the legal ones, `copies` how many
 * there are of each, `source` the zone they are in; `place` is where a table shows that zone: in the `hand`, in the `supply` (also a card
 * that is only named), in a `row` of its own, or nowhere, and then each answer needs a button. `answers` are the legal labels or numbers
 * of a question that asks for those. `remaining` is how many more can be named, in a phase one after the other; `several`: more than one,
 * together; `picked`
 * what was named so far. `deeds` are the messages that the question can be answered with instead of naming something (`pass` is an
 * answer without cards). `doubts` says by card or deed why it is probably a slip: `actions` or `treasures` (an Action could still be
 * played), `coins` (something could be bought), `poor` (hardly anybody wants the card), `losing` (it ends the game, and the viewer
 * loses). After `seconds` the server answers itself.
 */
export interface OpenQuestion {
  seat: number;
  id: string;
  kind: "card" | "label" | "number" | "phase";
  number: number;
  cards: string[];
  copies: Record<string, number>;
  answers: string[];
  may_pass: boolean;
  remaining: number;
  several: boolean;
  source: string;
  place: "" | "hand" | "row" | "supply";
  picked: Record<string, number>;
  deeds: ("end_actions" | "end_turn" | "pass" | "play_treasures")[];
  doubts: Record<string, "actions" | "coins" | "losing" | "poor" | "treasures">;
  seconds: number | null;
}

/**
 * What somebody asks of the others: to take back (`undo`), to `replace` whoever sits in `target`, or to play again (`rematch`).
 *
 * Of an undo, `question` and `cards` say what is to be taken back, if everybody saw it. It is denied after `seconds`.
 */
export interface OpenRequest {
  request: number;
  kind: "rematch" | "replace" | "undo";
  seat: number;
  target: number | null;
  question: string;
  cards: string[];
  turn: number;
  seconds: number;
  votes: VoteState[];
  may_vote: boolean;
}

/**
 * A table that has a place for anybody.
 */
export interface OpenTable {
  table: string;
  name: string;
  players: string[];
  seats: number;
  kingdom: KingdomState;
  options: TableOptions;
  rating: number | null;
}

/**
 * Asks for open tables; whoever says who they are does not see those of people they have blocked, nor of those who blocked them.
 */
export interface OpenWish {
  person?: string;
}

/**
 * An opening, and the share of points with it in the games that began with these coins.
 */
export interface OpeningFound {
  coins: string;
  cards: string[];
  games: number;
  points: number;
  low: number;
  high: number;
}

/**
 * What links to this server may begin with, the best first. `only_here`: nothing is known that leads there from another machine.
 */
export interface OwnAddresses {
  origins: string[];
  only_here: boolean;
}

/**
 * A card that somebody has invented: its names and texts by language. Without a text it has its instructions, in English.
 */
export interface OwnCard {
  card: CardInfo;
  names: Record<string, string>;
  texts: Record<string, string>;
}

/**
 * Lets an experiment of the lab rest. What it has found stays, and it can go on.
 */
export interface PauseWork {
  type: "pause";
  job: string;
}

/**
 * Somebody, by their recovery code; with a `name`, they want another one.
 */
export interface Person {
  code: string;
  name?: string;
}

/**
 * A name, and the recovery code that proves whose it is; it is sent this once.
 */
export interface PersonMade {
  name: string;
  code: string;
}

/**
 * What is known of somebody: their name, their ratings, and the names of those they have blocked.
 */
export interface PersonState {
  name: string;
  ratings: PlayerRating[];
  blocked: string[];
}

/**
 * Everything there is to draw for one viewer. `you` is the viewer's seat, None for spectators; `turn` the seat whose turn it is.
 *
 * `turn_number` counts that seat's turns. `prompt` says in the viewer's language what is asked, or who is waited for; `hint` tells a
 * newcomer what to think of. `discard` is the own discard pile while Harbinger lets one look; `last_turns` are everybody's,
 * the latest at the end. `name` is what its owner calls the table, if anything; `choosing` how its players choose the cards; `successor`
 * the table at which they went on.
 */
export interface Picture {
  table: string;
  name: string;
  successor: string;
  stage: "gathering" | "over" | "playing";
  choosing: ChoosingState | null;
  you: number | null;
  kingdom: KingdomState;
  options: TableOptions;
  seats: SeatState[];
  spectators: number;
  turn: number;
  turn_number: number;
  phase: string;
  actions: number;
  buys: number;
  coins: number;
  supply: Pile[];
  trash: Record<string, number>;
  hand: Record<string, number>;
  discard: Record<string, number>;
  prompt: string;
  hint: string;
  question: OpenQuestion | null;
  ending: EndingState | null;
  last_turns: LastTurn[];
  undo: UndoState | null;
  request: OpenRequest | null;
  result: TableResult | null;
  coach: CoachState | null;
  puzzle: PuzzleState | null;
}

/**
 * A pile of the Supply. `legal`: it can be named now; `affordable`: the coins there are would buy one for what it costs now, `cost`.
 *
 * `ends_game`: buying it would; `margin`: the viewer would then be so far ahead.
 */
export interface Pile {
  card: string;
  cost: number;
  left: number;
  affordable: boolean;
  legal: boolean;
  ends_game: boolean;
  margin: number | null;
}

/**
 * How many cards a pile begins with, by the number of players, from two on.
 */
export interface PileSize {
  card: string;
  sizes: number[];
}

/**
 * Is anybody there?
 */
export interface Ping {
  type: "ping";
  number?: number;
}

/**
 * Plays all Treasures in hand, ending the Action phase if need be.
 */
export interface PlayTreasures {
  type: "play_treasures";
  question: number;
  number?: number;
}

/**
 * How a strategy did. `low` and `high` are the interval of `win`; `points` counts a shared victory half.
 */
export interface PlayerFound {
  name: string;
  win: number;
  low: number;
  high: number;
  tie: number;
  points: number;
  score: number;
  missing: string[];
}

/**
 * How strong somebody is in games of so many players: `points`, of which the truth is within `reach`, after so many games.
 */
export interface PlayerRating {
  players: number;
  points: number;
  reach: number;
  games: number;
}

/**
 * Yes, somebody is there.
 */
export interface Pong {
  type: "pong";
  to: number;
}

/**
 * A position in the notation, as whoever is asked sees it.
 */
export interface PositionShown {
  position: string;
  state: Picture;
  advice: AdviceGiven | null;
  table: TableMade | null;
  slow: boolean;
}

/**
 * A position in the notation. Of a running game it has what the seat can see; everything else is dealt by lot.
 */
export interface PositionText {
  position: string;
}

/**
 * A position, as the notation has it or as lines of a scenario (`ann.hand = Gold x3`), and what is wanted with it besides a picture:
 * advice for whoever is asked, or a table at which that seat plays on.
 */
export interface PositionWish {
  position: string;
  wish?: "advise" | "play" | "show";
  bot?: string;
  name?: string;
  language?: string;
}

/**
 * A table with a puzzle: its id, the own seat with its token, and the token of the solver; tokens are sent this once.
 */
export interface PuzzleMade {
  table: string;
  seat: number;
  token: string;
  puzzle: string;
  solver: string;
}

/**
 * A deed: its answers (cards by their slugs), and in words; win chance, its 95 % interval, and how far it is behind the best one, with
 * half of that number's interval, in thousandths.
 */
export interface PuzzleOption {
  answers: string[];
  text: string;
  chance: number;
  low: number;
  high: number;
  behind: number;
  reach: number;
}

/**
 * All puzzles, and how their solver does.
 */
export interface PuzzleOverview {
  number: number;
  solved: number;
  missed: number;
  rating: number;
  themes: ThemeInfo[];
}

/**
 * A puzzle and how far one has come with it.
 *
 * `text` is what is asked; `hint` what was asked for beyond that, `remark` what there is to say about the last try. While it `is_open`
 * `options`, `why` and `marks` are empty: then the answer is not known to the client. `rating` is the solver's, `change` what the try has
 * changed, 0 if it did not count. `deals` are the games that each answer was measured with.
 */
export interface PuzzleState {
  puzzle: string;
  themes: string[];
  level: number;
  text: string;
  is_open: boolean;
  solved: boolean;
  tries: number;
  hints: number;
  hint: string;
  remark: string;
  options: PuzzleOption[];
  given: string[];
  why: string;
  found_by: string[];
  marks: string[];
  deals: number;
  rating: number;
  change: number;
}

/**
 * A row of the table of ratings: a person, or the bot of this name.
 */
export interface RatedPlayer {
  name: string;
  bot: string;
  rating: PlayerRating;
}

/**
 * Does again what was taken back last.
 */
export interface Redo {
  type: "redo";
  number?: number;
}

/**
 * What every failed HTTP request is answered with. `retry` is the seconds after which it is worth trying again; 0 if that is no use.
 */
export interface Refusal {
  code: string;
  message: string;
  hint: string;
  retry: number;
  values: Record<string, string | number | string[]>;
}

/**
 * Another game of the same players, after the end; everybody is told where (`moved`).
 */
export interface Rematch {
  type: "rematch";
  number?: number;
}

/**
 * Changes one's name.
 */
export interface Rename {
  type: "rename";
  name: string;
  number?: number;
}

/**
 * Puts a bot into the seat of somebody who is missing, or has never come: the owner at once, others by vote.
 *
 * Whoever comes back has their seat back.
 */
export interface Replace {
  type: "replace";
  seat: number;
  bot?: string;
  number?: number;
}

/**
 * A finished or uploaded game: `steps` are its moments, from 0 (the start) to `steps` - 1.
 */
export interface Replay {
  replay: string;
  kingdom: KingdomState;
  players: string[];
  steps: number;
  log: LogEntry[];
  turns: TurnTaken[];
  result: TableResult | null;
}

/**
 * Where an uploaded record can be watched.
 */
export interface ReplayMade {
  replay: string;
}

/**
 * A moment of a replay as a seat saw it (`you`), or with all hands open (`hands`); `events` led to it.
 */
export interface ReplayStep {
  step: number;
  state: Picture;
  hands: (Record<string, number>)[] | null;
  events: ShownEvent[];
}

/**
 * Tells the host about somebody at one's table; what was said there lately goes along.
 */
export interface ReportWish {
  token: string;
  seat: number;
  text?: string;
}

/**
 * Asks the others to let one take back one's last command although somebody has learned from it.
 */
export interface RequestUndo {
  type: "request_undo";
  number?: number;
}

/**
 * Lets an experiment that rests go on.
 */
export interface ResumeWork {
  type: "resume";
  job: string;
}

/**
 * What is new: points of the first curve, decisions. With the end come the shares of luck, its biggest strokes, and which decisions
 * were costly.
 */
export interface ReviewPart {
  points: ReviewPoint[];
  rows: ReviewRow[];
  splits: ReviewSplit[];
  strokes: ReviewStroke[];
}

/**
 * What a plan is after.
 */
export interface ReviewPlan {
  kind: string;
  cards: string[];
}

/**
 * The win chances of all seats at the first decision of a turn, roughly, with their 95 % intervals.
 */
export interface ReviewPoint {
  step: number;
  turn_seat: number;
  turn: number;
  chances: number[];
  low: number[];
  high: number[];
}

/**
 * Something that speaks for the best answer: averages after it and after the one that it is compared with, in thousandths.
 */
export interface ReviewReason {
  code: string;
  here: number;
  there: number;
  card: string;
}

/**
 * A decision: the win chances of all seats before it, what the answer cost compared with the best one, and by how much that may be
 * wrong (`reach`, half of the 95 % interval). `grade` is empty where it cost little, or may have cost nothing.
 *
 * Of several costly decisions of a turn one stands for all: `part_of` is its step, known for certain at the end. `answers` are those that
 * were measured, the best one first, and `place` where a table shows them; `close`: the first two are too close to call. `why` says in
 * words why the best one is better than `compared`; `reasons` and `plan` are what that is said from.
 */
export interface ReviewRow {
  step: number;
  seat: number;
  turn_seat: number;
  turn: number;
  question: string;
  answer: string;
  best: string;
  chances: number[];
  low: number[];
  high: number[];
  after: number[];
  loss: number;
  reach: number;
  grade: string;
  part_of: number | null;
  close: boolean;
  place: "" | "hand" | "row" | "supply";
  answers: AdviceOption[];
  compared: string;
  why: string[];
  reasons: ReviewReason[];
  plan: ReviewPlan | null;
}

/**
 * Where a player's result comes from: `start + luck + decisions + others = end`, but for rounding.
 */
export interface ReviewSplit {
  start: number;
  luck: number;
  decisions: number;
  others: number;
  end: number;
  reach: number;
}

/**
 * A stroke of luck: the step before which it came, whose luck it was, and what it changed.
 */
export interface ReviewStroke {
  step: number;
  seat: number;
  change: number;
}

/**
 * The review of a finished game: a table's id, or the name of an uploaded record.
 */
export interface ReviewWork {
  kind: "review";
  replay: string;
}

/**
 * A page of the rule book: its name, the names of all of them in their order, and its text, which is in English.
 */
export interface RuleBookPage {
  page: string;
  pages: string[];
  html: string;
}

/**
 * Something that somebody said; `seat` is None for spectators.
 */
export interface Said {
  number: number;
  seat: number | null;
  name: string;
  text: string;
}

/**
 * Cards of one kind in the deck of a player at the end, and the points of all of them together.
 */
export interface ScoredCard {
  card: string;
  number: number;
  points: number;
}

/**
 * How a seat ended: `place` 1 is the first; seats can share one.
 */
export interface SeatOutcome {
  seat: number;
  score: number;
  turns: number;
  place: number;
  winner: boolean;
  cards: ScoredCard[];
}

/**
 * The points of a seat's player before and after a rated game.
 */
export interface SeatRating {
  seat: number;
  before: number;
  after: number;
}

/**
 * A player as the viewer sees them. None is what the viewer may not know.
 *
 * `kind` is `open` while nobody has taken the seat. `aside` are cards that lie revealed or set aside, the own looked-at ones too;
 * `looked` is how many cards the player looks at. `owned` and `score` are there for the viewer's own seat, with the score counter for all;
 * `unknown` is how many cards the player has besides, which were passed unseen; `money` is what the owned Treasures are worth.
 * `missing`: a person has been away for so long that a bot may stand in for them. `absent`: for so
 * long that the other one of two may claim the win. `advised`: they play with advice.
 * `known`: the name is their own, by a recovery code. `tells`: a bot that can be asked now what it is up to.
 */
export interface SeatState {
  seat: number;
  name: string;
  kind: "bot" | "open" | "person";
  bot: string;
  connected: boolean;
  missing: boolean;
  absent: boolean;
  owner: boolean;
  advised: boolean;
  tells: boolean;
  known: boolean;
  hand: number;
  deck: number | null;
  discard: number | null;
  top: string | null;
  in_play: string[];
  aside: Record<string, number>;
  looked: number;
  turns: number;
  score: number | null;
  owned: Record<string, number> | null;
  unknown: number;
  money: number | null;
}

/**
 * A seat that somebody holds, by its token.
 */
export interface SeatToken {
  table: string;
  token: string;
}

export type ServerMessage = Welcome | Snapshot | Update | Waiting | ClocksShown | Spoken | FromHost | Done | MessageRefused | Moved | AdviceGiven | BotsTold | Pong;

/**
 * A recommended set; its name is the message `set1-…` or `set2-…`, which `message` names.
 */
export interface SetInfo {
  key: string;
  message: string;
  name: string;
  edition: number;
  cards: string[];
}

/**
 * How one wants to play, until one says otherwise: which questions the server answers at once, and how fast bots are shown.
 *
 * `habits` says by the id of a question whether to `ask`, or to answer `yes` or `no`; what it does not name is asked. Which there
 * are is in `TableChoices`. Where several people sit at the table, bots go at the pace of the slowest.
 */
export interface SetPreferences {
  type: "preferences";
  habits?: Record<string, "ask" | "no" | "yes">;
  pace?: "fast" | "normal" | "off";
  number?: number;
}

/**
 * Asks the coach of a lesson to point at what goes on; at a puzzle it gives up and asks for the answer.
 */
export interface ShowMe {
  type: "show_me";
  number?: number;
}

/**
 * Something that happened, for animations, as the viewer may know it: the verbs and zones of the reference of events.
 */
export interface ShownEvent {
  verb: string;
  seat: number;
  card: string | null;
  cause: string | null;
  origin: string;
  target: string;
  label: string;
}

/**
 * Everything: the table, the whole log, and what was said lately.
 */
export interface Snapshot {
  type: "snapshot";
  sequence: number;
  state: Picture;
  log: LogEntry[];
  chat: Said[];
}

/**
 * Whoever holds this token.
 */
export interface Solver {
  solver?: string;
}

/**
 * Somebody said something.
 */
export interface Spoken {
  type: "chat";
  said: Said;
}

/**
 * Starts a job. One that has the same name is stopped first.
 */
export interface StartWork {
  type: "start";
  job: string;
  of: ReviewWork | MatchWork | TournamentWork | SweepWork | CompareWork | BreedWork | SurveyWork | WorthWork;
  language?: string;
}

/**
 * A statement of a text for a form, and where it stands: a rule, an opening, a section, or a text that has no such parts.
 *
 * The parts of a condition are joined by `and` or `or`. One that is not so plain has no parts and stands in `condition`.
 */
export interface StatementShown {
  kind: string;
  line: number;
  column: number;
  length: number;
  text: string;
  section: string;
  targets: string[];
  joined: string;
  parts: ConditionPart[];
  condition: string;
}

/**
 * Wants no more of the advice that is being made.
 */
export interface StopAdvice {
  type: "stop_advice";
  number?: number;
}

/**
 * Stops a job; nothing more is said about it.
 */
export interface StopWork {
  type: "stop";
  job: string;
}

/**
 * A text as it is understood: what it calls itself, how it is written when it is written neatly, what is wrong with it, its
 * statements; and what it means in our language if it is a menu of buys, or a bot of another program.
 */
export interface StrategyChecked {
  name: string;
  neat: string;
  problems: TextProblem[];
  statements: StatementShown[];
  converted: string;
}

/**
 * Where the leader of a study is, how many people are there, and whether anybody leads.
 */
export interface StudyFollowed {
  type: "followed";
  job: string;
  at: string;
  people: number;
  led: boolean;
}

/**
 * What is known about a kingdom so far. `copies` are those that the best leader gets in a game.
 */
export interface SurveyFound {
  games: number;
  leaders: LeaderFound[];
  copies: Record<string, number>;
  character: CharacterFound | null;
  openings: OpeningFound[];
}

/**
 * What a kingdom is like: its leaders, their openings, what wins there.
 */
export interface SurveyWork {
  kind: "survey";
  kingdom: string;
  cards?: string;
}

/**
 * A sweep so far; `best` is the place of the best value.
 */
export interface SweepFound {
  games: number;
  steps: SweepPoint[];
  best: number;
}

/**
 * The share of points with a value.
 */
export interface SweepPoint {
  value: string;
  points: number;
  low: number;
  high: number;
}

/**
 * A strategy with `{n}` in it, played with one value after the other.
 */
export interface SweepWork {
  kind: "sweep";
  template: string;
  values: string[];
  against: string[];
  kingdom?: string;
  cards?: string;
}

/**
 * What can be chosen for a table, and by each player for themselves (`habits`).
 *
 * A kingdom has `kingdom_size` cards, a table `fewest_seats` to `most_seats`. `first` is what a first game is played with.
 */
export interface TableChoices {
  editions: (number | string)[];
  card_sets: string[];
  sets: SetInfo[];
  later_sets: LaterSet[];
  bots: BotInfo[];
  languages: string[];
  language_names: Record<string, string>;
  right_to_left: string[];
  policies: string[];
  methods: ("ban" | "draft" | "swap" | "vote")[];
  clocks: ClockRule[];
  habits: HabitInfo[];
  kingdom_size: number;
  traits: string[];
  fewest_seats: number;
  most_seats: number;
  first: FirstGame;
}

/**
 * What anybody with its address may know of a table before taking a seat. `choosing`: how its players are to choose the cards.
 */
export interface TableInfo {
  table: string;
  name: string;
  stage: "gathering" | "over" | "playing";
  kingdom: KingdomState;
  options: TableOptions;
  seats: SeatState[];
  choosing: "ban" | "draft" | "swap" | "vote" | null;
}

/**
 * A new table: its id, the own seat with its token, which is sent this once, and what the others need to come.
 */
export interface TableMade {
  table: string;
  seat: number;
  token: string;
  invitations: Invitation[];
}

/**
 * What the table allows. `open_counts` shows the sizes of all decks and discard piles, `score_counter` scores and owned cards.
 *
 * With `hints` newcomers are told what a question means and what is wise. With `advice` whoever plays alone against bots may ask for it.
 *
 * A table that is `listed` is shown to everybody as long as it has a place, and anybody may take it. A `rated` game counts for the ratings
 * of its players, who have names of their own; there is no advice.
 *
 * With a `clock` people have so much time. When that for a turn is out, a bot plays it to its end; when that for the game is, they have
 * given up.
 */
export interface TableOptions {
  undo?: "always" | "ask" | "free" | "off";
  spectators?: boolean;
  open_counts?: boolean;
  score_counter?: boolean;
  hints?: boolean;
  advice?: boolean;
  clock?: ClockRule | null;
  listed?: boolean;
  rated?: boolean;
}

/**
 * The end of the game. `given_up` is the seat that has given it up, if it ended by that; the scores are those of that moment.
 *
 * `out_of_time`: it did so because its time was out. `ended_by` says what ended it: the last Province, or empty `piles`, so many.
 */
export interface TableResult {
  given_up: number | null;
  out_of_time: boolean;
  ended_by: "" | "piles" | "provinces";
  piles: number;
  seats: SeatOutcome[];
  curves: Curve[];
  record: string;
  replay: string;
  ratings: SeatRating[];
}

/**
 * Something wrong with a text, from a column of a line on, both counted from 1; `fix` is what was perhaps meant.
 */
export interface TextProblem {
  line: number;
  column: number;
  length: number;
  code: string;
  message: string;
  hint: string;
  fix: string;
}

/**
 * The puzzles of a theme: how many there are, and how many of them the solver has solved and missed.
 */
export interface ThemeInfo {
  theme: string;
  number: number;
  solved: number;
  missed: number;
}

/**
 * The share of points of each row against each column; null where nobody met.
 */
export interface TournamentFound {
  games: number;
  names: string[];
  points: ((number | null)[])[];
}

/**
 * Everybody against everybody.
 */
export interface TournamentWork {
  kind: "tournament";
  strategies: string[];
  kingdom?: string;
  cards?: string;
}

/**
 * A turn: whose it was and which one of theirs, the step at which it begins, the cards it brought, and the deck at its end.
 */
export interface TurnTaken {
  seat: number;
  number: number;
  step: number;
  gained: string[];
  deck: DeckMade;
}

/**
 * A typed line, as in the terminal: `play smithy`, `trash estate copper`, `undo`.
 */
export interface TypedCommand {
  type: "command";
  text: string;
  number?: number;
}

/**
 * Takes back the last command, as far as the table's policy lets one do so alone.
 */
export interface Undo {
  type: "undo";
  number?: number;
}

/**
 * What the viewer can take back: `now` alone, `ask` with a request. `taken_back`: somebody has taken back more than is free.
 */
export interface UndoState {
  policy: "always" | "ask" | "free" | "off";
  now: boolean;
  redo: boolean;
  ask: boolean;
  taken_back: boolean;
}

/**
 * The table as it is now, and the log and the events since the last message.
 */
export interface Update {
  type: "update";
  sequence: number;
  state: Picture;
  log: LogEntry[];
  events: ShownEvent[];
}

/**
 * A verb that own cards are made of: how a line with it looks, one to begin with, and what it does.
 */
export interface VerbInfo {
  form: string;
  example: string;
  about: string;
}

/**
 * Accepts or denies the open request.
 */
export interface Vote {
  type: "vote";
  request: number;
  accept: boolean;
  number?: number;
}

/**
 * How a seat has voted.
 */
export interface VoteState {
  seat: number;
  accept: boolean;
}

/**
 * An Attack was played and others may react: what comes of it is shown in at most `seconds`, whether or not anybody can.
 *
 * If the same command has played another Attack, this message comes again instead.
 */
export interface Waiting {
  type: "waiting";
  seconds: number;
  prompt: string;
}

/**
 * The answer to `hello`. `seat` is None for spectators. The messages of a `feed` are numbered by `sequence`.
 */
export interface Welcome {
  type: "welcome";
  table: string;
  seat: number | null;
  owner: boolean;
  language: string;
  feed: string;
  version: string;
}

/**
 * The end of a job, with the whole result.
 */
export interface WorkFinished {
  type: "finished";
  job: string;
  result: ReviewPart;
}

export type WorkMessage = WorkPart | WorkFinished | WorkRefused | StudyFollowed | LabPart;

/**
 * How far a job is, and what is new. `place` is how many jobs go before it. `slow`: the server has no compiled engine, so that it takes
 * much longer, and fewer games are played for each decision.
 */
export interface WorkPart {
  type: "part";
  job: string;
  done: number;
  of: number;
  place: number;
  result: ReviewPart;
  slow: boolean;
}

/**
 * A job that is not done, or not any more; `job` is empty if the message could not be read.
 */
export interface WorkRefused {
  type: "refused";
  job: string;
  code: string;
  message: string;
  hint: string;
  retry: number;
  values: Record<string, string | number | string[]>;
}

export type WorkWish = StartWork | StopWork | PauseWork | ResumeWork | FollowStudy | LeadStudy;

/**
 * How strong a card is, in the kingdoms so far of so many.
 */
export interface WorthFound {
  card: string;
  points: number;
  of: number;
  kingdoms: WorthHereFound[];
}

/**
 * A kingdom in which a card was tried: who buys it, the best who does not, and the share of points of the first.
 */
export interface WorthHereFound {
  kingdom: string[];
  buyer: string;
  other: string;
  points: number;
  low: number;
  high: number;
  copies: number;
}

/**
 * How strong the first of some own cards is.
 */
export interface WorthWork {
  kind: "worth";
  cards: string;
}
