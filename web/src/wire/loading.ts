/** What is fetched beside the pages: words, cards, code. If that fails it is said, and can be tried again. */

import { computed, signal } from "@preact/signals";

type Fetching = () => Promise<void>;

const failures = signal<ReadonlyMap<string, Fetching>>(new Map());
export const hasFailed = computed(() => failures.value.size > 0);

/** Fetch something; if it fails it is kept under its name, to be tried again. */
export async function insist(name: string, fetching: Fetching): Promise<void> {
  try {
    await fetching();
    keep(name, null);
  } catch (problem) {
    console.info(name, problem);
    keep(name, fetching);
  }
}

function keep(name: string, fetching: Fetching | null): void {
  const others = [...failures.peek()].filter(([other]) => other !== name);
  failures.value = new Map(fetching ? [...others, [name, fetching]] : others);
}

/** Fetch once more what has failed. */
export function tryAgain(): void {
  for (const [name, fetching] of failures.peek()) void insist(name, fetching);
}

/** Try again by itself when the network is back. */
export function followNetwork(): void {
  addEventListener("online", tryAgain);
}

/** Load the page anew, if the server is there: a part of the code that was refused once stays refused. */
export async function reload(): Promise<void> {
  const response = await fetch("/", { cache: "no-store" });
  if (response.ok) location.reload();
}

/** Load the page anew if the server has other pages than the one that runs: after an update the parts of the old ones are gone. */
export async function reloadIfOutdated(): Promise<void> {
  const running = document.querySelector("script[type=module][src]")?.getAttribute("src");
  const served = await (await fetch("/", { cache: "no-store" })).text();
  if (running && !served.includes(running)) location.reload();
}
