/** The words of the chosen language, out of the same Fluent files that the terminal uses. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { effect, signal } from "@preact/signals";
import { insist } from "../wire/loading";
import { type LanguageCode, settings } from "../kept/settings";

const FILES = ["names", "sets", "game", "ui", "table", "opponents"] as const;
/** The long texts of the cards, which the first page does not show. */
const CARD_TEXTS = "cards";
const RIGHT_TO_LEFT: readonly LanguageCode[] = ["he"];

interface Words {
  language: LanguageCode;
  bundle: FluentBundle;
}

const loaded = new Map<LanguageCode, Promise<Words>>();

/** The language that is shown now; null until its words are here. */
export const words = signal<Words | null>(null);
const english = signal<Words | null>(null);

async function fetchFile(language: LanguageCode, file: string): Promise<string> {
  const response = await fetch(`/locales/${language}/${file}.ftl`);
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  return response.text();
}

async function fetchWords(language: LanguageCode): Promise<Words> {
  const texts = await Promise.all(FILES.map((file) => fetchFile(language, file)));
  const bundle = new FluentBundle(language, { useIsolating: RIGHT_TO_LEFT.includes(language) });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return { language, bundle };
}

function load(language: LanguageCode): Promise<Words> {
  const known = loaded.get(language) ?? fetchWords(language);
  loaded.set(language, known);
  known.catch(() => loaded.delete(language));
  return known;
}

/** Load and show the language of the settings, now and whenever it changes. */
export function followLanguage(): void {
  effect(() => {
    const { language, english: alsoEnglish } = settings.value;
    if (words.peek()?.language !== language) void insist("words", async () => show(await load(settings.peek().language)));
    if (alsoEnglish && language !== "en") void insist("English words", async () => void (english.value = await load("en")));
  });
  effect(() => {
    const found = words.value;
    if (cardTextsWanted.value && found) void insist("texts of cards", () => addCardTexts(found));
  });
}

const withCardTexts = new Set<LanguageCode>();
const cardTextsWanted = signal(false);

/** From now on have the texts of the cards too. */
export function wantCardTexts(): void {
  cardTextsWanted.value = true;
}

async function addCardTexts(found: Words): Promise<void> {
  if (withCardTexts.has(found.language)) return;
  const texts = await fetchFile(found.language, CARD_TEXTS);
  withCardTexts.add(found.language);
  found.bundle.addResource(new FluentResource(texts), { allowOverrides: true });
  if (words.peek()?.language === found.language) words.value = { ...found };
}

function show(found: Words): void {
  if (found.language !== settings.value.language) return;
  words.value = found;
  document.documentElement.lang = found.language;
  document.documentElement.dir = RIGHT_TO_LEFT.includes(found.language) ? "rtl" : "ltr";
}

export type Arguments = Record<string, FluentVariable>;

function format(found: Words | null, key: string, values?: Arguments): string | null {
  const [id = key, attribute] = key.split(".", 2);
  const message = found?.bundle.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return found && pattern ? found.bundle.formatPattern(pattern, values ?? null) : null;
}

/** A message in the language that is shown, or its key if it lacks it, which a test forbids. */
export function t(key: string, values?: Arguments): string {
  return format(words.value, key, values) ?? key;
}

/** A label in words; one that only an own card has, and a number, is shown as it is. */
export function labelWords(label: string): string {
  const key = `label-${label.replace("+", "plus-")}`;
  return has(key) ? t(key) : label;
}

/** Whether the language has a message. */
export function has(key: string): boolean {
  return format(words.value, key) !== null;
}

/** The name of a card in the language that is shown. */
export function cardName(slug: string): string {
  return format(words.value, `card-${slug}`) ?? slug;
}

/** A class for names that need smaller letters to fit on a card. */
export function lengthClass(name: string): string {
  return name.length > 12 ? "longest" : name.length > 10 ? "longer" : name.length > 8 ? "long" : "";
}

/** The English name of a card, where it is wanted beside the other. */
export function englishName(slug: string): string {
  if (!settings.value.english || settings.value.language === "en") return "";
  return format(english.value, `card-${slug}`) ?? slug;
}

/** A text of a card, in the words of an edition where the editions differ. */
function cardText(slug: string, part: string, edition: number | string): string {
  const attributes = words.value?.bundle.getMessage(`card-text-${slug}`)?.attributes ?? {};
  const name = [part, `${part}-${edition === "both" ? 2 : edition}`].find((candidate) => attributes[candidate] !== undefined);
  return name ? keepAmounts(t(`card-text-${slug}.${name}`)) : "";
}

/** In right-to-left text the sign of an amount such as +$1 has to be kept with its figures, or it would go to the other side. */
function keepAmounts(text: string): string {
  return document.documentElement.dir === "rtl" ? text.replace(/([+−])\u2066?(\$?\d+)\u2069?/g, "\u2066$1$2\u2069") : text;
}

/** What a card does in one line. */
export function summary(slug: string, edition: number | string = 2): string {
  return cardText(slug, "summary", edition);
}

/** What a card does, in full. */
export function fullText(slug: string, edition: number | string = 2): string {
  return cardText(slug, "text", edition);
}

/** What matters about a card at the table. */
export function rulings(slug: string): string[] {
  const attributes = words.value?.bundle.getMessage(`card-text-${slug}`)?.attributes ?? {};
  return Object.keys(attributes)
    .filter((name) => name.startsWith("ruling-"))
    .map((name) => keepAmounts(t(`card-text-${slug}.${name}`)));
}

/** The types of a card in words: `Action – Attack`. */
export function typeNames(types: readonly string[]): string {
  const together = `type-${types.join("-")}`;
  return has(together) ? t(together) : types.map((type) => t(`type-${type}`)).join(" – ");
}

/** Letters without marks and case, for searching. */
export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/ł/g, "l")
    .replace(/[ðđ]/g, "d")
    .replace(/þ/g, "th")
    .replace(/æ/g, "ae")
    .replace(/["'’׳״\u2066-\u2069]/g, "")
    .trim();
}

/** The names of all cards in all languages, for a search that knows them all. */
export async function allNames(slugs: readonly string[], languages: readonly LanguageCode[]): Promise<Map<string, string>> {
  const everything = await Promise.all(languages.map(load));
  return new Map(slugs.map((slug) => [slug, everything.map((found) => fold(format(found, `card-${slug}`) ?? slug)).join("\n")]));
}
