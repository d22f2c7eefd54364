/** A blank card that somebody fills in, and the text of it that the server reads. */

export const BONUSES = ["cards", "actions", "buys", "coins"] as const;
export const WORTHS = ["worth", "points"] as const;

export type Blank = Readonly<Record<"name" | "cost" | "types" | "does" | "text" | (typeof BONUSES)[number] | (typeof WORTHS)[number], string>>;

export const BLANK: Blank = { name: "", cost: "4", types: "action", cards: "", actions: "", buys: "", coins: "", worth: "", points: "", does: "", text: "" };

/** The definition of a card as a file of own cards has it; of one without a name there is none. */
export function definition(blank: Blank, language: string): string {
  const name = oneLine(blank.name);
  if (!name) return "";
  const worths = WORTHS.filter((worth) => Number(blank[worth])).map((worth) => `${worth} ${blank[worth]}`);
  const bonuses = BONUSES.filter((bonus) => Number(blank[bonus]) > 0).map((bonus) => `+${blank[bonus]} ${bonus}`);
  const text = oneLine(blank.text);
  const lines = [`card ${name}`, `cost ${blank.cost || "0"}`, `types ${blank.types}`, ...worths, ...bonuses, blank.does.trimEnd(), text && `text ${language}: ${text}`];
  return `${lines.filter((line) => line.trim()).join("\n")}\n`;
}

/** A blank card as a part of an address, and back. */
export const written = (blank: Blank): string => String(new URLSearchParams(Object.entries(blank).filter(([, value]) => value)));

export function blankIn(text: string): Blank {
  const said = new URLSearchParams(text);
  const empty = Object.fromEntries(Object.keys(BLANK).map((key) => [key, said.get(key) ?? ""])) as Blank;
  return said.has("name") ? { ...empty, types: empty.types || BLANK.types } : BLANK;
}

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();
