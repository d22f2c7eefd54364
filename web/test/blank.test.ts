import assert from "node:assert/strict";
import { test } from "node:test";
import { BLANK, definition } from "../src/cards/blank";

test("a blank card becomes the lines that a file of own cards has", () => {
  const blank = { ...BLANK, name: "  Alms  house ", cost: "2", coins: "2", does: "trash up to 1\n", text: "Alms\nfor all." };
  assert.equal(definition(blank, "en"), "card Alms house\ncost 2\ntypes action\n+2 coins\ntrash up to 1\ntext en: Alms for all.\n");
});

test("a card without a name is none, and nothing is said of bonuses that it has not", () => {
  assert.equal(definition({ ...BLANK, cards: "1" }, "en"), "");
  assert.equal(definition({ ...BLANK, name: "Plain", cards: "0" }, "en"), "card Plain\ncost 4\ntypes action\n");
});
