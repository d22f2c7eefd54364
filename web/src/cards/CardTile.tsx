import "./card.css";
import { Price } from "../ui/Texts";
import { cardName, summary } from "../words/cards";
import { t } from "../words/t";
import { cardInfo, kindOf } from "./catalogue";
import { Emblem } from "./Emblem";

/** A card to choose: its picture, name, price, and what it does in a line; without `press` it cannot be chosen now. */
export function CardTile({ card, edition, pressed, press }: { card: string; edition: string; pressed: boolean; press: (() => void) | null }) {
  const { cost } = cardInfo(card);
  return (
    <button type="button" class={`tile ${kindOf(card)}`} aria-pressed={pressed} disabled={!press} onClick={() => press?.()}>
      <span class="tile-art" aria-hidden="true">
        <Emblem card={card} />
      </span>
      <span class="tile-name">{cardName(card)}</span>
      <span class="tile-effect">{summary(card, edition)}</span>
      <Price cost={cost} label={t("term-coins", { n: cost })} />
    </button>
  );
}
