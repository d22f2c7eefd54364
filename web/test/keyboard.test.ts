import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { elements, FakeElement, happen, legal, localStorage, root } from "./page";
import { FakeTable, giveCards, ofCard } from "./table";
import { change, followSettings } from "../src/kept/settings";
import { Choice } from "../src/board/choice";
import { listenAtBoard } from "../src/board/keyboard";
import { Surroundings } from "../src/board/surroundings";
import { PLAYING, WATCHING } from "../src/board/KeysHelp";
import { announcement } from "../src/ui/notices";

const table = new FakeTable();
const choice = new Choice(table);
let around = new Surroundings();
let stop = (): void => {};

followSettings();

beforeEach(async () => {
  stop();
  around = new Surroundings();
  around.root = root as unknown as HTMLElement;
  stop = listenAtBoard(choice, around);
  localStorage.clear();
  happen("storage", { key: null });
  await giveCards();
  table.sent.length = 0;
  elements.clear();
  legal.length = 0;
  choice.clear();
});

/** Press a key; whether it meant something. */
function press(key: string, more: object = {}): boolean {
  return happen("keydown", { key, target: null, ...more }).defaultPrevented;
}

test("letters act", () => {
  table.ask({ id: "treasure", number: 1, cards: ["copper"], deeds: ["play_treasures", "end_turn"] });
  press("t");
  table.ask({ id: "action", number: 2, deeds: ["end_actions", "end_turn"] });
  press("A");
  press("r");
  table.ask({ id: "buy", number: 3, deeds: ["end_turn"] });
  press("e");
  table.ask(ofCard({ id: "moat.reveal", number: 4, cards: ["moat"] }));
  press("e");
  assert.deepEqual(
    table.sent.map((message) => message.type),
    ["play_treasures", "end_actions", "redo", "end_turn", "answer"],
  );
});

test("digits say labels by their places, and numbers as they are", () => {
  table.ask(ofCard({ id: "page.choose", number: 5, kind: "label", place: "", answers: ["+card", "+action", "+buy"], may_pass: false }));
  assert.ok(press("2"));
  table.ask(ofCard({ id: "alms-house.pay", number: 6, kind: "number", place: "", answers: ["0", "1", "2"], may_pass: false }));
  press("2");
  assert.ok(!press("7"));
  assert.deepEqual(table.sent, [
    { type: "answer", question: 5, cards: ["+action"] },
    { type: "answer", question: 6, cards: ["2"] },
  ]);
});

test("of several labels each digit presses one, and Enter sends them", () => {
  table.ask(ofCard({ id: "page.choose", number: 5, kind: "label", place: "", answers: ["+card", "+action", "+buy"], may_pass: false, remaining: 2 }));
  press("1");
  press("3");
  press("Enter");
  assert.deepEqual(table.sent, [{ type: "answer", question: 5, cards: ["+card", "+buy"] }]);
});

test("keys of the browser are left to it", () => {
  table.ask({ id: "treasure", number: 1, cards: ["copper"], deeds: ["play_treasures", "end_turn"] });
  for (const modifier of ["altKey", "ctrlKey", "metaKey"]) assert.ok(!press("t", { [modifier]: true }));
  assert.deepEqual(table.sent, []);
});

test("nothing happens while somebody types, or where letters are switched off", () => {
  table.ask({ id: "treasure", number: 1, cards: ["copper"], deeds: ["play_treasures", "end_turn"] });
  assert.ok(!press("t", { target: new FakeElement("textarea") }));
  change({ shortcuts: false });
  assert.ok(!press("t"));
  assert.ok(press("Escape"));
  assert.deepEqual(table.sent, []);
});

test("what has the focus comes first", () => {
  const event = happen("keydown", { key: "t", target: null, defaultPrevented: true });
  assert.ok(event.defaultPrevented);
  assert.deepEqual(table.sent, []);
});

test("undo takes back what can be taken back, and asks only where that is possible", () => {
  const undo = { policy: "ask" as const, now: false, redo: false, ask: true, taken_back: false };
  table.ask({}, { undo });
  press("u");
  assert.deepEqual(table.sent, []);
  press("U", { shiftKey: true });
  table.ask({}, { undo: { ...undo, now: true, ask: false } });
  press("U", { shiftKey: true });
  press("u");
  assert.deepEqual(
    table.sent.map((message) => message.type),
    ["request_undo", "undo"],
  );
});

