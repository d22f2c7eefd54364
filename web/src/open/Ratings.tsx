import { useEffect, useState } from "preact/hooks";
import { choices } from "../cards/catalogue";
import { Icon } from "../ui/Icon";
import { Nothing, Notice } from "../ui/Notice";
import { Ltr, PlayerName } from "../ui/Texts";
import { standings } from "../wire/http";
import type { RatedPlayer } from "../wire/protocol";
import { t, tOf } from "../words/t";

/** Who is how strong, people and bots, by the number of players. */
export function Ratings() {
  const [players, setPlayers] = useState(2);
  const [rows, setRows] = useState<readonly RatedPlayer[]>([]);
  const [problem, setProblem] = useState<unknown>(null);
  useEffect(() => void standings(players).then(setRows, setProblem), [players]);
  const numbers = Array.from({ length: (choices.value?.most_seats ?? 2) - 1 }, (_, place) => place + 2);
  return (
    <section class="panel ratings">
      <h2>{t("web-ratings")}</h2>
      <label class="row">
        <span>{t("ui-players")}</span>
        <select class="field" value={players} onChange={(event) => setPlayers(Number(event.currentTarget.value))}>
          {numbers.map((number) => (
            <option key={number} value={number}>
              {number}
            </option>
          ))}
        </select>
      </label>
      <Notice problem={problem} />
      {rows.length === 0 ? <Nothing>{t("web-ratings-none")}</Nothing> : <Rows rows={rows} />}
    </section>
  );
}

function Rows({ rows }: { rows: readonly RatedPlayer[] }) {
  return (
    <div class="figures">
      <table>
        <tbody>
          {rows.map(({ name, bot, rating }, place) => (
            <tr key={place}>
              <td>
                <Ltr>{place + 1}</Ltr>
              </td>
              <th scope="row">
                <Icon name={bot ? "bot" : "user"} /> {bot ? tOf("bot", bot) : <PlayerName name={name} />}
              </th>
              <td>
                <Ltr>{t("web-rating-points", { points: rating.points, reach: rating.reach })}</Ltr>
              </td>
              <td>{t("web-rating-games", { n: rating.games })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
