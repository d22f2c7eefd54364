import { useState } from "preact/hooks";
import { cardInfo, choices } from "../cards/catalogue";
import { EditionSelect, SetsSelect } from "../cards/finding";
import { go } from "../shell/router";
import { Icon } from "../ui/Icon";
import { Notice } from "../ui/Notice";
import { designKingdom } from "../wire/laboratory";
import { t, tOf } from "../words/t";

type Wish = "" | "need" | "avoid";

/** Ten cards by lot, with what one wants in them and without what one does not; or a code from elsewhere. */
export function Designer() {
  const [edition, setEdition] = useState(choices.value?.first.edition ?? "2");
  const [sets, setSets] = useState("");
  const [wishes, setWishes] = useState<Readonly<Record<string, Wish>>>({});
  const [required, setRequired] = useState("");
  const [excluded, setExcluded] = useState("");
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<unknown>(null);
  const traits = choices.value?.traits ?? [];
  const those = (wish: Wish): string[] => traits.filter((trait) => wishes[trait] === wish);
  const draw = (): void => {
    const found = designKingdom({ edition, sets, with: required, without: excluded, need: those("need").join(","), avoid: those("avoid").join(",") });
    found.then(({ cards }) => go(`/k/${encodeURIComponent(cards.map((card) => cardInfo(card).name).join(", "))}`), setProblem);
  };
  return (
    <section class="panel kingdom-designer">
      <h1>{t("web-kingdom-design")}</h1>
      <p class="quiet-text">{t("kingdom-design-about")}</p>
      <EditionSelect edition={edition} choose={setEdition} />
      <SetsSelect sets={sets} choose={setSets} />
      <fieldset>
        <legend>{t("kingdom-need")}</legend>
        <ul class="kingdom-traits">
          {traits.map((trait) => (
            <li key={trait}>
              <label class="row">
                <span>{tOf("kingdom-need", trait)}</span>
                <select class="field" value={wishes[trait] ?? ""} onChange={(event) => setWishes({ ...wishes, [trait]: event.currentTarget.value as Wish })}>
                  <option value="">{t("kingdom-may")}</option>
                  <option value="need">{t("kingdom-must")}</option>
                  <option value="avoid">{t("kingdom-must-not")}</option>
                </select>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <label class="row">
        <span>{t("kingdom-with")}</span>
        <input class="field" dir="auto" value={required} onInput={(event) => setRequired(event.currentTarget.value)} />
      </label>
      <label class="row">
        <span>{t("web-without-cards")}</span>
        <input class="field" dir="auto" value={excluded} onInput={(event) => setExcluded(event.currentTarget.value)} />
      </label>
      <p>
        <button type="button" class="button main" onClick={draw}>
          <Icon name="dice" /> {t("kingdom-draw-lots")}
        </button>
      </p>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          if (code.trim()) go(`/k/${encodeURIComponent(code.trim())}`);
        }}
      >
        <label class="kingdom-code">
          <span>{t("lab-code")}</span>
          <textarea class="field" dir="auto" rows={2} spellcheck={false} value={code} onInput={(event) => setCode(event.currentTarget.value)} />
        </label>
        <button type="submit" class="button">
          {t("kingdom-open")}
        </button>
      </form>
      <Notice problem={problem} />
    </section>
  );
}
