import "./details.css";
import { cardInfo, kindOf } from "../cards/catalogue";
import { CardFace } from "../cards/CardFace";
import { habitOf } from "../cards/habits";
import { cardName, englishName, fullText, rulings, typeNames } from "../words/cards";
import { t } from "../words/t";
import { HabitSelect } from "../cards/HabitSelect";
import { Icon } from "../ui/Icon";
import { useSurroundings } from "./surroundings";

/** A card in full: text and rulings, and for those who play whether its question is asked. It lies over the log, never over the Supply or the hand. */
export function CardDetails({ edition, playing }: { edition: number | string; playing: boolean }) {
  const { details } = useSurroundings();
  const now = details.shown.value;
  if (!now) return null;
  const { card } = now;
  const info = cardInfo(card);
  const habit = playing && now.pinned ? habitOf(card) : undefined;
  return (
    <aside class={`details ${kindOf(card)}`} aria-label={t("ui-card-details")}>
      <header>
        <div class={`card ${kindOf(card)}`} aria-hidden="true">
          <CardFace card={card} />
        </div>
        <div>
          <h2>{cardName(card)}</h2>
          {englishName(card) && (
            <p class="quiet-text">
              <bdi lang="en">{englishName(card)}</bdi>
            </p>
          )}
          <p class="quiet-text">{typeNames(info.types)}</p>
          <p class="quiet-text">
            {t("ui-cost")}: {t("term-coins", { n: info.cost })}
          </p>
        </div>
        {now.pinned && (
          <button type="button" class="button round quiet" aria-label={t("ui-close")} onClick={() => details.hide()}>
            <Icon name="close" />
          </button>
        )}
      </header>
      <p class="details-text">{fullText(card, edition)}</p>
      {habit && <HabitSelect habit={habit} label={t("web-wish")} />}
      {rulings(card).length > 0 && <h3>{t("ui-rulings")}</h3>}
      <ul>
        {rulings(card).map((ruling) => (
          <li key={ruling}>{ruling}</li>
        ))}
      </ul>
    </aside>
  );
}
