import "./chart.css";
import "./table.css";
import { useState } from "preact/hooks";
import { t } from "../words/t";
import type { Curve } from "../wire/protocol";
import { Ltr, PlayerName } from "./Texts";

interface Props {
  title: string;
  curves: readonly Curve[];
  players: readonly string[];
  values: (curve: Curve) => readonly number[];
}

const WIDTH = 460;
const HEIGHT = 170;
const LEFT = 28;
const BOTTOM = 20;

/** A line for each player, turn by turn. Lines differ in dashes and marks too, not by colour alone; the same numbers stand in a table. */
export function Curves({ title, curves, players, values }: Props) {
  const [asTable, setAsTable] = useState(false);
  const all = curves.flatMap((curve) => [...values(curve)]);
  const most = Math.max(...all, 1);
  const least = Math.min(...all, 0);
  const turns = Math.max(...curves.map((curve) => values(curve).length), 2);
  const x = (turn: number): number => LEFT + ((WIDTH - LEFT - 8) * turn) / (turns - 1);
  const y = (value: number): number => 8 + (HEIGHT - BOTTOM - 8) * (1 - (value - least) / (most - least));
  const marks = ticks(least, most);
  return (
    <figure class="curves">
      <figcaption>
        <h3>{title}</h3>
        <button type="button" class="link-button" aria-expanded={asTable} onClick={() => setAsTable(!asTable)}>
          {asTable ? t("web-as-curve") : t("web-as-table")}
        </button>
      </figcaption>
      {asTable ? (
        <CurveTable title={title} curves={curves} players={players} values={values} turns={turns} />
      ) : (
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={spoken(title, curves, players, values)} direction="ltr">
          {marks.map((value) => (
            <g key={value}>
              <line class="grid" x1={LEFT} x2={WIDTH - 8} y1={y(value)} y2={y(value)} />
              <text class="tick" x={LEFT - 5} y={y(value) + 4} text-anchor="end">
                {value}
              </text>
            </g>
          ))}
          {[0, Math.floor((turns - 1) / 2), turns - 1].map((turn) => (
            <text key={turn} class="tick" x={x(turn)} y={HEIGHT - 4} text-anchor={turn === 0 ? "start" : turn === turns - 1 ? "end" : "middle"}>
              {turn + 1}
            </text>
          ))}
          {curves.map((curve) => (
            <g key={curve.seat} class={`curve seat-${curve.seat}`}>
              <polyline points={values(curve).map((value, turn) => `${x(turn)},${y(value)}`).join(" ")} />
              {values(curve).map((value, turn) => (
                <Mark key={turn} seat={curve.seat} x={x(turn)} y={y(value)} />
              ))}
            </g>
          ))}
        </svg>
      )}
      <ul class="legend" aria-hidden="true">
        {curves.map((curve) => (
          <li key={curve.seat} class={`curve seat-${curve.seat}`}>
            <svg viewBox="0 0 30 12">
              <line x1="0" x2="30" y1="6" y2="6" />
              <Mark seat={curve.seat} x={15} y={6} />
            </svg>
            <PlayerName name={players[curve.seat] ?? ""} />
          </li>
        ))}
      </ul>
    </figure>
  );
}

const MARKS: readonly ((x: number, y: number) => string)[] = [
  (x, y) => `M${x - 3} ${y}a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z`,
  (x, y) => `M${x - 3} ${y - 3}h6v6h-6z`,
  (x, y) => `M${x} ${y - 4}l4 7h-8z`,
  (x, y) => `M${x} ${y - 4}l4 4l-4 4l-4 -4z`,
  (x, y) => `M${x - 4} ${y - 1}h3v-3h2v3h3v2h-3v3h-2v-3h-3z`,
  (x, y) => `M${x} ${y + 4}l4 -7h-8z`,
];

function Mark({ seat, x, y }: { seat: number; x: number; y: number }) {
  return <path class="mark" d={(MARKS[seat % MARKS.length] ?? MARKS[0]!)(x, y)} />;
}

/** Round numbers from the least to the most, at most six. */
function ticks(least: number, most: number): number[] {
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200].find((size) => (most - least) / size <= 5) ?? 500;
  const first = Math.ceil(least / step);
  return Array.from({ length: Math.floor(most / step) - first + 1 }, (_, place) => (first + place) * step);
}

function spoken(title: string, curves: readonly Curve[], players: readonly string[], values: Props["values"]): string {
  const ends = curves.map((curve) => `${players[curve.seat]}: ${values(curve).at(0) ?? 0} → ${values(curve).at(-1) ?? 0}`);
  return `${title}. ${ends.join("; ")}`;
}

function CurveTable({ title, curves, players, values, turns }: Props & { turns: number }) {
  return (
    <div class="curve-table figures low" tabIndex={0} role="region" aria-label={title}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("web-turn")}</th>
            {curves.map((curve) => (
              <th key={curve.seat} scope="col">
                <PlayerName name={players[curve.seat] ?? ""} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: turns }, (_, turn) => (
            <tr key={turn}>
              <th scope="row">
                <Ltr>{turn + 1}</Ltr>
              </th>
              {curves.map((curve) => (
                <td key={curve.seat}>
                  <Ltr>{values(curve)[turn] ?? "–"}</Ltr>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
