import assert from "node:assert/strict";
import { test } from "node:test";
import type { ShownEvent } from "../src/protocol";
import { followTurns, type LastTurn } from "../src/table/lastTurns";

const event = (verb: string, seat: number, card: string | null = null, origin = "hand"): ShownEvent => ({ verb, seat, card, cause: null, origin, target: "", label: "" });
const NONE: readonly LastTurn[] = [];

test("a turn is what was played and what was gained in it", () => {
  const events = [event("start-turn", 0), event("play", 0, "smithy"), event("draw", 0, "copper"), event("play", 0, "gold"), event("buy", 0, "duchy"), event("gain", 0, "curse")];
  assert.deepEqual(followTurns(NONE, events), [{ seat: 0, played: ["smithy", "gold"], gained: ["duchy", "curse"] }]);
});

test("a card that is played again was played once", () => {
  const events = [event("start-turn", 0), event("play", 0, "throne-room"), event("play", 0, "smithy"), event("play", 0, "smithy", "play")];
  assert.deepEqual(followTurns(NONE, events)[0]?.played, ["throne-room", "smithy"]);
});

test("everybody's last turn stays until their next begins; the latest is at the end", () => {
  const first = followTurns(NONE, [event("start-turn", 0), event("play", 0, "copper"), event("start-turn", 1), event("buy", 1, "silver")]);
  assert.deepEqual(first.map(({ seat }) => seat), [0, 1]);
  const next = followTurns(first, [event("start-turn", 0)]);
  assert.deepEqual(next, [
    { seat: 1, played: [], gained: ["silver"] },
    { seat: 0, played: [], gained: [] },
  ]);
});

test("what somebody gains in another's turn is not of that turn", () => {
  const turns = followTurns(NONE, [event("start-turn", 0), event("play", 0, "witch"), event("gain", 1, "curse"), event("take", 0, "gold")]);
  assert.deepEqual(turns, [{ seat: 0, played: ["witch"], gained: ["gold"] }]);
});

test("after an undo nothing is sure, and before the first turn there is nothing to tell", () => {
  const turns = followTurns(NONE, [event("start-turn", 0), event("play", 0, "smithy")]);
  assert.deepEqual(followTurns(turns, [event("undo", 0)]), []);
  assert.deepEqual(followTurns(NONE, [event("draw", 0, "copper"), event("play", 0, "smithy")]), []);
});
