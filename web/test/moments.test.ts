import assert from "node:assert/strict";
import { test } from "node:test";
import { secondsLeft } from "../src/board/clocks";
import { chanceCurves, keyMoments, turnOf } from "../src/table/moments";
import { clockTime } from "../src/ui/ClockWords";
import type { ReviewRow, TableResult } from "../src/wire/protocol";

const row = (step: number, changes: Partial<ReviewRow> = {}): ReviewRow =>
  ({
    ...{ step, seat: 0, turn_seat: 0, turn: 1, question: "buy", answer: "Copper", best: "Silver", chances: [500, 500], low: [400, 400], high: [600, 600] },
    ...{ after: [480, 520], loss: 0, reach: 20, grade: "", part_of: null, ...changes },
  }) as ReviewRow;

const seat = (number: number, winner: boolean): TableResult["seats"][number] => ({ seat: number, score: 0, turns: 2, place: 1, winner, cards: [] });
const result = { seats: [seat(0, true), seat(1, false)] } as unknown as TableResult;

test("the three moments that weighed most come in their order, decisions and luck alike", () => {
  const rows = [row(3, { grade: "mistake", loss: 90 }), row(5, { grade: "mistake", loss: 80, part_of: 3 }), row(9, { grade: "blunder", loss: 200, part_of: 9 }), row(12)];
  const strokes = [{ step: 11, seat: 1, change: -150 }, { step: 2, seat: 0, change: 60 }];
  const found = keyMoments({ rows, strokes });
  assert.deepEqual(found.map(({ step, weight }) => [step, weight]), [[3, 90], [9, 200], [11, 150]]);
  assert.equal(turnOf(found[2]!, rows)?.step, 12);
});

test("the curve of a seat has its chance at the beginning of each of its turns, and the result at the end", () => {
  const points = [{ step: 0, turn_seat: 0, turn: 1, chances: [520, 480], low: [], high: [] }, { step: 4, turn_seat: 1, turn: 1, chances: [640, 360], low: [], high: [] }];
  const rows = [row(8, { turn: 2, chances: [710, 290] }), row(9, { turn: 2, chances: [900, 100] })];
  assert.deepEqual(chanceCurves({ points, rows }, result).map(({ scores }) => scores), [[52, 71, 100], [36, 0]]);
  assert.deepEqual(chanceCurves({ points: [], rows: [] }, result).map(({ scores }) => scores), [[], []]);
});

test("a clock counts on from what the server said, and only the one that runs", () => {
  const clocks = { left: [61.2, 30, null], running: 0, out: [], at: 1000 };
  assert.deepEqual([0, 1, 2].map((place) => secondsLeft(clocks, place, 3000)), [59.2, 30, null]);
  assert.equal(secondsLeft(clocks, 0, 10 ** 6), 0);
  assert.deepEqual([0, 9.1, 60, 3599.5].map(clockTime), ["0:00", "0:10", "1:00", "60:00"]);
});
