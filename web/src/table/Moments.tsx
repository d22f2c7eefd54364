import { useEffect, useState } from "preact/hooks";
import { settings } from "../kept/settings";
import { Curves } from "../ui/Curves";
import { SIGNS } from "../ui/grades";
import { announce } from "../ui/notices";
import { Ltr } from "../ui/Texts";
import type { Picture, ReviewPart, ReviewRow, TableResult } from "../wire/protocol";
import { startWork } from "../wire/work";
import { t, tOf } from "../words/t";
import { chanceCurves, type KeyMoment, keyMoments, turnOf } from "./moments";

interface Reviewed {
  part: ReviewPart;
  done: number;
  of: number;
  state: "running" | "finished" | "stopped";
}

const NOTHING: ReviewPart = { points: [], rows: [], splits: [], strokes: [] };

/** The review of a game that has just ended, as it comes. */
function useReviewOf(replay: string): Reviewed {
  const [reviewed, setReviewed] = useState<Reviewed>({ part: NOTHING, done: 0, of: 0, state: "running" });
  const { language } = settings.value;
  useEffect(() => {
    setReviewed({ part: NOTHING, done: 0, of: 0, state: "running" });
    const stop = (): void => setReviewed((before) => ({ ...before, state: "stopped" }));
    return startWork(
      { job: "end", of: { kind: "review", replay }, language },
      (message) => {
        if (message.type === "finished") setReviewed((before) => ({ ...before, part: message.result, state: "finished" }));
        else if (message.type !== "part") stop();
        else setReviewed(({ part }) => ({ part: joined(part, message.result), done: message.done, of: message.of, state: "running" }));
      },
      stop,
    );
  }, [replay, language]);
  return reviewed;
}

const joined = (before: ReviewPart, { points, rows }: ReviewPart): ReviewPart => ({ ...before, points: [...before.points, ...points], rows: [...before.rows, ...rows] });

/** What decided the game: the win chances turn by turn, and the three moments that weighed most; they come when they are known. */
export function Moments({ state, result }: { state: Picture; result: TableResult }) {
  const { part, done, of, state: work } = useReviewOf(result.replay);
  const players = state.seats.map((seat) => seat.name);
  const curves = chanceCurves(part, result);
  const found = keyMoments(part);
  const known = curves.some(({ scores }) => scores.length > 0);
  useEffect(() => {
    if (work === "finished" && found.length > 0) announce(`${t("web-moments")}: ${found.map((moment) => inWords(moment, part.rows, players).join(", ")).join("; ")}`);
  }, [work]);
  if (work === "stopped" && !known) return null;
  return (
    <div class="end-moments">
      <div class="panel end-chances">
        {known ? <Curves title={t("web-chance-curve")} curves={curves} players={players} values={(curve) => curve.scores} /> : <h3>{t("web-chance-curve")}</h3>}
      </div>
      <section class="panel" aria-label={t("web-moments")}>
        <h3>{t("web-moments")}</h3>
        {work === "running" && <p class="quiet-text">{of > 0 ? t("review-part", { n: done, of }) : t("review-begins")}</p>}
        {work === "finished" && found.length === 0 && <p>{t("review-no-mistakes")}</p>}
        <ol class="moments" aria-busy={work === "running"}>
          {found.map((moment) => (
            <li key={moment.step}>
              <MomentLink moment={moment} replay={result.replay} words={inWords(moment, part.rows, players)} />
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

/** A moment in two lines: when and what, and what was better. */
function inWords(moment: KeyMoment, rows: readonly ReviewRow[], players: readonly string[]): [string, string] {
  const at = turnOf(moment, rows);
  const turn = at ? t("log-turn", { n: at.turn, player: players[at.turn_seat] ?? "" }) : "";
  if (moment.row) {
    const { seat, turn_seat, answer, best, loss, reach } = moment.row;
    const who = seat === turn_seat ? answer : `${players[seat]}: ${answer}`;
    return [`${turn} · ${who}`, t("web-study-cost", { best, points: Math.round(loss / 10), reach: Math.round(reach / 10) })];
  }
  const player = players[moment.luck?.seat ?? 0] ?? "";
  return [turn, (moment.luck?.change ?? 0) > 0 ? t("web-moment-luck", { player }) : t("web-moment-bad-luck", { player })];
}

function MomentLink({ moment, replay, words: [what, why] }: { moment: KeyMoment; replay: string; words: [string, string] }) {
  const { row, luck } = moment;
  const change = row ? -row.loss : (luck?.change ?? 0);
  return (
    <a class="moment" href={`/r/${replay}#${moment.step}`}>
      {row ? (
        <span class={`moment-sign grade-${row.grade}`} title={tOf("grade", row.grade)}>
          <span aria-hidden="true" class="ltr">
            {SIGNS[row.grade]}
          </span>
          <span class="hidden">{tOf("grade", row.grade)}</span>
        </span>
      ) : (
        <span class="moment-sign luck" aria-hidden="true">
          {change > 0 ? "▲" : "▼"}
        </span>
      )}
      <span>
        <b>{what}</b>
        <span class="quiet-text">{why}</span>
      </span>
      <Ltr>{change > 0 ? `+${Math.round(change / 10)}` : `−${Math.round(-change / 10)}`}</Ltr>
    </a>
  );
}
