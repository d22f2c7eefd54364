/** What the words of the strategy language mean, in the language of the reader; of a card, what it does. */

import { everyCard } from "../cards/catalogue";
import { cardName, summary } from "../words/cards";
import { ownCard } from "../words/own";
import { has, tOf } from "../words/t";
import { type Vocabulary, wordAt } from "./language";

/** What is known about the word at a place of a text; nothing is an empty text. */
export function helpAt(text: string, place: number, vocabulary: Vocabulary): string {
  const found = wordAt(text, place, vocabulary);
  return found ? helpFor(found.word) : "";
}

/** What a word of the language means. Sections of single cards are about what they say after the dot. */
export function helpFor(word: string): string {
  const plain = word.toLowerCase().replace(/\W+$/, "");
  const card = everyCard().find(({ name }) => name.toLowerCase() === plain) ?? ownCard(plain.replaceAll(" ", "-"))?.card;
  if (card) return `${cardName(card.slug)}: ${summary(card.slug)}`;
  const candidates = [plain, plain.split(".").at(-1) ?? "", plain.split(" ")[0] ?? ""];
  const known = candidates.find((each) => has("lab-help", each));
  return known ? tOf("lab-help", known).replaceAll("`", "") : "";
}
