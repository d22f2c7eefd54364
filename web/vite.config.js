import { defineConfig } from "vite";

const server = process.env.FIEFDOM_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: "../src/fiefdom/server/static",
    emptyOutDir: true,
    // The server's content security policy allows files of its own and nothing that is written into the page.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      "/api": { target: server, ws: true },
      "/locales": server,
    },
  },
});
