import assert from "node:assert/strict";
import { test } from "node:test";
import { asCsv, costsOf, type PlayedGame, resultOf, rivalOf, rowOf, tallied } from "../src/games/statistics";

const game = (seat: number, winners: number[], bots: string[], bought: Record<string, number> = {}): PlayedGame =>
  ({
    held: { table: "t", seat, token: "x", invitations: [], kingdom: "", players: [], since: 0, over: true },
    summary: { table: "t", kingdom: { key: "first-game-2", edition: 2, cards: ["cellar"], own: [] }, players: ["Ana", "Bot"], bots, winners, scores: [30, 20], turns: 14, opening: ["silver"], bought, cost: null },
  }) as unknown as PlayedGame;

test("a game is won, shared or lost, against bots or people", () => {
  assert.equal(resultOf(game(0, [0], ["", "expert"])), "won");
  assert.equal(resultOf(game(0, [0, 1], ["", "expert"])), "shared");
  assert.equal(resultOf(game(1, [0], ["expert", ""])), "lost");
  assert.equal(rivalOf(game(0, [0], ["", "expert"])), "expert");
  assert.equal(rivalOf(game(0, [0], ["", "expert", ""])), "");
});

test("games are counted by what one likes, the most frequent first", () => {
  const games = [game(0, [0], ["", "a"], { witch: 2 }), game(0, [1], ["", "a"], { witch: 1, gold: 3 }), game(0, [0, 1], ["", "b"])];
  assert.deepEqual(tallied(games, (each) => [rivalOf(each)]), [
    { key: "a", games: 2, won: 1 },
    { key: "b", games: 1, won: 0.5 },
  ]);
  assert.deepEqual(tallied(games, ({ summary }) => Object.keys(summary.bought)).map(({ key, games: n }) => [key, n]), [
    ["witch", 2],
    ["gold", 1],
  ]);
});

test("what is exported has the numbers, and no formulas", () => {
  const row = rowOf(game(0, [0], ["", "expert"], { gold: 2 }));
  assert.deepEqual([row["result"], row["score"], row["best_other"], row["bought"]], ["won", 30, 20, "gold:2"]);
  assert.equal(asCsv([{ a: "=1+1", b: 'x,"y"', c: -3 }]), 'a,b,c\r\n\'=1+1,"x,""y""",-3\r\n');
});

test("costs go from the oldest game to the newest, and only games that were studied have one", () => {
  const studied = (since: number, cost: number | null): PlayedGame => {
    const { held, summary } = game(0, [0], ["", "a"]);
    return { held: { ...held, since }, summary: { ...summary, cost } };
  };
  assert.deepEqual(costsOf([studied(3, 4.26), studied(1, 21.04), studied(2, null)]), [2.1, 0.4]);
});
