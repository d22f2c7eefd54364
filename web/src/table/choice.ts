/** What this player does at the table: naming cards, choosing several, ending phases, and the second thoughts before a probable slip. */

import { computed, effect, signal } from "@preact/signals";
import { isTreasure } from "../catalogue";
import { cardName, t } from "../locale";
import type { OpenQuestion, Picture } from "../protocol";
import { change, settings } from "../settings";
import type { Source } from "./store";

/** Something that is probably a slip, with what to do if it is not. */
export interface Doubt {
  key: string;
  text: string;
  go: () => void;
}

/** The zone in which the cards of a question are shown: in the hand, in the Supply, or laid out in the play row. */
export type Place = "hand" | "supply" | "row";

export function placeOf(question: OpenQuestion): Place {
  return question.source === "hand" || question.source === "supply" ? question.source : "row";
}

/** The answers that have a button each: labels and numbers, and cards that may be named wherever they are. */
export function spoken(question: OpenQuestion): readonly string[] {
  return question.source === "" ? question.cards : (question.answers ?? []);
}

/** The digit that presses an answer's button: numbers have their own, others are counted from 1; the tenth and later ones have none. */
export function keyOf(answer: string, answers: readonly string[]): string {
  const key = /^[0-9]+$/.test(answer) ? answer : String(answers.indexOf(answer) + 1);
  return key.length === 1 ? key : "";
}

const WORTH_ASKING = 3;
const DOUBLE_PRESS = 600;

export class Choice {
  /** The cards named so far in a choice of several, in this order. */
  readonly picks = signal<readonly string[]>([]);
  readonly doubt = signal<Doubt | null>(null);

  readonly isSeveral = computed(() => {
    const question = this.store.question.value;
    return question !== null && (question.remaining > 1 || this.picks.value.length > 0) && question.id.includes(".");
  });

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

  constructor(readonly store: Source) {
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
    return question !== null && placeOf(question) === place && question.cards.includes(card);
  }

  picked(card: string): number {
    return this.picks.value.filter((pick) => pick === card).length;
  }

  /** Name a card: at once if one is asked for, otherwise as one more pick; naming the last copy once more clears the card's picks. */
  name(card: string, available: number): void {
    const question = this.store.question.value;
    if (!question || !(question.cards.includes(card) || spoken(question).includes(card))) return;
    if (this.isSeveral.value) return this.pick(card, available, question);
    const doubt = this.doubtAbout(card, question);
    const act = (): void => this.answer([card]);
    if (doubt && this.doubt.value?.key !== doubt.key) this.raise(doubt.key, doubt.text, act);
    else act();
  }

  /** Name a card several times at once: all copies in hand, or as many as there are Buys. */
  nameOften(card: string, number: number): void {
    const question = this.store.question.value;
    if (!question?.cards.includes(card)) return;
    if (this.isSeveral.value) this.picks.value = Array<string>(Math.min(number, question.remaining)).fill(card);
    else if (question.id.includes(".")) this.answer([card]);
    else this.answer(Array<string>(Math.max(number, 1)).fill(card));
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
    const question = this.store.question.value;
    if (question?.may_pass) this.answer([]);
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

  readonly canPlayTreasures = computed(() => {
    const state = this.store.state.value;
    return this.isMyPhase("action", "treasure") && Object.keys(state?.hand ?? {}).some((card) => isTreasure(card));
  });
  readonly canEndActions = computed(() => this.isMyPhase("action"));
  readonly canEndTurn = computed(() => this.isMyPhase("action", "treasure", "buy"));

  private isMyPhase(...ids: string[]): boolean {
    const question = this.store.question.value;
    return question !== null && ids.includes(question.id);
  }

  playTreasures(): void {
    const question = this.store.question.value;
    if (question && this.canPlayTreasures.value) this.store.send({ type: "play_treasures", question: question.number });
  }

  endActions(): void {
    const question = this.store.question.value;
    if (question && this.canEndActions.value) this.store.send({ type: "end_actions", question: question.number });
  }

  endTurn(): void {
    const question = this.store.question.value;
    const state = this.store.state.value;
    if (!question || !state || !this.canEndTurn.value) return;
    const act = (): void => void this.store.send({ type: "end_turn", question: question.number });
    const doubt = this.doubtAboutEnding(question, state);
    if (doubt && this.doubt.value?.key !== doubt.key) this.raise(doubt.key, doubt.text, act);
    else {
      this.doubt.value = null;
      act();
    }
  }

  // Second thoughts: asked once, in the line of the decision, never in a window

  private raise(key: string, text: string, go: () => void): void {
    this.doubt.value = { key, text, go };
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

  private isAsked(key: string): boolean {
    return !settings.value.unasked.includes(key);
  }

  private doubtAboutEnding(question: OpenQuestion, state: Picture): { key: string; text: string } | null {
    if (question.id === "action" && question.cards.length > 0 && this.isAsked("actions")) {
      return { key: "actions", text: t("web-doubt-actions") };
    }
    const unspent = state.coins >= WORTH_ASKING || Object.keys(state.hand).some((card) => isTreasure(card));
    if (state.buys > 0 && unspent && this.isAsked("coins")) return { key: "coins", text: t("web-doubt-coins") };
    return null;
  }

  private doubtAbout(card: string, question: OpenQuestion): { key: string; text: string } | null {
    if (question.id !== "buy") return this.doubtAboutPress(card);
    const pile = this.store.state.value?.supply.find((candidate) => candidate.card === card);
    if (pile?.ends_game && (pile.margin ?? 0) < 0 && this.isAsked("losing")) {
      return { key: `losing ${card}`, text: t("web-doubt-losing", { n: -(pile.margin ?? 0) }) };
    }
    if ((card === "curse" || card === "copper") && this.isAsked("poor")) {
      return { key: `poor ${card}`, text: t("web-doubt-poor", { card: cardName(card) }) };
    }
    return this.doubtAboutPress(card);
  }

  /** For those who want to press twice: the first time only says what would happen. */
  private doubtAboutPress(card: string): { key: string; text: string } | null {
    return settings.value.twice ? { key: `twice ${card}`, text: t("web-press-again", { card: cardName(card) }) } : null;
  }
}

/** Whether a question is a plain yes or no about one card. */
export function isYesOrNo(question: OpenQuestion): boolean {
  return question.id.includes(".") && question.may_pass && question.remaining === 1 && question.cards.length === 1;
}
