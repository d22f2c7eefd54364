import { settings } from "../kept/settings";
import { Icon } from "../ui/Icon";
import type { StrategyChecked, TextProblem } from "../wire/protocol";
import { t } from "../words/t";
import { CodeField } from "./CodeField";
import type { Vocabulary } from "./language";

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
}

/** A strategy: its text, what is wrong with it, and what can be done with it. */
export function Editor({ place, text, isShown, show, change, remove, checked, vocabulary, moved, run }: Props) {
  const n = place + 1;
  const problems = checked?.problems ?? [];
  const load = (slug: string): void => {
    const found = vocabulary.info.library.find((strategy) => strategy.slug === slug);
    if (found) change(found.text.trim());
  };
  return (
    <section class={isShown ? `panel lab-editor shown seat-${place}` : `panel lab-editor seat-${place}`} aria-label={t("lab-strategy", { n })}>
      <div class="lab-editor-head">
        <h2>
          <button type="button" class="link-button" aria-expanded={isShown} onClick={show}>
            <bdi>{checked?.name || t("lab-strategy", { n })}</bdi>
          </button>
        </h2>
        <button type="button" class="button quiet slim" disabled={!checked?.neat} onClick={() => checked && change(checked.neat)}>
          {t("lab-neat")}
        </button>
        {remove && (
          <button type="button" class="button quiet slim" aria-label={t("lab-remove", { n })} onClick={remove}>
            <Icon name="close" />
          </button>
        )}
      </div>
      <select class="field lab-load" aria-label={t("lab-load")} value="" onChange={(event) => load(event.currentTarget.value)}>
        <option value="">{t("lab-load")}</option>
        {vocabulary.info.library.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </select>
      <CodeField label={t("lab-text-of", { n })} text={text} change={change} problems={problems} vocabulary={vocabulary} moved={moved} run={run} />
      {problems.length > 0 && (
        <ul class="lab-problems" role="status" lang={settings.value.language}>
          {problems.slice(0, 3).map((problem) => (
            <Problem key={`${problem.line}:${problem.column}`} problem={problem} fix={() => change(fixed(text, problem))} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Problem({ problem, fix }: { problem: TextProblem; fix: () => void }) {
  return (
    <li>
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
