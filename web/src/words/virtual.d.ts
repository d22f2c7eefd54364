/** What is said when the words themselves cannot be loaded, and on the button to try again; see `words.plugin.js`. */
declare module "virtual:last-words" {
  const words: Record<string, readonly [failed: string, again: string]>;
  export default words;
}

/** Where the words are that the build has cut out; see `words.plugin.js`. */
declare module "virtual:words" {
  /** What every page says (`shell`), what a page says besides (by its name in `app/routes.ts`), and the long texts of the cards. */
  export type Part = "shell" | "card-texts" | import("../app/routes").Page;
  export const addresses: Readonly<Record<Part, Readonly<Record<string, string>>>>;
  /** The names of all cards in all languages. */
  export const names: string;
}
