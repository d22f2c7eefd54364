import { kingdomName } from "../cards/kingdoms";
import { Emblem } from "../cards/Emblem";
import { t } from "../words/t";
import { Icon } from "../ui/Icon";
import { SettingsMenu } from "../shell/SettingsMenu";
import { Crest, Ltr } from "../ui/Texts";
import type { Picture } from "../wire/protocol";
import { useSurroundings } from "./surroundings";

/** The line at the top of a table: where one is, and how near the end. */
export function TopBar({ state, connected, title }: { state: Picture; connected: boolean; title?: string }) {
  const { helpIsOpen } = useSurroundings();
  return (
    <header class="top-bar">
      <a class="brand" href="/" title={t("web-home")}>
        <Crest />
        <span>Fiefdom</span>
      </a>
      <h1 class="table-title">
        <span class="table-name">{title ?? kingdomName(state.kingdom)}</span>
        {state.turn_number > 0 && (
          <span class="turn-number">
            {t("web-turn")} <Ltr>{state.turn_number}</Ltr>
          </span>
        )}
      </h1>
      <EndSignals state={state} />
      {!connected && (
        <span class="lost" role="status">
          {t("web-reconnecting")}
        </span>
      )}
      {state.spectators > 0 && (
        <span class="watching" title={t("web-spectators")}>
          <Icon name="eye" />
          <Ltr>{state.spectators}</Ltr>
          <span class="hidden">{t("web-spectators")}</span>
        </span>
      )}
      <button type="button" class="button round quiet help-button" aria-label={t("ui-help-title")} title={t("ui-help-title")} onClick={() => (helpIsOpen.value = !helpIsOpen.value)}>
        <Icon name="help" />
      </button>
      <SettingsMenu />
    </header>
  );
}

/** Provinces left and empty piles; they stand out when the end is near. */
function EndSignals({ state }: { state: Picture }) {
  const { ending } = state;
  if (!ending || state.stage === "gathering") return null;
  const label = t("ui-end-signals", { provinces: ending.provinces, n: ending.empty, of: ending.empty_limit });
  return (
    <p class={ending.near ? "end-signals near" : "end-signals"} title={label}>
      <span class="hidden">{label}</span>
      <span class="end-signal kind-victory" aria-hidden="true">
        <Emblem card="province" />
        <Ltr>×{ending.provinces}</Ltr>
      </span>
      <span class="end-signal" aria-hidden="true">
        <Icon name="deck" />
        <Ltr>
          {ending.empty}/{ending.empty_limit}
        </Ltr>
      </span>
      {ending.this_turn && <span>{t("web-last-turn")}</span>}
    </p>
  );
}

/** For the title of the window: what the table waits for. */
export function windowTitle(state: Picture | null): string {
  if (!state) return "Fiefdom";
  const asked = (state.question?.number ?? 0) > 0;
  return asked ? `● ${t("ui-your-turn")} – Fiefdom` : `${state.name || kingdomName(state.kingdom)} – Fiefdom`;
}
