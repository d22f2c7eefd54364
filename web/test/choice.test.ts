import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { happen, localStorage } from "./page";
import { FakeTable, giveCards, ofCard } from "./table";
import { change, followSettings, settings } from "../src/kept/settings";
import { Choice, isYesOrNo, spoken } from "../src/board/choice";

followSettings();

beforeEach(async () => {
  localStorage.clear();
  happen("storage", { key: null });
  await giveCards();
});

function sitDown(): [FakeTable, Choice] {
  const table = new FakeTable();
  return [table, new Choice(table)];
}

test("a card that is asked for is sent at once, any other one not at all", () => {
  const [table, choice] = sitDown();
  table.ask({ id: "action", number: 7, cards: ["smithy"] });
  assert.ok(choice.isLegal("smithy", "hand") && !choice.isLegal("smithy", "supply") && !choice.isLegal("copper", "hand"));
  choice.name("copper", 3);
  choice.name("smithy", 1);
  assert.deepEqual(table.sent, [{ type: "answer", question: 7, cards: ["smithy"] }]);
});

test("several cards are picked, and sent together", () => {
  const [table, choice] = sitDown();
  table.ask(ofCard({ id: "chapel.trash", number: 3, cards: ["copper", "smithy"], remaining: 4 }));
  assert.ok(choice.isSeveral.value && choice.isComplete.value);
  for (const card of ["copper", "copper", "smithy"]) choice.name(card, 2);
  assert.deepEqual([choice.picked("copper"), choice.picked("smithy")], [2, 1]);
  choice.confirm();
  assert.deepEqual(table.sent, [{ type: "answer", question: 3, cards: ["copper", "copper", "smithy"] }]);
});

test("naming the last copy once more takes all copies back", () => {
  const [table, choice] = sitDown();
  table.ask(ofCard({ id: "cellar.discard", cards: ["copper"], remaining: 5 }));
  for (let press = 0; press < 3; press += 1) choice.name("copper", 2);
  assert.equal(choice.picked("copper"), 0);
});

test("where so many cards must be chosen, fewer are no answer, and one too many takes the place of the first", () => {
  const [table, choice] = sitDown();
  table.ask(ofCard({ id: "militia.discard", cards: ["copper", "gold", "smithy"], remaining: 2, may_pass: false }));
  choice.name("copper", 1);
  assert.ok(!choice.isComplete.value);
  choice.confirm();
  assert.deepEqual(table.sent, []);
  choice.name("gold", 1);
  choice.name("smithy", 1);
  assert.deepEqual(choice.picks.value, ["gold", "smithy"]);
});

test("another question begins without the picks of the last", () => {
  const [table, choice] = sitDown();
  table.ask(ofCard({ id: "cellar.discard", number: 1, cards: ["copper"], remaining: 5 }));
  choice.name("copper", 3);
  table.ask(ofCard({ id: "chapel.trash", number: 2, cards: ["copper"], remaining: 4 }));
  assert.deepEqual(choice.picks.value, []);
});

test("naming a card often buys or plays as many, or picks as many as may be chosen", () => {
  const [table, choice] = sitDown();
  table.ask({ id: "treasure", number: 1, cards: ["copper"], remaining: 5 });
  choice.nameOften("copper", 3);
  assert.deepEqual(table.sent, [{ type: "answer", question: 1, cards: ["copper", "copper", "copper"] }]);
  table.ask(ofCard({ id: "chapel.trash", number: 2, cards: ["copper"], remaining: 4 }));
  choice.nameOften("copper", 6);
  assert.equal(choice.picked("copper"), 4);
});

test("who may not pass does not", () => {
  const [table, choice] = sitDown();
  table.ask(ofCard({ id: "bureaucrat.topdeck", may_pass: false }));
  choice.pass();
  assert.deepEqual(table.sent, []);
  table.ask(ofCard({ id: "moat.reveal", number: 4, cards: ["moat"] }));
  choice.pass();
  assert.deepEqual(table.sent, [{ type: "answer", question: 4, cards: [] }]);
});

test("what the server lets one do is done, and nothing else", () => {
  const [table, choice] = sitDown();
  table.ask({ id: "treasure", number: 2, cards: ["copper"], deeds: ["play_treasures", "end_turn"] });
  assert.ok(choice.can("play_treasures") && !choice.can("end_actions"));
  choice.endActions();
  choice.playTreasures();
  assert.deepEqual(table.sent, [{ type: "play_treasures", question: 2 }]);
  table.ask({ id: "action", number: 5, deeds: ["end_actions", "end_turn"] });
  assert.ok(!choice.can("play_treasures") && choice.can("end_actions"));
  choice.endActions();
  assert.deepEqual(table.sent.at(-1), { type: "end_actions", question: 5 });
});

test("ending a turn with coins to spend is asked about once", () => {
  const [table, choice] = sitDown();
  table.ask({ id: "buy", number: 9, deeds: ["end_turn"], doubts: { end_turn: "coins" } });
  choice.endTurn();
  assert.equal(choice.doubt.value?.key, "coins end_turn");
  assert.deepEqual(table.sent, []);
  choice.clear();
  choice.endTurn();
  choice.goOnAlways();
  assert.deepEqual(table.sent, [{ type: "end_turn", question: 9 }]);
  table.ask({ id: "buy", number: 10, deeds: ["end_turn"], doubts: { end_turn: "coins" } });
  choice.endTurn();
  assert.deepEqual(table.sent.length, 2);
});

