import "../cards/card.css";
import "./daily.css";
import "../ui/table.css";
import { useEffect, useState } from "preact/hooks";
import { CardChips } from "../cards/CardChips";
import { befriend, friendsOn } from "../kept/friends";
import { settings } from "../kept/settings";
import { solverToken } from "../kept/solver";
import { PageFrame } from "../shell/Page";
import type { Route } from "../shell/router";
import { startDaily } from "../shell/starting";
import { Icon } from "../ui/Icon";
import { Loading, Notice } from "../ui/Notice";
import { toast } from "../ui/notices";
import { ShareLink } from "../ui/ShareLink";
import { Ltr } from "../ui/Texts";
import { dailyDeal } from "../wire/http";
import type { DailyLine, DailyState } from "../wire/protocol";
import { cardName } from "../words/cards";
import { dayInFull } from "../words/dates";
import { inWords } from "../words/problems";
import { t, tOf } from "../words/t";

/** Milliseconds until the server is asked again while the levels still play. */
const SOON = 1500;

/** The deal of a day: to play, then to compare with the levels and with friends, whose tables come by links (`?with=`). */
export function DailyPage({ route }: { route: Route }) {
  const { language } = settings.value;
  const [deal, setDeal] = useState<DailyState | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const [tries, setTries] = useState(0);
  const friend = route.query.get("with") ?? "";
  const solver = solverToken();
  useEffect(() => {
    setProblem(null);
    const friends = [...new Set([...(friend ? [friend] : []), ...friendsOn(route.id || (deal?.date ?? ""))])].slice(0, 20);
    dailyDeal(route.id, { language, solver, friends }).then(setDeal, setProblem);
  }, [language, solver, route.id, friend, tries]);
  useEffect(() => {
    if (deal && friend && friend !== deal.table) befriend(deal.date, friend);
  }, [deal?.date, friend]);
  useEffect(() => {
    if (!deal || deal.is_ready) return undefined;
    const soon = setTimeout(() => setTries(tries + 1), SOON);
    return () => clearTimeout(soon);
  }, [deal]);
  return (
    <PageFrame>
      <Notice problem={problem} again={() => setTries(tries + 1)} />
      {deal ? <Deal deal={deal} /> : !problem && <Loading />}
    </PageFrame>
  );
}

function Deal({ deal }: { deal: DailyState }) {
  const date = dayInFull(new Date(`${deal.date}T12:00:00Z`));
  return (
    <>
      <section class="panel daily">
        <h1>{deal.is_today ? t("web-daily") : t("web-daily-of", { date })}</h1>
        <p>{t("web-daily-about")}</p>
        <p class="quiet-text">
          {date} · {t("web-daily-against", { bot: tOf("bot", deal.bot) })}
        </p>
        <CardChips cards={deal.kingdom.cards.map((card) => [card, 1] as const)} small />
        <Begin deal={deal} />
      </section>
      <Results deal={deal} />
      {deal.plan.length > 0 && <Plan lines={deal.plan} />}
      {deal.is_known && <Lines lines={deal.lines} />}
      <p class="daily-days">
        {deal.previous && (
          <a class="button" href={`/daily/${deal.previous}`}>
            <Icon name="back" /> {t("web-daily-yesterday")}
          </a>
        )}
        {!deal.is_today && (
          <a class="button" href="/daily">
            {t("web-daily-today")}
          </a>
        )}
      </p>
    </>
  );
}

/** What there is to do: play, go on, or study and share what one has played. */
function Begin({ deal }: { deal: DailyState }) {
  if (deal.stage === "over") {
    return (
      <div class="daily-after">
        <a class="button" href={`/r/${deal.table}`}>
          <Icon name="play" /> {t("web-daily-study")}
        </a>
        <p>{t("web-daily-share")}</p>
        <ShareLink link={`${location.origin}/daily/${deal.date}?with=${encodeURIComponent(deal.table)}`} label={t("web-daily-share")} />
      </div>
    );
  }
  if (!deal.is_today) return <p class="quiet-text">{t("web-daily-missed")}</p>;
  return (
    <p>
      <button type="button" class="button main big" onClick={() => void startDaily().catch((error: unknown) => toast(inWords(error)))}>
        <Icon name="play" /> {deal.table ? t("web-daily-go-on") : t("web-daily-play")}
      </button>
    </p>
  );
}

const nameOf = (line: DailyLine): string => (line.is_level ? tOf("bot", line.name) : line.yours ? t("web-daily-you") : line.name);

/** Everybody's points, as bars and numbers. */
function Results({ deal }: { deal: DailyState }) {
  const lines = [...deal.lines].sort((one, other) => other.score - other.theirs - (one.score - one.theirs));
  const most = Math.max(1, ...lines.map(({ score }) => score));
  return (
    <section class="panel daily">
      <h2 id="daily-results">{t("web-daily-results")}</h2>
      {!deal.is_ready && <p role="status">{t("web-daily-waiting")}</p>}
      {lines.length > 0 && (
        <div class="figures" tabIndex={0} role="region" aria-labelledby="daily-results">
          <table class="daily-results">
            <thead>
              <tr>
                <td />
                <th scope="col">{t("web-daily-points")}</th>
                <th scope="col">{t("web-daily-theirs")}</th>
                <th scope="col">{t("web-result")}</th>
                <th scope="col">{t("web-daily-turns")}</th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <tr key={`${line.is_level} ${line.name}`} class={line.yours ? "yours" : undefined}>
                  <th scope="row">{nameOf(line)}</th>
                  <td>
                    <span class="daily-bar" style={{ inlineSize: `${(60 * Math.max(0, line.score)) / most}%` }} aria-hidden="true" /> <Ltr>{line.score}</Ltr>
                  </td>
                  <td>
                    <Ltr>{line.theirs}</Ltr>
                  </td>
                  <td>{line.won ? t("web-won") : t("web-lost")}</td>
                  <td>
                    <Ltr>{line.turns}</Ltr>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {!deal.is_known && <p class="quiet-text">{t("web-daily-hidden")}</p>}
    </section>
  );
}

function Plan({ lines }: { lines: readonly string[] }) {
  return (
    <section class="panel daily">
      <h2>{t("web-daily-plan")}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line} dir="auto">
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What everybody bought, turn by turn: one's own, friends, and the best of the levels. */
function Lines({ lines }: { lines: readonly DailyLine[] }) {
  const levels = lines.filter(({ is_level }) => is_level).sort((one, other) => other.score - other.theirs - (one.score - one.theirs));
  const shown = [...lines.filter(({ is_level }) => !is_level), ...levels.slice(0, 3)];
  const turns = Math.max(0, ...shown.map(({ gained }) => gained.length));
  if (turns === 0) return null;
  return (
    <section class="panel daily">
      <h2 id="daily-lines">{t("web-daily-lines")}</h2>
      <div class="figures" tabIndex={0} role="region" aria-labelledby="daily-lines">
        <table class="daily-lines">
          <thead>
            <tr>
              <th scope="col">{t("web-daily-turn")}</th>
              {shown.map((line) => (
                <th key={nameOf(line)} scope="col">
                  {nameOf(line)}
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
                {shown.map((line) => (
                  <td key={nameOf(line)}>{(line.gained[turn] ?? []).map(cardName).join(", ") || (turn < line.gained.length ? "–" : "")}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
