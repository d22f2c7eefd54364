/** A blank card that somebody fills in, and the text of it that the server reads. */

export const BONUSES = ["cards", "actions", "buys", "coins"] as const;
export const WORTHS = ["worth", "points"] as const;

export type Blank = Readonly<Record<"name" | "cost" | "types" | "does" | "text" | (typeof BONUSES)[number] | (typeof WORTHS)[number], string>>;

export const BLANK: Blank = { name: "", cost: "4", types: "action", cards: "", actions: "", buys: "", coins: "", worth: "", points: "", does: "", text: "" };

/** The definition of a card as a file of own cards has it; of one without a name there is none. */
export function definition(blank: Blank, language: string): string {
  const name = capital(oneLine(blank.name));
  if (!name) return "";
  const plain = plainName(name);
  const worths = WORTHS.filter((worth) => Number(blank[worth])).map((worth) => `${worth} ${blank[worth]}`);
  const bonuses = BONUSES.filter((bonus) => Number(blank[bonus]) > 0).map((bonus) => `+${blank[bonus]} ${bonus}`);
  const text = oneLine(blank.text);
  const lines = [`card ${plain}`, plain !== name && `name ${language}: ${name}`, `cost ${blank.cost || "0"}`, `types ${blank.types}`, ...worths, ...bonuses, blank.does.trimEnd(), text && `text ${language}: ${text}`];
  return `${lines.filter((line): line is string => Boolean(line && line.trim())).join("\n")}\n`;
}

/** A blank card as a part of an address, and back. */
export const written = (blank: Blank): string => String(new URLSearchParams(Object.entries(blank).filter(([, value]) => value)));

export function blankIn(text: string): Blank {
  const said = new URLSearchParams(text);
  const empty = Object.fromEntries(Object.keys(BLANK).map((key) => [key, said.get(key) ?? ""])) as Blank;
  return said.has("name") ? { ...empty, types: empty.types || BLANK.types } : BLANK;
}

/** The longest name that a card may have. */
const LONGEST = 30;

/** Letters of our languages that no accent makes out of one from a to z. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ł: "l", đ: "d", ð: "d", þ: "th", æ: "ae", ø: "o", ß: "ss" },
  ...{ א: "a", ב: "b", ג: "g", ד: "d", ה: "h", ו: "v", ז: "z", ח: "ch", ט: "t", י: "y", כ: "k", ך: "k", ל: "l", מ: "m", ם: "m", נ: "n", ן: "n" },
  ...{ ס: "s", ע: "a", פ: "p", ף: "p", צ: "ts", ץ: "ts", ק: "k", ר: "r", ש: "sh", ת: "t" },
};

/** A name in letters from a to z, as files, records and strategies call the card; the name as it was written stands beside it. */
export function plainName(name: string): string {
  const letters = [...name.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "")].map((letter) => LETTERS[letter] ?? letter).join("");
  const typed = /^[A-Za-z0-9 '-]+$/.test(name) ? name : letters;
  const words = typed.match(/[A-Za-z0-9]+(['-][A-Za-z0-9]+)*/g) ?? [];
  const plain = words.map((word) => (typed === name ? word : capital(word))).join(" ").replace(/^[0-9' -]+/, "");
  return capital(plain).slice(0, LONGEST).replace(/[ '-]+$/, "") || `Card ${codeOf(name)}`;
}

/** A short code of a name in letters that we have no others for. */
const codeOf = (name: string): string => [...name].reduce((code, letter) => (code * 31 + (letter.codePointAt(0) ?? 0)) % 46_656, 7).toString(36);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();
