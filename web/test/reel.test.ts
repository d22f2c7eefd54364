import assert from "node:assert/strict";
import { test } from "node:test";
import { Reel } from "../src/study/reel";
import { cardStops, counted, stopFrom } from "../src/study/turns";
import type { ReplayStep } from "../src/wire/protocol";

const asked: string[] = [];
const reel = (): Reel => {
  asked.length = 0;
  return new Reel(async (from, to, seat, signal) => {
    asked.push(`${from}-${to}${seat}`);
    await Promise.resolve();
    signal.throwIfAborted();
    return Array.from({ length: to - from }, (_, place) => ({ step: from + place }) as ReplayStep);
  }, 200);
};

test("a step that is here is a lookup, and the next chunk is fetched ahead", async () => {
  const moments = reel();
  assert.equal((await moments.load(5, ""))?.step, 5);
  assert.equal(moments.known(63, "")?.step, 63);
  assert.equal((await moments.load(64, ""))?.step, 64);
  assert.deepEqual(asked, ["0-64", "64-128", "128-192"]);
});

test("what nobody waits for any more is given up, and can be asked for again", async () => {
  const moments = reel();
  const first = moments.load(0, "");
  const other = moments.load(190, "1");
  assert.equal(await first.catch(() => "given up"), "given up");
  assert.equal((await other)?.step, 190);
  assert.equal((await moments.load(0, ""))?.step, 0);
});

test("stops lie ahead in the direction one goes", () => {
  assert.deepEqual([stopFrom([3, 9, 20], 9, 1), stopFrom([3, 9, 20], 9, -1), stopFrom([3, 9, 20], 20, 1)], [20, 3, 20]);
  const line = (depth: number, decision: number) => ({ number: 0, turn: 1, seat: 0, depth, text: "", only_choice: false, decision });
  assert.deepEqual(cardStops({ log: [line(1, 7), line(2, 8), line(1, 9)], turns: [] }), [7, 9]);
  assert.deepEqual(counted(["silver", "gold", "silver"]), [["silver", 2], ["gold", 1]]);
});
