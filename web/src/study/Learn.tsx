import { useState } from "preact/hooks";
import { ChanceBar } from "../ui/ChanceBar";
import { Icon } from "../ui/Icon";
import { Key, Ltr } from "../ui/Texts";
import type { OpenQuestion, ReviewRow } from "../wire/protocol";
import { t } from "../words/t";
import { answersTo } from "./answers";
import { Answers } from "./Answers";
import { type Attempt, type Learning, lessonsOf } from "./learning";
import { points } from "./review";
import { AnswerChoice } from "./WhatIf";

/** For each player who has made some: a way through the own mistakes. */
export function LearnButtons({ costly, players, begin }: { costly: readonly ReviewRow[]; players: readonly string[]; begin: (seat: number) => void }) {
  return (
    <p class="what-if-ways learn-buttons">
      {players.map((player, seat) => {
        const number = lessonsOf(costly, seat).length;
        return (
          number > 0 && (
            <button key={seat} type="button" class="button" onClick={() => begin(seat)}>
              <Icon name="bulb" /> {t("study-learn", { player, n: number })}
            </button>
          )
        );
      })}
    </p>
  );
}

interface Props {
  learning: Learning;
  question: OpenQuestion | null;
  players: readonly string[];
  isBusy: boolean;
}

/** One costly decision: what was done, and another try. */
export function Learn({ learning, question, players, isBusy }: Props) {
  const { row, rows, place, attempts, isFound, isShown, hasHint } = learning;
  const isOpen = !isFound && !isShown;
  return (
    <section class="learn-mistake" aria-live="polite">
      <h3>
        {t("study-learn-title")}{" "}
        <Ltr>
          {place + 1} / {rows.length}
        </Ltr>
      </h3>
      <progress max={rows.length} value={place + (isOpen ? 0 : 1)} aria-hidden="true" />
      <p>{t("study-learn-ask", { turn: row.turn, player: players[row.seat] ?? "", answer: row.answer, points: points(row.loss), reach: points(row.reach) })}</p>
      {isOpen && <p class="quiet-text">{t("study-learn-how")}</p>}
      {isOpen && question && <TryOne key={row.step} learning={learning} question={question} isBusy={isBusy} />}
      {attempts.map((attempt) => (
        <Tried key={attempt.option.answer} attempt={attempt} row={row} />
      ))}
      {hasHint && isOpen && <p class="learn-hint">{row.why[0] ?? t("why-nothing")}</p>}
      {!isOpen && <Answers options={row.answers} given={row.answer} isClose={row.close} />}
      {!isOpen && (
        <ul class="study-why">
          {row.why.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <p class="what-if-ways">
        {isOpen && !hasHint && (
          <button type="button" class="button" onClick={learning.hint}>
            <Icon name="bulb" /> {t("study-learn-hint")} <Key name="H" />
          </button>
        )}
        {isOpen && (
          <button type="button" class="button" onClick={learning.showIt}>
            <Icon name="eye" /> {t("study-learn-show")} <Key name="S" />
          </button>
        )}
        {place + 1 < rows.length && (
          <button type="button" class={isOpen ? "button" : "button main"} onClick={learning.next}>
            {isOpen ? t("study-learn-skip") : t("study-learn-next")} <Key name={isOpen ? "N" : "↵"} />
          </button>
        )}
        <button type="button" class="button quiet" onClick={learning.end}>
          {t("study-learn-end")} <Key name="X" />
        </button>
      </p>
      <p class="quiet-text">{t("study-learn-about")}</p>
    </section>
  );
}

/** For those who choose from a list instead of pressing a card. */
function TryOne({ learning, question, isBusy }: { learning: Learning; question: OpenQuestion; isBusy: boolean }) {
  const given = learning.row.answers.find(({ text }) => text === learning.row.answer)?.answer;
  const answers = answersTo(question).filter((answer) => answer !== given);
  const [chosen, choose] = useState(answers[0] ?? "");
  return (
    <p class="what-if-ways">
      <AnswerChoice label={t("study-learn-answer")} question={question} answers={answers} value={chosen} choose={choose} />
      <button type="button" class="button main" disabled={isBusy} onClick={() => void learning.attempt(chosen)}>
        {t("study-learn-try")}
      </button>
    </p>
  );
}

/** What came of a try. */
function Tried({ attempt: { option, success }, row }: { attempt: Attempt; row: ReviewRow }) {
  const given = row.answers.find(({ text }) => text === row.answer);
  const numbers = { answer: option.text, chance: points(option.chance), before: points(given?.chance ?? 0), given: row.answer };
  return (
    <div class={`learn-tried ${success}`}>
      <p>{success === "best" ? t("study-learn-best", { answer: option.text, points: points(row.loss), reach: points(row.reach) }) : t(`study-learn-${success}`, numbers)}</p>
      <ChanceBar {...option} />
    </div>
  );
}
