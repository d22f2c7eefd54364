import assert from "node:assert/strict";
import { test } from "node:test";
import "./page";
import { Details } from "../src/board/details";
import { markClass, markOf, type Marks } from "../src/board/marks";
import { StillSource } from "../src/board/source";
import { Surroundings } from "../src/board/surroundings";

test("a card is marked where it lies and nowhere else", () => {
  const marks: Marks = { supply: { gold: { kind: "advice", text: "62 %" } }, hand: { copper: { kind: "given" } } };
  assert.equal(markOf(marks, "supply", "gold")?.text, "62 %");
  assert.equal(markOf(marks, "hand", "gold"), undefined);
  assert.equal(markClass(markOf(marks, "hand", "copper")), "marked mark-given");
  assert.equal(markClass(undefined), undefined);
});

test("what is open at one board is open at no other", () => {
  const [one, other] = [new Surroundings(), new Surroundings()];
  one.details.show("moat");
  one.explain();
  assert.deepEqual([one.details.shown.value, other.details.shown.value], [{ card: "moat", pinned: true }, null]);
  assert.deepEqual([one.helpIsOpen.value, other.helpIsOpen.value], [true, false]);
  assert.ok(one.closeSheets() && one.details.shown.value);
  assert.ok(one.closeSheets() && !one.details.shown.value);
  assert.ok(!one.closeSheets());
});

test("a long press shows a card, and is not a press besides", () => {
  const details = new Details();
  details.show("smithy");
  assert.equal(details.wasLongPress(), false);
  details.hide();
  assert.equal(details.shown.value, null);
});

test("a source to look at has nothing to answer", () => {
  const source = new StillSource();
  assert.deepEqual([source.state.value, source.hands.value, source.connected.value, source.marks.value], [null, null, true, {}]);
});
