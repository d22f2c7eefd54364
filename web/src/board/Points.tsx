import { useState } from "preact/hooks";
import { inOrder, kindOf } from "../cards/catalogue";
import { Emblem } from "../cards/Emblem";
import { cardName } from "../words/cards";
import { t } from "../words/t";
import { Ltr, PlayerName } from "../ui/Texts";
import type { ScoredCard, SeatOutcome, TableResult } from "../wire/protocol";

interface Props {
  result: TableResult;
  players: readonly string[];
}

/** The points of every player: each card as wide as what it counts, on one scale for all; or as a table. */
export function Points({ result, players }: Props) {
  const [asTable, setAsTable] = useState(false);
  return (
    <div class="points">
      {asTable ? <ScoreTable result={result} players={players} /> : <PointCards result={result} players={players} />}
      <button type="button" class="link-button" aria-expanded={asTable} onClick={() => setAsTable(!asTable)}>
        {asTable ? t("web-as-cards") : t("web-as-table")}
      </button>
    </div>
  );
}

/** What one card of a kind counts, as the server has counted. */
const countOf = ({ points, number }: ScoredCard): number => points / number;

const scoring = ({ cards }: SeatOutcome): ScoredCard[] => cards.filter(({ points }) => points !== 0).sort((a, b) => countOf(b) - countOf(a));

function PointCards({ result, players }: Props) {
  const seats = [...result.seats].sort((a, b) => a.place - b.place);
  const scale = Math.max(...seats.map((seat) => scoring(seat).reduce((sum, { points }) => sum + Math.abs(points), 0)), 1);
  return (
    <ul class="point-rows" aria-label={t("ui-final-scores")}>
      {seats.map((seat) => (
        <li key={seat.seat} class={seat.winner ? "winner" : undefined}>
          <b class="point-name">
            <PlayerName name={players[seat.seat] ?? ""} />
          </b>
          <span class="point-cards" role="img" aria-label={scoring(seat).map((card) => `${cardName(card.card)} ×${card.number}: ${signed(card.points)}`).join(", ") || "0"}>
            {scoring(seat).flatMap((card) =>
              Array.from({ length: card.number }, (_, place) => (
                <span
                  key={`${card.card} ${place}`}
                  class={`point-card ${kindOf(card.card)}${card.points < 0 ? " minus" : ""}`}
                  style={{ "--share": `${(100 * Math.abs(countOf(card))) / scale}%` }}
                >
                  <Emblem card={card.card} />
                  <span class="point-worth ltr">{signed(countOf(card))}</span>
                </span>
              )),
            )}
          </span>
          <span class="point-sum">
            <Ltr>{signed(seat.score)}</Ltr>
          </span>
        </li>
      ))}
    </ul>
  );
}

const signed = (number: number): string => (number < 0 ? `−${-number}` : String(number));

/** The points of every player card by card, in numbers. */
function ScoreTable({ result, players }: Props) {
  const seats = [...result.seats].sort((a, b) => a.place - b.place);
  const columns = inOrder([...new Set(seats.flatMap((seat) => scoring(seat).map(({ card }) => card)))]);
  return (
    <div class="score-table figures" tabIndex={0} role="region" aria-label={t("ui-final-scores")}>
      <table>
        <caption class="hidden">{t("ui-final-scores")}</caption>
        <thead>
          <tr>
            <th scope="col" class="less">
              {t("web-place")}
            </th>
            <th scope="col">{t("ui-players")}</th>
            <th scope="col">{t("ui-score")}</th>
            {columns.map((card) => (
              <th key={card} scope="col">
                <span class={`dot ${kindOf(card)}`} aria-hidden="true">
                  <Emblem card={card} />
                </span>
                <span class="card-column">{cardName(card)}</span>
              </th>
            ))}
            <th scope="col" class="less">
              {t("ui-turns-taken")}
            </th>
          </tr>
        </thead>
        <tbody>
          {seats.map((seat) => (
            <tr key={seat.seat} class={seat.winner ? "winner" : ""}>
              <td class="less">
                <Ltr>{seat.place}</Ltr>
              </td>
              <th scope="row">
                <PlayerName name={players[seat.seat] ?? ""} />
              </th>
              <td class="sum">
                <Ltr>{seat.score}</Ltr>
              </td>
              {columns.map((card) => (
                <td key={card}>
                  <Counted seat={seat} card={card} />
                </td>
              ))}
              <td class="less">
                <Ltr>{seat.turns}</Ltr>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Counted({ seat, card }: { seat: SeatOutcome; card: string }) {
  const scored = seat.cards.find((candidate) => candidate.card === card);
  if (!scored) return <span class="quiet-text">–</span>;
  return (
    <Ltr>
      <b>{signed(scored.points)}</b> <span class="quiet-text">×{scored.number}</span>
    </Ltr>
  );
}
