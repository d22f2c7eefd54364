/** The words of the chosen language, out of the same Fluent files that the terminal uses. The build cuts out what each page says; a page brings its part along. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { effect, signal } from "@preact/signals";
import { addresses, type Part } from "virtual:words";
import { type LanguageCode, settings } from "../kept/settings";
import { getText } from "../wire/http";
import { insist } from "../wire/loading";

const RIGHT_TO_LEFT: readonly LanguageCode[] = ["he"];

/** A language that writes numbers as Icelandic does, which not every browser knows. */
export const ALIKE = "da";

interface Words {
  language: LanguageCode;
  bundle: FluentBundle;
}

interface Loaded {
  bundle: FluentBundle;
  parts: Set<Part>;
}

const loaded = new Map<LanguageCode, Loaded>();
/** The parts that are wanted in whatever language is shown. */
const wanted = new Set<Part>(["shell"]);

/** The language that is shown now; null until its words are here. */
export const words = signal<Words | null>(null);
const english = signal<Words | null>(null);

const fetching = new Map<string, Promise<string>>();

/** The text of a part; one that is on its way is not fetched again, one that failed is. */
function fetchPart(part: Part, language: LanguageCode): Promise<string> {
  const address = addresses[part][language] ?? "";
  const known = fetching.get(address) ?? getText(address);
  fetching.set(address, known);
  known.catch(() => fetching.delete(address));
  return known;
}

/** The words of a language with all these parts; those that are not here yet are fetched. */
async function load(language: LanguageCode, parts: readonly Part[]): Promise<Words> {
  const isolating = RIGHT_TO_LEFT.includes(language);
  const known = loaded.get(language) ?? { bundle: new FluentBundle([language, ALIKE], { useIsolating: isolating }), parts: new Set<Part>() };
  loaded.set(language, known);
  const missing = parts.filter((part) => !known.parts.has(part));
  const texts = await Promise.all(missing.map((part) => fetchPart(part, language)));
  texts.forEach((text, place) => {
    if (known.parts.has(missing[place]!)) return;
    known.bundle.addResource(new FluentResource(text), { allowOverrides: true });
    known.parts.add(missing[place]!);
  });
  return { language, bundle: known.bundle };
}

/** From now on have the words of a page too, in whatever language is shown. Until they are here the page is not drawn. */
export async function wantWords(part: Part): Promise<void> {
  wanted.add(part);
  await showLanguage();
}

/** The same for what is not missed until it is here: the long texts of the cards. */
export function wantLater(part: Part): void {
  void insist(`words of ${part}`, () => wantWords(part));
}

/** Load and show the language of the settings, now and whenever it changes. */
export function followLanguage(): void {
  effect(() => {
    const { language, english: alsoEnglish } = settings.value;
    if (words.peek()?.language !== language) void insist("words", showLanguage);
    if (alsoEnglish && language !== "en") void insist("English words", async () => void (english.value = await load("en", ["shell"])));
  });
}

async function showLanguage(): Promise<void> {
  const found = await load(settings.peek().language, [...wanted]);
  if (found.language !== settings.peek().language) return;
  words.value = found;
  document.documentElement.lang = found.language;
  document.documentElement.dir = readsFromRight() ? "rtl" : "ltr";
}

/** Whether the language that is shown is written from the right. */
export function readsFromRight(): boolean {
  return RIGHT_TO_LEFT.includes(words.value?.language ?? "en");
}

export type Arguments = Record<string, FluentVariable>;

/** A message of a language, or of one of its attributes (`card-text-moat.summary`); null if it has none. */
function format(found: Words | null, key: string, values?: Arguments): string | null {
  const [id = key, attribute] = key.split(".", 2);
  const message = found?.bundle.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return found && pattern ? found.bundle.formatPattern(pattern, values ?? null) : null;
}

/** A message in the language that is shown; null if it has none. */
export function say(key: string, values?: Arguments): string | null {
  return format(words.value, key, values);
}

/** The same in English, once somebody wants English beside the other language. */
export function sayInEnglish(key: string): string | null {
  return format(english.value, key);
}

/** The names of the attributes of a message. */
export function attributesOf(id: string): string[] {
  return Object.keys(words.value?.bundle.getMessage(id)?.attributes ?? {});
}
