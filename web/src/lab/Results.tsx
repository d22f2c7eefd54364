import { useEffect, useRef, useState } from "preact/hooks";
import { CardChips } from "../cards/CardChips";
import { Curves } from "../ui/Curves";
import { Pictures } from "../ui/Exports";
import { Ltr } from "../ui/Texts";
import type { MatchFound } from "../wire/protocol";
import { cardName } from "../words/cards";
import { tenths } from "../words/dates";
import { t } from "../words/t";
import type { Bench } from "./address";
import type { Experiments } from "../shell/experiments";
import { LabExports, TakeHome } from "./TakeHome";

interface Props {
  experiments: Experiments;
  bench: Bench;
  /** What the page began with: changes are compared with it. */
  opened: Bench;
  isGood: boolean;
}

/** Shares as points of a hundred, with one decimal. */
export const percent = (share: number): string => tenths(100 * share);
const signed = (share: number): string => (share < 0 ? "−" : "+") + percent(Math.abs(share));

/** Who wins, how games go and end, what is bought. */
export function Results({ experiments, bench, opened, isGood }: Props) {
  const { part, isRunning } = experiments.of("match");
  const found = part?.match;
  const place = part?.place ?? 0;
  if (!found) {
    return (
      <p class="panel lab-panel" role="status">
        {t("lab-waiting")} {place > 0 && t("lab-queue", { n: place })}
      </p>
    );
  }
  return (
    <>
      <Won found={found} isGood={isGood} isRunning={isRunning}>
        <Changed experiments={experiments} bench={bench} opened={opened} isGood={isGood} />
        {isGood && <TakeHome bench={bench} found={found} />}
      </Won>
      <ByTurn found={found} />
      <Bought found={found} />
    </>
  );
}

function Won({ found, isGood, isRunning, children }: { found: MatchFound; isGood: boolean; isRunning: boolean; children: preact.ComponentChildren }) {
  const ties = 1 - found.players.reduce((sum, { win }) => sum + win, 0);
  const panel = useRef<HTMLElement>(null);
  const { endings } = found;
  return (
    <section class="panel lab-panel lab-won" ref={panel} data-games={found.games} aria-busy={isRunning}>
      <h2>{t("lab-won")}</h2>
      <p class="quiet-text">
        {t("lab-games", { n: found.games })}, {t("lab-reach", { n: percent(found.precision) })}
      </p>
      {!isGood && <p class="tag">{t("lab-before")}</p>}
      <ul>
        {found.players.map(({ name, win, low, high, missing }, place) => (
          <li key={place} class={`seat-${place}`}>
            <span class="lab-name">
              <bdi>{name.startsWith("#") ? t("lab-strategy", { n: place + 1 }) : name}</bdi>
            </span>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" class="lab-bar" direction="ltr">
              <rect class="ground" width="100" height="10" />
              <rect class="share" width={100 * win} height="10" />
              <rect class="reach" x={100 * low} width={Math.max(0.5, 100 * (high - low))} height="10" />
            </svg>
            <b class="lab-share">
              <Ltr>{percent(win)} %</Ltr>
            </b>
            <span class="quiet-text">{t("lab-interval", { low: percent(low), high: percent(high) })}</span>
            {missing.length > 0 && <span class="lab-missing">{t("lab-missing", { cards: missing.map(cardName).join(", ") })}</span>}
          </li>
        ))}
      </ul>
      <p>
        {t("lab-ties", { n: percent(Math.max(0, ties)) })} {t("lab-edge", { n: signed(found.starter_edge) })}
      </p>
      {children}
      <h3>{t("lab-endings")}</h3>
      <p>
        {t("lab-end-provinces", { n: percent(endings.provinces ?? 0) })} · {t("lab-end-piles", { n: percent(endings.piles ?? 0) })}
        {(endings.limit ?? 0) > 0 && <> · {t("lab-end-limit", { n: percent(endings.limit ?? 0) })}</>} ·{" "}
        {t("lab-length", { n: tenths(found.length), by: tenths(found.length_deviation) })}
      </p>
      <Pictures of={panel} name="fiefdom-wins" />
    </section>
  );
}

