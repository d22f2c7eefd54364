import { useEffect } from "preact/hooks";
import { Ltr } from "../ui/Texts";
import type { SweepFound } from "../wire/protocol";
import { t } from "../words/t";
import type { Bench } from "./address";
import type { Experiments } from "./experiments";
import { numberAt, valuesAround } from "./language";
import { percent } from "./Results";

interface Props {
  experiments: Experiments;
  bench: Bench;
  focus: { editor: number; caret: number };
  set: (editor: number, text: string) => void;
  isGood: boolean;
}

/** The number that the caret is on, with smaller and larger ones in its place; a slider puts one of them into the text. */
export function TryNumber({ experiments, bench, focus, set, isGood }: Props) {
  const text = bench.strategies[focus.editor] ?? "";
  const at = numberAt(text, focus.caret);
  const template = at ? `${text.slice(0, at.from)}{n}${text.slice(at.to)}` : "";
  const against = bench.strategies.filter((_, place) => place !== focus.editor);
  const found = experiments.of("sweep").part?.sweep;
  const known = found?.steps.map(({ value }) => Number(value)) ?? [];
  const key = at && isGood ? JSON.stringify([template, against, bench.kingdom]) : "";
  useEffect(() => {
    if (at && isGood) experiments.start("sweep", { kind: "sweep", template, values: valuesAround(at.value), against, kingdom: bench.kingdom });
  }, [key]);
  return (
    <section class="panel lab-panel lab-try">
      <h2>{t("lab-try")}</h2>
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
              min={Math.min(...known)}
              max={Math.max(...known)}
              value={at.value}
              onInput={(event) => set(focus.editor, template.replace("{n}", event.currentTarget.value))}
            />
          </label>
          <p>{t("lab-try-best", { value: found.steps[found.best]?.value ?? "", n: percent(found.steps[found.best]?.points ?? 0) })}</p>
        </>
      )}
    </section>
  );
}

const WIDTH = 300;
const HEIGHT = 120;
const EDGE = 16;

function SweepCurve({ found, value }: { found: SweepFound; value: number }) {
  const { steps } = found;
  const x = (place: number): number => EDGE + ((WIDTH - 2 * EDGE) * place) / Math.max(1, steps.length - 1);
  const y = (share: number): number => EDGE + (HEIGHT - 2.5 * EDGE) * (1 - share);
  const story = steps.map((step) => `${step.value}: ${percent(step.points)} %`).join("; ");
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`${t("lab-try")}. ${story}`} direction="ltr" class="lab-sweep seat-0">
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
