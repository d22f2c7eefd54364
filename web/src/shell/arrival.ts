/** Coming to a page: its main part gets the focus, its title is said, and a page one returns to is where it was left. */

import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import { announce } from "../ui/notices";

interface Arrival {
  scroll: number;
  /** Without focus and words: the page was only loaded anew. */
  quietly: boolean;
}

let expected: Arrival | null = null;

/** The next page that is drawn is come to, and was left so far down. */
export function expectArrival(scroll: number, { quietly = false } = {}): void {
  expected = { scroll, quietly };
}

/** For the frame of a page, with its main part. */
export function useArrival(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const arrival = expected;
    expected = null;
    if (!arrival || !main.current) return;
    scrollAsItWas(arrival.scroll);
    if (arrival.quietly) return;
    main.current.focus({ preventScroll: true });
    queueMicrotask(() => announce(document.title)); // which the page around this sets in its own effect
  }, []);
}

/** The title of the window, for pages whose title changes. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}

const READERS_OWN = ["wheel", "touchstart", "keydown", "pointerdown"];

/** Scroll to where the page was left, as soon as it is long enough; whoever moves first is left in peace. */
function scrollAsItWas(to: number): void {
  scrollTo(0, to);
  if (Math.ceil(scrollY) >= to) return;
  const stop = new AbortController();
  const watcher = new ResizeObserver(() => {
    scrollTo(0, to);
    if (Math.ceil(scrollY) >= to) stop.abort();
  });
  stop.signal.addEventListener("abort", () => watcher.disconnect());
  for (const event of READERS_OWN) addEventListener(event, () => stop.abort(), { signal: stop.signal, passive: true });
  watcher.observe(document.body);
}