/** What the changes of the first strategy that was changed are worth, with the same shuffles before and after. */
function Changed({ experiments, bench, opened, isGood }: Props) {
  const place = bench.strategies.findIndex((text, number) => number < opened.strategies.length && text !== opened.strategies[number]);
  const isComparable = place >= 0 && isGood && bench.strategies.length === opened.strategies.length;
  const key = JSON.stringify([bench, place]);
  const against = bench.strategies.filter((_, number) => number !== place);
  const work = { kind: "compare" as const, new: bench.strategies[place] ?? "", old: opened.strategies[place] ?? "", against, kingdom: bench.kingdom, cards: bench.cards };
  useEffect(() => {
    if (isComparable) experiments.start("compare", work);
  }, [key, isComparable]);
  const found = experiments.of("compare").part?.comparison;
  if (!found || !isComparable) return null;
  return (
    <div class={`lab-changed seat-${place}`}>
      <p>{t("lab-changed", { n: signed(found.difference), low: signed(found.low), high: signed(found.high) })}</p>
      <LabExports of={work} games={found.games} />
    </div>
  );
}

const WHAT = ["score", "money", "cards"] as const;

function ByTurn({ found }: { found: MatchFound }) {
  const panel = useRef<HTMLElement>(null);
  const [what, setWhat] = useState<(typeof WHAT)[number]>("score");
  const rows = found.curves[what] ?? [];
  const curves = rows.map((scores, seat) => ({ seat, scores, coins: [] }));
  return (
    <section class="panel lab-panel" ref={panel}>
      <div class="lab-choice" role="group" aria-label={t("lab-by-turn")}>
        {WHAT.map((each) => (
          <button key={each} type="button" class="button slim" aria-pressed={each === what} onClick={() => setWhat(each)}>
            {t(`lab-${each}`)}
          </button>
        ))}
      </div>
      <Curves title={t("lab-by-turn")} curves={curves} players={found.players.map(({ name }) => name)} values={({ scores }) => scores} />
      <Pictures of={panel} name={`fiefdom-${what}`} />
    </section>
  );
}

const TOGETHER = 2;

function Bought({ found }: { found: MatchFound }) {
  const panel = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useState(0);
  const player = Math.min(chosen, found.players.length - 1);
  const bought = Object.entries(found.purchases[player] ?? {});
  const columns = Array.from({ length: Math.ceil(Math.max(...bought.map(([, row]) => row.length), 0) / TOGETHER) }, (_, place) => place);
  const inCell = (row: readonly number[], column: number): number => row.slice(column * TOGETHER, (column + 1) * TOGETHER).reduce((sum, each) => sum + each, 0);
  const sum = (row: readonly number[]): number => row.reduce((total, each) => total + each, 0);
  const rows = bought.filter(([, row]) => sum(row) >= LEAST).sort(([, one], [, other]) => sum(other) - sum(one));
  return (
    <section class="panel lab-panel lab-bought" ref={panel}>
      <h2>{t("lab-buys")}</h2>
      <div class="lab-choice" role="group" aria-label={t("lab-buys")}>
        {found.players.map(({ name }, place) => (
          <button key={place} type="button" class="button slim" aria-pressed={place === player} aria-label={`${place + 1} ${name}`} onClick={() => setChosen(place)}>
            {place + 1}
          </button>
        ))}
      </div>
      <div class="figures lab-heat" tabIndex={0} role="region" aria-label={t("lab-buys")}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t("web-turn")}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  <Ltr>{column * TOGETHER + 1}</Ltr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([card, row]) => (
              <tr key={card}>
                <th scope="row">
                  <CardChips small cards={[[card, 1]]} />
                </th>
                {columns.map((column) => (
                  <td key={column} class={`heat-${Math.min(4, Math.ceil(inCell(row, column) * 2.5))}`}>
                    {inCell(row, column) >= LEAST && <Ltr>{tenths(inCell(row, column))}</Ltr>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="quiet-text">{t("lab-buys-about", { name: found.players[player]?.name ?? "" })}</p>
      <Pictures of={panel} name="fiefdom-purchases" />
    </section>
  );
}

/** Copies of which it is worth speaking. */
const LEAST = 0.05;
