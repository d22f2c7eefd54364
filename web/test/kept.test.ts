import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { happen, localStorage } from "./page";
import { Kept } from "../src/kept/kept";
import { change, followSettings, settings } from "../src/kept/settings";
import { followSeats, type HeldSeat, heldSeat, heldSeats, hold, letGo, note } from "../src/kept/seats";

const seat = (table: string): HeldSeat => ({ table, seat: 0, token: `token of ${table}`, invitations: [], kingdom: "", players: [], since: 1, over: false });
const tables = (): string[] => heldSeats().map((held) => held.table);

followSeats();
followSettings();

beforeEach(() => {
  localStorage.clear();
  localStorage.isFull = false;
  happen("storage", { key: null });
});

test("two tabs that each take a seat both keep it", () => {
  const other = new Kept<readonly HeldSeat[]>("fiefdom.tables", []);
  other.follow();
  other.change((seats) => [seat("b"), ...seats]);
  hold(seat("a"));
  assert.deepEqual(tables(), ["a", "b"]);
  assert.deepEqual(JSON.parse(localStorage.getItem("fiefdom.tables") ?? ""), [seat("a"), seat("b")]);
});

test("a tab knows at once of the seat that another one takes", () => {
  localStorage.setItem("fiefdom.tables", JSON.stringify([seat("b")]));
  happen("storage", { key: "fiefdom.tables" });
  assert.equal(heldSeat("b")?.token, "token of b");
  localStorage.clear();
  happen("storage", { key: null });
  assert.deepEqual(tables(), []);
});

test("what is noted of a seat does not bring back what another tab let go", () => {
  hold(seat("a"));
  hold(seat("b"));
  localStorage.setItem("fiefdom.tables", JSON.stringify([seat("b")]));
  note("b", { over: true });
  assert.deepEqual(heldSeats().map(({ table, over }) => [table, over]), [["b", true]]);
  letGo("b");
  assert.deepEqual(tables(), []);
});

test("three hundred seats are kept, the newest first; of puzzles only the last few", () => {
  for (let number = 0; number < 310; number += 1) hold(seat(String(number)));
  hold(seat("20"));
  assert.equal(tables().length, 300);
  assert.deepEqual(tables().slice(0, 2), ["20", "309"]);
  for (const puzzle of ["a", "b", "c", "d", "e", "f"]) hold({ ...seat(puzzle), puzzle });
  assert.deepEqual(tables().slice(0, 6), ["f", "e", "d", "c", "b", "20"]);
});

test("a browser that keeps nothing still remembers while the page is open", () => {
  const numbers = new Kept<readonly number[]>("numbers", []);
  localStorage.isFull = true;
  numbers.change((kept) => [...kept, 1]);
  numbers.change((kept) => [...kept, 2]);
  assert.deepEqual(numbers.value, [1, 2]);
});

test("what cannot be read counts as nothing", () => {
  localStorage.setItem("fiefdom.tables", "{nonsense");
  happen("storage", { key: "fiefdom.tables" });
  assert.deepEqual(tables(), []);
});

test("two tabs that change different settings keep both", () => {
  change({ name: "Ana" });
  localStorage.setItem("fiefdom.settings", JSON.stringify({ name: "Ana", theme: "dark" }));
  change({ sound: true });
  assert.deepEqual([settings.value.name, settings.value.theme, settings.value.sound], ["Ana", "dark", true]);
});

test("a setting of another tab holds at once, and what nobody changed is as the browser wants it", () => {
  localStorage.setItem("fiefdom.settings", JSON.stringify({ theme: "dark" }));
  happen("storage", { key: "fiefdom.settings" });
  assert.deepEqual([settings.value.theme, settings.value.language, settings.value.motion], ["dark", "en", "fast"]);
});
