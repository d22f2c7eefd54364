import { useId } from "preact/hooks";
import { t } from "../words/t";

const LOOKS = ["deck", "piles", "turn", "undo"] as const;

/** The game in four sentences. */
export function FirstLook() {
  const heading = useId();
  return (
    <section class="first-look" aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{t("web-first-look")}</h2>
        <a href="/learn">{t("web-learn")}</a>
      </header>
      <ul>
        {LOOKS.map((look) => (
          <li key={look} class="panel">
            <h3>{t(`web-look-${look}`)}</h3>
            <p>{t(`web-look-${look}-about`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
