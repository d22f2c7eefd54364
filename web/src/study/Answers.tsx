import { ChanceBar } from "../ui/ChanceBar";
import { Key, Ltr } from "../ui/Texts";
import type { AdviceOption } from "../wire/protocol";
import { tenths } from "../words/dates";
import { t } from "../words/t";
import { points } from "./review";

interface Props {
  /** The answers, the best one first. */
  options: readonly AdviceOption[];
  /** The words of the one that was given. */
  given: string;
  /** Whether the first two are too close to call. */
  isClose: boolean;
  /** Where an answer can be shown on the table: the place of the one that is, and how to show another one. */
  shown?: number | null;
  show?: (place: number) => void;
}

/** Answers with their win chances, how far these may be off, and how the games went on after each. */
export function Answers({ options, given, isClose, shown = null, show }: Props) {
  return (
    <ol class="study-answers">
      {options.map((option, place) => (
        <Answer key={option.answer} option={option} place={place} isGiven={option.text === given} isClose={place === 0 ? isClose : option.close} isShown={place === shown} show={show && (() => show(place))} />
      ))}
    </ol>
  );
}

interface AnswerProps {
  option: AdviceOption;
  place: number;
  isGiven: boolean;
  isClose: boolean;
  isShown: boolean;
  show: (() => void) | undefined;
}

function Answer({ option, place, isGiven, isClose, isShown, show }: AnswerProps) {
  const isBest = place === 0;
  return (
    <li class={isBest ? "best" : isGiven ? "given" : undefined}>
      <p class="answer-head">
        {show ? (
          <>
            <Key name={String(place + 1)} />
            <button type="button" class="link-button" aria-pressed={isShown} title={t("study-key-answer")} onClick={show}>
              {option.text}
            </button>
          </>
        ) : (
          <b>{option.text}</b>
        )}
        {isBest && !isClose && <span class="tag">{t("web-mark-best")}</span>}
        {isGiven && <span class="tag">{t("web-mark-given")}</span>}
        {isClose && <span class="tag warning">{t("web-advice-close")}</span>}
        <Ltr>
          <b>{points(option.chance)} %</b>
        </Ltr>
      </p>
      <p class="answer-numbers">
        <ChanceBar {...option} />
        <Ltr>
          {points(option.low)}–{points(option.high)}
        </Ltr>
        <Ltr>{isBest ? "" : `−${points(option.behind)} ± ${points(option.reach)}`}</Ltr>
      </p>
      <p class="quiet-text">{courseWords(option.course)}</p>
    </li>
  );
}

/** How games went on, on average, in a line. */
export function courseWords([turns, own, rival, ender]: readonly number[]): string {
  if (turns === undefined || own === undefined || rival === undefined || ender === undefined) return "";
  return t("why-course", { turns: inThousandths(turns), own: inThousandths(own), rival: inThousandths(rival), ender: points(ender) });
}

/** Thousandths with one digit behind the point, as the page's language writes it. */
const inThousandths = (thousandths: number): string => tenths(thousandths / 1000);
