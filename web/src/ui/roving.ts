/** One tab stop for a group of cards; the arrow keys go from card to card by where they lie on the screen. */

import { useState } from "preact/hooks";
import { isPlain } from "./keys";

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Rows are this far apart for the eye, in pixels: cards that are raised a little are still in their row. */
const ROW = 12;

/** How far something lies in a direction: sideways only in the same row, up and down the next row first, and in it what lies nearest. */
function distance(from: DOMRect, to: DOMRect, [x, y]: readonly [number, number]): number {
  const across = to.x + to.width / 2 - (from.x + from.width / 2);
  const down = to.y + to.height / 2 - (from.y + from.height / 2);
  const isSameRow = Math.abs(down) <= ROW;
  if (x !== 0) return isSameRow && across * x > 0 ? across * x : Infinity;
  return !isSameRow && down * y > 0 ? Math.round((down * y) / ROW) * FAR + Math.abs(across) : Infinity;
}

/** More than any screen is wide. */
const FAR = 100_000;

/** What the eye takes for the button: the whole row of a grid may be one tile. */
const tileOf = (item: HTMLElement): Element => item.closest("[role=row]") ?? item;

function nearest(from: HTMLElement, candidates: readonly HTMLElement[], arrow: readonly [number, number]): HTMLElement | null {
  const start = tileOf(from).getBoundingClientRect();
  const ranked = candidates.map((candidate) => [distance(start, tileOf(candidate).getBoundingClientRect(), arrow), candidate] as const);
  const best = ranked.reduce((a, b) => (b[0] < a[0] ? b : a), [Infinity, from] as const);
  return best[0] < Infinity ? best[1] : null;
}

export interface Roving {
  group: { onKeyDown: (event: KeyboardEvent) => void };
  item: (place: number) => { "data-rove": true; tabIndex: number; onFocus: () => void };
}

/** For a group of `count` buttons: give `group` to the element around them and `item(place)` to each. */
export function useRoving(count: number): Roving {
  const [active, setActive] = useState(0);
  const current = Math.min(active, Math.max(count - 1, 0));
  return {
    group: { onKeyDown: moveFocus },
    item: (place) => ({ "data-rove": true, tabIndex: place === current ? 0 : -1, onFocus: () => setActive(place) }),
  };
}

function moveFocus(event: KeyboardEvent): void {
  const arrow = isPlain(event) ? ARROWS[event.key] : undefined;
  const from = document.activeElement;
  const group = event.currentTarget;
  if (!arrow || !(from instanceof HTMLElement) || !(group instanceof HTMLElement)) return;
  const next = nearest(from, [...group.querySelectorAll<HTMLElement>("[data-rove]")], arrow);
  event.preventDefault();
  next?.focus();
}
