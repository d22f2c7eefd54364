import "./decision.css";
import { t } from "../words/t";
import { Icon, type IconName } from "../ui/Icon";
import { Ltr } from "../ui/Texts";
import type { Picture } from "../wire/protocol";

/** What the player whose turn it is has left. */
export function Counters({ state }: { state: Picture }) {
  if (state.phase === "over") return null;
  return (
    <p class="counters">
      <Counter icon="action" label={t("ui-actions-left")} value={String(state.actions)} />
      <Counter icon="buy" label={t("ui-buys-left")} value={String(state.buys)} />
      <Counter icon="coins" label={t("ui-coins-left")} value={`$${state.coins}`} />
    </p>
  );
}

function Counter({ icon, label, value }: { icon: IconName; label: string; value: string }) {
  return (
    <span class={`counter ${icon}`} key={value}>
      <Icon name={icon} />
      <span class="counter-label">{label}</span>
      <Ltr>{value}</Ltr>
    </span>
  );
}
