import "../ui/field.css";
import { change, LANGUAGE_NAMES, LANGUAGES, type LanguageCode, settings } from "../kept/settings";
import { t } from "../words/t";

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
