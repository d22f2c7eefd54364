import assert from "node:assert/strict";
import { test } from "node:test";
import "./page";
import { FakeSocket, state } from "./socket";
import { Connection, HELD_FOR, type Outgoing, PATIENCE, PING_AFTER, PING_SELDOM, QUIET, type World } from "../src/wire/socket";
import type { ServerMessage } from "../src/wire/protocol";

/** A clock that the test moves, the sockets that were opened, and what the connection told. */
class Stage implements World {
  readonly sockets: FakeSocket[] = [];
  readonly received: ServerMessage[] = [];
  readonly changes: [connected: boolean, holding: boolean][] = [];
  readonly lost: Outgoing[] = [];
  private now = 0;
  private timers: { at: number; act: () => void }[] = [];
  back = (): void => {};
  gone = (): void => {};
  seen = true;
  readonly connection = new Connection(() => ({ table: "x", token: "secret", language: "en" }), this, this);

  open(): FakeSocket {
    this.sockets.push(new FakeSocket());
    return this.socket;
  }

  after(milliseconds: number, act: () => void): () => void {
    const timer = { at: this.now + milliseconds, act };
    this.timers.push(timer);
    return () => void (this.timers = this.timers.filter((other) => other !== timer));
  }

  onReturn(act: () => void): () => void {
    this.back = act;
    return () => {};
  }

  onGone(act: () => void): () => void {
    this.gone = act;
    return () => {};
  }

  isSeen(): boolean {
    return this.seen;
  }

  receive(message: ServerMessage): void {
    this.received.push(message);
  }

  changed(connected: boolean, holding: boolean): void {
    this.changes.push([connected, holding]);
  }

  unsure(message: Outgoing): void {
    this.lost.push(message);
  }

  get socket(): FakeSocket {
    return this.sockets.at(-1)!;
  }

  /** Let time pass. */
  pass(milliseconds: number): void {
    const end = this.now + milliseconds;
    for (;;) {
      const next = this.timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.timers = this.timers.filter((timer) => timer !== next);
      this.now = next.at;
      next.act();
    }
    this.now = end;
  }
}

function atTable(question = 5): Stage {
  const stage = new Stage();
  stage.socket.welcome(1, question);
  return stage;
}

test("a connection says hello first, and after an interruption what it has seen", () => {
  const stage = atTable();
  assert.deepEqual(stage.socket.sent, [{ type: "hello", table: "x", token: "secret", language: "en", feed: "", after: 0 }]);
  stage.socket.hangUp();
  stage.pass(300);
  stage.socket.open();
  assert.deepEqual(stage.socket.sent, [{ type: "hello", table: "x", token: "secret", language: "en", feed: "feed", after: 1 }]);
});

test("messages are numbered, and nothing is sent without a connection", () => {
  const stage = atTable();
  assert.equal(stage.connection.send({ type: "undo" }), 1);
  assert.equal(stage.connection.send({ type: "redo" }), 2);
  stage.socket.hangUp();
  assert.equal(stage.connection.send({ type: "undo" }), 0);
  stage.pass(300);
  stage.socket.open();
  assert.equal(stage.connection.send({ type: "undo" }), 0);
});

test("a dead line is shown within three seconds, and given up when it stays so", () => {
  const stage = atTable();
  assert.ok(PING_AFTER + QUIET < 3000);
  stage.pass(PING_AFTER);
  assert.deepEqual(stage.socket.types, ["hello", "ping"]);
  stage.pass(QUIET - 1);
  assert.deepEqual(stage.changes, [[true, false]]);
  stage.pass(1);
  assert.deepEqual(stage.changes.at(-1), [false, false]);
  assert.equal(stage.sockets.length, 1);
  stage.pass(PATIENCE - QUIET + 300);
  assert.equal(stage.sockets.length, 2);
  assert.deepEqual(stage.lost, []);
});

test("a line that was quiet for a moment is the same one", () => {
  const stage = atTable();
  stage.pass(PING_AFTER + QUIET);
  stage.socket.say({ type: "pong", to: 1 });
  assert.deepEqual(stage.changes, [[true, false], [false, false], [true, false]]);
  assert.equal(stage.sockets.length, 1);
});

test("on a quiet line one thing waits, and it is shown; the next is refused", () => {
  const stage = atTable();
  stage.pass(PING_AFTER + QUIET);
  assert.equal(stage.connection.send({ type: "answer", question: 5, cards: ["copper"] }), 2);
  assert.deepEqual(stage.changes.at(-1), [false, true]);
  assert.equal(stage.connection.send({ type: "answer", question: 5, cards: ["silver"] }), 0);
  assert.equal(stage.connection.send({ type: "undo" }), 0);
  stage.socket.say({ type: "done", to: 2, text: "" });
  assert.deepEqual(stage.changes.at(-1), [true, false]);
});

test("a network that says it is gone is believed at once", () => {
  const stage = atTable();
  stage.gone();
  assert.deepEqual(stage.changes.at(-1), [false, false]);
});

test("pages that nobody sees ask seldom", () => {
  const stage = atTable();
  stage.seen = false;
  stage.socket.say({ type: "pong", to: 0 });
  stage.pass(PING_SELDOM - 1);
  assert.deepEqual(stage.socket.types, ["hello"]);
  stage.pass(1);
  assert.deepEqual(stage.socket.types, ["hello", "ping"]);
});

test("whoever is answered stays connected", () => {
  const stage = atTable();
  for (let round = 0; round < 10; round += 1) {
    stage.pass(PING_AFTER);
    stage.socket.say({ type: "pong", to: stage.socket.sent.at(-1)?.number });
  }
  assert.equal(stage.socket.types.length, 11);
  assert.equal(stage.sockets.length, 1);
  assert.deepEqual(stage.changes, [[true, false]]);
});

