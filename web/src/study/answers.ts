/** The answers that there were at a moment, as the player who was asked saw them. */

import { useEffect, useMemo, useState } from "preact/hooks";
import { settings } from "../kept/settings";
import { replayMoments } from "../wire/http";
import type { OpenQuestion, Replay, ReplayStep } from "../wire/protocol";
import { cardName } from "../words/cards";
import { labelWords, t } from "../words/t";
import { Reel } from "./reel";

/** All answers to a question: cards, labels or numbers, and passing. */
export function answersTo(question: OpenQuestion): string[] {
  return [...question.cards, ...question.answers, ...(question.may_pass || question.kind === "phase" ? ["pass"] : [])];
}

/** An answer as people read it. */
export function answerWords(answer: string, question: OpenQuestion): string {
  if (answer === "pass") return t("ui-pass");
  return question.cards.includes(answer) ? cardName(answer) : labelWords(answer);
}

/** The question at a step as the seat that is asked saw it; nothing until it is here, or where nobody is asked. */
export function useQuestion(game: Replay, shown: ReplayStep): OpenQuestion | null {
  const { language } = settings.value;
  const asked = shown.state.question;
  const reel = useMemo(() => new Reel((from, to, seat, signal) => replayMoments(game.replay, from, to, seat, language, signal), game.steps, false), [game, language]);
  const [found, setFound] = useState<ReplayStep | undefined>();
  const isHere = asked === null || asked.seat === shown.state.you;
  useEffect(() => {
    let current = true;
    if (!isHere) reel.load(shown.step, String(asked.seat)).then((moment) => current && setFound(moment), () => {}); // the page itself says that there is no connection
    return () => {
      current = false;
    };
  }, [reel, shown]);
  if (isHere) return asked;
  return found?.step === shown.step ? found.state.question : null;
}
