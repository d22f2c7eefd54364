/** Which page the address names. The part after `#` is kept out of the server's sight: invitations are there. */

import { signal } from "@preact/signals";

export type Page = "home" | "new" | "learn" | "table" | "replay";

export interface Route {
  page: Page;
  id: string;
  query: URLSearchParams;
  hash: string;
}

function parse(): Route {
  const [, first = "", id = ""] = location.pathname.split("/");
  const pages: Record<string, Page> = { new: "new", learn: "learn", t: "table", r: "replay" };
  return { page: pages[first] ?? "home", id: decodeURIComponent(id), query: new URLSearchParams(location.search), hash: location.hash.slice(1) };
}

export const route = signal<Route>(parse());

/** Go to an address of ours. */
export function go(address: string): void {
  history.pushState(null, "", address);
  route.value = parse();
  scrollTo(0, 0);
}

/** Change the address without making a new entry in the history, such as the step of a replay. */
export function adjust(address: string): void {
  history.replaceState(null, "", address);
}

/** Follow links and the buttons of the browser. */
export function followAddress(): void {
  addEventListener("popstate", () => (route.value = parse()));
  addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest?.("a[href^='/']");
    const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (!(link instanceof HTMLAnchorElement) || !plain || link.target || link.hasAttribute("download")) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
