/** What this player does at the table: naming cards, choosing several, ending phases, and the second thoughts before a probable slip. */

import { computed, effect, signal } from "@preact/signals";
import { cardName, summary } from "../words/cards";
import { t } from "../words/t";
import type { OpenQuestion } from "../wire/protocol";
import { change, settings } from "../kept/settings";
import type { PlayableSource } from "./source";

/** Something that is probably a slip, with what to do if it is not. */
export interface Doubt {
  key: string;
  text: string;
  go: () => void;
}

/** Where the cards of a question are shown: in the hand, in the Supply, laid out in a row, or nowhere. */
export type Place = OpenQuestion["place"];
/** What can be done instead of naming a card. */
export type Deed = OpenQuestion["deeds"][number];

/** The answers that have a button each: labels and numbers, and cards that may be named wherever they are. */
export function spoken(question: OpenQuestion): readonly string[] {
  return question.place === "" ? [...question.cards, ...question.answers] : question.answers;
}

/** The digit that presses an answer's button: numbers have their own, others are counted from 1; the tenth and later ones have none. */
export function keyOf(answer: string, answers: readonly string[]): string {
  const key = /^[0-9]+$/.test(answer) ? answer : String(answers.indexOf(answer) + 1);
  return key.length === 1 ? key : "";
}

const DOUBLE_PRESS = 600;

export class Choice {
  /** The cards named so far in a choice of several, in this order. */
  readonly picks = signal<readonly string[]>([]);
  readonly doubt = signal<Doubt | null>(null);

  readonly isSeveral = computed(() => this.store.question.value?.several ?? false);

  /** Whether the picks are a complete answer. */
  readonly isComplete = computed(() => {
    const question = this.store.question.value;
    if (!question) return false;
    const number = this.picks.value.length;
    return number === question.remaining || (question.may_pass && number <= question.remaining);
  });

  private readonly stop: () => void;
  private lastQuestion = 0;
  private sentAt = -DOUBLE_PRESS;

  constructor(readonly store: PlayableSource) {
    this.stop = effect(() => this.startAnew(store.question.value?.number ?? 0));
  }

  close(): void {
    this.stop();
  }

  private startAnew(question: number): void {
    if (question === this.lastQuestion) return;
    this.lastQuestion = question;
    this.picks.value = [];
    this.doubt.value = null;
  }

  /** Whether a card can be named now where it lies. */
  isLegal(card: string, place: Place): boolean {
    const question = this.store.question.value;
    return question !== null && question.place === place && question.cards.includes(card);
  }

  picked(card: string): number {
    return this.picks.value.filter((pick) => pick === card).length;
  }

  /** Name a card: at once if one is asked for, otherwise as one more pick; naming the last copy once more clears the card's picks. */
  name(card: string, available: number): void {
    const question = this.store.question.value;
    if (!question || !(question.cards.includes(card) || spoken(question).includes(card))) return;
    if (this.isSeveral.value) return this.pick(card, available, question);
    this.attempt(card, () => this.answer([card]));
  }

  /** Name a card several times at once: all copies in hand, or as many as there are Buys. */
  nameOften(card: string, number: number): void {
    const question = this.store.question.value;
    if (!question?.cards.includes(card)) return;
    if (this.isSeveral.value) this.picks.value = Array<string>(Math.min(number, question.remaining)).fill(card);
    else if (question.kind !== "phase") this.answer([card]);
    else this.answer(Array<string>(Math.max(Math.min(number, question.remaining), 1)).fill(card));
  }

  private pick(card: string, available: number, question: OpenQuestion): void {
    const full = this.picked(card) >= available || this.picks.value.length >= question.remaining;
    this.picks.value = full && this.picked(card) > 0 ? this.picks.value.filter((pick) => pick !== card) : this.withOneMore(card, question);
  }

  /** One pick more; if there are enough already, the first one makes way. */
  private withOneMore(card: string, question: OpenQuestion): readonly string[] {
    const kept = this.picks.value.length >= question.remaining ? this.picks.value.slice(1) : this.picks.value;
    return [...kept, card];
  }

