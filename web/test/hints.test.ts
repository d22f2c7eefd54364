import assert from "node:assert/strict";
import { test } from "node:test";
import { hintFrom } from "../src/table/hints";
import type { AdviceGiven, AdviceOption, OpenQuestion } from "../src/wire/protocol";

const question = (changes: Partial<OpenQuestion>): OpenQuestion =>
  ({ seat: 0, id: "buy", kind: "phase", place: "supply", number: 4, cards: ["smithy", "silver"], deeds: ["end_turn"], may_pass: true, several: false, ...changes }) as OpenQuestion;
const option = (answer: string, text: string, chance: number, close = false): AdviceOption => ({ answer, text, chance, low: 0, high: 0, behind: 0, reach: 0, close, course: [] });
const advice = (options: AdviceOption[], changes: Partial<AdviceGiven> = {}): AdviceGiven =>
  ({ question: 4, part: 8, of: 8, options, close: false, wins: false, why: [], plan: ["Plan: x", "Money alone."], problem: "", ...changes }) as AdviceGiven;
const BOTH = [option("smithy", "Smithy", 541), option("silver", "Silver", 502)];

test("a purchase says what, why and what the plan is", () => {
  assert.equal(hintFrom(advice(BOTH), question({})), "web-hint-buy web-hint-better Money alone.");
  assert.equal(hintFrom(advice(BOTH, { wins: true }), question({})), "web-hint-buy web-hint-wins");
  const close = [option("smithy", "Smithy", 541), option("silver", "Silver", 540, true)];
  assert.equal(hintFrom(advice(close, { close: true }), question({ id: "action", place: "hand", deeds: ["end_actions"] })), "web-hint-play web-hint-close");
});

test("only buttons that are there are named", () => {
  const pass = [option("pass", "pass", 541)];
  assert.equal(hintFrom(advice(pass), question({})), "web-hint-press Money alone.");
  assert.equal(hintFrom(advice(pass), question({ deeds: [] })), "");
  assert.equal(hintFrom(advice(pass), question({ id: "action", place: "hand", deeds: ["end_actions", "end_turn"] })), "web-hint-press");
  assert.equal(hintFrom(advice(pass), question({ id: "cellar.discard", kind: "card", several: true, deeds: ["pass"] })), "");
});

test("there is no hint about another question, or out of nothing", () => {
  assert.equal(hintFrom(advice(BOTH), question({ number: 5 })), "");
  assert.equal(hintFrom(advice([]), question({})), "");
  assert.equal(hintFrom(advice(BOTH, { problem: "no" }), question({})), "");
  assert.equal(hintFrom(null, question({})), "");
});
