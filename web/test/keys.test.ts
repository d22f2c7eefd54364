import assert from "node:assert/strict";
import { test } from "node:test";
import { FakeElement, happen } from "./page";
import { listenToKeys } from "../src/ui/keys";

const press = (key: string, more: object = {}): boolean => happen("keydown", { key, target: null, ...more }).defaultPrevented;

test("the newest scope that wants a key has it; when it is gone, the one below", () => {
  const heard: string[] = [];
  const stopBelow = listenToKeys(({ key }) => heard.push(`below ${key}`) > 0);
  const stopAbove = listenToKeys(({ key }) => key === "Escape" && heard.push("above") > 0);
  assert.ok(press("Escape") && press("a"));
  stopAbove();
  assert.ok(press("Escape"));
  stopBelow();
  press("Escape");
  assert.deepEqual(heard, ["above", "below a", "below Escape"]);
});

test("while somebody types only those hear who want to", () => {
  const heard: string[] = [];
  const stops = [listenToKeys(() => heard.push("board") > 0), listenToKeys(({ key }) => key === "Escape" && heard.push("menu") > 0, { whileTyping: true })];
  const target = new FakeElement("input");
  assert.ok(!press("t", { target }));
  assert.ok(press("Escape", { target }));
  assert.ok(!press("ArrowLeft", { altKey: true }));
  for (const stop of stops) stop();
  assert.deepEqual(heard, ["menu"]);
});
