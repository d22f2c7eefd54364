/** Being without a connection: whether we are, and the worker that keeps pages for then (public/worker.js). */

import { signal } from "@preact/signals";

/** Whether the browser says that there is no network at all. */
export const isOffline = signal(false);

export function followConnection(): void {
  const look = (): void => {
    isOffline.value = !navigator.onLine;
  };
  look();
  addEventListener("online", look);
  addEventListener("offline", look);
}

/** Let the worker keep what this page is made of, and what it opens from now on. Browsers have workers on safe connections only. */
export async function keepForLater(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register("/worker.js");
  const { active } = await navigator.serviceWorker.ready;
  const own = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  active?.postMessage({ keep: own.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/")).map(({ pathname }) => pathname) });
}

/** Whether this is the installed app, not a page among others. */
export const isInstalled = (): boolean => matchMedia("(display-mode: standalone)").matches;