test("what the server doubts is asked about; anything else is not", () => {
  const [table, choice] = sitDown();
  const pile = { card: "province", cost: 8, left: 1, affordable: true, legal: true, ends_game: true, margin: -4 };
  table.ask({ id: "buy", cards: ["province", "copper", "gold"], place: "supply", doubts: { province: "losing", copper: "poor" } }, { supply: [pile] });
  choice.name("province", 1);
  assert.equal(choice.doubt.value?.key, "losing province");
  choice.name("copper", 9);
  assert.equal(choice.doubt.value?.key, "poor copper");
  assert.deepEqual(table.sent, []);
  choice.name("gold", 9);
  assert.equal(table.sent.length, 1);
});

test("who wants to press twice is told first", () => {
  const [table, choice] = sitDown();
  change({ twice: true });
  table.ask({ id: "action", number: 1, cards: ["smithy"] }, { kingdom: { key: "", name: "", edition: 2, cards: [], own: [] } as never });
  choice.name("smithy", 1);
  assert.deepEqual([choice.doubt.value?.key, table.sent.length], ["twice smithy", 0]);
  choice.goOnAlways();
  assert.deepEqual([settings.value.twice, table.sent.length], [false, 1]);
});

test("some questions are a plain yes or no", () => {
  const [table] = sitDown();
  table.ask(ofCard({ id: "moat.reveal", cards: ["moat"], source: "hand" }));
  assert.ok(isYesOrNo(table.question.value!));
  table.ask(ofCard({ id: "sentry.trash", cards: ["copper", "curse"], place: "row" }));
  assert.ok(!isYesOrNo(table.question.value!));
});

test("confirming a doubt does what was doubted", () => {
  const [table, choice] = sitDown();
  table.ask({ id: "action", number: 6, cards: ["smithy"], deeds: ["end_turn"], doubts: { end_turn: "actions" } });
  choice.endTurn();
  assert.equal(choice.doubt.value?.key, "actions end_turn");
  choice.confirm();
  assert.deepEqual([choice.doubt.value, table.sent], [null, [{ type: "end_turn", question: 6 }]]);
});

test("a doubt does not outlive its question", () => {
  const [table, choice] = sitDown();
  table.ask({ id: "buy", number: 1, deeds: ["end_turn"], doubts: { end_turn: "coins" } });
  choice.endTurn();
  table.ask({ id: "buy", number: 2, deeds: ["end_turn"], doubts: { end_turn: "coins" } });
  assert.equal(choice.doubt.value, null);
});

test("a question of a card is answered once, however often its card is named", () => {
  const [table, choice] = sitDown();
  table.ask(ofCard({ id: "workshop.gain", number: 5, cards: ["smithy"], place: "supply" }));
  choice.nameOften("smithy", 4);
  choice.nameOften("gold", 2);
  assert.deepEqual(table.sent, [{ type: "answer", question: 5, cards: ["smithy"] }]);
});

test("what was sent a moment ago is just done, and nothing is done without a question", () => {
  const [table, choice] = sitDown();
  choice.name("smithy", 1);
  choice.pass();
  choice.endTurn();
  choice.playTreasures();
  assert.deepEqual([choice.isJustDone, table.sent], [false, []]);
  table.ask({ id: "action", cards: ["smithy"] });
  choice.name("smithy", 1);
  assert.ok(choice.isJustDone);
});

test("a table that is left is not followed any more", () => {
  const [table, choice] = sitDown();
  table.ask(ofCard({ id: "cellar.discard", number: 1, cards: ["copper"], remaining: 5 }));
  choice.name("copper", 3);
  choice.close();
  table.ask(ofCard({ id: "chapel.trash", number: 2, cards: ["copper"], remaining: 4 }));
  assert.equal(choice.picked("copper"), 1);
});

test("labels, numbers and cards that lie nowhere are said by a button each", () => {
  const [table, choice] = sitDown();
  table.ask(ofCard({ id: "page.choose", number: 5, answers: ["+card", "+action", "+coin"], kind: "label", place: "", remaining: 2, may_pass: false }));
  assert.ok(choice.isSeveral.value && !choice.isComplete.value);
  for (const label of ["+card", "+coin"]) choice.name(label, 1);
  choice.confirm();
  table.ask(ofCard({ id: "alms-house.pay", number: 6, answers: ["0", "1", "2"], kind: "number", place: "", may_pass: false }));
  choice.name("3", 1);
  choice.name("2", 1);
  table.ask(ofCard({ id: "dowser.name", number: 7, cards: ["copper", "smithy"], place: "", may_pass: false }));
  assert.deepEqual(spoken(table.question.value!), ["copper", "smithy"]);
  choice.name("copper", 1);
  assert.deepEqual(table.sent.map((message) => (message as { cards?: string[] }).cards), [["+card", "+coin"], ["2"], ["copper"]]);
});
