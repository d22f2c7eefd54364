import { useState } from "preact/hooks";
import { cardInfo, choices } from "../cards/catalogue";
import { cardName } from "../words/cards";
import { t } from "../words/t";
import { firstSetting, linesOf, MOST_PLAYERS, NO_CARDS, type Setting, ZONES, type Zones } from "./setting";

const PHASES = [
  ["action", "phase-action"],
  ["treasure", "position-treasure-phase"],
  ["buy", "phase-buy"],
] as const;

/** A position by hand, or as text. */
export function PositionForm({ text, isBusy, show }: { text: string; isBusy: boolean; show: (position: string) => void }) {
  const first = choices.value?.sets.find(({ key }) => key === choices.value?.first.kingdoms[choices.value.first.edition]);
  const [setting, setSetting] = useState<Setting>(firstSetting((first?.cards ?? []).map((card) => cardName(card) || cardInfo(card).name).join(", ")));
  const [typed, setTyped] = useState(text);
  const change = (changes: Partial<Setting>): void => setSetting((before) => ({ ...before, ...changes }));
  const changeZone = (seat: number, zone: keyof Zones, cards: string): void =>
    change({ players: setting.players.map((each, place) => (place === seat ? { ...each, [zone]: cards } : each)) });
  return (
    <div class="position-form">
      <form
        class="panel"
        onSubmit={(event) => {
          event.preventDefault();
          show(linesOf(setting));
        }}
      >
        <h2>{t("position-by-hand")}</h2>
        <p class="quiet-text">{t("position-by-hand-about")}</p>
        <Field label={t("position-kingdom")} value={setting.kingdom} input={(kingdom) => change({ kingdom })} />
        {setting.players.map((zones, seat) => (
          <fieldset key={seat}>
            <legend>{seat === 0 ? t("position-first-player") : t("position-player", { n: seat + 1 })}</legend>
            {ZONES.map((zone) => (
              <Field key={zone} label={t(`position-${zone}`)} value={zones[zone]} input={(cards) => changeZone(seat, zone, cards)} />
            ))}
          </fieldset>
        ))}
        {setting.players.length < MOST_PLAYERS && (
          <button type="button" class="button quiet" onClick={() => change({ players: [...setting.players, NO_CARDS] })}>
            {t("position-add-player")}
          </button>
        )}
        <label class="row">
          <span>{t("position-phase")}</span>
          <select class="field" value={setting.phase} onChange={(event) => change({ phase: event.currentTarget.value as Setting["phase"] })}>
            {PHASES.map(([phase, words]) => (
              <option key={phase} value={phase}>
                {t(words)}
              </option>
            ))}
          </select>
        </label>
        <div class="position-numbers">
          {(["actions", "buys", "coins", "provinces"] as const).map((number) => (
            <Field key={number} label={t(`position-${number}`)} value={setting[number]} input={(value) => change({ [number]: value })} isNumber />
          ))}
        </div>
        <button type="submit" class="button main" disabled={isBusy}>
          {t("position-show")}
        </button>
      </form>
      <form
        class="panel"
        onSubmit={(event) => {
          event.preventDefault();
          show(typed);
        }}
      >
        <h2>{t("position-as-text")}</h2>
        <p class="quiet-text">{t("position-as-text-about")}</p>
        <textarea class="field" dir="ltr" rows={8} aria-label={t("position-as-text")} value={typed} onInput={(event) => setTyped(event.currentTarget.value)} />
        <button type="submit" class="button main" disabled={isBusy || !typed.trim()}>
          {t("position-show")}
        </button>
      </form>
    </div>
  );
}

function Field({ label, value, input, isNumber = false }: { label: string; value: string; input: (value: string) => void; isNumber?: boolean }) {
  return (
    <label class="position-field">
      <span>{label}</span>
      <input class="field" value={value} inputMode={isNumber ? "numeric" : undefined} onInput={(event) => input(event.currentTarget.value)} />
    </label>
  );
}
