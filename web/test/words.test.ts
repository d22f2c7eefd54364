import assert from "node:assert/strict";
import { test } from "node:test";
import "./page";
import { fold } from "../src/words/cards";
import { momentIn } from "../src/study/moment";

test("a search finds names without accents, and in Icelandic and Hebrew", () => {
  assert.equal(fold("  Łucznik "), "lucznik");
  assert.equal(fold("Þjófur"), "thjofur");
  assert.equal(fold("Æðsti"), "aedsti");
  assert.equal(fold("Călugăr"), "calugar");
  assert.equal(fold("קֶסֶם"), "קסם");
  assert.equal(fold("King's"), fold("King’s"));
});

test("an address names a moment of a replay, and who sees it", () => {
  assert.deepEqual(momentIn("12", 99), { step: 12, seat: "" });
  assert.deepEqual(momentIn("12,0", 99), { step: 12, seat: "0" });
  assert.deepEqual(momentIn("400,none", 99), { step: 99, seat: "none" });
  assert.deepEqual([momentIn("", 9).step, momentIn("board", 9).step, momentIn("-4", 9).step], [0, 0, 0]);
});
