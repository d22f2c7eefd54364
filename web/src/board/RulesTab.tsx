import { cardInfo, inOrder, kindOf } from "../cards/catalogue";
import { Emblem } from "../cards/Emblem";
import { kingdomName } from "../cards/kingdoms";
import { cardName, fullText } from "../words/cards";
import { t } from "../words/t";
import { Price } from "../ui/Texts";
import type { Picture } from "../wire/protocol";
import { useSurroundings } from "./surroundings";

/** What the cards of this game do, and what this table allows. */
export function RulesTab({ state }: { state: Picture }) {
  const { kingdom, options } = state;
  const { details } = useSurroundings();
  const yesOrNo = (value: boolean | undefined): string => (value ? t("ui-yes") : t("ui-no"));
  return (
    <div class="rules">
      <h3>{kingdomName(kingdom)}</h3>
      <p class="quiet-text">{kingdom.edition === "both" ? t("web-edition-both") : t("ui-edition-text", { n: Number(kingdom.edition) })}</p>
      <dl class="rule-cards">
        {inOrder(kingdom.cards).map((card) => (
          <div key={card} class={kindOf(card)}>
            <dt>
              <span class="dot" aria-hidden="true">
                <Emblem card={card} />
              </span>
              <button type="button" class="link-button" onClick={() => details.show(card)}>
                {cardName(card)}
              </button>
              <Price cost={cardInfo(card).cost} label={t("term-coins", { n: cardInfo(card).cost })} />
            </dt>
            <dd>{fullText(card, kingdom.edition)}</dd>
          </div>
        ))}
      </dl>
      <h3>{t("web-this-table")}</h3>
      <dl class="options-list">
        <dt>{t("web-undo-policy")}</dt>
        <dd>{t(`web-undo-${options.undo ?? "ask"}`)}</dd>
        <dt>{t("web-spectators")}</dt>
        <dd>{yesOrNo(options.spectators)}</dd>
        <dt>{t("web-open-counts")}</dt>
        <dd>{yesOrNo(options.open_counts)}</dd>
        <dt>{t("web-score-counter")}</dt>
        <dd>{yesOrNo(options.score_counter)}</dd>
        <dt>{t("web-hints")}</dt>
        <dd>{yesOrNo(options.hints)}</dd>
      </dl>
      <p>
        <a href="/learn" target="_blank" rel="noopener">
          {t("web-rules-of-the-game")}
        </a>
      </p>
    </div>
  );
}
