import assert from "node:assert/strict";
import { test } from "node:test";
import { addressOf, benchIn } from "../src/lab/address";
import { completions, numberAt, pieces, vocabularyOf, wordAt } from "../src/lab/language";
import { added, movedTo, removed, replaced, swapped } from "../src/lab/rules";
import type { LabInfo, StatementShown } from "../src/wire/protocol";

const INFO = {
  keywords: ["if", "and", "would"],
  quantities: ["money", "coins"],
  of_cards: ["count", "left"],
  types: ["action"],
  sections: ["buy", "play"],
  questions: ["cellar.discard"],
  headers: ["name:", "open 4/3:"],
  remarks: ["name:"],
  signs: ["<"],
} as unknown as LabInfo;
const WORDS = vocabularyOf(INFO, ["Gold", "Cellar"]);

const rule = (line: number, text: string, more: Partial<StatementShown> = {}): StatementShown => ({
  ...{ kind: "rule", line, column: 1, length: text.length, text, section: "buy", targets: [text], joined: "", parts: [], condition: "" },
  ...more,
});

test("a rule that is changed is changed where it stands, and what is around it stays", () => {
  const rules = { text: "Gold; Silver # both\nCopper", statements: [rule(1, "Gold"), { ...rule(1, "Silver"), column: 7 }, rule(2, "Copper")] };
  const part = { what: "count", of: "Gold", left: "", sign: "<", right: "2" };
  const changed = replaced(rules, 0, { ...rules.statements[0]!, parts: [part] });
  assert.equal(changed.text, "Gold if count(Gold) < 2; Silver # both\nCopper");
  assert.equal(changed.statements[1]!.column, 26);
  assert.equal(replaced(changed, 1, { ...changed.statements[1]!, targets: ["Estate"] }).text, "Gold if count(Gold) < 2; Estate # both\nCopper");
  assert.equal(replaced(changed, 0, { ...changed.statements[0]!, parts: [] }).text, rules.text);
});

test("rules change places within their section, go and come", () => {
  const rules = { text: "Gold\nSilver\n[play]\nCellar", statements: [rule(1, "Gold"), rule(2, "Silver"), rule(3, "[play]", { kind: "section", section: "play" }), rule(4, "Cellar", { section: "play" })] };
  assert.equal(swapped(rules, 0, 1)?.text, "Silver\nGold\n[play]\nCellar");
  assert.equal(swapped(rules, 1, 1), null);
  assert.equal(swapped(rules, 3, -1), null);
  assert.equal(movedTo(rules, 1, 0)?.text, "Silver\nGold\n[play]\nCellar");
  assert.equal(movedTo(rules, 0, 3), null);
  assert.equal(movedTo(rules, 1, 1), null);
  const fewer = removed(rules, 0);
  assert.equal(fewer.text, "Silver\n[play]\nCellar");
  assert.equal(fewer.statements[0]!.line, 1);
  const more = added(rules, 1, "Cellar");
  assert.equal(more.text, "Gold\nSilver\nCellar\n[play]\nCellar");
  assert.deepEqual(more.statements.map(({ line }) => line), [1, 2, 3, 4, 5]);
});

test("what may stand at a place is offered", () => {
  const offered = (before: string): string[] => completions(before, WORDS).map(({ word }) => word);
  assert.deepEqual(offered("Gold if cou"), ["count("]);
  assert.deepEqual(offered("Gold if count(Go"), ["Gold"]);
  assert.deepEqual(offered("[ce"), ["cellar.discard"]);
  assert.deepEqual(offered("Gold if would(ce"), ["cellar.discard"]);
  assert.deepEqual(offered("name: Go"), []);
  assert.deepEqual(offered("# Go"), []);
});

test("words have their kinds, but not in what a strategy says about itself", () => {
  assert.deepEqual(pieces("name: Gold", WORDS, []), [{ text: "name:", kind: "header" }, { text: " Gold", kind: "" }]);
  assert.equal(pieces("Gold if money", WORDS, []).map(({ kind }) => kind).join(), "named,,keyword,,quantity");
  assert.deepEqual(wordAt("x\nGold if money", 4, WORDS), { word: "gold", kind: "named" });
  assert.equal(wordAt("Gold", 4, WORDS)?.word, "gold");
  assert.equal(wordAt("  ", 1, WORDS), null);
});

test("a number is found in conditions alone", () => {
  assert.equal(numberAt("Gold if money > 15", 17)?.value, 15);
  assert.equal(numberAt("open 4/3: Gold, Gold", 6), null);
  assert.equal(numberAt("Gold # if 15", 11), null);
});

test("a link has everything in it", () => {
  const bench = { strategies: ["Gold # 1\nSilver", "Silver & more"], kingdom: "First Game", cards: "card X\ncost 2" };
  assert.deepEqual(benchIn(addressOf(bench).split("#").slice(1).join("#")), bench);
  assert.equal(benchIn("join=abc"), null);
});
