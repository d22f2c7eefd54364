/** The names and texts of cards, and searching for them. */

import { names } from "virtual:words";
import { settings } from "../kept/settings";
import { getText } from "../wire/http";
import { attributesOf, readsFromRight, say, sayInEnglish } from "./fluent";
import { inOwnWords, ownCard } from "./own";
import { has, tOf } from "./t";

/** The name of a card in the language that is shown. */
export function cardName(slug: string): string {
  const own = ownCard(slug);
  return own ? inOwnWords(own.names) : (say(`card-${slug}`) ?? slug);
}

/** A class for names that need smaller letters to fit on a card. */
export function lengthClass(name: string): string {
  return name.length > 14 ? "endless" : name.length > 11 ? "longest" : name.length > 10 ? "longer" : name.length > 8 ? "long" : "";
}

/** The English name of a card, where it is wanted beside the other. */
export function englishName(slug: string): string {
  if (!settings.value.english || settings.value.language === "en") return "";
  const own = ownCard(slug);
  if (own) return settings.value.language in own.names ? own.card.name : "";
  return sayInEnglish(`card-${slug}`) ?? slug;
}

/** A text of a card, in the words of an edition where the editions differ. */
function cardText(slug: string, part: string, edition: number | string): string {
  const own = ownCard(slug);
  if (own) return keepAmounts(inOwnWords(own.texts));
  const found = attributesOf(`card-text-${slug}`);
  const name = [part, `${part}-${edition === "both" ? 2 : edition}`].find((candidate) => found.includes(candidate));
  return name ? keepAmounts(say(`card-text-${slug}.${name}`) ?? "") : "";
}

/** In right-to-left text the sign of an amount such as +$1 has to be kept with its figures, or it would go to the other side. */
function keepAmounts(text: string): string {
  return readsFromRight() ? text.replace(/([+−])\u2066?(\$?\d+)\u2069?/g, "\u2066$1$2\u2069") : text;
}

/** What a card does in one line. */
export function summary(slug: string, edition: number | string = 2): string {
  return cardText(slug, "summary", edition);
}

/** What a card does, in full. */
export function fullText(slug: string, edition: number | string = 2): string {
  return cardText(slug, "text", edition);
}

/** What matters about a card at the table. */
export function rulings(slug: string): string[] {
  return attributesOf(`card-text-${slug}`)
    .filter((name) => name.startsWith("ruling-"))
    .map((name) => keepAmounts(say(`card-text-${slug}.${name}`) ?? ""));
}

/** The types of a card in words: `Action – Attack`. */
export function typeNames(types: readonly string[]): string {
  const together = types.join("-");
  return has("type", together) ? tOf("type", together) : types.map((type) => tOf("type", type)).join(" – ");
}

/** Letters without marks and case, for searching. */
export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/ł/g, "l")
    .replace(/[ðđ]/g, "d")
    .replace(/þ/g, "th")
    .replace(/æ/g, "ae")
    .replace(/["'’׳״\u2066-\u2069]/g, "")
    .trim();
}

/** The names of all cards in all languages, in the order of `TableChoices.languages`. */
export async function namesEverywhere(): Promise<Map<string, readonly string[]>> {
  return new Map(Object.entries(JSON.parse(await getText(names)) as Record<string, string[]>));
}

/** The names of all cards in all languages, for a search that knows them all. */
export async function allNames(): Promise<Map<string, string>> {
  return new Map([...(await namesEverywhere())].map(([slug, everywhere]) => [slug, everywhere.map(fold).join("\n")]));
}

/** Sort names as people of the language do. */
export function compareNames(a: string, b: string): number {
  return cardName(a).localeCompare(cardName(b), settings.value.language);
}
