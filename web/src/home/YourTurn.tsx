import { useId } from "preact/hooks";
import { kingdomName } from "../cards/kingdoms";
import { type HeldSeat, letGo } from "../kept/seats";
import { Icon } from "../ui/Icon";
import { Ltr } from "../ui/Texts";
import type { GameSummary, KingdomState } from "../wire/protocol";
import { t } from "../words/t";
import { isOver, type OwnGame } from "./games";

const MOST = 4;

/** The games that are not over: first those in which one is asked. */
export function YourTurn({ games }: { games: readonly OwnGame[] }) {
  const heading = useId();
  const running = games.filter((game) => !isOver(game)).sort((a, b) => Number(b.summary?.yours ?? false) - Number(a.summary?.yours ?? false));
  if (running.length === 0) return null;
  return (
    <section class="continue panel" aria-labelledby={heading}>
      <h2 id={heading}>{running[0]?.summary?.yours ? t("ui-your-turn") : t("web-continue")}</h2>
      <ul>
        {running.slice(0, MOST).map(({ held, summary }) => (
          <li key={held.table}>
            <p>
              <b dir="auto">{held.name || (summary?.choosing ? t("web-choosing-title") : kingdomName(kingdomOf(held, summary)))}</b> <span class="quiet-text">{rivals(held, summary?.players ?? held.players)}</span>
            </p>
            <p class="quiet-text">{summary && <State held={held} summary={summary} />}</p>
            <a class={summary?.yours ? "button main" : "button"} href={`/t/${held.table}`}>
              <Icon name="play" /> {t("web-go-on")}
            </a>
            <button type="button" class="button round quiet" aria-label={t("web-forget")} title={t("web-forget")} onClick={() => letGo(held.table)}>
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The turn, and who is waited for. */
function State({ held, summary }: { held: HeldSeat; summary: GameSummary }) {
  if (summary.choosing) return <>{summary.yours ? t("web-choosing-yours") : t("web-choosing-title")}</>;
  if (summary.stage === "gathering") return <>{t("web-gathering")}</>;
  const whose = summary.yours || summary.turn === held.seat ? t("ui-your-turn") : t("web-waits-for", { player: summary.players[summary.turn] ?? "" });
  return (
    <>
      {t("web-turn")} <Ltr>{summary.turns}</Ltr> · {whose}
    </>
  );
}

/** The kingdom of a game, also before the server has said it. */
export const kingdomOf = (held: HeldSeat, summary: GameSummary | null): KingdomState => summary?.kingdom ?? { key: held.kingdom, edition: 2, cards: [], own: [] };

/** The others at a table, in words. */
export function rivals(held: HeldSeat, players: readonly string[]): string {
  const others = players.filter((player, seat) => player && seat !== held.seat);
  return others.length > 0 ? t("web-against", { players: others.join(", ") }) : "";
}
