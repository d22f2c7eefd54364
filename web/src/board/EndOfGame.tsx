import "./end.css";
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { CardChips } from "../cards/CardChips";
import { inOrder } from "../cards/catalogue";
import { t } from "../words/t";
import { Curves } from "../ui/Curves";
import { Icon } from "../ui/Icon";
import { announce } from "../ui/notices";
import { Ltr, PlayerName } from "../ui/Texts";
import type { Picture, TableResult } from "../wire/protocol";
import { Points } from "./Points";

interface Props {
  state: Picture;
  /** Whether it has just happened: then it is told, and has the focus. */
  isLive?: boolean;
  /** The buttons, and what else is known of the game. */
  actions?: ComponentChildren;
  children?: ComponentChildren;
}

/** The end: who won, with which cards, how it came about, and what can be done now. */
export function EndOfGame({ state, isLive = false, actions, children }: Props) {
  const { result } = state;
  const heading = useId();
  const head = useRef<HTMLHeadingElement>(null);
  const players = state.seats.map((seat) => seat.name);
  useEffect(() => {
    if (!isLive || !result) return;
    head.current?.focus(); // so that it is read out, and the next Tab goes on from here
    announce(spoken(result, players));
  }, [isLive]);
  if (!result) return null;
  return (
    <section class="end-of-game" aria-labelledby={heading}>
      <div class="end-head panel">
        <div class="end-verdict">
          <h2 id={heading} ref={head} tabIndex={-1}>
            <Icon name="trophy" /> {verdict(result, players)}
          </h2>
          <p class="quiet-text">{reason(result, state, players)}</p>
          {result.ratings.length > 0 && (
            <p class="quiet-text">
              {t("web-ratings")}: {result.ratings.map(({ seat, before, after }) => t("web-rating-change", { name: players[seat] ?? "", before, after })).join(" · ")}
            </p>
          )}
        </div>
        {actions && <p class="end-actions">{actions}</p>}
        <Points result={result} players={players} />
      </div>
      {children}
      <div class="end-decks panel">
        <h3>{t("web-decks")}</h3>
        <div class="end-columns">
          {state.seats.map((seat) => (
            <section key={seat.seat} aria-label={seat.name}>
              <h4>
                <PlayerName name={seat.name} /> <Ltr>{Object.values(seat.owned ?? {}).reduce((sum, number) => sum + number, 0)}</Ltr>
              </h4>
              <CardChips cards={inOrder(Object.keys(seat.owned ?? {})).map((card) => [card, seat.owned?.[card] ?? 0])} />
            </section>
          ))}
        </div>
      </div>
      <div class="end-curves panel">
        <Curves title={t("web-score-curve")} curves={result.curves} players={players} values={(curve) => curve.scores} />
        <Curves title={t("web-coins-curve")} curves={result.curves} players={players} values={(curve) => curve.coins} />
      </div>
    </section>
  );
}

/** Who has won, and by how much. */
export function verdict(result: TableResult, players: readonly string[]): string {
  const winners = result.seats.filter((seat) => seat.winner);
  const player = players[winners[0]?.seat ?? 0] ?? "";
  if (winners.length > 1) return t("end-shared", { players: winners.map(({ seat }) => players[seat] ?? "").join(", ") });
  const second = Math.max(...result.seats.filter((seat) => !seat.winner).map(({ score }) => score));
  const margin = (winners[0]?.score ?? 0) - second;
  return margin > 0 && result.given_up === null ? t("web-wins-by", { player, n: margin }) : t("end-winner", { player });
}

/** How it ended. */
function reason(result: TableResult, state: Picture, players: readonly string[]): string {
  if (result.given_up !== null) return t(result.out_of_time ? "web-out-of-time" : "web-gave-up", { player: players[result.given_up] ?? "" });
  const scores = result.seats.map(({ score }) => score);
  const isTied = result.seats.filter((seat) => seat.winner).length === 1 && scores.filter((score) => score === Math.max(...scores)).length > 1;
  const how = { provinces: () => t("log-end-provinces"), piles: () => t("log-end-piles", { n: result.piles }), "": () => "" }[result.ended_by]();
  return [how, `${t("web-turn")} ${state.turn_number}`, isTied && t("end-tie-break")].filter(Boolean).join(" · ");
}

/** The verdict and all scores, for those who listen. */
function spoken(result: TableResult, players: readonly string[]): string {
  const places = [...result.seats].sort((a, b) => a.place - b.place);
  return [verdict(result, players), ...places.map(({ seat, score }) => `${players[seat]}: ${t("term-vp", { n: score })}`)].join("; ");
}
