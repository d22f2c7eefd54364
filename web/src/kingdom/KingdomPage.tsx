import "../ui/table.css";
import "./kingdom.css";
import { useEffect, useState } from "preact/hooks";
import { byCost, choices } from "../cards/catalogue";
import { CardTile } from "../cards/CardTile";
import { kingdomName } from "../cards/kingdoms";
import { lastWish } from "../kept/wish";
import { useTitle } from "../shell/arrival";
import { useExperiments } from "../shell/experiments";
import { PageFrame } from "../shell/Page";
import { go, type Route } from "../shell/router";
import { ownName, start } from "../shell/starting";
import { copy } from "../ui/copy";
import { Icon } from "../ui/Icon";
import { Loading, Notice } from "../ui/Notice";
import { announce, toast } from "../ui/notices";
import { Ltr } from "../ui/Texts";
import { kingdomPage } from "../wire/laboratory";
import type { KingdomPage as Page } from "../wire/protocol";
import { cardName } from "../words/cards";
import { meetCards } from "../words/own";
import { t, tOf } from "../words/t";
import { Designer } from "./Designer";
import { Survey } from "./Survey";

/** A kingdom: its cards, how it is set up, what wins there; or, without one, the way to design one. */
export function KingdomPage({ route }: { route: Route }) {
  return <PageFrame wide>{route.id ? <OneKingdom key={route.id} code={route.id} /> : <Designer />}</PageFrame>;
}

function OneKingdom({ code }: { code: string }) {
  const [page, setPage] = useState<Page | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const load = (): void => {
    const show = (found: Page): void => {
      meetCards(found.kingdom);
      setPage(found);
    };
    void kingdomPage(code).then(show, setProblem);
  };
  useEffect(load, [code]);
  const name = page ? kingdomName(page.kingdom) : t("web-kingdom");
  useTitle(`${name} – Fiefdom`);
  if (problem) {
    return (
      <>
        <h1>{t("web-kingdom")}</h1>
        <Notice problem={problem} />
        <Designer />
      </>
    );
  }
  if (!page || !choices.value) return <Loading />;
  return (
    <article class="kingdom-page">
      <h1>
        {name} <small class="quiet-text">{t("ui-edition-text", { n: String(page.kingdom.edition) })}</small>
      </h1>
      <Ways page={page} />
      <ul class="kingdom-cards">
        {byCost(page.kingdom.cards).map((card) => (
          <li key={card}>
            <CardTile card={card} edition={String(page.kingdom.edition)} pressed={false} press={() => go(`/cards/${card}`)} />
          </li>
        ))}
      </ul>
      <KingdomSurvey page={page} />
      <SetUp page={page} />
    </article>
  );
}

/** What can be done with it. */
function Ways({ page }: { page: Page }) {
  const [problem, setProblem] = useState<unknown>(null);
  const bot = lastWish().bot || choices.value?.first.bot || "";
  const edition = String(page.kingdom.edition);
  const play = (): void => {
    const seats = [{ kind: "person" as const, name: ownName() }, { kind: "bot" as const, bot }];
    start({ kingdom: page.code, edition, seats }).catch(setProblem);
  };
  const put = async (text: string): Promise<void> => {
    const done = await copy(text);
    toast(done ? t("kingdom-copied") : t("web-copy-by-hand"));
    announce(t("kingdom-copied"));
  };
  return (
    <section class="panel kingdom-ways">
      <button type="button" class="button main" onClick={play}>
        <Icon name="play" /> {t("kingdom-play")}
      </button>
      <span class="quiet-text">{t("kingdom-play-about", { bot: tOf("bot", bot) })}</span>
      <a class="button" href={`/new?friend&kingdom=${encodeURIComponent(page.code)}`}>
        <Icon name="user" /> {t("kingdom-table")}
      </a>
      <button type="button" class="button" onClick={() => void put(page.code)}>
        <Icon name="copy" /> {t("kingdom-copy")}
      </button>
      <button type="button" class="button" onClick={() => void put(page.underscore_code)}>
        <Icon name="copy" /> {t("kingdom-copy-other")}
      </button>
      <button type="button" class="button" onClick={() => print()}>
        <Icon name="download" /> {t("kingdom-print")}
      </button>
      <Notice problem={problem} />
    </section>
  );
}

function KingdomSurvey({ page }: { page: Page }) {
  const experiments = useExperiments();
  const { part, problem } = experiments.of("survey");
  const begin = (): void => experiments.start("survey", { kind: "survey", kingdom: page.kingdom.key || page.code });
  useEffect(begin, [page.code]);
  if (problem) return <Notice problem={problem} again={begin} />;
  const found = part?.survey;
  if (!found) {
    return (
      <p class="panel kingdom-waits" role="status">
        {t("kingdom-searching")} {part && part.place > 0 && t("lab-queue", { n: part.place })}
      </p>
    );
  }
  return <Survey found={found} code={page.kingdom.key || page.code} />;
}

/** How many cards each pile begins with. Piles that are alike for all share a row. */
function SetUp({ page }: { page: Page }) {
  const usual = commonest(page.piles.filter(({ card }) => page.kingdom.cards.includes(card)).map(({ sizes }) => sizes.join()));
  const others = page.piles.filter(({ card, sizes }) => !page.kingdom.cards.includes(card) || sizes.join() !== usual);
  const rows = [...others.map(({ card, sizes }) => [cardName(card), sizes] as const), [t("kingdom-setup-others"), usual.split(",").map(Number)] as const];
  return (
    <section class="panel kingdom-setup">
      <h2>{t("kingdom-setup")}</h2>
      <p class="quiet-text">{t("kingdom-setup-about")}</p>
      <div class="figures" tabIndex={0} role="region" aria-label={t("kingdom-setup")}>
        <table>
          <thead>
            <tr>
              <td />
              {page.seats.map((number) => (
                <th key={number} scope="col">
                  <Ltr>{number}</Ltr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, sizes]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {sizes.map((size, place) => (
                  <td key={place}>
                    <Ltr>{size}</Ltr>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** What occurs most often. */
function commonest(texts: readonly string[]): string {
  const number = (text: string): number => texts.filter((each) => each === text).length;
  return [...texts].sort((a, b) => number(b) - number(a))[0] ?? "";
}
