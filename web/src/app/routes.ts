/** The pages: one row each. A new page is a row here, a folder of its own, and its words in the Fluent files.
 *
 * `words.plugin.js` reads this table, too: a page is fetched with the words that it says.
 */

import type { ComponentType } from "preact";
import { heldSeat } from "../kept/seats";
import { handoverIn, invitationIn, type Route } from "../shell/router";
import type { PlainKey } from "../words/t";

export type Page = "home" | "new" | "learn" | "rules" | "cards" | "lab" | "kingdom" | "invent" | "join" | "move" | "table" | "replay" | "position" | "puzzles" | "daily" | "games" | "open";

/** What a page gets: what its address names. */
export interface PageProps {
  route: Route;
}

export interface Row {
  page: Page;
  /** The first part of the address; the second one is an id. */
  path: string;
  /** The message of the title; nothing: that of the house alone; null: the page sets it itself. */
  title: PlainKey | "" | null;
  /** Whether it shows what cards do: those texts are fetched along with it. */
  cardTexts: boolean;
  /** Whether it says something without a connection, too: the installed app fetches it ahead. */
  offline?: true;
  /** When it is not always this page that the address means. The first row that fits is taken. */
  when?: (route: Route) => boolean;
  load: () => Promise<ComponentType<PageProps>>;
}

export const ROUTES: readonly Row[] = [
  { page: "home", path: "", title: "", cardTexts: false, offline: true, load: async () => (await import("../home/HomePage")).HomePage },
  { page: "new", path: "new", title: "web-new-table", cardTexts: true, load: async () => (await import("../new/NewTablePage")).NewTablePage },
  { page: "learn", path: "learn", title: "web-learn", cardTexts: false, offline: true, load: async () => (await import("../learn/LearnPage")).LearnPage },
  { page: "rules", path: "rules", title: "web-rules", cardTexts: false, offline: true, load: async () => (await import("../learn/RulesPage")).RulesPage },
  { page: "cards", path: "cards", title: "web-cards", cardTexts: true, offline: true, load: async () => (await import("../gallery/CardsPage")).CardsPage },
  { page: "lab", path: "lab", title: "web-lab", cardTexts: true, load: async () => (await import("../lab/LabPage")).LabPage },
  { page: "kingdom", path: "k", title: null, cardTexts: true, load: async () => (await import("../kingdom/KingdomPage")).KingdomPage },
  { page: "invent", path: "invent", title: "web-invent", cardTexts: true, load: async () => (await import("../invent/InventPage")).InventPage },
  { page: "puzzles", path: "puzzles", title: "web-puzzles", cardTexts: false, load: async () => (await import("../puzzles/PuzzlesPage")).PuzzlesPage },
  { page: "daily", path: "daily", title: "web-daily", cardTexts: false, load: async () => (await import("../daily/DailyPage")).DailyPage },
  { page: "open", path: "open", title: "web-open-tables", cardTexts: false, load: async () => (await import("../open/OpenPage")).OpenPage },
  { page: "games", path: "games", title: "web-games", cardTexts: false, load: async () => (await import("../games/GamesPage")).GamesPage },
  {
    ...{ page: "join", path: "t", title: "web-invited", cardTexts: true },
    when: (route) => invitationIn(route) !== "" && !heldSeat(route.id),
    load: async () => (await import("../join/JoinPage")).JoinPage,
  },
  {
    ...{ page: "move", path: "t", title: "web-move-here", cardTexts: false },
    when: (route) => handoverIn(route) !== "" && !heldSeat(route.id),
    load: async () => (await import("../join/MovePage")).MovePage,
  },
  { page: "table", path: "t", title: null, cardTexts: true, load: async () => (await import("../table/TablePage")).TablePage },
  { page: "position", path: "p", title: "position-title", cardTexts: true, load: async () => (await import("../position/PositionPage")).PositionPage },
  { page: "replay", path: "r", title: "web-replay", cardTexts: true, offline: true, load: async () => (await import("../study/ReplayPage")).ReplayPage },
];

const HOME = ROUTES[0]!;

/** The row of an address; one that there is none for is home. */
export function rowOf(route: Route): Row {
  return ROUTES.find(({ path, when }) => path === route.path && (!when || when(route))) ?? HOME;
}