test("numbers press cards of the hand", () => {
  const heap = new FakeElement("button");
  elements.set('[data-hand="3"]', heap);
  assert.ok(press("3"));
  assert.ok(!press("4"));
  assert.equal(heap.clicks, 1);
});

test("Escape closes what is open before it clears a choice", () => {
  table.ask(ofCard({ id: "chapel.trash", number: 8, cards: ["copper"], remaining: 4 }));
  choice.name("copper", 2);
  around.helpIsOpen.value = true;
  around.details.show("smithy");
  press("Escape");
  assert.deepEqual([around.helpIsOpen.value, around.details.shown.value?.card, choice.picks.value.length], [false, "smithy", 1]);
  press("Escape");
  assert.deepEqual([around.details.shown.value, choice.picks.value.length], [null, 1]);
  press("Escape");
  assert.equal(choice.picks.value.length, 0);
});

test("Enter confirms, but on a button it presses the button", () => {
  table.ask(ofCard({ id: "moat.reveal", number: 11, cards: ["moat"] }));
  assert.ok(!press("Enter", { target: new FakeElement("button") }));
  assert.ok(press("Enter"));
  assert.deepEqual(table.sent, [{ type: "answer", question: 11, cards: ["moat"] }]);
});

test("a question mark shows the card in question, or the keys", () => {
  press("?");
  assert.ok(around.helpIsOpen.value);
  around.details.pointedAt.value = "smithy";
  press("?");
  assert.equal(around.details.shown.value?.card, "smithy");
});

test("some keys say where the game stands", () => {
  table.ask({}, { hand: { copper: 3 }, prompt: "Buy a card", coins: 6, supply: [{ card: "gold", cost: 6, left: 9, affordable: true, legal: true, ends_game: false, margin: null }] });
  table.log.value = [{ number: 1, turn: 1, seat: 0, depth: 1, text: "Ana draws 5 cards", only_choice: false, decision: null }];
  const said = (key: string): string => (press(key), announcement.value);
  assert.equal(said("h"), "copper ×3");
  assert.equal(said("m"), "gold $6");
  assert.equal(said("l"), "Ana draws 5 cards");
  assert.ok(said("i").startsWith("Buy a card"));
});

test("every key that the help names is heard", () => {
  table.ask({});
  elements.set('[data-hand="1"]', new FakeElement("button"));
  for (const [name] of [...PLAYING.keys, ...WATCHING.keys]) {
    const key = { "1 – 9, 0": "1", "↵": "Enter", Esc: "Escape", "⇧ U": "U" }[name] ?? name;
    assert.ok(press(key, { shiftKey: name.startsWith("⇧") }), name);
  }
});

test("a letter on everything that can be pressed presses it; any other key takes the letters away", () => {
  legal.splice(0, 2, new FakeElement("button"), new FakeElement("button"));
  const [first, second] = legal;
  table.ask({ id: "buy", number: 1, deeds: ["end_turn"] });
  press("f");
  assert.deepEqual([first!.dataset.hint, second!.dataset.hint], ["A", "B"]);
  assert.ok(!press("Shift"));
  assert.ok(press("b"));
  assert.deepEqual([first!.clicks, second!.clicks, first!.dataset.hint], [0, 1, undefined]);
  press("f");
  assert.ok(press("Escape"));
  press("b");
  assert.deepEqual([first!.clicks, second!.clicks, first!.dataset.hint], [0, 1, undefined]);
});

test("one key says the scores that are known", () => {
  table.ask({}, { seats: [{ name: "Ana", score: 6 }, { name: "Ben", score: null }] as never });
  press("v");
  assert.ok(announcement.value.startsWith("Ana: ") && !announcement.value.includes("Ben"));
});

test("the command line opens where there is one", () => {
  assert.ok(press("/"));
  assert.ok(!around.commandIsOpen.value);
  const field = Object.assign(new FakeElement("input"), { form: { hidden: true }, focused: false, focus: () => void (field.focused = true) });
  elements.set(".command-line input", field);
  press("/");
  assert.deepEqual([around.commandIsOpen.value, field.form.hidden, field.focused], [true, false, true]);
});
