import { defineConfig } from "vite";
import { words } from "./words.plugin.js";

const server = process.env.FIEFDOM_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [words()],
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
