import { useEffect, useState } from "preact/hooks";
import { byCost, cardInfo, choices, everyCard, kindOf } from "../cards/catalogue";
import { CardFace } from "../cards/CardFace";
import { settings } from "../kept/settings";
import { useTitle } from "../shell/arrival";
import { cardName, fullText, namesEverywhere, rulings, typeNames } from "../words/cards";
import { t, tOf } from "../words/t";

/** One card: what it does in each edition, its rulings, its sets, its names in all languages. */
export function CardPage({ card }: { card: string }) {
  const known = everyCard().some((each) => each.slug === card);
  useTitle(`${known ? cardName(card) : t("web-cards")} – Fiefdom`);
  if (!known) {
    return (
      <>
        <h1>{t("web-cards-unknown")}</h1>
        <p>
          <a class="button main" href="/cards">
            {t("web-cards")}
          </a>
        </p>
      </>
    );
  }
  return (
    <article class="one-card">
      <Neighbours card={card} />
      <div class="one-card-head">
        <div class={`card ${kindOf(card)}`} aria-hidden="true">
          <CardFace card={card} />
        </div>
        <div>
          <h1>{cardName(card)}</h1>
          <p class="quiet-text">
            {typeNames(cardInfo(card).types)} · {t("ui-cost")}: {t("term-coins", { n: cardInfo(card).cost })}
          </p>
          <Editions card={card} />
        </div>
      </div>
      <Rulings card={card} />
      <Sets card={card} />
      <Names card={card} />
    </article>
  );
}

/** The text, or the texts where the editions differ. */
function Editions({ card }: { card: string }) {
  const { editions } = cardInfo(card);
  const texts = [...new Set(editions.map((edition) => fullText(card, edition)))];
  if (texts.length > 1) {
    return (
      <>
        {editions.map((edition) => (
          <p key={edition}>
            <strong>{t("web-cards-inedition", { n: edition })}</strong> {fullText(card, edition)}
          </p>
        ))}
      </>
    );
  }
  return (
    <>
      <p>{texts[0]}</p>
      <p class="quiet-text">{editions.length > 1 ? t("web-cards-both") : t("web-cards-only", { n: editions[0] ?? 0 })}</p>
    </>
  );
}

/** What its rulings are, and the way to its numbered rules. */
function Rulings({ card }: { card: string }) {
  const found = rulings(card);
  return (
    <section class="panel">
      {found.length > 0 && <h2>{t("ui-rulings")}</h2>}
      <ul>
        {found.map((ruling) => (
          <li key={ruling}>{ruling}</li>
        ))}
      </ul>
      <p>
        <a href={`/rules/${card}`}>{t("web-cards-rules")}</a>
      </p>
    </section>
  );
}

/** The recommended sets that it is in. */
function Sets({ card }: { card: string }) {
  const sets = (choices.value?.sets ?? []).filter((set) => set.cards.includes(card));
  if (cardInfo(card).is_basic) return null;
  return (
    <section class="panel">
      <h2>{sets.length > 0 ? t("web-cards-sets") : t("web-cards-none")}</h2>
      <ul class="set-list">
        {sets.map((set) => (
          <li key={set.key}>
            <a href={`/k/${set.key}`}>{tOf(`set${set.edition}`, set.message.slice(set.message.indexOf("-") + 1))}</a>{" "}
            <span class="quiet-text">{t("ui-edition-text", { n: set.edition })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Names({ card }: { card: string }) {
  const [names, setNames] = useState<ReadonlyMap<string, readonly string[]>>(new Map());
  useEffect(() => {
    void namesEverywhere().then(setNames, () => {}); // one's own name is above
  }, []);
  const { languages = [], language_names: own = {} } = choices.value ?? {};
  const others = languages.map((language, place) => [language, names.get(card)?.[place] ?? ""] as const);
  return (
    <section class="panel">
      <h2>{t("web-cards-names")}</h2>
      <dl class="card-names">
        {others
          .filter(([language]) => language !== settings.value.language)
          .map(([language, name]) => (
            <div key={language}>
              <dt lang={language}>{own[language]}</dt>
              <dd lang={language}>
                <bdi>{name}</bdi>
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

/** The cards before and after it, as the gallery shows them. */
function Neighbours({ card }: { card: string }) {
  const order = byCost(everyCard().map((each) => each.slug));
  const place = order.indexOf(card);
  const [before, after] = [order[place - 1], order[place + 1]];
  return (
    <nav class="neighbours" aria-label={t("web-cards")}>
      <a href="/cards">{t("web-cards")}</a>
      {before && (
        <a rel="prev" href={`/cards/${before}`}>
          {t("web-cards-prev", { card: cardName(before) })}
        </a>
      )}
      {after && (
        <a rel="next" href={`/cards/${after}`}>
          {t("web-cards-next", { card: cardName(after) })}
        </a>
      )}
    </nav>
  );
}
