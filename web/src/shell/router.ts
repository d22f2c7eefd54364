/** What the address says. The part after `#` is kept out of the server's sight: invitations are there. */

import { signal } from "@preact/signals";
import { expectArrival } from "./arrival";

/** What an address says; which page that is the table of routes knows. */
export interface Route {
  /** The first part, without slashes: nothing, `new`, `t`. */
  path: string;
  id: string;
  query: URLSearchParams;
  hash: string;
}

/** The parts of an address. */
export function parse({ pathname, search, hash }: Pick<Location, "pathname" | "search" | "hash">): Route {
  const [, first = "", id = ""] = pathname.split("/");
  return { path: first, id: decoded(id), query: new URLSearchParams(search), hash: hash.slice(1) };
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

/** The code that an address carries by which one's own seat comes to this device. */
export function handoverIn({ hash }: Route): string {
  return decoded(/^seat=(.+)$/.exec(hash)?.[1] ?? "");
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
  addEventListener("popstate", (event) => comeBack(event.state as Numbered | null));
  addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest?.("a[href^='/']");
    const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (!(link instanceof HTMLAnchorElement) || !plain || link.target || link.hasAttribute("download")) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}

/** Somebody went back or forward, or changed what stands after `#`. */
function comeBack(state: Numbered | null): void {
  const before = route.value;
  scrolled.set(entry, scrollY);
  if (state) entry = state.entry;
  else number(++entries);
  route.value = parse(location);
  if (before.path !== route.value.path || before.id !== route.value.id) expectArrival(scrolled.get(entry) ?? 0);
}

/** What the browser keeps with an entry of its history. */
interface Numbered {
  entry: number;
}

/** Give the entry one is at a number. */
function number(given: number): void {
  entry = given;
  history.replaceState({ entry }, "");
}

const LEFT = "fiefdom.scrolled";

/** The page draws itself later than browsers expect, so it remembers by itself how far it was scrolled when it was loaded anew. */
function returnAfterReload(): void {
  const state = history.state as Numbered | null;
  history.scrollRestoration = "manual";
  if (state) expectArrival(lastScroll(), { quietly: true });
  entries = state?.entry ?? 0;
  number(entries);
  addEventListener("pagehide", () => keepScroll(scrollY));
}

function lastScroll(): number {
  try {
    return Number(sessionStorage.getItem(LEFT));
  } catch {
    return 0; // a browser that keeps nothing
  }
}

function keepScroll(scroll: number): void {
  try {
    sessionStorage.setItem(LEFT, String(scroll));
  } catch {
    // a browser that keeps nothing
  }
}
