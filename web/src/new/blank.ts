/** A blank card that somebody fills in, and the text of it that the server reads. */

export const BONUSES = ["cards", "actions", "buys", "coins"] as const;

export type Blank = Readonly<Record<"name" | "cost" | "does" | "text" | (typeof BONUSES)[number], string>>;

export const BLANK: Blank = { name: "", cost: "4", cards: "", actions: "", buys: "", coins: "", does: "", text: "" };

/** The definition of a card as a file of own cards has it; of one without a name there is none. */
export function definition(blank: Blank, language: string): string {
  const name = oneLine(blank.name);
  if (!name) return "";
  const bonuses = BONUSES.filter((bonus) => Number(blank[bonus]) > 0).map((bonus) => `+${blank[bonus]} ${bonus}`);
  const text = oneLine(blank.text);
  return [`card ${name}`, `cost ${blank.cost || "0"}`, "types action", ...bonuses, blank.does.trim(), text && `text ${language}: ${text}`, ""].filter((line, place, all) => line || place === all.length - 1).join("\n");
}

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();
