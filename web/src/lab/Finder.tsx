import { useState } from "preact/hooks";
import { FoundExports } from "../ui/Exports";
import { Icon } from "../ui/Icon";
import { Notice } from "../ui/Notice";
import type { BreedFound } from "../wire/protocol";
import { t } from "../words/t";
import type { Bench } from "./address";
import type { Experiments } from "../shell/experiments";

interface Props {
  experiments: Experiments;
  bench: Bench;
  /** Seconds that a search may take here. */
  most: number;
  /** Put a strategy into an editor, if there is room for one. */
  take: Take;
}

type Take = ((text: string) => void) | undefined;

const SECONDS = [20, 60, 300];
const SHOWN = 5;

/** A search for strategies that win in the kingdom. */
export function Finder({ experiments, bench, most, take }: Props) {
  const choices = [...new Set(SECONDS.map((each) => Math.min(each, most)))];
  const [seconds, setSeconds] = useState(choices[0] ?? most);
  const { part, problem, isRunning, isPaused } = experiments.of("breed");
  const found = part?.breed;
  const begin = (): void => experiments.start("breed", { kind: "breed", kingdom: bench.kingdom, cards: bench.cards, seconds });
  return (
    <section class="panel lab-panel lab-find">
      <h2>{t("lab-find")}</h2>
      <p class="quiet-text">{t("lab-find-about")}</p>
      <div class="lab-choice" role="group" aria-label={t("lab-find")}>
        {isRunning ? (
          <>
            <button type="button" class="button" onClick={() => experiments.hold("breed", !isPaused)}>
              <Icon name={isPaused ? "play" : "minus"} /> {isPaused ? t("lab-find-resume") : t("lab-find-pause")}
            </button>
            <button type="button" class="button" onClick={() => experiments.stop("breed")}>
              <Icon name="close" /> {t("lab-find-stop")}
            </button>
          </>
        ) : (
          <button type="button" class="button main" disabled={!bench.kingdom} onClick={begin}>
            <Icon name="search" /> {t("lab-find-begin")}
          </button>
        )}
        {!isRunning &&
          choices.map((each) => (
            <button key={each} type="button" class="button slim" aria-pressed={each === seconds} onClick={() => setSeconds(each)}>
              {t("web-seconds", { n: each })}
            </button>
          ))}
      </div>
      <Notice problem={problem} />
      {isRunning && <progress value={found?.seconds ?? 0} max={found?.of || seconds} aria-label={t("lab-find")} />}
      {isRunning && !found && part && part.place > 0 && <p role="status">{t("lab-queue", { n: part.place })}</p>}
      {found && <Found found={found} take={take} />}
    </section>
  );
}

/** Those who lead, each with its text, and whom it beats and loses to. */
function Found({ found, take }: { found: BreedFound; take: Take }) {
  const shown = found.leaders.slice(0, SHOWN);
  return (
    <>
      <p role="status">{t("lab-find-games", { games: found.games })}</p>
      <ol>
        {shown.map((leader, place) => (
          <li key={place}>
            <details>
              <summary>
                <bdi>{leader.title}</bdi> <span class="quiet-text">{t("lab-find-share", { n: Math.round(100 * leader.weight) })}</span>
              </summary>
              <pre dir="ltr">{leader.text}</pre>
            </details>
            <p class="quiet-text">{meetings(leader.against.slice(0, SHOWN), place).join(" · ")}</p>
            {take && (
              <button type="button" class="button slim" onClick={() => take(leader.text)}>
                <Icon name="plus" /> {t("lab-find-take")}
              </button>
            )}
          </li>
        ))}
      </ol>
      <FoundExports found={{ breed: found }} />
    </>
  );
}

/** How far from even a result has to be to be told. */
const CLEAR = 0.02;

/** Whom a leader beats and loses to, by their numbers in the list, with its points in a hundred. */
function meetings(against: readonly number[], own: number): string[] {
  const others = against.map((points, place) => ({ points, place })).filter(({ place }) => place !== own);
  const said = (fits: (points: number) => boolean): string => others.filter(({ points }) => fits(points)).map(({ points, place }) => `${place + 1} (${Math.round(100 * points)} %)`).join(", ");
  const beaten = said((points) => points > 0.5 + CLEAR);
  const lost = said((points) => points < 0.5 - CLEAR);
  return [beaten && t("lab-find-beats", { names: beaten }), lost && t("lab-find-loses", { names: lost })].filter(Boolean);
}
