import "../ui/field.css";
import { choosePreset, everyHabit, habitName, type Preset, PRESETS } from "../cards/habits";
import { HabitSelect } from "../cards/HabitSelect";
import { change, type Motion, MOTIONS, PILE_ORDERS, type PileOrder, prefersStill, settings, type Theme, THEMES } from "../kept/settings";
import { t } from "../words/t";
import { LanguageSelect } from "./LanguageSelect";

/** All that one may settle, one line for each. */
export function SettingsPanel() {
  return (
    <>
      <LanguageSelect />
      <label class="row">
        <span>{t("web-theme")}</span>
        <select class="field" value={settings.value.theme} onChange={(event) => change({ theme: event.currentTarget.value as Theme })}>
          {THEMES.map((theme) => (
            <option key={theme} value={theme}>
              {t(`web-theme-${theme}`)}
            </option>
          ))}
        </select>
      </label>
      <label class="row">
        <span>{t("web-piles")}</span>
        <select class="field" value={settings.value.piles} onChange={(event) => change({ piles: event.currentTarget.value as PileOrder })}>
          {PILE_ORDERS.map((order) => (
            <option key={order} value={order}>
              {t(`web-piles-${order}`)}
            </option>
          ))}
        </select>
      </label>
      <MotionSelect />
      <Toggle name="sound" label={t("web-sound")} />
      <Toggle name="shortcuts" label={t("web-shortcuts")} />
      <Toggle name="hover" label={t("web-hover")} />
      <Toggle name="twice" label={t("web-twice")} />
      <Toggle name="english" label={t("ui-key-english")} />
      <Toggle name="advice" label={t("web-advice-always")} />
      <Automatic />
      {settings.value.unasked.length > 0 && (
        <button type="button" class="link-button" onClick={() => change({ unasked: [] })}>
          {t("web-ask-again")}
        </button>
      )}
    </>
  );
}

/** How fast cards move and bots are shown; a system that asks for less motion is obeyed, and that is said. */
function MotionSelect() {
  return (
    <>
      <label class="row">
        <span>{t("web-motion")}</span>
        <select class="field motion" value={settings.value.motion} onChange={(event) => change({ motion: event.currentTarget.value as Motion })}>
          {MOTIONS.map((motion) => (
            <option key={motion} value={motion}>
              {t(`web-motion-${motion}`)}
            </option>
          ))}
        </select>
      </label>
      {prefersStill() && <p class="quiet-text">{t("web-motion-still")}</p>}
    </>
  );
}

/** Which questions settle themselves. */
function Automatic() {
  const { automatic } = settings.value;
  return (
    <>
      <label class="row">
        <span>{t("web-automatic")}</span>
        <select class="field automatic" value={automatic} onChange={(event) => choosePreset(event.currentTarget.value as Preset)}>
          {PRESETS.map((preset) => (
            <option key={preset} value={preset}>
              {t(`web-automatic-${preset}`)}
            </option>
          ))}
        </select>
      </label>
      {automatic === "custom" && (
        <div class="habits" role="group" aria-label={t("web-automatic")}>
          {everyHabit().map((habit) => (
            <HabitSelect key={habit.question} habit={habit} label={habitName(habit)} />
          ))}
        </div>
      )}
    </>
  );
}

function Toggle({ name, label }: { name: "sound" | "shortcuts" | "hover" | "twice" | "english" | "advice"; label: string }) {
  return (
    <label class="row">
      <span>{label}</span>
      <input type="checkbox" class="switch" role="switch" checked={settings.value[name]} onChange={(event) => change({ [name]: event.currentTarget.checked })} />
    </label>
  );
}