test("whoever is told something needs not ask", () => {
  const stage = atTable();
  for (let round = 0; round < 10; round += 1) {
    stage.pass(PING_AFTER - 1);
    stage.socket.say({ type: "chat", said: { number: 1, seat: 1, name: "Ola", text: "?" } });
  }
  assert.deepEqual(stage.socket.types, ["hello"]);
});

test("other messages do not stand for the answer, but show that somebody is there", () => {
  const stage = atTable();
  stage.connection.send({ type: "answer", question: 5, cards: [] });
  stage.pass(QUIET - 1);
  stage.socket.say({ type: "chat", said: { number: 1, seat: 1, name: "Ola", text: "?" } });
  stage.pass(QUIET - 1);
  assert.equal(stage.changes.length, 1);
  stage.pass(1);
  assert.deepEqual(stage.changes.at(-1), [false, true]);
});

test("an answer that nobody heard is held, and sent once more if its question is still open", () => {
  const stage = atTable(5);
  stage.connection.send({ type: "answer", question: 5, cards: ["copper"] });
  stage.pass(PATIENCE);
  assert.deepEqual(stage.changes.at(-1), [false, true]);
  stage.pass(300);
  stage.socket.welcome(1, 5);
  assert.deepEqual(stage.changes.at(-1), [true, false]);
  assert.deepEqual(stage.socket.sent.at(-1), { type: "answer", question: 5, cards: ["copper"], number: 2 });
  stage.socket.say({ type: "update", sequence: 2, state: state(5), log: [], events: [] });
  assert.equal(stage.sockets.flatMap((socket) => socket.types).filter((type) => type === "answer").length, 2);
});

test("an answer that was held for long is not sent any more, and that is told", () => {
  const stage = atTable(5);
  stage.connection.send({ type: "answer", question: 5, cards: ["copper"] });
  stage.socket.hangUp();
  stage.pass(HELD_FOR);
  assert.deepEqual(stage.lost, [{ type: "answer", question: 5, cards: ["copper"] }]);
  assert.deepEqual(stage.changes.at(-1), [false, false]);
  stage.socket.welcome(1, 5);
  assert.ok(!stage.socket.types.includes("answer"));
});

test("an answer that had arrived is not sent again", () => {
  const stage = atTable(5);
  stage.connection.send({ type: "end_turn", question: 5 });
  stage.socket.hangUp();
  stage.pass(300);
  stage.socket.welcome(9, 6);
  assert.deepEqual(stage.socket.types, ["hello"]);
  assert.deepEqual(stage.changes.at(-1), [true, false]);
});

test("what cannot safely be sent again is told", () => {
  const stage = atTable();
  stage.connection.send({ type: "undo" });
  stage.connection.send({ type: "language", language: "pl" });
  stage.socket.hangUp();
  assert.deepEqual(stage.lost, [{ type: "undo" }]);
});

test("a refusal without a number is about the oldest message", () => {
  const stage = atTable();
  stage.connection.send({ type: "undo" });
  stage.socket.say({ type: "refused", code: "too-fast", message: "", hint: "", to: 0 });
  stage.pass(PATIENCE);
  assert.equal(stage.sockets.length, 1);
});

test("a socket that never opens is given up, with longer and longer pauses", () => {
  const stage = new Stage();
  for (const pause of [300, 600, 1200, 2400, 3000, 3000]) {
    const before = stage.sockets.length;
    stage.pass(PATIENCE + pause - 1);
    assert.equal(stage.sockets.length, before);
    stage.pass(1);
    assert.equal(stage.sockets.length, before + 1);
  }
});

test("a socket that was given up is no longer heard", () => {
  const stage = atTable();
  const first = stage.socket;
  stage.connection.send({ type: "undo" });
  stage.pass(PATIENCE);
  const heard = stage.received.length;
  first.say({ type: "pong", to: 1 });
  first.hangUp();
  stage.pass(300);
  assert.equal(stage.received.length, heard);
  assert.equal(stage.sockets.length, 2);
});

test("who comes back does not wait for the next try, and asks whether anybody is there", () => {
  const stage = atTable();
  stage.back();
  assert.deepEqual(stage.socket.types, ["hello", "ping"]);
  stage.socket.hangUp();
  stage.back();
  assert.equal(stage.sockets.length, 2);
  stage.pass(300);
  assert.equal(stage.sockets.length, 2);
});

test("updates come in order; a gap asks for everything, except after an interruption", () => {
  const stage = atTable();
  const update = (sequence: number) => ({ type: "update", sequence, state: state(5), log: [], events: [] });
  const shown = (): number => stage.received.filter(({ type }) => type === "update").length;
  stage.socket.say(update(2));
  stage.socket.say(update(2));
  assert.equal(shown(), 1);
  stage.socket.say(update(4));
  assert.equal(shown(), 1);
  assert.equal(stage.socket.types.at(-1), "snapshot");
  stage.socket.hangUp();
  stage.pass(300);
  stage.socket.open();
  stage.socket.say({ type: "welcome", feed: "feed" });
  stage.socket.say(update(7));
  assert.equal(shown(), 2);
});

test("a connection that was closed stays closed", () => {
  const stage = atTable();
  stage.connection.close();
  stage.socket.hangUp();
  stage.back();
  stage.pass(100_000);
  assert.equal(stage.sockets.length, 1);
  assert.deepEqual(stage.changes, [[true, false]]);
});
