import { inOrder, kindOf } from "./catalogue";
import { Emblem } from "./Emblem";
import { cardName } from "../words/cards";

/** The cards of a kingdom in a row, each with its emblem. */
export function KingdomChips({ cards }: { cards: string[] }) {
  return (
    <ul class="kingdom-chips">
      {inOrder(cards).map((card) => (
        <li key={card} class={kindOf(card)}>
          <span class="dot" aria-hidden="true">
            <Emblem card={card} />
          </span>
          {cardName(card)}
        </li>
      ))}
    </ul>
  );
}
