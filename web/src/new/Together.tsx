import { choices } from "../cards/catalogue";
import { SetsSelect } from "../cards/finding";
import type { ChoosingWish } from "../wire/protocol";
import { t } from "../words/t";

interface Props {
  choosing: ChoosingWish | null;
  setChoosing: (choosing: ChoosingWish | null) => void;
}

/** Who chooses the cards: whoever makes the table, or all its players together, by one of several methods. */
export function Together({ choosing, setChoosing }: Props) {
  const choose = (method: string): void => setChoosing(method ? { required: "", excluded: "", ...choosing, method: method as ChoosingWish["method"] } : null);
  return (
    <>
      <label class="row">
        <span>{t("web-choosing")}</span>
        <select class="field" value={choosing?.method ?? ""} onChange={(event) => choose(event.currentTarget.value)}>
          <option value="">{t("web-choosing-none")}</option>
          {(choices.value?.methods ?? []).map((method) => (
            <option key={method} value={method}>
              {t(`web-choosing-${method}`)}
            </option>
          ))}
        </select>
      </label>
      {choosing && (
        <>
          <p class="quiet-text row-note">{t(`web-choosing-${choosing.method}-about`)}</p>
          <div class="kingdom-tools">
            <SetsSelect sets={choosing.sets ?? ""} choose={(sets) => setChoosing({ ...choosing, sets })} />
            <Names label={t("web-choosing-with")} value={choosing.required ?? ""} set={(required) => setChoosing({ ...choosing, required })} />
            <Names label={t("web-without-cards")} value={choosing.excluded ?? ""} set={(excluded) => setChoosing({ ...choosing, excluded })} />
          </div>
        </>
      )}
    </>
  );
}

function Names({ label, value, set }: { label: string; value: string; set: (value: string) => void }) {
  return (
    <label class="row">
      <span>{label}</span>
      <input class="field" type="text" dir="auto" value={value} onInput={(event) => set(event.currentTarget.value)} />
    </label>
  );
}
