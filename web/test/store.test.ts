import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { entries, happen, later, localStorage } from "./page";
import { FakeSocket } from "./socket";
import { giveCards } from "./table";
import type { Picture } from "../src/wire/protocol";
import { change, followSettings } from "../src/kept/settings";
import { followSeats, heldSeat, hold } from "../src/kept/seats";
import { effectsOf } from "../src/table/effects";
import { TableStore } from "../src/table/store";
import { announcement, toasts } from "../src/ui/notices";

followSeats();
followSettings();

let socket: FakeSocket;
let store: TableStore | null = null;

beforeEach(async () => {
  store?.close();
  later.splice(0).forEach((act) => act());
  localStorage.clear();
  happen("storage", { key: null });
  await giveCards();
});

const SEAT = { table: "t", seat: 0, token: "secret", invitations: [], kingdom: "", players: [], since: 1, over: false };
const question = (number: number): Picture["question"] => ({ number, id: "buy", cards: [] }) as unknown as Picture["question"];
const state = (changes: Partial<Picture> = {}): Picture => ({ stage: "playing", you: 0, question: null, seats: [{ name: "Ana" }, { name: "Ben" }], options: {}, kingdom: { key: "k", own: [] as unknown[] }, ...changes }) as Picture;
const line = (seat: number, depth: number, text: string): object => ({ number: 1, turn: 1, seat, depth, text, only_choice: false, decision: null });
const said = (): string[] => toasts.value.map(({ text }) => text);

/** Open a table and be welcomed there, at a seat or as a spectator. */
function open(seat: number | null = 0, first: Picture = state()): TableStore {
  store?.close();
  socket = new FakeSocket();
  store = new TableStore("t", effectsOf("t"), { open: () => socket, after: () => () => {}, onReturn: () => () => {}, onGone: () => () => {}, isSeen: () => true });
  store.open();
  socket.open();
  socket.say({ type: "welcome", feed: "feed", seat });
  socket.say({ type: "snapshot", sequence: 1, log: [], chat: [], state: first });
  return store;
}

let sequence = 1;
const update = (next: Picture, events: object[] = [], log: object[] = []): void => socket.say({ type: "update", sequence: ++sequence, state: next, events, log });
beforeEach(() => void (sequence = 1));

test("it says hello with the seat that this browser holds", () => {
  hold(SEAT);
  open();
  const { type, table, token, language } = socket.sent[0]!;
  assert.deepEqual([type, table, token, language], ["hello", "t", "secret", "en"]);
});

test("only a question with a number in a game that is played is for this viewer to answer", () => {
  const here = open(0, state({ question: question(0) }));
  assert.equal(here.question.value, null);
  update(state({ question: question(4) }));
  assert.equal(here.question.value?.number, 4);
  update(state({ question: question(4), stage: "over" }));
  assert.equal(here.question.value, null);
});

test("whoever sits tells how they like to play, once, and again when they change their mind; a spectator does not", () => {
  const wishes = (): unknown[] => socket.sent.filter(({ type }) => type === "preferences").map(({ pace }) => pace);
  open(null);
  assert.deepEqual(wishes(), []);
  open(0);
  assert.deepEqual(wishes(), ["fast"]);
  change({ sound: false, motion: "fast" });
  assert.deepEqual(wishes(), ["fast"]);
  change({ motion: "normal" });
  assert.deepEqual(wishes(), ["fast", "normal"]);
});

test("bots are hurried until this person is asked again", () => {
  const here = open();
  here.hurry();
  assert.equal(socket.sent.at(-1)!.pace, "off");
  update(state());
  assert.ok(here.hurried.value);
  update(state({ question: question(2) }));
  assert.ok(!here.hurried.value);
  assert.equal(socket.sent.at(-1)!.pace, "fast");
});

test("another language is asked for where the words come from", () => {
  open();
  change({ language: "pl" });
  const last = socket.sent.at(-1)!;
  assert.deepEqual([last.type, last.language], ["language", "pl"]);
});

test("the log grows, and what others did is said aloud", () => {
  const here = open();
  update(state(), [], [line(1, 0, "Ben's turn"), line(1, 1, "Ben buys a Gold"), line(1, 2, "the Gold is put down"), line(0, 1, "You look on")]);
  assert.equal(here.log.value.length, 4);
  assert.equal(announcement.value, "Ben's turn; Ben buys a Gold");
});

test("what others write is counted until it is read", () => {
  const here = open();
  socket.say({ type: "chat", said: { seat: 1, name: "Ben", text: "hello" } });
  socket.say({ type: "chat", said: { seat: 0, name: "Ana", text: "hello" } });
  assert.deepEqual([here.chat.value.length, here.unread.value], [2, 1]);
});

test("a prompt to wait lasts until the next picture", () => {
  const here = open();
  socket.say({ type: "waiting", prompt: "Ben thinks" });
  assert.equal(here.waiting.value, "Ben thinks");
  update(state());
  assert.equal(here.waiting.value, "");
});

test("a table that cannot be seen is refused for good; any other refusal is a notice, which goes by itself", () => {
  socket = new FakeSocket();
  store = new TableStore("t", effectsOf("t"), { open: () => socket, after: () => () => {}, onReturn: () => () => {}, onGone: () => () => {}, isSeen: () => true });
  store.open();
  socket.open();
  socket.say({ type: "refused", to: 1, code: "unknown-table", message: "no table", hint: "" });
  assert.equal(store.refusal.value?.code, "unknown-table");
  const here = open();
  socket.say({ type: "refused", to: 2, code: "illegal-answer", message: "You cannot.", hint: "Pass." });
  assert.equal(here.refusal.value, null);
  assert.deepEqual(said(), ["You cannot. Pass."]);
  later.splice(0).forEach((act) => act());
  assert.deepEqual(said(), []);
});

test("what is carried out may say so", () => {
  open();
  socket.say({ type: "done", to: 1, text: "" });
  socket.say({ type: "done", to: 2, text: "The record is saved." });
  assert.deepEqual(said(), ["The record is saved."]);
});

test("who wants to do something without a connection is told", () => {
  const here = open();
  socket.readyState = 3;
  assert.equal(here.send({ type: "redo" }), 0);
  assert.equal(said().length, 1);
});

test("the list of tables knows who plays, and when it is over", () => {
  hold(SEAT);
  open();
  assert.deepEqual([heldSeat("t")?.players, heldSeat("t")?.over, heldSeat("t")?.kingdom], [["Ana", "Ben"], false, "k"]);
  update(state({ stage: "over" }));
  assert.ok(heldSeat("t")?.over);
});

test("a table that moves takes the seat along", () => {
  hold(SEAT);
  open();
  socket.say({ type: "moved", table: "next" });
  assert.deepEqual([heldSeat("next")?.token, heldSeat("next")?.over], ["secret", false]);
  assert.equal(entries.at(-1)!.address.pathname, "/t/next");
});

test("a closed table hears and says nothing more", () => {
  const here = open();
  here.close();
  const sent = socket.sent.length;
  change({ language: "is", motion: "off" });
  assert.equal(socket.sent.length, sent);
});
