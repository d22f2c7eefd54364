/** What this person likes: language, light or dark, sound and so on. Kept in the browser alone. */

import { effect, signal } from "@preact/signals";

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

export interface Settings {
  language: LanguageCode;
  theme: Theme;
  name: string;
  sound: boolean;
  motion: Motion;
  shortcuts: boolean;
  hover: boolean;
  english: boolean;
  /** Whether the first press only selects and the second one acts, for small screens. */
  twice: boolean;
  /** Which questions are settled without asking: none, the usual ones, or the `habits` of one's own. */
  automatic: "learner" | "convenient" | "custom";
  habits: Record<string, "ask" | "yes" | "no">;
  /** Questions that are no longer asked before something that is probably a slip. */
  unasked: string[];
}

const KEY = "fiefdom.settings";

function languageOfBrowser(): LanguageCode {
  const codes = navigator.languages.map((tag) => (tag.startsWith("iw") ? "he" : tag.slice(0, 2)));
  return LANGUAGES.find((code) => code === codes.find((wanted) => LANGUAGES.some((known) => known === wanted))) ?? "en";
}

function initial(): Settings {
  const defaults: Settings = {
    language: languageOfBrowser(),
    theme: "auto",
    name: "",
    sound: false,
    motion: "fast",
    shortcuts: true,
    hover: true,
    english: false,
    twice: false,
    automatic: "learner",
    habits: {},
    unasked: [],
  };
  const kept = { ...defaults, ...read<Partial<Settings>>(KEY, {}) };
  return MOTIONS.includes(kept.motion) ? kept : { ...kept, motion: kept.motion ? "fast" : "off" };
}

/** Something kept in the browser; the fallback if there is nothing, or nothing that can be read. */
export function read<T>(key: string, fallback: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

/** Keep something in the browser, if it lets us. */
export function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A private window may refuse; then it lasts as long as the page.
  }
}

export const settings = signal<Settings>(initial());

export function change(changes: Partial<Settings>): void {
  settings.value = { ...settings.value, ...changes };
  write(KEY, settings.value);
}

export const prefersStill = matchMedia("(prefers-reduced-motion: reduce)");
const prefersDark = matchMedia("(prefers-color-scheme: dark)");

function showTheme(): void {
  const { theme, motion } = settings.value;
  const dark = theme === "dark" || (theme === "auto" && prefersDark.matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
  document.documentElement.dataset.motion = motion;
}

/** Keep the look of the page as the settings want it. */
export function followSettings(): void {
  effect(showTheme);
  prefersDark.addEventListener("change", showTheme);
}
