import { useState } from "preact/hooks";
import { byCost, cardInfo, everyCard, kindOf } from "../cards/catalogue";
import { Emblem } from "../cards/Emblem";
import { EditionSelect, useCardSearch } from "../cards/finding";
import { PageFrame } from "../shell/Page";
import type { Route } from "../shell/router";
import { Price } from "../ui/Texts";
import { cardName, summary } from "../words/cards";
import { t, tOf } from "../words/t";
import { CardPage } from "./CardPage";
import "./gallery.css";

/** All cards, found by any of their names; one of them with everything about it. */
export function CardsPage({ route }: { route: Route }) {
  return <PageFrame wide>{route.id ? <CardPage card={route.id} /> : <Gallery />}</PageFrame>;
}

function Gallery() {
  const search = useCardSearch();
  const [edition, setEdition] = useState("both");
  const [kind, setKind] = useState("");
  const fits = (slug: string): boolean => {
    const { editions, types } = cardInfo(slug);
    return search.fits(slug) && (edition === "both" || editions.includes(Number(edition))) && (!kind || types.includes(kind));
  };
  const found = byCost(everyCard().map((card) => card.slug)).filter(fits);
  return (
    <>
      <h1>{t("web-cards")}</h1>
      <p>
        <a href="/invent">{t("web-invent")}</a> · <a href="/k">{t("web-kingdom-design")}</a>
      </p>
      <div class="gallery-tools">
        {search.field}
        <EditionSelect edition={edition} choose={setEdition} />
        <label class="row">
          <span>{t("web-cards-kind")}</span>
          <select class="field" value={kind} onChange={(event) => setKind(event.currentTarget.value)}>
            <option value="">{t("web-cards-anykind")}</option>
            {[...new Set(everyCard().flatMap(({ types }) => types))].map((each) => (
              <option key={each} value={each}>
                {tOf("type", each)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p class="quiet-text" role="status">
        {found.length > 0 ? t("web-cards-found", { n: found.length }) : t("web-nothing-found")}
      </p>
      <ul class="gallery">
        {found.map((slug) => (
          <li key={slug}>
            <a class={`gallery-card ${kindOf(slug)}`} href={`/cards/${slug}`}>
              <span class="gallery-art" aria-hidden="true">
                <Emblem card={slug} />
              </span>
              <span class="gallery-name">{cardName(slug)}</span>
              <Price cost={cardInfo(slug).cost} label={t("term-coins", { n: cardInfo(slug).cost })} />
              <span class="gallery-effect">{summary(slug)}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
