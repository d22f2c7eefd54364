import { cardName } from "../words/cards";
import { t } from "../words/t";
import { Icon } from "../ui/Icon";
import { Ltr, PlayerName } from "../ui/Texts";
import type { LastTurn, Picture } from "../wire/protocol";

/** What somebody did in their last turn. */
export function TurnBefore({ state, seat }: { state: Picture; seat: number }) {
  const turn = state.last_turns.find((each) => each.seat === seat);
  if (!turn || (seat === state.turn && state.stage === "playing")) return null;
  return (
    <span class="turn-before">
      <span class="quiet-text">{t("web-turn-before")}</span> <TurnCards turn={turn} />
    </span>
  );
}

/** The last turns of the others: what they played, what they bought and gained. */
export function LastTurns({ state }: { state: Picture }) {
  const others = state.last_turns.filter(({ seat }) => seat !== state.turn && seat !== state.you);
  if (others.length === 0) return null;
  return (
    <ul class="last-turns" aria-label={t("web-last-turns")}>
      {others.map((turn) => (
        <li key={turn.seat} class={`by-${turn.seat}`}>
          <b>
            <PlayerName name={state.seats[turn.seat]?.name ?? ""} />
          </b>
          <TurnCards turn={turn} />
        </li>
      ))}
    </ul>
  );
}

function TurnCards({ turn }: { turn: LastTurn }) {
  return (
    <>
      <Counted cards={turn.played} />
      {turn.gained.length > 0 && (
        <span class="gained">
          <Icon name="buy" />
          <Counted cards={turn.gained} />
        </span>
      )}
    </>
  );
}

function Counted({ cards }: { cards: readonly string[] }) {
  const kinds = [...new Set(cards)];
  return (
    <span>
      {kinds.map((card, place) => {
        const number = cards.filter((other) => other === card).length;
        return (
          <span key={card}>
            {place > 0 && ", "}
            {cardName(card)}
            {number > 1 && (
              <>
                {" "}
                <Ltr>×{number}</Ltr>
              </>
            )}
          </span>
        );
      })}
      {kinds.length === 0 && "–"}
    </span>
  );
}
