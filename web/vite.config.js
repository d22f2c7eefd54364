import { readFileSync } from "node:fs";
import { defineConfig } from "vite";
import { words } from "./words.plugin.js";

const server = process.env.FIEFDOM_SERVER ?? "http://127.0.0.1:8000";

/** Whatever style sheet comes first, the layers lie as `tokens.css` says. */
function layers() {
  const [order] = /^@layer [\w, ]+;/m.exec(readFileSync(new URL("src/styles/tokens.css", import.meta.url), "utf8"));
  return {
    name: "layers",
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) if (file.fileName.endsWith(".css")) file.source = order + file.source;
    },
  };
}

export default defineConfig({
  plugins: [words(), layers()],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: "../src/fiefdom/server/static",
    emptyOutDir: true,
    // The server's content security policy allows files of its own and nothing that is written into the page.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // These know `light-dark()`, container queries and `@property`; nothing is written twice for older ones.
    cssTarget: ["chrome123", "firefox128", "safari17.5"],
  },
  // The unit tests are built for Node with all they need.
  ssr: { noExternal: true },
  server: {
    fs: { allow: [".."] }, // the sets of cards bring their pictures along
    proxy: {
      "/api": { target: server, ws: true },
      "/ws": { target: server, ws: true },
      "/locales": server,
    },
  },
});
