/** What the next game is played with: what was chosen last, or, if nothing was, what the server offers for a first game. */

import { cardInfo, choices, everyCard } from "../cards/catalogue";
import { kingdomName } from "../cards/kingdoms";
import { lastWish, type Wish } from "../kept/wish";
import type { BotInfo, SetInfo } from "../wire/protocol";
import { t } from "../words/t";

/** The levels, the weakest first, and whoever adapts to one; and somebody else, if that was the last opponent. */
export function opponents(): readonly BotInfo[] {
  const { bot } = lastWish();
  return (choices.value?.bots ?? []).filter((each) => each.level > 0 || each.adapts || each.name === bot);
}

export function chosenBot(): string {
  const { bot } = lastWish();
  const known = opponents();
  return (known.find((each) => each.name === bot) ?? known[0])?.name ?? "";
}

interface ChosenKingdom {
  /** As a new table is told of it. */
  code: string;
  edition: string;
  cards: readonly string[];
  name: string;
}

export function chosenKingdom(): ChosenKingdom {
  const first = choices.value?.first;
  const { edition = first?.edition ?? "", kingdom, origin = "own" } = lastWish();
  const code = kingdom || first?.kingdoms[edition] || "";
  const set = setOf(code);
  if (set) return { code, edition: String(set.edition), cards: set.cards, name: kingdomName({ key: code, edition: set.edition, cards: set.cards, own: [] }) };
  return { code, edition, cards: cardsIn(code), name: code && ORIGINS[origin]() };
}

const ORIGINS = {
  random: () => t("ui-random-kingdom"),
  today: () => t("web-kingdom-of-the-day"),
  own: () => t("web-own-kingdom"),
};

const setOf = (key: string): SetInfo | undefined => choices.value?.sets.find((set) => set.key === key);

/** The cards that a list of English names has. */
function cardsIn(code: string): string[] {
  const slugs = new Map(everyCard().map((card) => [card.name, card.slug]));
  return code.split(",").flatMap((name) => slugs.get(name.trim()) ?? []);
}

/** A wish for these cards. */
export function ofCards(cards: readonly string[]): Pick<Wish, "kingdom"> {
  return { kingdom: cards.map((card) => cardInfo(card).name).join(", ") };
}

/** The recommended set of the same edition that comes after the chosen one; after the last, and after other cards, the first. */
export function nextSet(): SetInfo | undefined {
  const { code, edition } = chosenKingdom();
  const sets = (choices.value?.sets ?? []).filter((set) => String(set.edition) === edition);
  return sets[(sets.findIndex((set) => set.key === code) + 1) % sets.length];
}
