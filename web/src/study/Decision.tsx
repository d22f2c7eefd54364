import { PlayerName } from "../ui/Texts";
import type { ReviewRow } from "../wire/protocol";
import { t } from "../words/t";
import { Answers } from "./Answers";
import { Grade } from "./Grade";
import { points } from "./review";

interface Props {
  row: ReviewRow;
  players: readonly string[];
  /** The place of the answer that is shown on the table. */
  shown: number | null;
  show: (place: number) => void;
}

/** What was answered at this moment and what that was worth, the best answers, and why the best one is better. */
export function Decision({ row, players, shown, show }: Props) {
  return (
    <section class="study-verdict">
      <h3>
        <PlayerName name={players[row.seat] ?? ""} />: {row.answer} {row.grade && <Grade grade={row.grade} />}
      </h3>
      <p>{verdict(row)}</p>
      {row.answers.length > 1 && <Answers options={row.answers} given={row.answer} isClose={row.close} shown={shown} show={show} />}
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
