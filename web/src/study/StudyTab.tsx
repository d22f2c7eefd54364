import "./study.css";
import { useEffect, useState } from "preact/hooks";
import { settings } from "../kept/settings";
import { Icon } from "../ui/Icon";
import { Notice } from "../ui/Notice";
import { Ltr, PlayerName } from "../ui/Texts";
import { Refused } from "../wire/http";
import type { ReviewPart, ReviewRow } from "../wire/protocol";
import { startWork } from "../wire/work";
import { t, tOf } from "../words/t";
import { costly, NO_REVIEW, points, type Review, taken } from "./review";
import { WinChart } from "./WinChart";

interface Props {
  replay: string;
  players: readonly string[];
  step: number;
  to: (step: number) => void;
}

/** What the program thinks of a game: the win chances, what decisions cost, and how much was luck. */
export function StudyTab({ replay, players, step, to }: Props) {
  const [review, setReview] = useState<Review>(NO_REVIEW);
  const [problem, setProblem] = useState<unknown>(null);
  const [stop, setStop] = useState<() => void>(() => () => {});
  useEffect(() => () => stop(), [stop]);
  const begin = (): void => {
    setProblem(null);
    setReview({ ...NO_REVIEW, state: "running" });
    const wish = { job: "review", of: { kind: "review" as const, replay }, language: settings.value.language };
    const ended = startWork(
      wish,
      (message) => {
        if (message.type !== "refused") return setReview((before) => taken(before, message));
        setProblem(new Refused(message));
        setReview(NO_REVIEW);
      },
      () => setReview((before) => ({ ...before, state: "stopped" })),
    );
    setStop(() => ended);
  };
  const leave = (): void => {
    stop();
    setReview({ ...review, state: "stopped" });
  };
  const { result } = review;
  const row = result.rows.find((each) => each.step === step);
  return (
    <div class="study">
      <Notice problem={problem} again={begin} />
      <Progress review={review} begin={begin} leave={leave} />
      <WinChart result={result} players={players} step={step} to={to} />
      {row && <Verdict row={row} players={players} />}
      {review.state === "finished" && <Costly result={result} players={players} to={to} />}
      {result.splits.length > 0 && <Luck result={result} players={players} />}
    </div>
  );
}

function Progress({ review, begin, leave }: { review: Review; begin: () => void; leave: () => void }) {
  if (review.state === "finished") return null;
  if (review.state !== "running") {
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
      {review.place > 0 ? t("web-study-queue", { n: review.place }) : t("review-part", { n: review.done, of: review.of })}{" "}
      <button type="button" class="button quiet slim" onClick={leave}>
        {t("web-study-stop")}
      </button>
    </p>
  );
}

/** What the answer at this moment was worth. */
function Verdict({ row, players }: { row: ReviewRow; players: readonly string[] }) {
  return (
    <section class="study-verdict" aria-live="polite">
      <h3>
        <PlayerName name={players[row.seat] ?? ""} />: {row.answer} {row.grade && <Grade grade={row.grade} />}
      </h3>
      <p>{row.best === row.answer || row.loss === 0 ? t("web-study-best") : t("web-study-cost", { best: row.best, points: points(row.loss), reach: points(row.reach) })}</p>
    </section>
  );
}

const Grade = ({ grade }: { grade: string }) => <span class={`grade grade-${grade}`}>{tOf("grade", grade)}</span>;

/** The decisions that cost most; a press goes there. */
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

/** Where each player's result comes from. */
function Luck({ result, players }: { result: ReviewPart; players: readonly string[] }) {
  const signed = (value: number): string => `${value < 0 ? "−" : "+"}${Math.abs(points(value))}`;
  return (
    <table class="study-luck">
      <caption>{t("review-split")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("column-player")}</th>
          <th scope="col">{t("review-luck")}</th>
          <th scope="col">{t("review-own")}</th>
          <th scope="col">±</th>
        </tr>
      </thead>
      <tbody>
        {result.splits.map((split, seat) => (
          <tr key={seat}>
            <th scope="row">
              <PlayerName name={players[seat] ?? ""} />
            </th>
            <td>
              <Ltr>{signed(split.luck)}</Ltr>
            </td>
            <td>
              <Ltr>{signed(split.decisions)}</Ltr>
            </td>
            <td>
              <Ltr>{points(split.reach)}</Ltr>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
