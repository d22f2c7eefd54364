/** The decks of all players turn by turn, as layers that lie on each other. */

import type { DeckMade, TurnTaken } from "../wire/protocol";

export const SORTS = ["actions", "treasures", "coppers", "others"] as const;
export type Sort = (typeof SORTS)[number];

export const size = (deck: DeckMade): number => SORTS.reduce((sum, sort) => sum + deck[sort], 0);

/** Coins for each card: how much money a hand brings, roughly a fifth of it. */
export const density = (deck: DeckMade): number => deck.coins / Math.max(size(deck), 1);

/** The turns of a seat. */
export const turnsOf = (turns: readonly TurnTaken[], seat: number): TurnTaken[] => turns.filter((turn) => turn.seat === seat);

/** For each sort how high its layer begins and ends at every turn. */
export function layers(decks: readonly DeckMade[]): { sort: Sort; from: number[]; to: number[] }[] {
  const top = decks.map(() => 0);
  return SORTS.map((sort) => {
    const from = [...top];
    decks.forEach((deck, place) => (top[place] = (top[place] ?? 0) + deck[sort]));
    return { sort, from, to: [...top] };
  });
}
