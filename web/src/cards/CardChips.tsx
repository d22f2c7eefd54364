import "../ui/chip.css";
import "./card.css";
import { Ltr } from "../ui/Texts";
import { cardName, lengthClass } from "../words/cards";
import { kindOf } from "./catalogue";
import { Emblem } from "./Emblem";

/** Cards in a row, each with its emblem, its name and how many there are. */
export function CardChips({ cards, small = false }: { cards: readonly (readonly [card: string, number: number])[]; small?: boolean }) {
  return (
    <ul class="chips">
      {cards.map(([card, number]) => (
        <li key={card} class={["chip", small && "small", kindOf(card), lengthClass(cardName(card))].filter(Boolean).join(" ")}>
          <span class="dot" aria-hidden="true">
            <Emblem card={card} />
          </span>
          {cardName(card)}
          {number > 1 && <Ltr>×{number}</Ltr>}
        </li>
      ))}
    </ul>
  );
}
