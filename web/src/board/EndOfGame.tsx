import "./end.css";
import { useEffect, useId, useRef } from "preact/hooks";
import { inOrder, kindOf } from "../cards/catalogue";
import { Emblem } from "../cards/Emblem";
import { cardName } from "../words/cards";
import { t } from "../words/t";
import { Curves } from "../ui/Curves";
import { Icon } from "../ui/Icon";
import { Ltr, PlayerName } from "../ui/Texts";
import type { TableResult, SeatOutcome, Picture } from "../wire/protocol";
import type { PlayableSource } from "./source";

/** The end: who won, with which cards, how it came about, and what can be done now. */
export function EndOfGame({ state, store }: { state: Picture; store: PlayableSource | null }) {
  const { result } = state;
  const heading = useId();
  const head = useRef<HTMLHeadingElement>(null);
  const isLive = store !== null;
  useEffect(() => {
    if (isLive) head.current?.focus(); // so that it is read out, and the next Tab goes on from here
  }, [isLive]);
  if (!result) return null;
  const players = state.seats.map((seat) => seat.name);
  return (
    <section class="end-of-game" aria-labelledby={heading}>
      <div class="end-head">
        <h2 id={heading} ref={head} tabIndex={-1}>
          <Icon name="trophy" /> {verdict(result, players)}
        </h2>
        {store && <Actions state={state} result={result} store={store} />}
      </div>
      {result.given_up !== null && <p>{t(result.out_of_time ? "web-out-of-time" : "web-gave-up", { player: players[result.given_up] ?? "" })}</p>}
      <ScoreTable result={result} players={players} />
      <div class="end-curves">
        <Curves title={t("web-score-curve")} curves={result.curves} players={players} values={(curve) => curve.scores} />
        <Curves title={t("web-coins-curve")} curves={result.curves} players={players} values={(curve) => curve.coins} />
      </div>
    </section>
  );
}

function verdict(result: TableResult, players: readonly string[]): string {
  const winners = result.seats.filter((seat) => seat.winner).map((seat) => players[seat.seat] ?? "");
  return winners.length === 1 ? t("end-winner", { player: winners[0] ?? "" }) : t("end-shared", { players: winners.join(", ") });
}

function Actions({ state, result, store }: { state: Picture; result: TableResult; store: PlayableSource }) {
  return (
    <p class="end-actions">
      {state.you !== null && (
        <button type="button" class="button main" disabled={state.request?.seat === state.you} onClick={() => store.send({ type: "rematch" })}>
          <Icon name="rematch" /> {state.successor ? t("web-next-game") : t("ui-rematch")}
        </button>
      )}
      <a class="button" href={`/r/${result.replay}`}>
        <Icon name="play" /> {t("web-replay")} · {t("web-study")}
      </a>
      <a class="button" href={`/api/tables/${state.table}/record`} download>
        <Icon name="download" /> {t("web-record")}
      </a>
    </p>
  );
}

/** The points of every player card by card. */
function ScoreTable({ result, players }: { result: TableResult; players: readonly string[] }) {
  const seats = [...result.seats].sort((a, b) => a.place - b.place);
  const scoring = inOrder([...new Set(seats.flatMap((seat) => seat.cards.filter((card) => card.points !== 0).map((card) => card.card)))]);
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
            {scoring.map((card) => (
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
              {scoring.map((card) => (
                <td key={card}>
                  <Points seat={seat} card={card} />
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

function Points({ seat, card }: { seat: SeatOutcome; card: string }) {
  const scored = seat.cards.find((candidate) => candidate.card === card);
  if (!scored) return <span class="quiet-text">–</span>;
  return (
    <Ltr>
      <b>{scored.points < 0 ? `−${-scored.points}` : scored.points}</b> <span class="quiet-text">×{scored.number}</span>
    </Ltr>
  );
}
