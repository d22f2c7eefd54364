import { useEffect, useRef } from "preact/hooks";
import { Pictures } from "../ui/Exports";
import { Ltr } from "../ui/Texts";
import { t } from "../words/t";
import type { Bench } from "./address";
import type { Experiments } from "../shell/experiments";
import { LabExports } from "./TakeHome";

/** Everybody against everybody. */
export function Matrix({ experiments, bench, isGood }: { experiments: Experiments; bench: Bench; isGood: boolean }) {
  const panel = useRef<HTMLElement>(null);
  const key = JSON.stringify(bench);
  const work = { kind: "tournament" as const, strategies: [...bench.strategies], kingdom: bench.kingdom, cards: bench.cards };
  useEffect(() => {
    if (isGood) experiments.start("tournament", work);
  }, [key, isGood]);
  const found = experiments.of("tournament").part?.tournament;
  if (!found) return null;
  return (
    <section class="panel lab-panel" ref={panel}>
      <h2>{t("lab-matrix")}</h2>
      <div class="figures" tabIndex={0} role="region" aria-label={t("lab-matrix")}>
        <table class="lab-matrix">
          <thead>
            <tr>
              <td />
              {found.names.map((name, place) => (
                <th key={place} scope="col" aria-label={name}>
                  {place + 1}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {found.points.map((row, place) => (
              <tr key={place}>
                <th scope="row">
                  {place + 1} <bdi>{found.names[place]}</bdi>
                </th>
                {row.map((points, column) => (
                  <td key={column} class={points === null ? "" : points > 0.5 ? "better" : "worse"}>
                    <Ltr>{points === null ? "·" : Math.round(100 * points)}</Ltr>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="quiet-text">{t("lab-matrix-about")}</p>
      <Pictures of={panel} name="fiefdom-matches" />
      {isGood && <LabExports of={work} games={Math.round((2 * found.games) / (found.names.length * (found.names.length - 1)))} />}
    </section>
  );
}
