/** The keys of a recorded game. */

import { useEffect } from "preact/hooks";
import type { Help } from "../board/KeysHelp";
import { listenToKeys } from "../ui/keys";
import { readsFromRight } from "../words/fluent";

/** Where a key leads: so many steps, the next or last turn, card or costly decision, the other side, the figures as a table. */
export type Deed = { steps: number } | { by: "turn" | "card" | "mistake"; direction: 1 | -1 } | "side" | "table" | "help" | "close";

/** What a key means; the arrows to the sides follow the direction of reading. */
export function deedOf(key: string): Deed | undefined {
  const forward = readsFromRight() ? -1 : 1;
  return ({ ArrowRight: { steps: forward }, ArrowLeft: { steps: -forward }, Home: { steps: -Infinity }, End: { steps: Infinity }, ...PLAIN } as Record<string, Deed>)[key.length === 1 ? key.toLowerCase() : key];
}

const PLAIN: Readonly<Record<string, Deed>> = {
  ArrowDown: { by: "turn", direction: 1 },
  ArrowUp: { by: "turn", direction: -1 },
  PageDown: { by: "card", direction: 1 },
  PageUp: { by: "card", direction: -1 },
  n: { by: "mistake", direction: 1 },
  p: { by: "mistake", direction: -1 },
  v: "side",
  t: "table",
  "?": "help",
  Escape: "close",
};

/** Do what keys mean as long as the page is shown. What scrolls keeps the keys by which it scrolls. */
export function useStudyKeys(perform: (deed: Deed) => void): void {
  useEffect(() =>
    listenToKeys(({ key, target }) => {
      const deed = deedOf(key);
      if (!deed || (SCROLLING.includes(key) && target instanceof Element && target.closest("[role=tabpanel]"))) return false;
      perform(deed);
      return typeof deed !== "string" && "by" in deed;
    }),
  );
}

const SCROLLING: readonly string[] = ["ArrowDown", "ArrowUp", "PageDown", "PageUp"];

export function studyHelp(): Help {
  const [onward, back] = readsFromRight() ? ["←", "→"] : ["→", "←"];
  return {
    keys: [
      [onward ?? "", "web-next-step"],
      [back ?? "", "web-previous-step"],
      ["↓", "study-next-turn"],
      ["↑", "study-previous-turn"],
      ["PgDn", "study-next-card"],
      ["PgUp", "study-previous-card"],
      ["N", "study-next-mistake"],
      ["P", "study-previous-mistake"],
      ["V", "study-other-side"],
      ["T", "web-as-table"],
      ["Home", "web-first-step"],
      ["End", "web-last-step"],
      ["?", "web-key-help"],
      ["Esc", "ui-close"],
    ],
    commands: [],
  };
}
