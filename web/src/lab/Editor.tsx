import { useEffect, useRef, useState } from "preact/hooks";
import { settings } from "../kept/settings";
import { forgetStrategy, keepStrategy, keptStrategies } from "../kept/strategies";
import { Icon } from "../ui/Icon";
import { announce, toast } from "../ui/notices";
import type { StrategyChecked, TextProblem } from "../wire/protocol";
import { t } from "../words/t";
import { CodeField } from "./CodeField";
import type { Vocabulary } from "./language";
import { RuleBuilder } from "./RuleBuilder";

/** A strategy that can be loaded. */
export interface Loadable {
  name: string;
  text: string;
}

interface Props {
  place: number;
  text: string;
  /** On a phone one text is shown at a time. */
  isShown: boolean;
  show: () => void;
  change: (text: string) => void;
  remove: (() => void) | undefined;
  checked: StrategyChecked | null;
  vocabulary: Vocabulary;
  moved: (caret: number) => void;
  run: () => void;
  /** Strategies that a search has found for the kingdom. */
  found: readonly Loadable[];
}

const VIEWS = ["text", "rules"] as const;

/** A strategy: its text or its rules, what is wrong with it, and what can be done with it. */
export function Editor({ place, text, isShown, show, change, remove, checked, vocabulary, moved, run, found }: Props) {
  const n = place + 1;
  const [view, setView] = useState<(typeof VIEWS)[number]>("text");
  const problems = checked?.problems ?? [];
  const first = problems.find(({ fix }) => fix);
  const wasPasted = useRef(false);
  const convert = (): void => {
    if (!checked?.converted) return;
    change(checked.converted);
    toast(t("lab-converted"));
    announce(t("lab-converted"));
  };
  useEffect(() => {
    if (!checked) return;
    if (wasPasted.current) convert();
    wasPasted.current = false;
  }, [checked]);
  return (
    <section class={isShown ? `panel lab-editor shown seat-${place}` : `panel lab-editor seat-${place}`} aria-label={t("lab-strategy", { n })}>
      <div class="lab-editor-head">
        <h2>
          <button type="button" class="link-button" aria-expanded={isShown} onClick={show}>
            <bdi>{checked?.name || t("lab-strategy", { n })}</bdi>
          </button>
        </h2>
        <span class="lab-choice" role="group" aria-label={t("lab-view")}>
          {VIEWS.map((each) => (
            <button key={each} type="button" class="button slim" aria-pressed={each === view} onClick={() => setView(each)}>
              {t(`lab-view-${each}`)}
            </button>
          ))}
        </span>
        {remove && (
          <button type="button" class="button quiet slim" aria-label={t("lab-remove", { n })} onClick={remove}>
            <Icon name="close" />
          </button>
        )}
      </div>
      <div class="lab-editor-tools">
        <LoadSelect library={vocabulary.info.library} found={found} load={change} />
        <button type="button" class="button quiet slim" disabled={!checked?.neat || checked.neat.trim() === text.trim()} onClick={() => checked && change(checked.neat)}>
          {t("lab-neat")}
        </button>
        <KeepButton name={checked?.name || t("lab-strategy", { n })} text={text} />
      </div>
      {view === "text" ? (
        <CodeField
          label={t("lab-text-of", { n })}
          text={text}
          change={change}
          problems={problems}
          vocabulary={vocabulary}
          moved={moved}
          run={run}
          mend={() => first && change(fixed(text, first))}
          pasted={() => (wasPasted.current = true)}
        />
      ) : (
        <RuleBuilder text={text} change={change} checked={checked} vocabulary={vocabulary} />
      )}
      {checked?.converted ? (
        <p class="lab-problems" role="status">
          {t("lab-convert")}{" "}
          <button type="button" class="link-button" onClick={convert}>
            {t("lab-convert-do")}
          </button>
        </p>
      ) : (
        problems.length > 0 && (
          <ul class="lab-problems" role="status" lang={settings.value.language}>
            {problems.slice(0, MOST_PROBLEMS).map((problem) => (
              <Problem key={`${problem.line}:${problem.column}`} problem={problem} fix={() => change(fixed(text, problem))} />
            ))}
          </ul>
        )
      )}
    </section>
  );
}

const MOST_PROBLEMS = 3;

/** Where strategies come from: kept in this browser, found for the kingdom, the library. */
function LoadSelect({ library, found, load }: { library: readonly Loadable[]; found: readonly Loadable[]; load: (text: string) => void }) {
  const groups = [
    [t("lab-group-kept"), keptStrategies()],
    [t("lab-group-found"), found],
    [t("lab-group-shared"), library],
  ] as const;
  const choose = (value: string): void => {
    const [group, place] = value.split(":").map(Number);
    const chosen = groups[group ?? -1]?.[1][place ?? -1];
    if (chosen) load(chosen.text.trim());
  };
  return (
    <select
      class="field lab-load"
      aria-label={t("lab-load")}
      value=""
      onChange={(event) => {
        choose(event.currentTarget.value);
        event.currentTarget.value = "";
      }}
    >
      <option value="">{t("lab-load")}</option>
      {groups.map(
        ([label, strategies], group) =>
          strategies.length > 0 && (
            <optgroup key={group} label={label}>
              {strategies.map(({ name }, place) => (
                <option key={place} value={`${group}:${place}`}>
                  {name}
                </option>
              ))}
            </optgroup>
          ),
      )}
    </select>
  );
}

/** Keeps a strategy in this browser, or forgets it if it is kept as it is. */
function KeepButton({ name, text }: { name: string; text: string }) {
  const isKept = keptStrategies().some((each) => each.name === name && each.text === text);
  const press = (): void => {
    if (isKept) return forgetStrategy(name);
    keepStrategy({ name, text });
    toast(t("lab-kept", { name }));
  };
  return (
    <button type="button" class="button quiet slim" onClick={press}>
      {isKept ? t("lab-forget") : t("lab-keep")}
    </button>
  );
}

function Problem({ problem, fix }: { problem: TextProblem; fix: () => void }) {
  return (
    <li title={problem.hint.replaceAll("`", "")}>
      {t("lab-place", { line: problem.line, message: problem.message.replaceAll("`", "") })}{" "}
      {problem.fix && (
        <button type="button" class="link-button" onClick={fix}>
          <bdi>{problem.fix}</bdi>?
        </button>
      )}
    </li>
  );
}

/** A text with what was perhaps meant in place of what is wrong. */
export function fixed(text: string, { line, column, length, fix }: TextProblem): string {
  const lines = text.split("\n");
  const before = lines[line - 1] ?? "";
  lines[line - 1] = before.slice(0, column - 1) + fix + before.slice(column - 1 + length);
  return lines.join("\n");
}
