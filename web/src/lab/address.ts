/** What a link to the lab says: the strategies and the kingdom, in the part that no server sees. */

export interface Bench {
  strategies: readonly string[];
  kingdom: string;
}

/** What stands after `#`; null if it is no bench. */
export function benchIn(hash: string): Bench | null {
  const said = new URLSearchParams(hash);
  const strategies = said.getAll("s");
  return strategies.length > 0 ? { strategies, kingdom: said.get("k") ?? "" } : null;
}

/** A bench as the end of an address. */
export function addressOf({ strategies, kingdom }: Bench): string {
  return `/lab#${new URLSearchParams([["k", kingdom], ...strategies.map((text) => ["s", text])])}`;
}
