import "./decks.css";
import { inOrder, kindOf } from "../cards/catalogue";
import { Emblem } from "../cards/Emblem";
import { cardName } from "../words/cards";
import { t } from "../words/t";
import { Ltr, PlayerName } from "../ui/Texts";
import type { Picture } from "../wire/protocol";
import { useSurroundings } from "./surroundings";

/** What one owns, and with the score counter what everybody does; the Trash below. */
export function DeckTab({ state }: { state: Picture }) {
  const owners = state.seats.filter((seat) => seat.owned !== null).sort((a, b) => Number(b.seat === state.you) - Number(a.seat === state.you));
  return (
    <div class="decks">
      {owners.length === 0 && <p class="nothing-yet">{t("web-no-decks")}</p>}
      {owners.map((seat) => (
        <section key={seat.seat}>
          <h3>
            <PlayerName name={seat.name} />
          </h3>
          <p class="deck-sums">
            {t("term-cards", { n: total(seat.owned ?? {}) + seat.unknown })}
            {" · "}
            {t("web-money", { n: seat.money ?? 0 })}
            {seat.score !== null && ` · ${t("term-vp", { n: seat.score })}`}
          </p>
          <CardList cards={seat.owned ?? {}} />
          {seat.unknown > 0 && <p class="deck-sums">{t("ui-unknown", { n: seat.unknown })}</p>}
        </section>
      ))}
      <section>
        <h3>{t("ui-trash")}</h3>
        {total(state.trash) > 0 ? <CardList cards={state.trash} /> : <p class="nothing-yet">{t("ui-empty")}</p>}
      </section>
    </div>
  );
}

const total = (cards: Record<string, number>): number => Object.values(cards).reduce((sum, number) => sum + number, 0);

/** Cards with their numbers, one kind a line. */
export function CardList({ cards }: { cards: Record<string, number> }) {
  const { details } = useSurroundings();
  return (
    <ul class="card-list">
      {inOrder(Object.keys(cards)).map((card) => (
        <li key={card} class={kindOf(card)}>
          <button type="button" {...details.shows(card)} onClick={() => details.show(card)}>
            <span class="dot" aria-hidden="true">
              <Emblem card={card} />
            </span>
            <span class="card-list-name">{cardName(card)}</span>
            <Ltr>×{cards[card]}</Ltr>
          </button>
        </li>
      ))}
    </ul>
  );
}
