/** One of the answers at a moment, shown on the table instead of the best one; and what can be tried with it. */

import { useState } from "preact/hooks";
import { announce } from "../ui/notices";
import type { Branch, ReviewRow } from "../wire/protocol";
import { t } from "../words/t";
import { titleOf } from "./BranchList";
import { points } from "./review";
import type { Branches } from "./useBranches";

export interface ShownAnswer {
  /** The place among the answers of the moment; null if none is shown. */
  place: number | null;
  /** Show another one, or none if it is shown already; whether there is one at that place. */
  show: (place: number) => boolean;
  /** Whether there was one to hide. */
  hide: () => boolean;
  /** Compare it with the answer that was given; without one bots finish the game. Whether something is tried. */
  branch: (players: readonly string[]) => boolean;
}

export function useShownAnswer(step: number, row: ReviewRow | undefined, branches: Branches): ShownAnswer {
  const [shown, setShown] = useState<{ step: number; place: number } | null>(null);
  const place = shown?.step === step ? shown.place : null;
  const show = (wanted: number): boolean => {
    const option = row?.answers[wanted];
    if (!option) return false;
    setShown(wanted === place ? null : { step, place: wanted });
    announce(`${option.text}: ${points(option.chance)} %`);
    return true;
  };
  const hide = (): boolean => {
    setShown(null);
    return place !== null;
  };
  const branch = (players: readonly string[]): boolean => {
    if (branches.isBusy) return false;
    const given = row?.answers.find(({ text }) => text === row.answer);
    const wanted = row?.answers[place ?? -1];
    const answers = wanted && given && wanted !== given ? [wanted.answer, given.answer] : [];
    const said = (made: Branch | null): void => announce(made ? `${t("study-branches")}: ${titleOf(made, players)}` : "");
    void branches.attempt({ kind: answers.length > 0 ? "compare" : "finish", step, answers }).then(said);
    return true;
  };
  return { place, show, hide, branch };
}
