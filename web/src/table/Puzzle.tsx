import { useEffect, useId, useRef } from "preact/hooks";
import { settings } from "../kept/settings";
import { startPuzzle } from "../shell/starting";
import { Icon } from "../ui/Icon";
import { useKeys } from "../ui/keys";
import { toast } from "../ui/notices";
import { Key, Ltr } from "../ui/Texts";
import type { PuzzleOption, PuzzleState } from "../wire/protocol";
import { inWords } from "../words/problems";
import { t, tOf } from "../words/t";
import { percent } from "./advice";
import type { TableStore } from "./store";
import "./advice.css";
import "./puzzle.css";

const next = (puzzle: PuzzleState): void => void startPuzzle("", { after: puzzle.puzzle }).catch((error: unknown) => toast(inWords(error)));

/** A puzzle, above the decision: what is asked; then the verdict, the best answers and why. Nothing moves until one plays on. */
export function Puzzle({ puzzle, store }: { puzzle: PuzzleState; store: TableStore }) {
  const heading = useId();
  const begun = useRef(store.question.value?.number ?? 0);
  const number = store.question.value?.number ?? 0;
  const isDone = !puzzle.is_open;
  if (puzzle.is_open) begun.current = number;
  useEffect(() => {
    store.isAtPuzzle.value = puzzle.is_open || number === begun.current;
  }, [puzzle.is_open, number]);
  useKeys((event) => pressed(event, puzzle, store), [puzzle]);
  if (!store.isAtPuzzle.value) return <PlayingOn puzzle={puzzle} />;
  return (
    <section class={`puzzle ${isDone ? (puzzle.solved ? "solved" : "shown") : puzzle.remark ? "missed" : ""}`} aria-labelledby={heading}>
      <p class="puzzle-head">
        <strong id={heading} role="status">
          {headline(puzzle)}
        </strong>
        {puzzle.change !== 0 && (
          <span class="tag">{t("web-puzzle-change", { rating: String(puzzle.rating), change: signed(puzzle.change) })}</span>
        )}
        {!isDone && puzzle.tries === 0 && <span class="tag">{t("web-puzzle-level", { n: String(puzzle.level) })}</span>}
        <Buttons puzzle={puzzle} store={store} />
      </p>
      {puzzle.is_open ? <Asked puzzle={puzzle} /> : <Verdict puzzle={puzzle} />}
    </section>
  );
}

