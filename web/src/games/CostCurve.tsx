import { useId } from "preact/hooks";
import { Curves } from "../ui/Curves";
import { t } from "../words/t";
import { costsOf, type PlayedGame } from "./statistics";

/** What a decision costs on average, game by game, in points of the win chance; only of games that were studied. */
export function CostCurve({ games }: { games: readonly PlayedGame[] }) {
  const heading = useId();
  const costs = costsOf(games);
  return (
    <section class="panel games" aria-labelledby={heading}>
      <h2 id={heading}>{t("web-games-cost")}</h2>
      <p class="quiet-text">{costs.length > 0 ? t("web-games-cost-about") : t("web-games-no-cost")}</p>
      {costs.length > 1 && <Curves title={t("web-games-cost")} curves={[{ seat: 0, scores: costs, coins: [] }]} players={[t("ui-you")]} values={({ scores }) => scores} />}
      {costs.length === 1 && <p>{costs[0]}</p>}
    </section>
  );
}
