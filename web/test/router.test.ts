import assert from "node:assert/strict";
import { test } from "node:test";
import { entries, follow, move } from "./page";
import { rowOf } from "../src/app/routes";
import { adjust, followAddress, go, invitationIn, parse, route } from "../src/shell/router";

const at = (address: string) => parse(new URL(address, "http://here"));

test("addresses name pages", () => {
  const pages = ["/", "/new", "/learn", "/t/x", "/t/x#join=y", "/r/y", "/nonsense"].map((address) => rowOf(at(address)).page);
  assert.deepEqual(pages, ["home", "new", "learn", "table", "join", "replay", "home"]);
  assert.equal(at("/t/a%20b").id, "a b");
  assert.equal(at("/new?kingdom=Moat").query.get("kingdom"), "Moat");
});

test("an address that cannot be decoded is no reason to show nothing", () => {
  assert.equal(at("/t/%E0%A4%A").id, "%E0%A4%A");
  assert.equal(invitationIn(at("/t/x#join=%zz")), "%zz");
});

test("an invitation stands after the hash, where the server does not see it", () => {
  assert.equal(invitationIn(at("/t/x#join=a%2Fb")), "a/b");
  assert.equal(invitationIn(at("/t/x#12")), "");
});

test("the route follows links, buttons of the browser, and what changes after the hash", () => {
  followAddress();
  go("/r/x#3");
  assert.deepEqual([route.value.path, route.value.id, route.value.hash], ["r", "x", "3"]);
  adjust("#4,0");
  assert.equal(route.value.hash, "4,0");
  follow("#40");
  assert.equal(route.value.hash, "40");
  go("/learn");
  move(-1);
  assert.deepEqual([route.value.path, route.value.hash], ["r", "40"]);
});

test("adjusting makes no new entry in the history", () => {
  followAddress();
  const before = entries.length;
  adjust("#5");
  adjust("#6");
  assert.equal(entries.length, before);
});
