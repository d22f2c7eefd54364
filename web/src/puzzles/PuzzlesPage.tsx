import "./puzzles.css";
import { useEffect, useState } from "preact/hooks";
import { keepSolver, solverToken } from "../kept/solver";
import { PageFrame } from "../shell/Page";
import type { Route } from "../shell/router";
import { startPuzzle } from "../shell/starting";
import { Icon } from "../ui/Icon";
import { Notice } from "../ui/Notice";
import { toast } from "../ui/notices";
import { Ltr } from "../ui/Texts";
import { forgetSolver, puzzlesFor } from "../wire/http";
import type { PuzzleOverview, ThemeInfo } from "../wire/protocol";
import { inWords } from "../words/problems";
import { t, tOf } from "../words/t";

const solve = (puzzle: string, theme = ""): void => void startPuzzle(puzzle, { theme }).catch((error: unknown) => toast(inWords(error)));

/** The puzzles: one that fits, or one of a theme; how one has done. The address of a puzzle begins it. */
export function PuzzlesPage({ route }: { route: Route }) {
  const [found, setFound] = useState<PuzzleOverview | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const [tries, setTries] = useState(0);
  const solver = solverToken();
  useEffect(() => {
    setProblem(null);
    puzzlesFor(solver).then(setFound, setProblem);
  }, [solver, tries]);
  useEffect(() => {
    if (route.id) solve(route.id);
  }, [route.id]);
  return (
    <PageFrame>
      <section class="panel puzzles">
        <h1>{t("web-puzzles")}</h1>
        <p>{t("web-puzzles-about")}</p>
        <Notice problem={problem} again={() => setTries(tries + 1)} />
        <p class="puzzles-begin">
          <button type="button" class="button main big" onClick={() => solve("")}>
            <Icon name="star" /> {t("web-puzzle-begin")}
          </button>
          {found && (
            <span class="puzzles-rating">
              <span>{t("web-puzzle-rating")}</span>
              <b>
                <Ltr>{found.rating}</Ltr>
              </b>
            </span>
          )}
        </p>
        {found && <Done found={found} />}
      </section>
      {found && <Themes themes={found.themes} />}
      {found && found.solved + found.missed > 0 && <Forget done={() => setTries(tries + 1)} />}
    </PageFrame>
  );
}

/** How many are solved, and what one misses most often. */
function Done({ found }: { found: PuzzleOverview }) {
  const worst = [...found.themes].filter(({ missed }) => missed > 1).sort((one, other) => other.missed / (other.missed + other.solved) - one.missed / (one.missed + one.solved))[0];
  return (
    <p class="quiet-text">
      {t("web-puzzles-count", { n: found.number })}. {found.solved + found.missed > 0 && t("web-puzzle-done", { solved: found.solved, missed: found.missed })}{" "}
      {worst && t("web-puzzle-weakest", { theme: tOf("puzzle-theme", worst.theme) })}
    </p>
  );
}

function Themes({ themes }: { themes: readonly ThemeInfo[] }) {
  return (
    <section class="panel puzzles" aria-labelledby="by-theme">
      <h2 id="by-theme">{t("web-puzzle-themes")}</h2>
      <ul class="theme-list">
        {themes.map(({ theme, number, solved }) => (
          <li key={theme}>
            <button type="button" class="button theme" onClick={() => solve("", theme)}>
              <b>{tOf("puzzle-theme", theme)}</b>
              <span class="quiet-text">{t("web-puzzle-of", { solved, number })}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Deletes what the server knows of this solver; one is asked once more. */
function Forget({ done }: { done: () => void }) {
  const [asking, setAsking] = useState(false);
  const forget = (): void => {
    forgetSolver(solverToken()).then(
      () => {
        keepSolver("");
        toast(t("web-puzzle-forgotten"));
        setAsking(false);
        done();
      },
      (error: unknown) => toast(inWords(error)),
    );
  };
  if (!asking) {
    return (
      <p>
        <button type="button" class="button quiet" onClick={() => setAsking(true)}>
          <Icon name="trash" /> {t("web-puzzle-forget")}
        </button>
      </p>
    );
  }
  return (
    <p class="puzzles-begin" role="group" aria-label={t("web-puzzle-forget")}>
      <span>{t("web-puzzle-forget-sure")}</span>
      <button type="button" class="button" onClick={forget}>
        {t("web-puzzle-yes")}
      </button>
      <button type="button" class="button main" onClick={() => setAsking(false)}>
        {t("web-puzzle-no")}
      </button>
    </p>
  );
}
