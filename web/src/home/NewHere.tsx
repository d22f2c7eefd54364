import { useId, useState } from "preact/hooks";
import { playNow } from "../shell/starting";
import { Icon } from "../ui/Icon";
import { Notice } from "../ui/Notice";
import { t } from "../words/t";

/** For somebody who comes for the first time: a lesson, or a game with hints. */
export function NewHere() {
  const heading = useId();
  const [problem, setProblem] = useState<unknown>(null);
  return (
    <section class="new-here panel" aria-labelledby={heading}>
      <h2 id={heading}>{t("web-new-here")}</h2>
      <p>{t("web-new-here-about")}</p>
      <div class="new-here-buttons">
        <a class="button main" href="/learn/a-turn">
          <Icon name="rules" /> {t("web-first-lesson")}
        </a>
        <button type="button" class="button" onClick={() => void playNow(true).catch(setProblem)}>
          <Icon name="star" /> {t("web-game-with-hints")}
        </button>
      </div>
      <Notice problem={problem} />
    </section>
  );
}
