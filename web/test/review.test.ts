import assert from "node:assert/strict";
import { test } from "node:test";
import { costly, curveOf, NO_REVIEW, points, stepAt, taken } from "../src/study/review";
import type { ReviewRow } from "../src/wire/protocol";

const row = (step: number, changes: Partial<ReviewRow> = {}): ReviewRow => ({
  ...{ step, seat: 0, turn_seat: 0, turn: 1, question: "buy", answer: "Copper", best: "Silver", chances: [500, 500], low: [400, 400], high: [600, 600] },
  ...{ after: [480, 520], loss: 0, reach: 20, grade: "", part_of: null, close: false, place: "supply", answers: [], compared: "", why: [], reasons: [], plan: null, ...changes },
});
const rough = { step: 4, turn_seat: 0, turn: 1, chances: [520, 480], low: [300, 300], high: [700, 700] };

test("parts of a review are put together, and the end replaces them", () => {
  const first = taken(NO_REVIEW, { type: "part", job: "review", done: 0, of: 9, place: 0, slow: false, result: { points: [rough], rows: [], splits: [], strokes: [] } });
  const second = taken(first, { type: "part", job: "review", done: 1, of: 9, place: 0, slow: false, result: { points: [], rows: [row(4)], splits: [], strokes: [] } });
  assert.deepEqual([second.state, second.done, second.result.points.length, second.result.rows.length], ["running", 1, 1, 1]);
  assert.equal(taken(second, { type: "finished", job: "review", result: { points: [], rows: [row(4), row(9)], splits: [], strokes: [] } }).result.rows.length, 2);
});

test("a decision is surer than a rough point at the same step", () => {
  assert.deepEqual(curveOf({ points: [{ ...rough, step: 9 }, rough], rows: [row(4)], splits: [], strokes: [] }), [
    { step: 4, chances: [500, 500], low: [400, 400], high: [600, 600] },
    { step: 9, chances: [520, 480], low: [300, 300], high: [700, 700] },
  ]);
});

test("one costly decision stands for its turn, the dearest first", () => {
  const rows = [row(1, { grade: "mistake", loss: 90 }), row(2, { grade: "mistake", loss: 50, part_of: 1 }), row(7, { grade: "blunder", loss: 200, part_of: 7 }), row(9)];
  assert.deepEqual(costly({ points: [], rows, splits: [], strokes: [] }).map(({ step }) => step), [7, 1]);
});

test("a place on the curve leads to the decision that is nearest", () => {
  const curve = curveOf({ points: [], rows: [row(10), row(14), row(30)], splits: [], strokes: [] });
  assert.deepEqual([0, 0.15, 0.9, 1].map((place) => stepAt(curve, place)), [10, 14, 30, 30]);
  assert.equal(points(125), 13);
});
