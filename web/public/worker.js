/* Keeps what this browser has opened, so that the pages that need no game are there without a connection.
 *
 * Files with a hash in their name never change: what is kept is taken. Everything else is asked for first, and what was kept is the
 * answer when nobody answers; so nothing is ever older than it must be, and after an update the next visit is of one piece.
 * Games are not kept: they need the server.
 */

const FILES = "files-1";
const ANSWERS = "answers-1";
const MOST = { [FILES]: 160, [ANSWERS]: 120 };

/** What can be looked at without a connection: cards, sets, lessons, rules, games that are over. */
const KEPT = /^\/api\/(cards|kingdoms|lessons|learn\/\w+|rules\/[\w-]+|replays\/.+)$/;
const FIXED = /^\/(assets\/.+|favicon\.svg|icon-.+\.png|manifest\.webmanifest)$/;
const SHELL = "/";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(Promise.all([forgetOlder(), self.clients.claim()])));

/** The page that runs names the files that it was made of before there was a worker. */
self.addEventListener("message", ({ data }) => {
  if (data?.keep) void keepAll(data.keep);
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || request.cache === "no-store") return;
  if (request.mode === "navigate") event.respondWith(asked(request, FILES, SHELL));
  else if (FIXED.test(pathname)) event.respondWith(taken(request));
  else if (KEPT.test(pathname)) event.respondWith(asked(request, ANSWERS, inLanguage(request)));
});

/** An answer of the server is in the language of whoever asks. */
function inLanguage(request) {
  const address = new URL(request.url);
  address.searchParams.append("reader", request.headers.get("Accept-Language") ?? "");
  return address.href;
}

async function taken(request) {
  const kept = await (await caches.open(FILES)).match(request);
  return kept ?? keep(FILES, request, await fetch(request));
}

async function asked(request, name, key) {
  try {
    return await keep(name, key, await fetch(request));
  } catch (problem) {
    const kept = await (await caches.open(name)).match(key);
    if (kept) return kept;
    throw problem;
  }
}

async function keep(name, key, response) {
  if (!response.ok || response.redirected) return response;
  const cache = await caches.open(name);
  await cache.put(key, response.clone());
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST[name])).map((oldest) => cache.delete(oldest)));
  return response;
}

async function keepAll(addresses) {
  const cache = await caches.open(FILES);
  for (const address of [SHELL, ...addresses]) if (!(await cache.match(address))) await cache.add(address).catch(() => {});
}

async function forgetOlder() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !(name in MOST)).map((name) => caches.delete(name)));
}
