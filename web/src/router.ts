/** Which page the address names. The part after `#` is kept out of the server's sight: invitations are there. */

import { signal } from "@preact/signals";
import { expectArrival } from "./arrival";

export type Page = "home" | "new" | "learn" | "table" | "replay";

export interface Route {
  page: Page;
  id: string;
  query: URLSearchParams;
  hash: string;
}

const PAGES: Readonly<Record<string, Page>> = { new: "new", learn: "learn", t: "table", r: "replay" };

/** The page of an address. */
export function parse({ pathname, search, hash }: Pick<Location, "pathname" | "search" | "hash">): Route {
  const [, first = "", id = ""] = pathname.split("/");
  return { page: PAGES[first] ?? "home", id: decoded(id), query: new URLSearchParams(search), hash: hash.slice(1) };
}

/** A part of an address as it was meant; one that nobody can have meant stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The token of an invitation that an address carries. */
export function invitationIn({ hash }: Route): string {
  return decoded(/^join=(.+)$/.exec(hash)?.[1] ?? "");
}

export const route = signal<Route>(parse({ pathname: "/", search: "", hash: "" }));

/** How far each entry of the history was scrolled when it was left, by its number. */
const scrolled = new Map<number, number>();
let entry = 0;
let entries = 0;

/** Go to an address of ours. */
export function go(address: string): void {
  scrolled.set(entry, scrollY);
  entry = ++entries;
  history.pushState({ entry }, "", address);
  route.value = parse(location);
  scrollTo(0, 0);
  expectArrival(0);
}

/** Change the address without making a new entry in the history, such as the step of a replay. */
export function adjust(address: string): void {
  history.replaceState(history.state, "", address);
  route.value = parse(location);
}

/** Follow links and the buttons of the browser. */
export function followAddress(): void {
  route.value = parse(location);
  returnAfterReload();
  addEventListener("popstate", (event) => comeBack((event.state as Kept | null) ?? {}));
  addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest?.("a[href^='/']");
    const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (!(link instanceof HTMLAnchorElement) || !plain || link.target || link.hasAttribute("download")) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}

/** What the browser keeps with an entry of its history. */
interface Kept {
  entry?: number;
  scroll?: number;
}

/** Somebody went back or forward, or changed what stands after `#`. */
function comeBack(kept: Kept): void {
  const before = route.value;
  scrolled.set(entry, scrollY);
  if (kept.entry === undefined) number(++entries);
  else entry = kept.entry;
  route.value = parse(location);
  if (before.page !== route.value.page || before.id !== route.value.id) expectArrival(scrolled.get(entry) ?? kept.scroll ?? 0);
}

/** Give the entry one is at a number. */
function number(given: number): void {
  entry = given;
  history.replaceState({ entry }, "");
}

/** The page draws itself later than browsers expect, so it keeps by itself how far it was scrolled. */
function returnAfterReload(): void {
  const kept = (history.state ?? {}) as Kept;
  history.scrollRestoration = "manual";
  entries = kept.entry ?? 0;
  number(entries);
  if (kept.scroll) expectArrival(kept.scroll, { quietly: true });
  addEventListener("pagehide", () => history.replaceState({ entry, scroll: scrollY }, ""));
}
