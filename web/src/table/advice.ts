/** Advice at a table: asked for, or wanted at every question; it ends with the answer. The server decides who may have it. */

import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import type { Marks } from "../board/marks";
import { settings } from "../kept/settings";
import { announce } from "../ui/notices";
import type { AdviceGiven, AdviceOption, OpenQuestion, Picture } from "../wire/protocol";
import { hintFrom, isWorthAdvice } from "./hints";
import type { Outgoing } from "../wire/socket";
import { t } from "../words/t";

/** Thousandths as a percentage. */
export const percent = (thousandths: number): number => Math.round(thousandths / 10);

/** Whether there is advice here: nobody else plays, and the table allows it. */
export function isAdvised(state: Picture | null): boolean {
  const others = state?.seats.filter(({ seat }) => seat !== state.you) ?? [];
  return state?.you != null && state.options.advice !== false && !state.coach && !state.puzzle?.is_open && others.every(({ kind }) => kind === "bot");
}

export class TableAdvice {
  /** What was said last; it may be about a question that is answered. */
  readonly given = signal<AdviceGiven | null>(null);
  /** Whether it is shown with its numbers; a hint has none. */
  private readonly isOpen = signal(false);
  /** Requests that nobody has made by hand, by their numbers: whoever did not ask is not told that there is no answer. */
  private readonly unasked = new Set<number>();
  /** The number of the question that somebody wants to know about. */
  readonly wanted = signal(0);
  private said = 0;

  constructor(
    private readonly state: ReadonlySignal<Picture | null>,
    private readonly question: ReadonlySignal<OpenQuestion | null>,
    private readonly send: (message: Outgoing) => number,
  ) {}

  /** Whether it can be asked for now. */
  readonly isOffered = computed(() => isAdvised(this.state.value) && this.question.value !== null);

  /** The advice about the open question. */
  private readonly latest = computed(() => (this.given.value?.question === this.question.value?.number ? this.given.value : null));

  /** The same, where somebody wants to see it. */
  readonly current = computed(() => (this.isOpen.value ? this.latest.value : null));

  /** Whether this is a game with hints, which come from advice. */
  private readonly hasHints = computed(() => this.isOffered.value && this.state.value?.options.hints === true && isWorthAdvice(this.question.value));

  readonly hint = computed(() => (this.hasHints.value && isWhole(this.latest.value) ? hintFrom(this.latest.value, this.question.value) : ""));

  /** Whether it is being made. */
  readonly isThinking = computed(() => {
    const { value: given } = this.current;
    return this.isOpen.value && this.wanted.value !== 0 && this.wanted.value === this.question.value?.number && !given?.problem && (given?.part ?? 0) <= (given?.of ?? 0) && !isWhole(given);
  });

  readonly marks = computed<Marks>(() => marksOf(this.isOpen.value || isWhole(this.latest.value) ? this.latest.value : null, this.question.value));

  /** Ask at every question of those who want it. */
  follow(): () => void {
    let about = 0;
    return effect(() => {
      const number = this.question.value?.number ?? 0;
      if (number !== about) this.isOpen.value = false; // it was about another question
      about = number;
      if (settings.value.advice && this.isOffered.value) this.isOpen.value = true;
      if ((settings.value.advice && this.isOffered.value) || this.hasHints.value) this.ask({ byItself: true });
    });
  }

  /** Ask about the open question; once is enough. */
  ask({ byItself = false } = {}): void {
    const number = this.question.value?.number ?? 0;
    if (!this.isOffered.value || this.wanted.peek() === number) return;
    const sent = this.send({ type: "advise", question: number });
    if (byItself) this.unasked.add(sent);
    this.wanted.value = sent ? number : 0;
  }

  /** Whether a refusal is of something that nobody has asked for. */
  isUnasked(request: number): boolean {
    return request > 0 && this.unasked.delete(request);
  }

  /** Ask, or have no more of it. */
  toggle(): void {
    if (this.current.value || this.isThinking.value) return this.stop();
    this.isOpen.value = true;
    this.ask();
  }

  stop(): void {
    this.isOpen.value = false;
    if (this.hasHints.value) return; // the hint stays
    this.given.value = null;
    this.wanted.value = 0;
    this.send({ type: "stop_advice" });
  }

  /** The server has refused, or the line was lost. */
  forget(): void {
    this.wanted.value = 0;
  }

  receive(advice: AdviceGiven): void {
    if (advice.question !== this.wanted.peek()) return;
    this.given.value = advice;
    if (isWhole(advice) && this.said !== advice.question) {
      this.said = advice.question;
      announce(this.hint.value || inWords(advice));
    }
  }
}

const isWhole = (advice: AdviceGiven | null): boolean => advice !== null && advice.of > 0 && advice.part >= advice.of;

/** What the best answers are, in a sentence: it is said once, when nothing changes any more. */
export function inWords(advice: AdviceGiven): string {
  const best = advice.options[0];
  if (!best) return "";
  if (advice.wins) return `${best.text}: ${t("web-advice-wins")}`;
  const answers = advice.options.map((option) => `${option.text} ${percent(option.chance)} %`).join(", ");
  return advice.close ? `${t("web-advice-close")}: ${answers}` : `${t("web-mark-advice")}: ${answers}`;
}

/** A ring on the best answer; none where it is too close to call. */
function marksOf(advice: AdviceGiven | null, question: OpenQuestion | null): Marks {
  const best: AdviceOption | undefined = advice?.options[0];
  if (!best || !question || advice?.close) return {};
  const mark = { kind: "advice" as const, text: `${percent(best.chance)} %` };
  if (best.answer === "pass") return { deed: { pass: mark, "end-turn": mark } };
  return question.place ? { [question.place]: { [best.answer]: mark } } : {};
}
