import { useState } from "preact/hooks";
import { Icon } from "../ui/Icon";
import { Notice } from "../ui/Notice";
import { t } from "../words/t";
import type { Experiments } from "./experiments";

interface Props {
  experiments: Experiments;
  kingdom: string;
  /** Seconds that a search may take here. */
  most: number;
  /** Put a strategy into an editor, if there is room for one. */
  take: ((text: string) => void) | undefined;
}

const SECONDS = [20, 60, 300];
const SHOWN = 4;

/** A search for strategies that win in the kingdom. */
export function Finder({ experiments, kingdom, most, take }: Props) {
  const choices = [...new Set(SECONDS.map((each) => Math.min(each, most)))];
  const [seconds, setSeconds] = useState(choices[0] ?? most);
  const { part, problem, isRunning } = experiments.of("breed");
  const found = part?.breed;
  const begin = (): void => experiments.start("breed", { kind: "breed", kingdom, seconds });
  return (
    <section class="panel lab-panel lab-find">
      <h2>{t("lab-find")}</h2>
      <p class="quiet-text">{t("lab-find-about")}</p>
      <div class="lab-choice" role="group" aria-label={t("lab-find")}>
        {isRunning ? (
          <button type="button" class="button" onClick={() => experiments.stop("breed")}>
            <Icon name="close" /> {t("lab-find-stop")}
          </button>
        ) : (
          <button type="button" class="button main" disabled={!kingdom} onClick={begin}>
            <Icon name="search" /> {t("lab-find-begin")}
          </button>
        )}
        {choices.map((each) => (
          <button key={each} type="button" class="button slim" aria-pressed={each === seconds} disabled={isRunning} onClick={() => setSeconds(each)}>
            {t("lab-seconds", { n: each })}
          </button>
        ))}
      </div>
      <Notice problem={problem} />
      {isRunning && <progress value={found?.seconds ?? 0} max={found?.of ?? seconds} aria-label={t("lab-find")} />}
      {found && (
        <>
          <p role="status">{t("lab-find-games", { games: found.games })}</p>
          <ol>
            {found.leaders.slice(0, SHOWN).map((leader, place) => (
              <li key={place}>
                <details>
                  <summary>
                    <bdi>{leader.name}</bdi> <span class="quiet-text">{t("lab-find-share", { n: Math.round(100 * leader.weight) })}</span>
                  </summary>
                  <pre dir="ltr">{leader.text}</pre>
                </details>
                {take && (
                  <button type="button" class="button slim" onClick={() => take(leader.text)}>
                    <Icon name="plus" /> {t("lab-find-take")}
                  </button>
                )}
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
