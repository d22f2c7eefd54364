import "./seats.css";
import { kindOf } from "../cards/catalogue";
import { useId } from "preact/hooks";
import { Emblem } from "../cards/Emblem";
import { cardName } from "../words/cards";
import { t } from "../words/t";
import { Icon, type IconName } from "../ui/Icon";
import { Portrait } from "../ui/Portrait";
import { Ltr, PlayerName } from "../ui/Texts";
import type { SeatState, Picture } from "../wire/protocol";
import type { Clocks } from "./clocks";
import { TurnBefore } from "./LastTurns";
import { SeatClock } from "./SeatClock";
import { useSurroundings } from "./surroundings";

interface Props {
  state: Picture;
  clocks: Clocks | null;
  replace: ((seat: number) => void) | null;
}

/** The players around the table: what is known of each. */
export function SeatsStrip({ state, clocks, replace }: Props) {
  const heading = useId();
  return (
    <section class="seats" aria-labelledby={heading}>
      <h2 id={heading} class="hidden">
        {t("ui-players")}
      </h2>
      <ul>
        {state.seats.map((seat) => (
          <Seat key={seat.seat} seat={seat} state={state} clocks={clocks} replace={replace} />
        ))}
      </ul>
    </section>
  );
}

function Seat({ seat, state, clocks, replace }: Props & { seat: SeatState }) {
  const isTurn = state.stage === "playing" && state.turn === seat.seat;
  const isAsked = state.stage === "playing" && state.question?.seat === seat.seat;
  const isAway = seat.kind === "person" && !seat.connected && seat.seat !== state.you;
  const classes = ["seat", `seat-${seat.seat}`, isTurn && "has-turn", seat.seat === state.you && "own", isAway && "away"];
  return (
    <li class={classes.filter(Boolean).join(" ")} aria-current={isTurn || undefined}>
      <span class="avatar" aria-hidden="true">
        {seat.kind === "bot" ? <Portrait bot={seat.bot} /> : <Icon name="user" />}
      </span>
      <span class="seat-name">
        <PlayerName name={seat.name || t("web-open-seat")} />
        {seat.known && (
          <span title={t("web-known")}>
            <Icon name="check" />
            <span class="hidden">{t("web-known")}</span>
          </span>
        )}
        {seat.seat === state.you && <span class="tag">{t("web-you")}</span>}
        {isAsked && seat.seat !== state.you && (
          <span class="thinking" title={t("ui-thinking", { player: seat.name })}>
            <span class="hidden">{t("ui-thinking", { player: seat.name })}</span>
          </span>
        )}
        {seat.advised && <span class="tag advised-tag">{t("web-advised")}</span>}
        {isAway && <span class="tag warning away-tag">{t("web-away")}</span>}
        {seat.missing && isAway && replace && (
          <button type="button" class="link-button replace-button" title={t("web-replace")} onClick={() => replace(seat.seat)}>
            <Icon name="bot" /> <span class="label">{t("web-replace")}</span>
          </button>
        )}
      </span>
      <span class="seat-counts">
        {clocks && state.stage === "playing" && <SeatClock clocks={clocks} seat={seat.seat} />}
        <Count icon="hand" label={t("ui-hand")} number={seat.hand} />
        {seat.deck !== null && <Count icon="deck" label={t("ui-deck")} number={seat.deck} />}
        <DiscardPile seat={seat} />
        {seat.score !== null && <Count icon="shield" label={t("ui-score")} number={seat.score} />}
      </span>
      <TurnBefore state={state} seat={seat.seat} />
    </li>
  );
}

function Count({ icon, label, number }: { icon: IconName; label: string; number: number }) {
  return (
    <span class="count" title={label}>
      <Icon name={icon} />
      <span class="word">{label}</span> <Ltr>{number}</Ltr>
    </span>
  );
}

/** The card on top, which everybody sees, and the number where the table allows it. */
function DiscardPile({ seat }: { seat: SeatState }) {
  const { details } = useSurroundings();
  const { top } = seat;
  return (
    <span class="count" title={t("ui-discard")}>
      <Icon name="discard" />
      <span class="word">{t("web-discarded")}</span>{" "}
      {seat.discard !== null && <Ltr>{seat.discard}</Ltr>}
      {top ? (
        <button type="button" class={`top-card ${kindOf(top)}`} tabIndex={-1} {...details.shows(top)} onClick={() => details.show(top)}>
          <Emblem card={top} />
          <span class="hidden">{cardName(top)}</span>
        </button>
      ) : (
        seat.discard === null && <span aria-hidden="true">–</span>
      )}
    </span>
  );
}
