/** A position set up by hand: the fields of a form, and the lines of a scenario that they become. */

import { everyCard } from "../cards/catalogue";
import { cardName, fold } from "../words/cards";
import { t } from "../words/t";

export interface Setting {
  kingdom: string;
  phase: "action" | "treasure" | "buy";
  actions: string;
  buys: string;
  coins: string;
  provinces: string;
  players: readonly Zones[];
}

/** The cards of a player, as text. */
export interface Zones {
  hand: string;
  deck: string;
  discard: string;
  play: string;
}

export const ZONES = ["hand", "deck", "discard", "play"] as const;
export const MOST_PLAYERS = 4;
export const NO_CARDS: Zones = { hand: "", deck: "", discard: "", play: "" };

/** The beginning of a game, to change. */
export function firstSetting(kingdom: string): Setting {
  const start: Zones = { hand: t("position-start-hand"), deck: t("position-start-deck"), discard: "", play: "" };
  return { kingdom, phase: "action", actions: "1", buys: "1", coins: "0", provinces: "", players: [start, start] };
}

/** Names of cards in the reader's language become English ones; `Gold x3`, `3 Gold` and `Gold ×3` are the same. */
export function inEnglish(cards: string): string {
  const names = new Map(everyCard().flatMap((card): [string, string][] => [[fold(cardName(card.slug)), card.name], [fold(card.name), card.name]]));
  return cards
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [, before = "", name = part, after = ""] = /^(?:(\d+)\s*[x×]?\s+)?(.+?)(?:\s*[x×*]\s*(\d+))?$/u.exec(part) ?? [];
      const number = before || after;
      return (names.get(fold(name)) ?? name) + (number && number !== "1" ? ` x${number}` : "");
    })
    .join(", ");
}

/** The lines of a scenario; the first player has the turn. */
export function linesOf({ kingdom, phase, actions, buys, coins, provinces, players }: Setting): string {
  const names = players.map((_, seat) => `player${seat + 1}`);
  const zones = players.flatMap((zone, seat) => ZONES.filter((each) => zone[each].trim()).map((each) => `${names[seat]}.${each} = ${inEnglish(zone[each])}`));
  const numbers = Object.entries({ actions, buys, coins }).filter(([, number]) => number.trim()).map(([what, number]) => `${names[0]}.${what} = ${number.trim()}`);
  return [
    ...[`edition = ${editionOf(inEnglish(kingdom))}`, `players = ${names.join(", ")}`, `kingdom = ${inEnglish(kingdom)}`, `phase = ${phase}`],
    ...(provinces.trim() ? [`supply.Province = ${provinces.trim()}`] : []),
    ...zones,
    ...numbers,
  ].join("\n");
}

/** The newest edition that has all these cards. */
function editionOf(kingdom: string): string {
  const wanted = kingdom.split(", ");
  const known = everyCard().filter(({ name }) => wanted.includes(name));
  const editions = [...new Set(known.flatMap((card) => card.editions))].sort((a, b) => b - a);
  return String(editions.find((edition) => known.every((card) => card.editions.includes(edition))) ?? "both");
}
