/** Hints from advice: which button or card, and why. Only buttons that are there are named: what they say is on them. */

import { passWords, yesWords } from "../cards/habits";
import type { AdviceGiven, OpenQuestion } from "../wire/protocol";
import { t } from "../words/t";

const percent = (thousandths: number): number => Math.round(thousandths / 10);

const isPurchase = ({ kind, place }: OpenQuestion): boolean => kind === "phase" && place === "supply";

/** What to press for an answer; nothing if no button does it. */
export function whatToPress(question: OpenQuestion, answer: string, text: string): string {
  const button = buttonFor(question, answer);
  if (button) return t("web-hint-press", { button });
  if (answer === "pass") return "";
  if (isPurchase(question)) return t("web-hint-buy", { card: text });
  return question.kind === "phase" ? t("web-hint-play", { card: text }) : t("web-hint-choose", { card: text });
}

/** The words on the button that gives an answer, if one does. */
function buttonFor(question: OpenQuestion, answer: string): string {
  if (question.kind !== "phase") {
    if (answer === "pass") return question.several ? "" : passWords(question.id);
    return question.kind === "card" && question.cards.length === 1 && question.may_pass && !question.several ? yesWords(question.id) : "";
  }
  if (answer !== "pass") return "";
  if (question.deeds.includes("end_actions")) return t("ui-end-action-phase");
  return isPurchase(question) && question.deeds.includes("end_turn") ? t("ui-end-turn") : "";
}

/** Why: it wins, it is about as good as others, or better than the next; and what the plan is. */
function reasons({ options, close, wins, why: words, plan }: AdviceGiven, isBuying: boolean): string[] {
  const [best, second] = options;
  if (wins || !best) return wins ? [t("web-hint-wins")] : [];
  const rivals = options.slice(1).filter((option) => option.close).map(({ text }) => text);
  const compared = second ? t("web-hint-better", { best: percent(best.chance), other: second.text, second: percent(second.chance) }) : "";
  const why = close && rivals.length > 0 ? t("web-hint-close", { others: rivals.join(", ") }) : compared;
  return [why, words[0] ?? "", (isBuying && plan[1]) || ""].filter(Boolean); // behind the name of the plan stands what it is
}

/** Whether advice has more to say than what is always so. Where only what is in hand can be played on, all of it is. */
export const isWorthAdvice = (question: OpenQuestion | null): boolean =>
  question !== null && (question.kind !== "phase" || question.place === "supply" || question.deeds.includes("end_actions"));

/** A hint as one text; nothing where there is nothing to choose, or the advice has no words for it. */
export function hintFrom(advice: AdviceGiven | null, question: OpenQuestion | null): string {
  const best = advice?.options[0];
  if (!advice || !question || !best || advice.problem || advice.question !== question.number) return "";
  const what = whatToPress(question, best.answer, best.text);
  return what && [what, ...reasons(advice, isPurchase(question))].join(" ");
}
