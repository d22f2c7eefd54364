/**
 * The pictures of the cards: our own drawings, made of a few flat shapes on a field of 48 × 48, which each set of cards brings along.
 *
 * Each shape is a tone and a path. `d` dark, `m` middle, `l` light, `w` the lightest; the colours of the tones come from the type of the card.
 * The pictures of the set that everybody begins with are there at once, those of the others as soon as a card of theirs is shown.
 */

import { signal } from "@preact/signals";

export type Tone = "d" | "m" | "l" | "w";
export type Shape = readonly [Tone, string];
type Emblems = Readonly<Record<string, readonly Shape[]>>;

const FIRST = import.meta.glob<Emblems>("../../../src/fiefdom/cards/base/emblems.json", { eager: true, import: "default" });
const OTHERS = import.meta.glob<Emblems>(["../../../src/fiefdom/cards/*/emblems.json", "!**/base/emblems.json"], { import: "default" });

const emblems = signal<Emblems>(Object.assign({}, ...Object.values(FIRST)));
let others: Promise<void> | null = null;

async function loadOthers(): Promise<void> {
  const found = await Promise.all(Object.values(OTHERS).map((load) => load()));
  emblems.value = Object.assign({}, emblems.value, ...found);
}

/** For cards that have no picture of their own, such as invented ones. */
export const NO_EMBLEM: readonly Shape[] = [
  ["m", "M24 4l2.2 4v21h-4.4v-21z"],
  ["l", "M24 5l16 8v13c0 8 -8 14 -16 18c-8 -4 -16 -10 -16 -18v-13z"],
  ["m", "M24 5l16 8v13c0 8 -8 14 -16 18z"],
  ["d", "M24 14l7 9l-7 11l-7 -11z"],
];

/** The shapes of a card's picture; without a connection, cards of the other sets have none of their own. */
export function shapesOf(card: string): readonly Shape[] {
  const known = emblems.value[card];
  if (!known) others ??= loadOthers().catch(() => void (others = null));
  return known ?? NO_EMBLEM;
}
