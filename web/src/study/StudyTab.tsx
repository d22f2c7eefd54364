import "./study.css";
import type { Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Icon } from "../ui/Icon";
import { Notice } from "../ui/Notice";
import { Ltr } from "../ui/Texts";
import { route } from "../shell/router";
import type { Replay, ReplayStep, ReviewPart } from "../wire/protocol";
import { t } from "../words/t";
import { useQuestion } from "./answers";
import { BranchList } from "./BranchList";
import { Circle } from "./Circle";
import { Decision } from "./Decision";
import { Decks } from "./Decks";
import { Grade } from "./Grade";
import { Learn, LearnButtons } from "./Learn";
import type { Learning } from "./learning";
import { Luck } from "./Luck";
import { costly, points, type Review } from "./review";
import type { Branches } from "./useBranches";
import type { ReviewWork } from "./useReview";
import type { ShownAnswer } from "./useShownAnswer";
import { WhatIf } from "./WhatIf";
import { WinChart } from "./WinChart";

interface Props {
  game: Replay;
  work: ReviewWork;
  shown: ReplayStep;
  to: (step: number) => void;
  asTable: Signal<boolean>;
  branches: Branches;
  learning: Learning | null;
  learn: (seat: number) => void;
  /** The answer that is shown on the table. */
  answer: ShownAnswer;
}

/** What the program thinks of a game: the win chances, what decisions cost, and how much was luck. It begins as soon as one looks. */
export function StudyTab({ game, work, shown, to, asTable, branches, learning, learn, answer }: Props) {
  const { review, problem, begin, leave } = work;
  const { step } = shown;
  const question = useQuestion(game, shown);
  useEffect(() => {
    if (review.state === "idle") begin();
  }, [review.state]);
  const { result } = review;
  const row = result.rows.find((each) => each.step === step);
  const turnTable = (): void => {
    asTable.value = !asTable.value;
  };
  return (
    <div class="study">
      <Notice problem={problem} again={begin} />
      <Progress review={review} begin={begin} leave={leave} />
      <WinChart result={result} game={game} step={step} to={to} asTable={asTable.value} turnTable={turnTable} />
      {learning ? (
        <Learn learning={learning} question={question} players={game.players} isBusy={branches.isBusy} />
      ) : (
        <>
          {row && <Decision row={row} players={game.players} shown={answer.place} show={answer.show} />}
          <WhatIf replay={game.replay} branches={branches} step={step} question={question} players={game.players} row={row} />
          <BranchList tree={branches.tree} players={game.players} named={branches.newest || (route.value.query.get("branch") ?? "")} />
          {review.state === "finished" && <Costly result={result} players={game.players} to={to} />}
          {review.state === "finished" && <LearnButtons costly={costly(result)} players={game.players} begin={learn} />}
        </>
      )}
      {result.splits.length > 0 && <Luck result={result} players={game.players} />}
      <Decks game={game} step={step} asTable={asTable.value} />
      <Circle replay={game.replay} />
    </div>
  );
}

function Progress({ review, begin, leave }: { review: Review; begin: () => void; leave: () => void }) {
  if (review.state === "finished" || review.state === "idle") return null;
  if (review.state === "stopped") {
    return (
      <p>
        <button type="button" class="button main" onClick={begin}>
          <Icon name="star" /> {t("web-study-begin")}
        </button>
      </p>
    );
  }
  return (
    <p class="study-progress" role="status">
      {review.of > 0 && <progress max={review.of} value={review.done} aria-hidden="true" />}
      {standing(review)}{" "}
      <button type="button" class="button quiet slim" onClick={leave}>
        {t("web-study-stop")}
      </button>
      {review.slow && <span class="quiet-text">{t("study-slow")}</span>}
    </p>
  );
}

function standing({ place, done, of }: Review): string {
  if (place > 0) return t("web-study-queue", { n: place });
  return of > 0 ? t("review-part", { n: done, of }) : t("review-begins");
}

/** The decisions that cost most, one for each turn; a press goes there. */
function Costly({ result, players, to }: { result: ReviewPart; players: readonly string[]; to: (step: number) => void }) {
  const found = costly(result);
  return (
    <section>
      <h3>{t("review-mistakes")}</h3>
      {found.length === 0 && <p>{t("review-no-mistakes")}</p>}
      <ol class="costly">
        {found.map((row) => (
          <li key={row.step}>
            <button type="button" class="link-button" onClick={() => to(row.step)}>
              {t("log-turn", { n: row.turn, player: players[row.turn_seat] ?? "" })}: {row.answer} → {row.best}{" "}
              <Ltr>
                −{points(row.loss)} ± {points(row.reach)}
              </Ltr>{" "}
              <Grade grade={row.grade} />
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
