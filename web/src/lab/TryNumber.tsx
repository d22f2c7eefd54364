import { useEffect, useRef } from "preact/hooks";
import { Pictures } from "../ui/Exports";
import { Ltr } from "../ui/Texts";
import type { SweepFound } from "../wire/protocol";
import { t } from "../words/t";
import type { Bench } from "./address";
import type { Experiments } from "../shell/experiments";
import { numberAt, valuesAround } from "./language";
import { percent } from "./Results";
import { LabExports } from "./TakeHome";

interface Props {
  experiments: Experiments;
  bench: Bench;
  focus: { editor: number; caret: number };
  set: (editor: number, text: string) => void;
  isGood: boolean;
}

/** The number that the caret is on, with smaller and larger ones in its place; a slider puts one of them into the text. */
export function TryNumber({ experiments, bench, focus, set, isGood }: Props) {
  const panel = useRef<HTMLElement>(null);
  const text = bench.strategies[focus.editor] ?? "";
  const at = numberAt(text, focus.caret);
  const template = at ? `${text.slice(0, at.from)}{n}${text.slice(at.to)}` : "";
  const against = bench.strategies.filter((_, place) => place !== focus.editor);
  const found = experiments.of("sweep").part?.sweep;
  const known = found?.steps.map(({ value }) => Number(value)) ?? [];
  const key = JSON.stringify([template, against, bench.kingdom, bench.cards]);
  const begun = useRef<{ key: string; values: readonly string[] }>({ key: "", values: [] });
  useEffect(() => {
    // The slider changes the number and nothing else: what was tried stays, so that it does not run away under the finger.
    if (!at || !isGood || begun.current.key === key) return;
    const values = valuesAround(at.value);
    begun.current = { key, values };
    experiments.start("sweep", { kind: "sweep", template, values, against, kingdom: bench.kingdom, cards: bench.cards });
  }, [key, isGood]);
  return (
    <section class="panel lab-panel lab-try" ref={panel}>
      <h2>{t("lab-try")}</h2>
      {at && (
        <p class="quiet-text">
          <Ltr>{lineOf(text, at.from)}</Ltr>
        </p>
      )}
      {!at && <p class="quiet-text">{t("lab-try-about")}</p>}
      {at && found && found.steps.length > 1 && (
        <>
          <SweepCurve found={found} value={at.value} />
          <label>
            <span>
              {t("lab-try-value")}: <Ltr>{at.value}</Ltr>
            </span>
            <input
              type="range"
              min={begun.current.values[0]}
              max={begun.current.values.at(-1)}
              value={at.value}
              onInput={(event) => set(focus.editor, template.replace("{n}", event.currentTarget.value))}
            />
          </label>
          <Pictures of={panel} name="fiefdom-number" />
          <LabExports of={{ kind: "sweep", template, values: known.map(String), against, kingdom: bench.kingdom, cards: bench.cards }} games={Math.round(found.games / known.length)} />
          <p>{t("lab-try-best", { value: found.steps[found.best]?.value ?? "", n: percent(found.steps[found.best]?.points ?? 0) })}</p>
        </>
      )}
    </section>
  );
}

const lineOf = (text: string, place: number): string => text.slice(text.lastIndexOf("\n", place) + 1).split("\n")[0] ?? "";

const WIDTH = 300;
const HEIGHT = 120;
const EDGE = 16;
const LEFT = 30;

function SweepCurve({ found, value }: { found: SweepFound; value: number }) {
  const { steps } = found;
  const least = Math.floor(Math.min(...steps.map(({ low }) => low)) * 20) / 20;
  const most = Math.ceil(Math.max(...steps.map(({ high }) => high)) * 20) / 20;
  const x = (place: number): number => LEFT + ((WIDTH - LEFT - EDGE) * place) / Math.max(1, steps.length - 1);
  const y = (share: number): number => EDGE + (HEIGHT - 2.5 * EDGE) * (1 - (share - least) / (most - least));
  const story = steps.map((step) => `${step.value}: ${percent(step.points)} %`).join("; ");
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`${t("lab-try")}. ${story}`} direction="ltr" class="lab-sweep seat-0">
      {[least, (least + most) / 2, most].map((share) => (
        <g key={share}>
          <line class="grid" x1={LEFT} x2={WIDTH - EDGE} y1={y(share)} y2={y(share)} />
          <text x={LEFT - 6} y={y(share) + 4} text-anchor="end">
            {Math.round(100 * share)}
          </text>
        </g>
      ))}
      <polygon
        class="band"
        points={[...steps.map((step, place) => `${x(place)},${y(step.high)}`), ...steps.map((step, place) => `${x(place)},${y(step.low)}`).reverse()].join(" ")}
      />
      <polyline points={steps.map((step, place) => `${x(place)},${y(step.points)}`).join(" ")} />
      {steps.map((step, place) => (
        <g key={step.value}>
          <circle cx={x(place)} cy={y(step.points)} r={Number(step.value) === value ? 5 : 2.5} />
          <text x={x(place)} y={HEIGHT - 4} text-anchor="middle">
            {step.value}
          </text>
        </g>
      ))}
    </svg>
  );
}