  /** Take back one pick of a card. */
  drop(card: string): void {
    const last = this.picks.value.lastIndexOf(card);
    this.picks.value = this.picks.value.filter((_, place) => place !== last);
  }

  clear(): void {
    this.picks.value = [];
    this.doubt.value = null;
  }

  /** Send the picks, or pass. */
  confirm(): void {
    if (this.doubt.value) return this.goOn();
    if (this.isSeveral.value && this.isComplete.value) this.answer(this.picks.value);
  }

  pass(): void {
    if (this.can("pass")) this.answer([]);
  }

  /** Whether something was sent a moment ago: a second press then is the end of a double one, not a wish to read a card. */
  get isJustDone(): boolean {
    return performance.now() - this.sentAt < DOUBLE_PRESS;
  }

  private answer(cards: readonly string[]): void {
    const question = this.store.question.value;
    this.doubt.value = null;
    this.sentAt = performance.now();
    if (question) this.store.send({ type: "answer", question: question.number, cards: [...cards] });
  }

  // The phases of a turn

  can(deed: Deed): boolean {
    return this.store.question.value?.deeds.includes(deed) ?? false;
  }

  /** Whether something is probably a slip. */
  isDoubtful(what: string): boolean {
    return this.doubtAbout(what) !== null;
  }

  playTreasures(): void {
    this.phase("play_treasures");
  }

  endActions(): void {
    this.phase("end_actions");
  }

  endTurn(): void {
    this.phase("end_turn");
  }

  private phase(deed: Exclude<Deed, "pass">): void {
    const question = this.store.question.value;
    if (!question || !this.can(deed)) return;
    this.attempt(deed, () => void this.store.send({ type: deed, question: question.number }));
  }

  // Second thoughts: asked once, in the line of the decision, never in a window

  /** Do something, unless it is probably a slip: then that is said first, and done the second time. */
  private attempt(what: string, act: () => void): void {
    const doubt = this.doubtAbout(what) ?? this.pressAgain(what);
    if (doubt && this.doubt.value?.key !== doubt.key) {
      this.doubt.value = { ...doubt, go: act };
    } else {
      this.doubt.value = null;
      act();
    }
  }

  goOn(): void {
    const doubt = this.doubt.value;
    this.doubt.value = null;
    doubt?.go();
  }

  /** Go on, and do not ask this again. */
  goOnAlways(): void {
    const key = this.doubt.value?.key.split(" ")[0];
    if (key === "twice") change({ twice: false });
    else if (key) change({ unasked: [...settings.value.unasked, key] });
    this.goOn();
  }

  /** Why a card or a deed is probably a slip, as the server sees it; nothing if this person does not want to hear it. */
  private doubtAbout(what: string): { key: string; text: string } | null {
    const code = this.store.question.value?.doubts[what];
    if (!code || settings.value.unasked.includes(code)) return null;
    const pile = this.store.state.value?.supply.find(({ card }) => card === what);
    return { key: `${code} ${what}`, text: t(`web-doubt-${code}`, { card: cardName(what), n: Math.abs(pile?.margin ?? 0) }) };
  }

  private get edition(): number | string {
    return this.store.state.value?.kingdom.edition ?? "";
  }

  /** For those who want to press twice: the first time only says what would happen. */
  private pressAgain(what: string): { key: string; text: string } | null {
    const isCard = this.store.question.value?.cards.includes(what) ?? false;
    return settings.value.twice && isCard ? { key: `twice ${what}`, text: [summary(what, this.edition), t("web-press-again", { card: cardName(what) })].filter(Boolean).join(" ") } : null;
  }
}

/** Whether a question is a plain yes or no about one card. */
export function isYesOrNo(question: OpenQuestion): boolean {
  return question.kind === "card" && question.may_pass && question.remaining === 1 && question.cards.length === 1;
}
