import { CardChips } from "../cards/CardChips";
import { byCost, cardInfo } from "../cards/catalogue";
import { FoundExports } from "../ui/Exports";
import { Ltr } from "../ui/Texts";
import type { WorthFound, WorthHereFound } from "../wire/protocol";
import { tenths } from "../words/dates";
import { t } from "../words/t";

/** From these shares on a card is called so. */
const STRONG = 0.65;
const FAIR = 0.52;

/** How strong a card is, in all kingdoms together and in each. */
export function Strength({ found, cards }: { found: WorthFound; cards: string }) {
  const word = found.points >= STRONG ? "strong" : found.points >= FAIR ? "fair" : "weak";
  return (
    <>
      <p class="strength" role="status">
        <b>{t("invent-strength-is", { n: (100 * found.points).toFixed(0) })}</b> {t(`invent-${word}`)}
      </p>
      <ol class="strength-kingdoms">
        {found.kingdoms.map((here, place) => (
          <li key={place}>
            <b>
              <Ltr>{(100 * here.points).toFixed(0)} %</Ltr>
            </b>{" "}
            <span class="quiet-text">
              {t("lab-interval", { low: (100 * here.low).toFixed(0), high: (100 * here.high).toFixed(0) })} · {t("invent-copies", { n: tenths(here.copies) })} ·{" "}
              <a href={labOf(here, cards)}>{t("kingdom-lab")}</a>
            </span>
            <CardChips small cards={byCost(here.kingdom).map((card) => [card, 1] as const)} />
          </li>
        ))}
      </ol>
      <FoundExports found={{ worth: found }} />
    </>
  );
}

/** Both strategies in the lab, with the card. */
function labOf({ kingdom, buyer, other }: WorthHereFound, cards: string): string {
  const names = kingdom.map((card) => cardInfo(card).name).join(", ");
  return `/lab#${new URLSearchParams([
    ["k", names],
    ["c", cards],
    ["s", buyer],
    ["s", other],
  ])}`;
}
