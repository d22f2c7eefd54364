/** What a link to the lab says: the strategies, the kingdom and own cards, in the part that no server sees. */

export interface Bench {
  strategies: readonly string[];
  kingdom: string;
  /** The text of own cards; mostly there are none. */
  cards: string;
}

/** What stands after `#`; null if it is no bench. */
export function benchIn(hash: string): Bench | null {
  const said = new URLSearchParams(hash);
  const strategies = said.getAll("s");
  return strategies.length > 0 ? { strategies, kingdom: said.get("k") ?? "", cards: said.get("c") ?? "" } : null;
}

/** A bench as the end of an address. */
export function addressOf({ strategies, kingdom, cards }: Bench): string {
  return `/lab#${new URLSearchParams([["k", kingdom], ...(cards ? [["c", cards]] : []), ...strategies.map((text) => ["s", text])])}`;
}
