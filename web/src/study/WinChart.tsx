import type { ReviewPart } from "../wire/protocol";
import { PlayerName } from "../ui/Texts";
import { t } from "../words/t";
import { costly, curveOf, points, stepAt } from "./review";

interface Props {
  result: ReviewPart;
  players: readonly string[];
  step: number;
  to: (step: number) => void;
}

const WIDTH = 300;
const HEIGHT = 120;

/** The win chance of every seat over the game. A press goes to the decision there; costly ones are squares. Time runs from left to right everywhere. */
export function WinChart({ result, players, step, to }: Props) {
  const curve = curveOf(result);
  const [first, last] = [curve[0], curve.at(-1)];
  if (!first || !last || first === last) return null;
  const x = (at: number): number => (WIDTH * (at - first.step)) / (last.step - first.step);
  const y = (chance: number): number => HEIGHT * (1 - chance / 1000);
  const told = players.map((player, seat) => t("review-curve-about", { player, first: points(first.chances[seat] ?? 0), last: points(last.chances[seat] ?? 0) }));
  const press = (event: MouseEvent & { currentTarget: SVGSVGElement }): void => {
    const box = event.currentTarget.getBoundingClientRect();
    to(stepAt(curve, (event.clientX - box.left) / box.width));
  };
  return (
    <figure class="win-chart">
      <figcaption>{t("review-curve")}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`${t("review-curve")}. ${told.join("; ")}`} direction="ltr" onClick={press}>
        <line class="grid" x1="0" x2={WIDTH} y1={y(500)} y2={y(500)} />
        {players.map((_, seat) => (
          <g key={seat} class={`curve seat-${seat}`}>
            <polyline points={curve.map(({ step: at, chances }) => `${x(at)},${y(chances[seat] ?? 0)}`).join(" ")} />
          </g>
        ))}
        {costly(result).map((row) => (
          <rect key={row.step} class={`cost grade-${row.grade}`} x={x(row.step) - 3} y={y(row.chances[row.seat] ?? 0) - 3} width="6" height="6" />
        ))}
        <line class="cursor" x1={x(step)} x2={x(step)} y1="0" y2={HEIGHT} />
      </svg>
      <ul class="win-chart-key">
        {players.map((player, seat) => (
          <li key={seat} class={`seat-${seat}`}>
            <i aria-hidden="true" /> <PlayerName name={player} />
          </li>
        ))}
      </ul>
    </figure>
  );
}
