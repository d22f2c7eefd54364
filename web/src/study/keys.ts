/** The keys of a recorded game. */

import type { Help } from "../board/KeysHelp";
import { settings } from "../kept/settings";
import { useKeys } from "../ui/keys";
import { readsFromRight } from "../words/fluent";

/** Where a key leads: so many steps, the next or last turn, card or costly decision, an answer, the other side, the figures as a table. */
export type Deed =
  | { steps: number }
  | { by: "turn" | "card" | "mistake"; direction: 1 | -1 }
  | { answer: number }
  | "branch" | "back" | "hint" | "reveal" | "on" | "side" | "table" | "help" | "close"; // prettier-ignore

/** What a key means; the arrows to the sides follow the direction of reading. Single characters can be switched off. */
export function deedOf(key: string): Deed | undefined {
  if (key.length === 1 && !settings.value.shortcuts) return undefined;
  if (/^[1-9]$/.test(key)) return { answer: Number(key) - 1 };
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
  b: "branch",
  x: "back",
  h: "hint",
  s: "reveal",
  Enter: "on",
  v: "side",
  t: "table",
  "?": "help",
  Escape: "close",
};

/** Do what keys mean as long as the page is shown; `perform` says whether it was anything. What scrolls keeps the keys by which it scrolls. */
export function useStudyKeys(perform: (deed: Deed) => boolean): void {
  useKeys(({ key, target }) => {
    const deed = deedOf(key);
    const isElsewhere = target instanceof Element && (SCROLLING.includes(key) ? target.closest("[role=tabpanel]") : key === "Enter" && target.closest("button, a, summary"));
    return deed !== undefined && !isElsewhere && perform(deed);
  });
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
      ["1 – 9", "study-key-answer"],
      ["B", "study-key-branch"],
      ["X", "study-key-back"],
      ["H", "study-key-hint"],
      ["S", "study-key-reveal"],
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
