import { ChanceBar } from "../ui/ChanceBar";
import { Ltr, PlayerName } from "../ui/Texts";
import type { AdviceOption, ReviewRow } from "../wire/protocol";
import { t } from "../words/t";
import { Grade } from "./Grade";
import { points } from "./review";

interface Props {
  row: ReviewRow;
  players: readonly string[];
}

/** What was answered at this moment and what that was worth, the best answers, and why the best one is better. */
export function Decision({ row, players }: Props) {
  return (
    <section class="study-verdict">
      <h3>
        <PlayerName name={players[row.seat] ?? ""} />: {row.answer} {row.grade && <Grade grade={row.grade} />}
      </h3>
      <p>{verdict(row)}</p>
      {row.answers.length > 1 && <Answers row={row} />}
      {row.compared && (
        <>
          <h4>{t("why-title", { answer: row.best, other: row.compared })}</h4>
          <ul class="study-why">
            {row.why.length === 0 && <li>{t("why-nothing")}</li>}
            {row.why.map((line) => (
              <li key={line} dir="auto">
                {line}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Whether the answer was the best one, as good as that, or by how much another one was better. */
export function verdict(row: ReviewRow): string {
  const given = row.answers.find(({ text }) => text === row.answer);
  if (row.best === row.answer || row.loss === 0) return row.close ? t("study-close-best") : t("web-study-best");
  const numbers = { best: row.best, points: points(row.loss), reach: points(row.reach) };
  return given?.close ? t("study-close-cost", numbers) : t("web-study-cost", numbers);
}

function Answers({ row }: { row: ReviewRow }) {
  return (
    <ol class="study-answers">
      {row.answers.map((option, place) => (
        <Answer key={option.answer} option={option} isBest={place === 0} isGiven={option.text === row.answer} isClose={place === 0 ? row.close : option.close} />
      ))}
    </ol>
  );
}

function Answer({ option, isBest, isGiven, isClose }: { option: AdviceOption; isBest: boolean; isGiven: boolean; isClose: boolean }) {
  const [turns, own, rival, ender] = option.course;
  return (
    <li class={isBest ? "best" : isGiven ? "given" : undefined}>
      <p class="answer-head">
        <b>{option.text}</b>
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
      {turns !== undefined && own !== undefined && rival !== undefined && ender !== undefined && (
        <p class="quiet-text">{t("why-course", { turns: tenths(turns), own: tenths(own), rival: tenths(rival), ender: points(ender) })}</p>
      )}
    </li>
  );
}

/** Thousandths with one digit behind the point, as the page's language writes it. */
const tenths = (thousandths: number): string => (thousandths / 1000).toLocaleString(document.documentElement.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
