/** What is said when the words themselves cannot be loaded, and on the button to try again; see `vite.config.js`. */
declare module "virtual:last-words" {
  const words: Record<string, readonly [failed: string, again: string]>;
  export default words;
}
