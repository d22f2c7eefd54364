/** What this person likes: language, light or dark, sound and so on. Kept in the browser alone. */

import { computed, effect } from "@preact/signals";
import { Kept } from "./kept";

export const LANGUAGES = ["en", "ro", "pl", "is", "he"] as const;
export type LanguageCode = (typeof LANGUAGES)[number];

export const LANGUAGE_NAMES: Readonly<Record<LanguageCode, string>> = {
  en: "English",
  ro: "română",
  pl: "polski",
  is: "íslenska",
  he: "עברית",
};

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** How fast cards move and bots are shown. A system that asks for less motion gets none, whatever is chosen here. */
export const MOTIONS = ["off", "fast", "normal"] as const;
export type Motion = (typeof MOTIONS)[number];

export const PILE_ORDERS = ["cost", "name"] as const;
export type PileOrder = (typeof PILE_ORDERS)[number];

export interface Settings {
  language: LanguageCode;
  theme: Theme;
  name: string;
  sound: boolean;
  motion: Motion;
  shortcuts: boolean;
  hover: boolean;
  english: boolean;
  /** Whether advice comes by itself at every question, where there is any. */
  advice: boolean;
  /** How the piles of the kingdom are ordered. */
  piles: PileOrder;
  /** Whether the first press only selects and the second one acts, for small screens. */
  twice: boolean;
  /** Which questions are settled without asking: none, the usual ones, or the `habits` of one's own. */
  automatic: "learner" | "convenient" | "custom";
  habits: Record<string, "ask" | "yes" | "no">;
  /** Questions that are no longer asked before something that is probably a slip. */
  unasked: string[];
}

const DEFAULTS: Omit<Settings, "language" | "twice"> = {
  theme: "auto",
  name: "",
  sound: false,
  motion: "fast",
  shortcuts: true,
  hover: true,
  english: false,
  advice: false,
  piles: "cost",
  automatic: "learner",
  habits: {},
  unasked: [],
};

/** Only what was changed is kept. */
const kept = new Kept<Partial<Settings>>("fiefdom.settings", {});

export const settings = computed<Settings>(() => {
  const all = { language: languageOfBrowser(), twice: isTouched(), ...DEFAULTS, ...kept.value };
  return MOTIONS.includes(all.motion) ? all : { ...all, motion: all.motion ? "fast" : "off" };
});

/** Whether fingers press here: they look at a card first, as a pointer does by resting on it. */
const isTouched = (): boolean => matchMedia("(hover: none) and (pointer: coarse)").matches;

function languageOfBrowser(): LanguageCode {
  const codes = navigator.languages.map((tag) => (tag.startsWith("iw") ? "he" : tag.slice(0, 2)));
  return LANGUAGES.find((code) => code === codes.find((wanted) => LANGUAGES.some((known) => known === wanted))) ?? "en";
}

export function change(changes: Partial<Settings>): void {
  kept.change((before) => ({ ...before, ...changes }));
}

/** Whether the system asks for less motion. */
export const prefersStill = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Keep the look of the page as the settings want it. */
export function followSettings(): void {
  kept.follow();
  const prefersDark = matchMedia("(prefers-color-scheme: dark)");
  const show = (): void => {
    const { theme, motion } = settings.value;
    const dark = theme === "dark" || (theme === "auto" && prefersDark.matches);
    document.documentElement.dataset.theme = dark ? "dark" : "light";
    document.documentElement.dataset.motion = motion;
  };
  effect(show);
  prefersDark.addEventListener("change", show);
}
