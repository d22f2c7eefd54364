/** Days and numbers as the language writes them. Browsers do not know every language (Chromium has no Icelandic), and would then write English. */

import { settings } from "../kept/settings";
import { ALIKE } from "./fluent";
import { t } from "./t";

const DAY = 86_400_000;

const isKnown = (): boolean => Intl.DateTimeFormat.supportedLocalesOf([settings.value.language]).length > 0;
const known = (): string => (isKnown() ? settings.value.language : ALIKE);

/** `18 November 2026`; in figures where the browser does not know the names of the months. */
export function dayInFull(date: Date): string {
  return date.toLocaleDateString(known(), { day: "numeric", month: isKnown() ? "long" : "numeric", year: "numeric" });
}

/** `18 Nov`. */
export function dayInShort(date: Date): string {
  return date.toLocaleDateString(known(), { day: "numeric", month: isKnown() ? "short" : "numeric" });
}

/** `today`, `yesterday`, `3 days ago`. */
export function daysAgo(since: number): string {
  const midnight = (time: number): number => new Date(time).setHours(0, 0, 0, 0);
  return t("web-days-ago", { n: Math.max(0, Math.round((midnight(Date.now()) - midnight(since)) / DAY)) });
}

const withPlaces = (number: number, places: number): string => number.toLocaleString(known(), { minimumFractionDigits: places, maximumFractionDigits: places });

/** A number with one place behind the point, or the comma. */
export const tenths = (number: number): string => withPlaces(number, 1);

/** A number with two. */
export const hundredths = (number: number): string => withPlaces(number, 2);
