/** What a decision is called, as in the commentary of chess. */
export const SIGNS: Readonly<Record<string, string>> = { blunder: "??", mistake: "?", inaccuracy: "?!" };
