/** Learning from mistakes: one costly decision after the other, at which another answer can be tried on the table. */

import { signal } from "@preact/signals";
import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import { type PlayableSource, StillSource } from "../board/source";
import type { AdviceOption, OpenQuestion, ReviewRow } from "../wire/protocol";
import type { Outgoing } from "../wire/socket";
import type { Branches } from "./useBranches";

/** A moment at which an answer can be tried: nothing is sent to anybody. */
export class TrialSource extends StillSource implements PlayableSource {
  readonly question = signal<OpenQuestion | null>(null);
  readonly waiting = signal("");
  readonly holding = signal(false);
  readonly hurried = signal(false);
  attempt: (answer: string) => void = () => {};

  hurry(): void {}

  /** The first card named, or passing; playing all Treasures is no answer to think about. */
  send(message: Outgoing): number {
    if (message.type === "answer") this.attempt(message.cards?.[0] ?? "pass");
    else if (message.type === "end_turn" || message.type === "end_actions") this.attempt("pass");
    return 1;
  }
}

/** What an answer is: the best one or as good as that, better than the one given, or no better. */
export type Success = "best" | "close" | "better" | "worse";

export interface Attempt {
  option: AdviceOption;
  success: Success;
}

export interface Learning {
  rows: readonly ReviewRow[];
  place: number;
  row: ReviewRow;
  attempts: readonly Attempt[];
  isFound: boolean;
  isShown: boolean;
  hasHint: boolean;
  attempt: (answer: string) => Promise<void>;
  hint: () => void;
  showIt: () => void;
  /** The next costly decision; after the last one it is over. */
  next: () => void;
  end: () => void;
}

/** How good an answer is, beside the one that was given. */
export function successOf(option: AdviceOption, given: AdviceOption | undefined): Success {
  if (option.behind === 0) return "best";
  if (option.close) return "close";
  return option.chance > (given?.chance ?? 0) ? "better" : "worse";
}

/** The costly decisions of a seat in the order of the game. */
export const lessonsOf = (costly: readonly ReviewRow[], seat: number): ReviewRow[] => costly.filter((row) => row.seat === seat).sort((a, b) => a.step - b.step);

const NOTHING_TRIED = { attempts: [] as readonly Attempt[], isShown: false, hasHint: false };

export function useLearning(costly: readonly ReviewRow[], branches: Branches, source: TrialSource, goTo: (step: number, seat: number) => void): { begin: (seat: number) => void; learning: Learning | null } {
  const [seat, setSeat] = useState<number | null>(null);
  const [place, setPlace] = useState(0);
  const [tried, setTried] = useState(NOTHING_TRIED);
  const rows = useMemo(() => (seat === null ? [] : lessonsOf(costly, seat)), [costly, seat]);
  const row = rows[place];
  // At once, before a key can ask for a hint; and not by the row itself, which is another one whenever the review knows more.
  useLayoutEffect(() => {
    setTried(NOTHING_TRIED);
    if (row) goTo(row.step, row.seat);
  }, [row?.step, row?.seat]);
  const attempt = async (answer: string): Promise<void> => {
    if (!row) return;
    const given = row.answers.find(({ text }) => text === row.answer);
    const option = row.answers.find((each) => each.answer === answer) ?? (await measured(branches, row, answer, given));
    if (option) setTried((before) => ({ ...before, attempts: [...before.attempts.filter((each) => each.option.answer !== answer), { option, success: successOf(option, given) }] }));
  };
  source.attempt = (answer) => void attempt(answer);
  const isFound = tried.attempts.some(({ success }) => success === "best" || success === "close");
  const end = (): void => setSeat(null);
  const next = (): void => (place + 1 < rows.length ? setPlace(place + 1) : end());
  const showIt = (): void => setTried((before) => ({ ...before, isShown: true }));
  const hint = (): void => setTried((before) => ({ ...before, hasHint: true }));
  const learning = row && { ...{ rows, place, row, ...tried, attempt, isFound }, ...{ hint, showIt, next, end } };
  const begin = (who: number): void => {
    setPlace(0);
    setSeat(who);
  };
  return { begin, learning: learning ?? null };
}

/** What an answer is worth that the review has not measured. */
async function measured(branches: Branches, row: ReviewRow, answer: string, given: AdviceOption | undefined): Promise<AdviceOption | undefined> {
  const others = [given?.answer, row.answers[0]?.answer].filter((each) => each !== undefined);
  const branch = await branches.attempt({ kind: "compare", step: row.step, answers: [...others, answer], keep: false });
  return branch?.figures.options.find((option) => option.answer === answer);
}
