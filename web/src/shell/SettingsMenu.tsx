import "../ui/menu.css";
import "../ui/field.css";
import "../ui/button.css";
import "../ui/panel.css";
import { useEffect, useRef, useState } from "preact/hooks";
import { choosePreset, everyHabit, habitName, type Preset, PRESETS } from "../cards/habits";
import { t } from "../words/t";
import { change, LANGUAGE_NAMES, LANGUAGES, type LanguageCode, type Motion, MOTIONS, PILE_ORDERS, type PileOrder, prefersStill, settings, type Theme, THEMES } from "../kept/settings";
import { HabitSelect } from "../cards/HabitSelect";
import { Icon } from "../ui/Icon";
import { listenToKeys } from "../ui/keys";

/** The button that opens the settings, and the settings. */
export function SettingsMenu() {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const leave = (event: Event): void => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    const stop = listenToKeys(({ key }) => key === "Escape" && (setOpen(false), true), { whileTyping: true });
    addEventListener("pointerdown", leave);
    return () => {
      stop();
      removeEventListener("pointerdown", leave);
    };
  }, [open]);
  return (
    <div class="menu" ref={root}>
      <button type="button" class="button round quiet" aria-expanded={open} aria-label={t("web-settings")} title={t("web-settings")} onClick={() => setOpen(!open)}>
        <Icon name="settings" />
      </button>
      {open && (
        <div class="menu-panel panel" role="group" aria-label={t("web-settings")}>
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
        </div>
      )}
    </div>
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

/** Every language under the name its speakers give it. */
export function LanguageSelect({ quiet = false }: { quiet?: boolean }) {
  return (
    <label class="row">
      <span class={quiet ? "hidden" : undefined}>{t("ui-language")}</span>
      <select
        class="field language"
        value={settings.value.language}
        onChange={(event) => change({ language: event.currentTarget.value as LanguageCode })}
      >
        {LANGUAGES.map((code) => (
          <option key={code} value={code} lang={code}>
            {LANGUAGE_NAMES[code]}
          </option>
        ))}
      </select>
    </label>
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
