/** Cuts out of the Fluent files what each page says, so that a visit loads the words it needs and no others.
 *
 * What a page says is read off its sources: every string that is the id of a message, and every template whose beginning is
 * (`web-theme-${theme}`: all that begin so), in its module and those it imports. What every page says is a part of its own.
 */

import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const WEB = dirname(fileURLToPath(import.meta.url));
const PACKAGE = resolve(WEB, "../src/fiefdom");
const LANGUAGES = ["en", "ro", "pl", "is", "he"];
const FILES = ["names", "game", "ui", "table", "opponents", "lab", "study", "puzzles"];
const LONG = "card-text-";

/** The messages of a language by their ids, as they stand in the files. */
function messagesOf(language) {
  const files = FILES.map((file) => `${PACKAGE}/text/locales/${language}/${file}.ftl`);
  const sets = globSync(`${PACKAGE}/cards/*/texts/${language}.ftl`).sort();
  const entries = [...files, ...sets].flatMap((file) => readFileSync(file, "utf8").split(/^(?=[a-zA-Z#-])/m));
  return new Map(entries.filter((entry) => /^-?[a-z][\w-]* *=/.test(entry)).map((entry) => [entry.split(/ *=/, 1)[0], entry.trimEnd()]));
}

/** A module and those that it imports, but not their types. What it loads later from its own folder belongs to it; other pages do not. */
function modulesFrom(file, seen = new Set()) {
  if (seen.has(file)) return seen;
  seen.add(file);
  const source = readFileSync(file, "utf8");
  const later = source.matchAll(/\bimport\("(\.\/[^"]+)"\)/g);
  for (const [, specifier] of [...source.matchAll(/^(?:import|export)(?! type) [^;]*?["'](\.[^"']+)["'];/gm), ...later]) {
    const found = ["", ".ts", ".tsx"].map((ending) => join(dirname(file), specifier) + ending).find((path) => /\.tsx?$/.test(path) && existsSync(path));
    if (found) modulesFrom(found, seen);
  }
  return seen;
}

/** The ids that a module can say. */
function saidIn(file, ids) {
  const source = readFileSync(file, "utf8");
  const whole = [...source.matchAll(/["`]([a-z][\w-]*)["`]/g)].map(([, text]) => text);
  const beginnings = [...source.matchAll(/`([a-z][\w-]*)\$\{/g)].map(([, text]) => text);
  const prefixes = [...source.matchAll(/\b(?:tOf|has)\("([a-z][\w-]*)"/g)].map(([, text]) => `${text}-`);
  return ids.filter((id) => whole.includes(id) || [...beginnings, ...prefixes].some((beginning) => id.startsWith(beginning)));
}

/** The pages in the table of routes: their names and modules. */
function pagesIn(routes) {
  const rows = [...readFileSync(routes, "utf8").matchAll(/page: "([\w-]+)"[\s\S]*?import\("([^"]+)"\)/g)];
  return rows.map(([, page, specifier]) => [page, `${join(dirname(routes), specifier)}.tsx`]);
}

/** The ids of each part. */
function parts(messages) {
  const ids = [...messages.keys()].filter((id) => !id.startsWith(LONG) && !id.startsWith("-"));
  const of = (file) => new Set([...modulesFrom(file)].flatMap((module) => saidIn(module, ids)));
  const shell = of(`${WEB}/src/app/main.tsx`);
  const pages = pagesIn(`${WEB}/src/app/routes.ts`).map(([page, file]) => [page, [...of(file)].filter((id) => !shell.has(id))]);
  const long = [...messages.keys()].filter((id) => id.startsWith(LONG));
  return Object.fromEntries([["shell", [...shell]], ...pages, ["card-texts", long]]);
}

/** The text of a part: its messages, and those that they refer to. */
function textOf(ids, messages) {
  const wanted = new Set();
  const add = (id) => {
    const text = messages.get(id);
    if (text === undefined || wanted.has(id)) return;
    wanted.add(id);
    for (const [, other] of text.matchAll(/\{ *(-?[a-z][\w-]*)/g)) add(other);
  };
  ids.forEach(add);
  return [...messages].filter(([id]) => wanted.has(id)).map(([, text]) => `${text}\n`).join("");
}

const hashed = (name, ending, text) => `assets/${name}.${createHash("sha256").update(text).digest("hex").slice(0, 10)}.${ending}`;

/** All files, by their paths; and the modules that say where they are. */
function cut() {
  const messages = new Map(LANGUAGES.map((language) => [language, messagesOf(language)]));
  const files = new Map();
  const keep = (name, ending, text) => {
    const path = hashed(name, ending, text);
    files.set(path, text);
    return `/${path}`;
  };
  const addresses = {};
  for (const [part, ids] of Object.entries(parts(messages.get("en")))) {
    addresses[part] = Object.fromEntries(LANGUAGES.map((language) => [language, keep(`${part}.${language}`, "ftl", textOf(ids, messages.get(language)))]));
  }
  const slugs = [...messages.get("en").keys()].filter((id) => /^card-(?!text-)/.test(id)).map((id) => id.slice("card-".length));
  const name = (language, slug) => /= *(.*)/.exec(messages.get(language).get(`card-${slug}`) ?? "")?.[1] ?? slug;
  const names = keep("names", "json", JSON.stringify(Object.fromEntries(slugs.map((slug) => [slug, LANGUAGES.map((language) => name(language, slug))]))));
  const plain = (language, id) => /= *(.*)/.exec(messages.get(language).get(id))[1];
  const last = Object.fromEntries(LANGUAGES.map((language) => [language, [plain(language, "web-failed"), plain(language, "web-again")]]));
  return {
    files,
    modules: {
      "virtual:words": `export const addresses = ${JSON.stringify(addresses)}; export const names = ${JSON.stringify(names)};`,
      "virtual:last-words": `export default ${JSON.stringify(last)};`,
    },
  };
}

/** The plugin for Vite. */
export function words() {
  let made = null;
  const now = () => (made ??= cut());
  return {
    name: "words",
    resolveId: (id) => (id.startsWith("virtual:") ? id : null),
    load: (id) => (id.startsWith("virtual:") ? now().modules[id] : null),
    generateBundle() {
      for (const [fileName, source] of now().files) this.emitFile({ type: "asset", fileName, source });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        made = null; // sources change while one works on them
        const text = now().files.get((request.url ?? "").slice(1));
        if (text === undefined) return next();
        response.end(text);
      });
    },
  };
}
