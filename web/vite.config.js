import { readFileSync } from "node:fs";
import { defineConfig } from "vite";

const server = process.env.FIEFDOM_SERVER ?? "http://127.0.0.1:8000";

const LANGUAGES = ["en", "ro", "pl", "is", "he"];

/** A message of a language, taken out of its file. */
function message(language, key) {
  const file = new URL(`../src/fiefdom/text/locales/${language}/table.ftl`, import.meta.url);
  return new RegExp(`^${key} = (.+)$`, "m").exec(readFileSync(file, "utf8"))[1];
}

/** What is said when the words themselves cannot be loaded: the only ones that come with the client. */
const lastWords = {
  name: "last-words",
  resolveId: (id) => (id === "virtual:last-words" ? id : null),
  load: (id) => {
    if (id !== "virtual:last-words") return null;
    const words = LANGUAGES.map((code) => [code, [message(code, "web-failed"), message(code, "web-again")]]);
    return `export default ${JSON.stringify(Object.fromEntries(words))}`;
  },
};

export default defineConfig({
  plugins: [lastWords],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: "../src/fiefdom/server/static",
    emptyOutDir: true,
    // The server's content security policy allows files of its own and nothing that is written into the page.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  // The unit tests are built for Node with all they need.
  ssr: { noExternal: true },
  server: {
    fs: { allow: [".."] }, // the sets of cards bring their pictures along
    proxy: {
      "/api": { target: server, ws: true },
      "/locales": server,
    },
  },
});