function headline(puzzle: PuzzleState): string {
  if (puzzle.solved) return t("puzzle-found");
  if (!puzzle.is_open) return t("puzzle-the-answer");
  return puzzle.remark ? t("puzzle-not-yet") : puzzle.text;
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

function Buttons({ puzzle, store }: { puzzle: PuzzleState; store: TableStore }) {
  if (!puzzle.is_open) {
    return (
      <span class="puzzle-buttons">
        <a class="button quiet slim" href={`/puzzles/${puzzle.puzzle}`} title={t("web-copy")}>
          <Icon name="link" /> <Ltr>{puzzle.puzzle}</Ltr>
        </a>
        <button type="button" class="button slim" onClick={() => (store.isAtPuzzle.value = false)}>
          <Icon name="play" /> {t("web-puzzle-play-on")}
        </button>
        <button type="button" class="button main slim" onClick={() => next(puzzle)}>
          {t("web-puzzle-next")} <Key name="↵" />
        </button>
      </span>
    );
  }
  return (
    <span class="puzzle-buttons">
      <button type="button" class="button quiet slim" disabled={puzzle.hints > 1} onClick={() => store.send({ type: "hint" })}>
        <Icon name="bulb" /> {t("web-puzzle-hint")} <Key name="H" />
      </button>
      <button type="button" class="button quiet slim" onClick={() => store.send({ type: "show_me" })}>
        <Icon name="eye" /> {t("web-puzzle-show")} <Key name="S" />
      </button>
      <button type="button" class="button quiet slim" onClick={() => next(puzzle)}>
        {t("web-puzzle-skip")} <Key name="N" />
      </button>
    </span>
  );
}

/** While it is to be solved: what was wrong, and the hints. */
function Asked({ puzzle }: { puzzle: PuzzleState }) {
  return (
    <div class="puzzle-words" role="status">
      {puzzle.remark ? (
        <p>
          {puzzle.remark} {t("web-puzzle-again")}
        </p>
      ) : (
        !puzzle.hint && <p class="quiet-text puzzle-known">{t("web-puzzle-known")}</p>
      )}
      {puzzle.hint && <p class="puzzle-hint">{puzzle.hint}</p>}
    </div>
  );
}

function Verdict({ puzzle }: { puzzle: PuzzleState }) {
  const levels = puzzle.found_by.map((level) => tOf("bot", level)).join(", ");
  return (
    <div class="puzzle-verdict" tabIndex={0} role="group" aria-label={t("web-puzzle-answers")}>
      <p class="puzzle-why">
        <b>{puzzle.why}</b> {levels ? t("puzzle-found-by", { levels }) : t("puzzle-found-by-none")}{" "}
        <span class="quiet-text puzzle-known">{t("puzzle-measured", { n: puzzle.deals })}</span>
      </p>
      <ol>
        {shown(puzzle).map((option) => (
          <Answer key={option.text} option={option} isBest={option === puzzle.options[0]} isGiven={same(option.answers, puzzle.given)} />
        ))}
      </ol>
    </div>
  );
}

/** So many answers have room; what was tried is among them. */
const MOST = 3;

function shown({ options, given }: PuzzleState): readonly PuzzleOption[] {
  const first = options.slice(0, MOST);
  const tried = options.find(({ answers }) => same(answers, given));
  return !tried || first.includes(tried) ? first : [...first.slice(0, MOST - 1), tried];
}

const same = (one: readonly string[], other: readonly string[]): boolean => [...one].sort().join() === [...other].sort().join();

function Answer({ option, isBest, isGiven }: { option: PuzzleOption; isBest: boolean; isGiven: boolean }) {
  const style = { "--chance": `${option.chance / 10}%`, "--low": `${option.low / 10}%`, "--width": `${(option.high - option.low) / 10}%` };
  return (
    <li class={isBest ? "best" : isGiven ? "given" : undefined}>
      <span class="puzzle-answer">
        <span aria-hidden="true">{isBest ? "★" : isGiven ? "●" : ""}</span> <b>{option.text}</b>
        {isBest && <span class="hidden">{t("web-mark-best")}</span>}
        {isGiven && <span class="hidden">{t("web-mark-given")}</span>}
      </span>
      <span class="chance-bar" style={style} aria-hidden="true" />
      <Ltr>
        {percent(option.chance)} % ({percent(option.low)}–{percent(option.high)})
      </Ltr>
      <Ltr>{isBest ? "" : `−${percent(option.behind)} ± ${Math.max(1, percent(option.reach))}`}</Ltr>
    </li>
  );
}

/** Once one plays on: a line, and the way to the next one. */
function PlayingOn({ puzzle }: { puzzle: PuzzleState }) {
  return (
    <section class="puzzle playing-on" aria-label={t("web-puzzles")}>
      <p class="puzzle-head">
        <span>{t("web-puzzle-playing-on")}</span>
        <span class="puzzle-buttons">
          <button type="button" class="button slim" onClick={() => next(puzzle)}>
            {t("web-puzzle-next")}
          </button>
        </span>
      </p>
    </section>
  );
}

/** The keys of a puzzle; everything else is the table's. */
function pressed(event: KeyboardEvent, puzzle: PuzzleState, store: TableStore): boolean {
  if (!store.isAtPuzzle.value) return false;
  if (!puzzle.is_open && event.key === "Enter" && !(event.target as HTMLElement).closest(".puzzle button, .side button, a")) {
    next(puzzle);
    return true;
  }
  if (!settings.value.shortcuts) return false;
  const key = event.key.toLowerCase();
  if (key === "n") next(puzzle);
  else if (puzzle.is_open && key === "h") store.send({ type: "hint" });
  else if (puzzle.is_open && key === "s") store.send({ type: "show_me" });
  else return false;
  return true;
}
