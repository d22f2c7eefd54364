import "./games.css";
import "../ui/table.css";
import { useId, useState } from "preact/hooks";
import { kingdomName } from "../cards/kingdoms";
import { letGo } from "../kept/seats";
import { PageFrame } from "../shell/Page";
import { Icon } from "../ui/Icon";
import { Notice } from "../ui/Notice";
import { toast } from "../ui/notices";
import { save } from "../ui/save";
import { Ltr } from "../ui/Texts";
import { forgetGames } from "../wire/http";
import { cardName } from "../words/cards";
import { dayInShort } from "../words/dates";
import { inWords } from "../words/problems";
import { has, t, tOf } from "../words/t";
import { CostCurve } from "./CostCurve";
import { asCsv, type GameResult, kingdomKey, type PlayedGame, resultOf, rivalOf, rowOf, type Tally, tallied } from "./statistics";
import { useFinished } from "./useFinished";

/** A bot, or several, in words; people where there were any. */
function rivalName(key: string): string {
  if (!key) return t("web-games-people");
  return key
    .split(", ")
    .map((bot) => (has("bot", bot) ? tOf("bot", bot) : bot))
    .join(", ");
}

const RESULTS: Readonly<Record<GameResult, () => string>> = { won: () => t("web-won"), shared: () => t("web-games-shared"), lost: () => t("web-lost") };

/** The games of this browser: a list that can be narrowed down, and what they say about how one plays. */
export function GamesPage() {
  const { games, problem, isLoading, again } = useFinished();
  const [rival, setRival] = useState("*");
  const [kingdom, setKingdom] = useState("*");
  const [result, setResult] = useState("*");
  const fits = (game: PlayedGame): boolean =>
    (rival === "*" || rivalOf(game) === rival) && (kingdom === "*" || kingdomKey(game) === kingdom) && (result === "*" || resultOf(game) === result);
  const shown = games.filter(fits);
  const names = new Map(games.map((game) => [kingdomKey(game), nameOf(game)]));
  return (
    <PageFrame wide>
      <section class="panel games">
        <h1>{t("web-games")}</h1>
        <Notice problem={problem} again={again} />
        {games.length === 0 ? (
          <>
            <p role="status">{isLoading ? "…" : t("web-games-none")}</p>
            {!isLoading && !problem && (
              <a class="button main" href="/">
                <Icon name="play" /> {t("web-play-now")}
              </a>
            )}
          </>
        ) : (
          <>
            <div class="games-filters">
              <Filter label={t("web-games-filter-bot")} value={rival} choose={setRival} options={options(games.map(rivalOf), rivalName)} />
              <Filter label={t("web-games-filter-kingdom")} value={kingdom} choose={setKingdom} options={options(games.map(kingdomKey), (key) => names.get(key) ?? key)} />
              <Filter label={t("web-games-filter-result")} value={result} choose={setResult} options={options(games.map(resultOf), (key) => RESULTS[key as GameResult]())} />
              <span role="status">{t("web-games-all", { n: shown.length })}</span>
              <Export games={shown} />
            </div>
            <List games={shown} />
          </>
        )}
      </section>
      {shown.length > 0 && (
        <div class="games-figures">
          <Figures title={t("web-games-by-level")} rows={tallied(shown, (game) => [rivalOf(game)])} name={rivalName} />
          <Figures title={t("web-games-by-kingdom")} rows={tallied(shown, (game) => [kingdomKey(game)])} name={(key) => names.get(key) ?? key} />
          <Figures title={t("web-games-by-opening")} rows={tallied(shown, openingOf)} name={(key) => key.split(" ").map(cardName).join(", ")} />
          <Figures title={t("web-games-by-card")} rows={tallied(shown, ({ summary }) => Object.keys(summary.bought))} name={cardName} />
          <CostCurve games={shown} />
        </div>
      )}
    </PageFrame>
  );
}

const openingOf = ({ summary }: PlayedGame): string[] => (summary.opening.length > 0 ? [[...summary.opening].sort().join(" ")] : []);

function nameOf({ held, summary }: PlayedGame): string {
  return held.name || (summary.kingdom.key ? kingdomName(summary.kingdom) : summary.kingdom.cards.slice(0, 3).map(cardName).join(", ") + " …");
}

