import "./branches.css";
import { useState } from "preact/hooks";
import { chosenLevel, LevelSelect } from "../cards/LevelSelect";
import { go } from "../shell/router";
import { Icon } from "../ui/Icon";
import { Notice } from "../ui/Notice";
import { positionAt } from "../wire/http";
import type { OpenQuestion, ReviewRow } from "../wire/protocol";
import { t } from "../words/t";
import { answersTo, answerWords } from "./answers";
import type { Branches } from "./useBranches";

interface Props {
  replay: string;
  branches: Branches;
  step: number;
  /** What is asked at this moment, and by whom it is answered. */
  question: OpenQuestion | null;
  players: readonly string[];
  row: ReviewRow | undefined;
}

/** What if: play on from here, let bots finish it, or compare two answers. What comes of it is kept with the game. */
export function WhatIf({ replay, branches, step, question, players, row }: Props) {
  const [name, setName] = useState("");
  if (!question) return null;
  const tried = (kind: "play" | "finish" | "compare", answers: string[] = []): void => {
    void branches.attempt({ kind, step, answers, name, bot: kind === "play" ? chosenLevel() : "" });
    setName("");
  };
  return (
    <section class="what-if">
      <h3>{t("study-what-if")}</h3>
      <p class="quiet-text">
        {t("study-what-if-about", { player: players[question.seat] ?? "" })}
      </p>
      <label class="row">
        <span>{t("study-branch-name")}</span>
        <input class="field" maxLength={60} value={name} onInput={(event) => setName(event.currentTarget.value)} />
      </label>
      <div class="what-if-ways">
        <button type="button" class="button main" disabled={branches.isBusy} onClick={() => tried("play")}>
          <Icon name="play" /> {t("study-play-on")}
        </button>
        <LevelSelect />
        <button type="button" class="button" disabled={branches.isBusy} onClick={() => tried("finish")}>
          <Icon name="bot" /> {t("study-finish")}
        </button>
      </div>
      <Compare key={step} question={question} row={row} isBusy={branches.isBusy} compare={(answers) => tried("compare", answers)} />
      <p>
        <button type="button" class="link-button" onClick={() => void positionAt(replay, step).then(({ position }) => go(`/p?position=${encodeURIComponent(position)}`))}>
          {t("study-as-position")}
        </button>
      </p>
      {branches.isBusy && <p role="status">{t("web-advice-thinking")}</p>}
      <Notice problem={branches.problem} />
    </section>
  );
}

/** Two answers side by side: at first the best one and the one that was given. */
function Compare({ question, row, isBusy, compare }: { question: OpenQuestion; row: ReviewRow | undefined; isBusy: boolean; compare: (answers: string[]) => void }) {
  const all = answersTo(question);
  const given = row?.answers.find(({ text }) => text === row.answer)?.answer;
  const [picked, pick] = useState<readonly string[]>([]);
  const first = picked[0] ?? (row?.answers[0]?.answer !== given ? row?.answers[0]?.answer : row?.answers[1]?.answer) ?? all[0] ?? "";
  const second = picked[1] ?? given ?? all[1] ?? "";
  if (all.length < 2) return null;
  return (
    <div class="what-if-ways">
      <AnswerChoice label={t("study-compare-first")} question={question} answers={all} value={first} choose={(answer) => pick([answer, second])} />
      <AnswerChoice label={t("study-compare-second")} question={question} answers={all} value={second} choose={(answer) => pick([first, answer])} />
      <button type="button" class="button" disabled={isBusy || first === second} onClick={() => compare([first, second])}>
        {t("study-compare")}
      </button>
    </div>
  );
}

export function AnswerChoice({ label, question, answers, value, choose }: { label: string; question: OpenQuestion; answers: readonly string[]; value: string; choose: (answer: string) => void }) {
  return (
    <select class="field" aria-label={label} value={value} onChange={(event) => choose(event.currentTarget.value)}>
      {answers.map((answer) => (
        <option key={answer} value={answer}>
          {answerWords(answer, question)}
        </option>
      ))}
    </select>
  );
}
