/** The strategy language as the server knows it: colours for a line, completions at a place, numbers to try. */

import type { LabInfo, TextProblem } from "../wire/protocol";

export interface Vocabulary {
  info: LabInfo;
  cards: readonly string[];
  /** The class of a word, by the word in small letters. */
  classes: ReadonlyMap<string, string>;
  pattern: RegExp;
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** What can be coloured and completed, given the names of cards. */
export function vocabularyOf(info: LabInfo, cards: readonly string[]): Vocabulary {
  const of = (words: readonly string[], name: string): [string, string][] => words.map((word) => [word.toLowerCase(), name]);
  const quantities = [...info.quantities, ...info.of_cards, ...info.types];
  const all = [...of(quantities, "quantity"), ...of(info.keywords, "keyword"), ...of(cards, "named"), ...of(info.headers, "header")];
  const words = all.map(([word]) => escaped(word)).sort((a, b) => b.length - a.length);
  const pattern = new RegExp(`(#.*)|(\\[[^\\]]*\\]?)|((?<![\\w])(?:${words.join("|")})(?![\\w]))|(\\b\\d+(?:\\.\\d+)?\\b)`, "gi");
  return { info, cards, classes: new Map(all), pattern };
}

export interface Piece {
  text: string;
  kind: string;
}

/** A line in pieces, each with the classes of what it is, and of what is wrong with it. */
export function pieces(line: string, vocabulary: Vocabulary, problems: readonly TextProblem[]): Piece[] {
  const kinds: string[] = Array.from({ length: line.length }, () => "");
  const remark = vocabulary.info.remarks.find((word) => line.trimStart().toLowerCase().startsWith(word));
  if (remark) kinds.fill("header", 0, line.indexOf(":") + 1);
  for (const found of remark ? [] : line.matchAll(vocabulary.pattern)) {
    const [text, comment, section, word] = found;
    const kind = comment ? "comment" : section ? "header" : word ? (vocabulary.classes.get(word.toLowerCase()) ?? "") : "number";
    kinds.fill(kind, found.index, found.index + text.length);
  }
  for (const { column, length } of problems) {
    for (let place = column - 1; place < Math.min(column - 1 + length, line.length); place++) kinds[place] += " wrong";
  }
  const cut: Piece[] = [];
  kinds.forEach((kind, place) => {
    const last = cut.at(-1);
    if (last?.kind === kind) last.text += line[place] ?? "";
    else cut.push({ text: line[place] ?? "", kind });
  });
  return cut;
}

export interface Completion {
  word: string;
  /** How many letters before the caret it stands for. */
  replaces: number;
}

const MOST = 8;

/** What may stand at a caret: sections in brackets, cards inside parentheses and where rules begin, quantities in conditions. */
export function completions(before: string, vocabulary: Vocabulary): Completion[] {
  const line = before.slice(before.lastIndexOf("\n") + 1);
  if (line.includes("#") || vocabulary.info.remarks.some((word) => line.trimStart().toLowerCase().startsWith(word))) return [];
  const typed = /[\p{L}_'/.-]*$/u.exec(line)?.[0] ?? "";
  const { info } = vocabulary;
  const heading = /^\s*\[([^\]]*)$/.exec(line);
  const statement = line.slice(line.lastIndexOf(";") + 1);
  const condition = /\sif[\s(]/i.test(statement);
  const inside = /\b\w+\(\s*[\p{L}' ]*$/u.test(statement) && !/\bif\s*\(\s*[\p{L}' ]*$/iu.test(statement);
  const asked = /\bwould\(\s*[\w.-]*$/i.test(statement);
  const words = heading || asked
    ? [...(asked ? [] : info.sections), ...info.questions]
    : condition && !inside
      ? [...info.of_cards.map((word) => `${word}(`), ...info.quantities, ...info.keywords.filter((word) => word !== "if")]
      : [...vocabulary.cards, ...info.types, ...(condition ? [] : info.headers)];
  const start = typed.toLowerCase();
  return words
    .filter((word) => word.toLowerCase().startsWith(start) && word.toLowerCase() !== start)
    .slice(0, MOST)
    .map((word) => ({ word, replaces: typed.length }));
}

/** The word at a place of a text, as the vocabulary has it: what it is, and how it is called; null where there is none. */
export function wordAt(text: string, place: number, vocabulary: Vocabulary): { word: string; kind: string } | null {
  const from = text.lastIndexOf("\n", place - 1) + 1;
  const end = text.indexOf("\n", place);
  const line = text.slice(from, end < 0 ? text.length : end);
  for (const found of line.matchAll(vocabulary.pattern)) {
    const [whole, comment, section, word] = found;
    if (place - from < found.index || place - from > found.index + whole.length || comment) continue;
    if (section) return { word: section.replace(/[[\]\s]/g, "").toLowerCase(), kind: "section" };
    if (word) return { word: word.toLowerCase(), kind: vocabulary.classes.get(word.toLowerCase()) ?? "" };
  }
  return null;
}

export interface NumberAt {
  from: number;
  to: number;
  value: number;
}

/** The number that a caret is on or beside, unless it is in a comment or a heading. */
export function numberAt(text: string, caret: number): NumberAt | null {
  for (const found of text.matchAll(/(?<![\w.])\d+(?![\w./])/g)) {
    const [digits] = found;
    const line = text.slice(text.lastIndexOf("\n", found.index) + 1, found.index);
    const isSaid = / if\b/i.test(line) && !line.includes("#");
    if (isSaid && found.index <= caret && caret <= found.index + digits.length) return { from: found.index, to: found.index + digits.length, value: Number(digits) };
  }
  return null;
}

const REACH = 5;

/** Values around a number to try. */
export function valuesAround(value: number): string[] {
  const first = Math.max(0, value - REACH);
  return Array.from({ length: 2 * REACH + 1 }, (_, place) => String(first + place));
}
