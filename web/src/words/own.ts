/** Own cards, as their inventors have named and explained them. They come with the kingdom of a game: no catalogue and no file of words has them. */

import { signal } from "@preact/signals";
import { settings } from "../kept/settings";
import type { KingdomState, OwnCard } from "../wire/protocol";
import { readsFromRight } from "./fluent";

const met = signal<ReadonlyMap<string, OwnCard>>(new Map());
let latest = "";

/** Get to know the own cards of a game that is to be shown. */
export function meetCards({ own }: KingdomState): void {
  meetOwnCards(own);
}

/** Get to know own cards, also while they are being invented. */
export function meetOwnCards(own: readonly OwnCard[]): void {
  const found = JSON.stringify(own);
  if (found === latest || own.length === 0) return;
  latest = found;
  met.value = new Map([...met.peek(), ...own.map((each) => [each.card.slug, each] as const)]);
}

export function ownCard(slug: string): OwnCard | undefined {
  return met.value.get(slug);
}

/** What an own card has in the language that is shown, in English, or in whatever language there is: that keeps its own direction. */
export function inOwnWords(said: Readonly<Record<string, string>>): string {
  return said[settings.value.language] ?? isolated(said["en"] ?? Object.values(said)[0] ?? "");
}

function isolated(text: string): string {
  return readsFromRight() && text ? `\u2068${text}\u2069` : text;
}
