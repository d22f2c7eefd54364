/** The cards and what can be chosen for a table, as the server knows them. */

import { signal } from "@preact/signals";
import { allCards, allChoices } from "../wire/http";
import type { CardInfo, TableChoices } from "../wire/protocol";
import { compareNames } from "../words/cards";
import { ownCard } from "../words/own";

const cards = signal<ReadonlyMap<string, CardInfo>>(new Map());
export const choices = signal<TableChoices | null>(null);

/** Fetch them once. */
export async function loadCatalogue(): Promise<void> {
  const [everyCard, everyChoice] = await Promise.all([allCards(), allChoices()]);
  cards.value = new Map(everyCard.map((card) => [card.slug, card]));
  choices.value = everyChoice;
}

/** A card by its slug: one of the catalogue, or an own card of a game that was shown; what is neither is taken for an Action. */
export function cardInfo(slug: string): CardInfo {
  return cards.value.get(slug) ?? ownCard(slug)?.card ?? { ...UNKNOWN, slug, name: slug };
}

export function everyCard(): CardInfo[] {
  return [...cards.value.values()];
}

const UNKNOWN: CardInfo = {
  slug: "",
  name: "",
  cost: 0,
  types: ["action"],
  editions: [1, 2],
  is_basic: false,
  worth: 0,
  points: 0,
  points_per: {},
  cards: 0,
  actions: 0,
  buys: 0,
  coins: 0,
  also: [],
};

const ORDER = ["action", "treasure", "victory", "curse"];

/** Actions, Treasures, Victory cards, Curses; dearer ones first. */
export function inOrder(slugs: readonly string[]): string[] {
  const place = (slug: string): number => ORDER.findIndex((type) => cardInfo(slug).types.includes(type));
  return [...slugs].sort((a, b) => place(a) - place(b) || cardInfo(b).cost - cardInfo(a).cost || a.localeCompare(b));
}

/** By cost, then by name in the reader's language: the order in which people look for cards. */
export function byCost(slugs: readonly string[]): string[] {
  return [...slugs].sort((a, b) => cardInfo(a).cost - cardInfo(b).cost || compareNames(a, b));
}

/** The class that gives a card its colours. */
export function kindOf(slug: string): string {
  if (slug === "copper" || slug === "silver") return `kind-${slug}`;
  const { types } = cardInfo(slug);
  const kind = ["attack", "reaction", "victory", "curse", "treasure"].find((type) => types.includes(type));
  return `kind-${kind ?? "action"}`;
}