const options = (keys: readonly string[], name: (key: string) => string): [string, string][] =>
  [...new Set(keys)].map((key): [string, string] => [key, name(key)]).sort((one, other) => one[1].localeCompare(other[1]));

interface FilterProps {
  label: string;
  value: string;
  choose: (value: string) => void;
  options: readonly [string, string][];
}

function Filter({ label, value, choose, options: all }: FilterProps) {
  return (
    <label>
      <span>{label}</span>
      <select class="field" value={value} onChange={(event) => choose(event.currentTarget.value)}>
        <option value="*">{t("web-games-filter-any")}</option>
        {all.map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function Export({ games }: { games: readonly PlayedGame[] }) {
  const rows = games.map(rowOf);
  return (
    <span class="games-export">
      <button type="button" class="button slim" onClick={() => save("fiefdom-games.csv", "text/csv", asCsv(rows))}>
        <Icon name="download" /> {t("web-games-export")}
      </button>
      <button type="button" class="button slim" onClick={() => save("fiefdom-games.json", "application/json", JSON.stringify(rows, null, 2))}>
        <Icon name="download" /> {t("web-games-export-json")}
      </button>
    </span>
  );
}

function List({ games }: { games: readonly PlayedGame[] }) {
  return (
    <div class="figures games-list" tabIndex={0} role="region" aria-label={t("web-games")}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("ui-kingdom")}</th>
            <th scope="col">{t("web-games-filter-bot")}</th>
            <th scope="col">{t("web-result")}</th>
            <th scope="col">{t("web-games-opening")}</th>
            <th scope="col">{t("web-games-when")}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {games.map((game) => (
            <Row key={game.held.table} game={game} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ game }: { game: PlayedGame }) {
  const { held, summary } = game;
  const scores = [summary.scores[held.seat] ?? 0, ...summary.scores.filter((_, seat) => seat !== held.seat)];
  const when = dayInShort(new Date(held.since));
  return (
    <tr>
      <th scope="row">{nameOf(game)}</th>
      <td>{rivalName(rivalOf(game))}</td>
      <td>
        {RESULTS[resultOf(game)]()} <Ltr>{scores.join(" : ")}</Ltr>
      </td>
      <td>{summary.opening.map(cardName).join(", ")}</td>
      <td>{when}</td>
      <td class="games-deeds">
        <a class="button slim" href={`/r/${held.table}`} aria-label={`${t("web-replay")}: ${nameOf(game)}, ${when}`}>
          <Icon name="play" />
        </a>
        <Delete game={game} />
      </td>
    </tr>
  );
}

/** Deletes a game, after one more press. */
function Delete({ game: { held } }: { game: PlayedGame }) {
  const [asking, setAsking] = useState(false);
  const forget = async (): Promise<void> => {
    try {
      const { deleted } = await forgetGames({ seats: [{ table: held.table, token: held.token }] });
      toast(deleted.includes(held.table) ? t("web-games-deleted") : t("web-games-kept-others"));
      letGo(held.table);
    } catch (problem) {
      toast(inWords(problem));
    }
  };
  const label = asking ? t("web-games-delete-sure") : t("web-games-delete");
  return (
    <button type="button" class="button slim" aria-label={label} title={label} onClick={() => (asking ? void forget() : setAsking(true))} onBlur={() => setAsking(false)}>
      <Icon name="trash" /> {asking && t("web-games-delete")}
    </button>
  );
}

const MOST = 12;

/** How often one has won, by something. */
function Figures({ title, rows, name }: { title: string; rows: readonly Tally[]; name: (key: string) => string }) {
  const heading = useId();
  if (rows.length === 0) return null;
  return (
    <section class="panel games">
      <h2 id={heading}>{title}</h2>
      <div class="figures" tabIndex={0} role="region" aria-labelledby={heading}>
        <table>
          <thead>
            <tr>
              <td />
              <th scope="col">{t("web-games-played")}</th>
              <th scope="col">{t("web-games-won-share")}</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, MOST).map(({ key, games, won }) => (
              <tr key={key}>
                <th scope="row">{name(key)}</th>
                <td>
                  <Ltr>{games}</Ltr>
                </td>
                <td>
                  <Ltr>{Math.round((100 * won) / games)} %</Ltr>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
