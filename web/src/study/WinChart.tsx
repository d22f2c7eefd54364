import type { Replay, ReviewPart, ReviewRow } from "../wire/protocol";
import { Ltr, PlayerName } from "../ui/Texts";
import { t, tOf } from "../words/t";
import { type ChancePoint, costly, curveOf, points, stepAt } from "./review";
import { GradeSign } from "./Grade";
import { turnAt } from "./turns";

interface Props {
  result: ReviewPart;
  game: Replay;
  step: number;
  to: (step: number) => void;
  asTable: boolean;
  turnTable: () => void;
}

const WIDTH = 320;
const HEIGHT = 140;
const LEFT = 24;

/** The win chance of every seat over the game, with how sure it is. Squares are costly decisions, circles below are luck. */
export function WinChart({ asTable, turnTable, ...props }: Props) {
  const curve = curveOf(props.result);
  if (curve.length < 2) return null;
  return (
    <figure class="win-chart">
      <figcaption>
        <h3>{t("review-curve")}</h3>
        <button type="button" class="link-button" aria-expanded={asTable} onClick={turnTable}>
          {asTable ? t("web-as-curve") : t("web-as-table")}
        </button>
      </figcaption>
      {asTable ? <ChanceTable curve={curve} {...props} /> : <Chart curve={curve} {...props} />}
      <Legend {...props} />
    </figure>
  );
}

type Parts = Pick<Props, "result" | "game" | "step" | "to">;

/** Time runs from left to right everywhere. Press or drag, or move it by the arrows: it is a slider over the game. */
function Chart({ curve, result, game, step, to }: Parts & { curve: readonly ChancePoint[] }) {
  const [first, last] = [curve[0]?.step ?? 0, curve.at(-1)?.step ?? 1];
  const x = (at: number): number => LEFT + ((WIDTH - LEFT - 4) * (Math.min(Math.max(at, first), last) - first)) / (last - first);
  const y = (chance: number): number => 6 + (HEIGHT - 26) * (1 - chance / 1000);
  const press = (event: PointerEvent & { currentTarget: SVGSVGElement }): void => {
    if (event.type === "pointermove" && event.buttons === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    to(stepAt(curve, ((event.clientX - box.left) / box.width - LEFT / WIDTH) / (1 - (LEFT + 4) / WIDTH)));
  };
  const slide = (event: KeyboardEvent): void => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    to(step + by);
  };
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="slider"
      tabIndex={0}
      aria-label={t("review-curve")}
      aria-valuemin={0}
      aria-valuemax={game.steps - 1}
      aria-valuenow={step}
      aria-valuetext={spoken({ curve, game, step, result })}
      direction="ltr"
      onPointerDown={press}
      onPointerMove={press}
      onKeyDown={slide}
    >
      {[0, 250, 500, 750, 1000].map((level) => (
        <g key={level}>
          <line class="grid" x1={LEFT} x2={WIDTH - 4} y1={y(level)} y2={y(level)} />
          <text class="tick" x={LEFT - 4} y={y(level) + 3} text-anchor="end">
            {level / 10}
          </text>
        </g>
      ))}
      {game.players.map((_, seat) => (
        <g key={seat} class={`curve seat-${seat}`}>
          <polygon class="band" points={[...curve.map((at) => `${x(at.step)},${y(at.high[seat] ?? 0)}`), ...[...curve].reverse().map((at) => `${x(at.step)},${y(at.low[seat] ?? 0)}`)].join(" ")} />
          <polyline points={curve.map((at) => `${x(at.step)},${y(at.chances[seat] ?? 0)}`).join(" ")} />
        </g>
      ))}
      {result.strokes.map(({ step: at, seat, change }) => (
        <g key={`${at},${seat}`} class="luck-mark" transform={`translate(${x(at)} ${HEIGHT - 10})`}>
          <circle r="5" />
          <path d={change > 0 ? "M-2.5 1.5h5l-2.500-4z" : "M-2.500 -1.5h5l-2.500 4z"} />
        </g>
      ))}
      {costly(result).map((row) => (
        <rect key={row.step} class={`cost grade-${row.grade}`} x={x(row.step) - 4} y={y(row.chances[row.seat] ?? 0) - 4} width="8" height="8" rx="1.5" />
      ))}
      <line class="cursor" x1={x(step)} x2={x(step)} y1="0" y2={HEIGHT} />
    </svg>
  );
}

/** Where the game is and what the chances are there, in words. */
function spoken({ curve, game, step, result }: Pick<Parts, "game" | "step" | "result"> & { curve: readonly ChancePoint[] }): string {
  const turn = game.turns[turnAt(game.turns, step)];
  const at = curve.findLast((each) => each.step <= step) ?? curve[0];
  const grade = costly(result).find((row) => row.step === step)?.grade;
  const where = turn ? t("log-turn", { n: turn.number, player: game.players[turn.seat] ?? "" }) : `${t("web-step")} ${step}`;
  const chances = game.players.map((player, seat) => `${player} ${points(at?.chances[seat] ?? 0)} %`);
  return [where, grade && tOf("grade", grade), ...chances].filter(Boolean).join(", ");
}

function ChanceTable({ curve, result, game, to }: Parts & { curve: readonly ChancePoint[] }) {
  const marks = new Map(costly(result).map((row): [number, ReviewRow] => [row.step, row]));
  const shown = curve.filter((at) => marks.has(at.step) || game.turns.some((turn, place) => firstIn(curve, turn.step, game.turns[place + 1]?.step) === at.step));
  return (
    <div class="figures low chance-table" tabIndex={0} role="region" aria-label={t("review-curve")}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("web-turn")}</th>
            {game.players.map((player, seat) => (
              <th key={seat} scope="col">
                <PlayerName name={player} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((at) => (
            <tr key={at.step}>
              <th scope="row">
                <button type="button" class="link-button" onClick={() => to(at.step)}>
                  {turnWords(game, at.step)} <GradeIf row={marks.get(at.step)} />
                </button>
              </th>
              {game.players.map((_, seat) => (
                <td key={seat}>
                  <Ltr>
                    {points(at.chances[seat] ?? 0)} % ({points(at.low[seat] ?? 0)}–{points(at.high[seat] ?? 0)})
                  </Ltr>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const GradeIf = ({ row }: { row: ReviewRow | undefined }) => row && <GradeSign grade={row.grade} />;

const firstIn = (curve: readonly ChancePoint[], from: number, until = Infinity): number | undefined => curve.find(({ step }) => step >= from && step < until)?.step;

function turnWords(game: Replay, step: number): string {
  const turn = game.turns[turnAt(game.turns, step)];
  return turn ? t("log-turn", { n: turn.number, player: game.players[turn.seat] ?? "" }) : String(step);
}

function Legend({ game }: { game: Replay }) {
  return (
    <ul class="win-chart-key">
      {game.players.map((player, seat) => (
        <li key={seat} class={`seat-${seat}`}>
          <i aria-hidden="true" /> <PlayerName name={player} />
        </li>
      ))}
      <li>
        <i class="key-cost" aria-hidden="true" /> {t("study-key-costly")}
      </li>
      <li>
        <i class="key-luck" aria-hidden="true" /> {t("review-luck")}
      </li>
    </ul>
  );
}
