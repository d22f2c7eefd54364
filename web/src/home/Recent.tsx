import "../ui/chart.css";
import "../ui/table.css";
import { useId } from "preact/hooks";
import { kingdomName } from "../cards/kingdoms";
import { Icon } from "../ui/Icon";
import { Ltr } from "../ui/Texts";
import type { GameSummary } from "../wire/protocol";
import { daysAgo } from "../words/dates";
import { t } from "../words/t";
import type { OwnGame } from "./games";
import { kingdomOf, rivals } from "./YourTurn";

const MOST = 6;

interface Finished extends OwnGame {
  summary: GameSummary;
}

/** The games that are over: how they ended, and how they went. */
export function Recent({ games }: { games: readonly OwnGame[] }) {
  const heading = useId();
  const finished = games.filter((game): game is Finished => game.summary?.stage === "over" && !game.summary.lesson).slice(0, MOST);
  if (finished.length === 0) return null;
  return (
    <section class="recent panel" aria-labelledby={heading}>
      <h2 id={heading}>{t("web-recent")}</h2>
      <p>
        <a href="/games">{t("web-games")}</a>
      </p>
      <div class="figures" tabIndex={0} role="region" aria-labelledby={heading}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t("ui-kingdom")}</th>
              <th scope="col">{t("web-result")}</th>
              <th scope="col" class="less">
                {t("web-score-curve")}
              </th>
              <th scope="col">
                <span class="hidden">{t("web-replay")}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {finished.map((game) => (
              <Row key={game.held.table} game={game} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Row({ game: { held, summary } }: { game: Finished }) {
  const name = held.name || kingdomName(kingdomOf(held, summary));
  return (
    <tr>
      <th scope="row">
        {name}
        <span class="quiet-text">
          {rivals(held, summary.players)} · {daysAgo(held.since)}
        </span>
      </th>
      <td>
        <b>
          <Ltr>{scoresOf(summary, held.seat).join(" : ")}</Ltr>
        </b>
        <span class="quiet-text">{verdict(summary, held.seat)}</span>
      </td>
      <td class="less">
        <Spark summary={summary} own={held.seat} />
      </td>
      <td>
        <a class="button slim" href={`/r/${held.table}`} aria-label={`${t("web-replay")}: ${name}`}>
          <Icon name="play" /> <span class="less">{t("web-replay")}</span>
        </a>
      </td>
    </tr>
  );
}

/** The own score, then those of the others. */
function scoresOf({ scores }: GameSummary, own: number): number[] {
  return [scores[own] ?? 0, ...scores.filter((_, seat) => seat !== own)];
}

/** Won or lost, and by how many points; who had fewer turns may have won with the same number. */
function verdict(summary: GameSummary, own: number): string {
  const [mine = 0, ...others] = scoresOf(summary, own);
  const n = Math.abs(mine - Math.max(...others));
  if (!summary.winners.includes(own)) return n ? t("web-lost-by", { n }) : t("web-lost");
  if (summary.winners.length > 1) return t("end-shared", { players: summary.winners.map((seat) => summary.players[seat] ?? "").join(", ") });
  return n ? t("web-won-by", { n }) : t("web-won");
}

const WIDTH = 120;
const HEIGHT = 34;

/** The scores of all players in the course of the game, small. */
function Spark({ summary: { spark, players }, own }: { summary: GameSummary; own: number }) {
  const all = spark.flat();
  const [least, most] = [Math.min(...all, 0), Math.max(...all, 1)];
  const point = (value: number, place: number, of: number): string => `${2 + ((WIDTH - 4) * place) / Math.max(of - 1, 1)},${2 + (HEIGHT - 4) * (1 - (value - least) / (most - least))}`;
  const ends = spark.map((scores, seat) => `${players[seat]}: ${scores.at(0) ?? 0} → ${scores.at(-1) ?? 0}`);
  return (
    <svg class="spark" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={ends.join("; ")}>
      {spark.map((scores, seat) => (
        <g key={seat} class={seat === own ? `curve own seat-${seat}` : `curve seat-${seat}`}>
          <polyline points={scores.map((value, place) => point(value, place, scores.length)).join(" ")} />
        </g>
      ))}
    </svg>
  );
}
