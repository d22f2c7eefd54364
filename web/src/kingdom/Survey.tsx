import { useRef } from "preact/hooks";
import { CardChips } from "../cards/CardChips";
import { FoundExports, Pictures } from "../ui/Exports";
import { Icon } from "../ui/Icon";
import { Ltr } from "../ui/Texts";
import type { CharacterFound, LeaderFound, OpeningFound, SurveyFound } from "../wire/protocol";
import { tenths } from "../words/dates";
import { t } from "../words/t";

const percent = (share: number): string => (100 * share).toFixed(0);

/** What wins in a kingdom, as far as it is known. */
export function Survey({ found, code }: { found: SurveyFound; code: string }) {
  return (
    <div class="kingdom-survey">
      {found.character && <Character character={found.character} />}
      <Leaders found={found} code={code} />
      {found.openings.length > 0 && <Openings openings={found.openings} />}
    </div>
  );
}

/** From these shares on a kingdom is called so. */
const ENGINE = 0.6;
const MONEY = 0.3;
const MANY_ATTACKS = 0.3;

function Character({ character }: { character: CharacterFound }) {
  const panel = useRef<HTMLElement>(null);
  const { engine, attack, money, piles, turns } = character;
  const wins = engine >= ENGINE ? "engine" : engine >= MONEY ? "mixed" : "money";
  return (
    <section class="panel kingdom-panel" ref={panel}>
      <h2>{t("kingdom-character")}</h2>
      <p>
        {t(`kingdom-wins-${wins}`)} {attack >= MANY_ATTACKS && t("kingdom-attacks-matter")} {t("kingdom-turns", { n: tenths(turns) })}
      </p>
      <dl class="kingdom-shares">
        {([["engine", engine], ["attack", attack], ["money", money], ["piles", piles]] as const).map(([word, share]) => (
          <div key={word}>
            <dt>
              {t(`kingdom-${word}`)} <small class="quiet-text">{t(`kingdom-${word}-about`)}</small>
            </dt>
            <dd>
              <Bar share={share} />
              <Ltr>{percent(share)} %</Ltr>
            </dd>
          </div>
        ))}
      </dl>
      <Pictures of={panel} name="fiefdom-kingdom" />
    </section>
  );
}

/** A share as a bar, with its interval if it has one; the number stands beside it. */
function Bar({ share, low = share, high = share }: { share: number; low?: number; high?: number }) {
  return (
    <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" class="share-bar" direction="ltr">
      <rect class="ground" width="100" height="10" />
      <rect class="share" width={100 * share} height="10" />
      {high > low && <rect class="reach" x={100 * low} width={Math.max(1, 100 * (high - low))} height="10" />}
      <line x1="50" x2="50" y1="0" y2="10" />
    </svg>
  );
}

/** Leaders of which there is something to say. */
const SHOWN = 5;

/** Copies that are worth telling. */
const LEAST = 0.15;

function Leaders({ found, code }: { found: SurveyFound; code: string }) {
  const panel = useRef<HTMLElement>(null);
  const [best, second] = found.leaders;
  const leaders = found.leaders.slice(0, SHOWN);
  const copies = Object.entries(found.copies).filter(([, number]) => number >= LEAST);
  if (!best) return null;
  const texts = [best.text, second?.text ?? best.text];
  const lab = `/lab#${new URLSearchParams([["k", code], ...texts.map((text) => ["s", text])])}`;
  return (
    <section class="panel kingdom-panel kingdom-leaders" ref={panel}>
      <h2>{t("kingdom-strongest")}</h2>
      <p class="quiet-text">{found.games > 0 ? t("kingdom-games", { n: found.games }) : t("kingdom-quick")}</p>
      <h3>
        <bdi>{best.title}</bdi>
      </h3>
      <div class="kingdom-best">
        <pre dir="ltr" tabIndex={0} role="region" aria-label={best.title}>
          {best.text}
        </pre>
        {copies.length > 0 && (
          <dl class="kingdom-copies">
            <dt class="quiet-text">{t("kingdom-bought")}</dt>
            {copies.map(([card, number]) => (
              <dd key={card}>
                <CardChips small cards={[[card, 1]]} />
                <Ltr>{tenths(number)}</Ltr>
              </dd>
            ))}
          </dl>
        )}
      </div>
      <p class="kingdom-links">
        <a class="button" href={lab}>
          <Icon name="search" /> {t("kingdom-lab")}
        </a>
      </p>
      {leaders.length > 1 && <CrossTable leaders={leaders} />}
      <Pictures of={panel} name="fiefdom-leaders" />
      <FoundExports found={{ survey: found }} />
    </section>
  );
}

function CrossTable({ leaders }: { leaders: readonly LeaderFound[] }) {
  return (
    <div class="figures" tabIndex={0} role="region" aria-label={t("lab-matrix")}>
      <table class="kingdom-cross">
        <caption>{t("lab-matrix-about")}</caption>
        <thead>
          <tr>
            <td />
            {leaders.map(({ title }, place) => (
              <th key={place} scope="col" aria-label={title}>
                {place + 1}
              </th>
            ))}
            <th scope="col">{t("kingdom-share")}</th>
          </tr>
        </thead>
        <tbody>
          {leaders.map(({ title, against, weight }, place) => (
            <tr key={place}>
              <th scope="row">
                {place + 1} <bdi>{title}</bdi>
              </th>
              {leaders.map((_, other) => (
                <td key={other} class={other === place ? "" : (against[other] ?? 0) > 0.5 ? "better" : "worse"}>
                  <Ltr>{other === place ? "·" : percent(against[other] ?? 0)}</Ltr>
                </td>
              ))}
              <td>
                <Ltr>{percent(weight)} %</Ltr>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Openings({ openings }: { openings: readonly OpeningFound[] }) {
  const panel = useRef<HTMLElement>(null);
  const splits = [...new Set(openings.map(({ coins }) => coins))];
  return (
    <section class="panel kingdom-panel" ref={panel}>
      <h2>{t("kingdom-openings")}</h2>
      <div class="kingdom-openings">
        {splits.map((split) => (
          <div key={split}>
            <h3>{t("kingdom-coins", { split })}</h3>
            <ol>
              {openings
                .filter(({ coins }) => coins === split)
                .map(({ cards, points, low, high }, place) => (
                  <li key={place}>
                    <CardChips small cards={pairOf(cards)} />
                    <Bar share={points} low={low} high={high} />
                    <Ltr>{percent(points)} %</Ltr>
                  </li>
                ))}
            </ol>
          </div>
        ))}
      </div>
      <p class="quiet-text">{t("kingdom-openings-about")}</p>
      <Pictures of={panel} name="fiefdom-openings" />
    </section>
  );
}

/** Two cards, which may be the same. */
const pairOf = (cards: readonly string[]): (readonly [string, number])[] => [...new Set(cards)].map((card) => [card, cards.filter((each) => each === card).length] as const);
