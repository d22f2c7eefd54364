import { CardChips } from "../cards/CardChips";
import { inOrder } from "../cards/catalogue";
import { Meter } from "../ui/Meter";
import { Ltr } from "../ui/Texts";
import type { Picture } from "../wire/protocol";
import { t } from "../words/t";

/** What large boards have room for beside the players: how near the end is, and the Trash. Elsewhere it is in the line above and in a tab. */
export function Around({ state, openTrash }: { state: Picture; openTrash: () => void }) {
  const { ending, trash } = state;
  const cards = inOrder(Object.keys(trash)).map((card) => [card, trash[card] ?? 0] as const);
  if (state.stage !== "playing") return null;
  return (
    <div class="around">
      {ending && (
        <section class="panel" aria-label={t("ui-end-signals", { provinces: ending.provinces, n: ending.empty, of: ending.empty_limit })}>
          <Meter label={t("web-provinces-left")} full={ending.provinces} of={ending.provinces_at_first} near={ending.near} />
          <Meter label={t("web-empty-piles")} full={ending.empty} of={ending.empty_limit} near={ending.near} />
        </section>
      )}
      <section class="panel trash" aria-label={t("ui-trash")}>
        <p class="meter-head">
          <button type="button" class="link-button" onClick={openTrash}>
            {t("ui-trash")}
          </button>
          <Ltr>{cards.reduce((sum, [, number]) => sum + number, 0)}</Ltr>
        </p>
        <CardChips cards={cards} small />
      </section>
    </div>
  );
}
