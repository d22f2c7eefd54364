import assert from "node:assert/strict";
import { test } from "node:test";
import { BLANK, definition, plainName } from "../src/cards/blank";

test("a blank card becomes the lines that a file of own cards has", () => {
  const blank = { ...BLANK, name: "  Alms  house ", cost: "2", coins: "2", does: "trash up to 1\n", text: "Alms\nfor all." };
  assert.equal(definition(blank, "en"), "card Alms house\ncost 2\ntypes action\n+2 coins\ntrash up to 1\ntext en: Alms for all.\n");
});

test("a card without a name is none, and nothing is said of bonuses that it has not", () => {
  assert.equal(definition({ ...BLANK, cards: "1" }, "en"), "");
  assert.equal(definition({ ...BLANK, name: "Plain", cards: "0" }, "en"), "card Plain\ncost 4\ntypes action\n");
});

test("a name in other letters is kept beside a plain one", () => {
  assert.equal(definition({ ...BLANK, name: "wieża zamkowa" }, "pl"), "card Wieza Zamkowa\nname pl: Wieża zamkowa\ncost 4\ntypes action\n");
  assert.equal(definition({ ...BLANK, name: "מגדל" }, "he"), "card Mgdl\nname he: מגדל\ncost 4\ntypes action\n");
  assert.equal(definition({ ...BLANK, name: "tower" }, "en"), "card Tower\ncost 4\ntypes action\n");
});

test("every name makes a plain one that files can have", () => {
  const names = ["Þing", "Ísbjörn", "Țară", "Toll-Gate", "O'Hara's inn", "7 Dwarfs", "塔", "!", "a".repeat(40), "Wieża, stara"];
  for (const name of names) assert.ok(/^[A-Z][A-Za-z0-9]*(?:[ '-][A-Za-z0-9]+)*$/.test(plainName(name)), name);
  assert.ok(names.every((name) => plainName(name).length <= 30));
  assert.ok(plainName("塔") !== plainName("城"));
  assert.deepEqual(["Toll-Gate", "Ísbjörn", "Wieża, stara", "Þing", "7 Dwarfs"].map(plainName), ["Toll-Gate", "Isbjorn", "Wieza Stara", "Thing", "Dwarfs"]);
});
