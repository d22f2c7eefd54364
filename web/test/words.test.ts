import assert from "node:assert/strict";
import { test } from "node:test";
import "./page";
import { fold } from "../src/locale";
import { momentIn } from "../src/pages/ReplayPage";
import type { Event } from "../src/protocol";
import { followTurns } from "../src/table/lastTurns";

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

const event = (verb: string, seat: number, card: string | null = null, origin = "hand"): Event => ({ verb, seat, card, cause: null, origin, target: "" });

test("last turns tell what each player played and gained", () => {
  const turns = followTurns([], [event("start-turn", 0), event("play", 0, "copper"), event("play", 0, "copper"), event("buy", 0, "silver", "supply")]);
  assert.deepEqual(turns, [{ seat: 0, played: ["copper", "copper"], gained: ["silver"] }]);
  const more = followTurns(turns, [event("start-turn", 1), event("gain", 0, "curse", "supply"), event("take", 1, "gold", "supply"), event("draw", 1, "copper")]);
  assert.deepEqual(more, [...turns, { seat: 1, played: [], gained: ["gold"] }]);
  assert.deepEqual(followTurns(more, [event("start-turn", 0)]).map(({ seat }) => seat), [1, 0]);
});

test("a card that Throne Room plays again was played once, and after an undo nothing is sure", () => {
  const turns = followTurns([], [event("start-turn", 0), event("play", 0, "smithy"), event("play", 0, "smithy", "play")]);
  assert.deepEqual(turns[0]?.played, ["smithy"]);
  assert.deepEqual(followTurns(turns, [event("undo", 0)]), []);
});
