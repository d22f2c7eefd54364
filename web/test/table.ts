/** A table for tests: a state, a question, and what was sent. */

import { signal } from "@preact/signals";
import { loadCatalogue } from "../src/cards/catalogue";
import type { CardInfo, LogEntry, OpenQuestion, Picture } from "../src/wire/protocol";
import type { Outgoing } from "../src/wire/socket";
import type { Marks } from "../src/board/marks";
import type { PlayableSource } from "../src/board/source";

export class FakeTable implements PlayableSource {
  readonly state = signal<Picture | null>(null);
  readonly question = signal<OpenQuestion | null>(null) as PlayableSource["question"] & { value: OpenQuestion | null };
  readonly waiting = signal("");
  readonly holding = signal(false);
  readonly log = signal<readonly LogEntry[]>([]);
  readonly hurried = signal(false);
  readonly hands = signal(null);
  readonly marks = signal<Marks>({});
  readonly connected = signal(true);
  readonly sent: Outgoing[] = [];

  send(message: Outgoing): number {
    return this.sent.push(message);
  }

  hurry(): void {
    this.hurried.value = true;
  }

  /** Ask something, with these cards in hand. */
  ask(question: Partial<OpenQuestion>, state: Partial<Picture> = {}): void {
    this.state.value = { hand: {}, supply: [], seats: [], coins: 0, buys: 1, actions: 1, undo: null, prompt: "", ...state } as Picture;
    this.question.value = { ...NO_QUESTION, number: this.sent.length + 1, ...question };
  }
}

const NO_QUESTION: OpenQuestion = {
  ...{ seat: 0, id: "action", kind: "phase", number: 1, cards: [], copies: {}, answers: [], may_pass: true, remaining: 1, several: false },
  ...{ source: "hand", place: "hand", picked: {}, deeds: ["pass"], doubts: {}, seconds: null },
};

/** A question of a card, about one card or several. */
export function ofCard(question: Partial<OpenQuestion>): Partial<OpenQuestion> {
  return { kind: "card", several: (question.remaining ?? 1) > 1, deeds: question.may_pass === false ? [] : ["pass"], ...question };
}

const card = (slug: string, type: string, cost: number): CardInfo => ({
  ...{ slug, name: slug, cost, types: [type], editions: [2], is_basic: false, worth: 0, points: 0, points_per: {}, cards: 0, actions: 0, buys: 0, coins: 0, also: [] },
});

/** Give the client a catalogue of a few cards. */
export async function giveCards(): Promise<void> {
  const cards = [card("copper", "treasure", 0), card("gold", "treasure", 6), card("province", "victory", 8), card("smithy", "action", 4)];
  globalThis.fetch = (address) => Promise.resolve(Response.json(String(address) === "/api/cards" ? cards : { habits: [] }));
  await loadCatalogue();
}
