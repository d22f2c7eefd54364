import "./card.css";
import { cardInfo, kindOf } from "./catalogue";
import { cardName, englishName } from "../words/cards";
import { Icon, type IconName } from "../ui/Icon";
import { Price } from "../ui/Texts";
import { Emblem } from "./Emblem";

const BONUSES: readonly (readonly ["cards" | "actions" | "buys" | "coins", IconName])[] = [
  ["cards", "card"],
  ["actions", "action"],
  ["buys", "buy"],
  ["coins", "coins"],
];

/** What is printed on a card in signs: +2 cards, +1 Action; the worth of a Treasure; the points of a Victory card. */
export function Bonuses({ card }: { card: string }) {
  const info = cardInfo(card);
  const plus = BONUSES.filter(([part]) => info[part] > 0);
  return (
    <span class="bonuses" aria-hidden="true">
      {info.worth > 0 && <span class="bonus worth">${info.worth}</span>}
      {info.points !== 0 && (
        <span class="bonus">
          {info.points < 0 ? `−${-info.points}` : info.points}
          <Icon name="shield" />
        </span>
      )}
      {plus.map(([part, icon]) => (
        <span key={part} class="bonus">
          {part === "coins" ? `+$${info[part]}` : `+${info[part]}`}
          {part !== "coins" && <Icon name={icon} />}
        </span>
      ))}
    </span>
  );
}

/** The face of a card: name, picture, and what is printed below it. */
export function CardFace({ card }: { card: string }) {
  const english = englishName(card);
  return (
    <>
      <span class="card-name">
        <span class="card-title" style={{ "--letters": cardName(card).length }}>
          {cardName(card)}
        </span>
        {english && (
          <bdi class="card-english" lang="en">
            {english}
          </bdi>
        )}
      </span>
      <span class="card-art">
        <Emblem card={card} />
      </span>
      <span class="card-foot" aria-hidden="true">
        <Price cost={cardInfo(card).cost} />
        <Bonuses card={card} />
      </span>
    </>
  );
}

/** A card that only lies there, such as in the picture of the first page. */
export function StillCard({ card }: { card: string }) {
  return (
    <div class={`card ${kindOf(card)}`}>
      <CardFace card={card} />
    </div>
  );
}
