import "./code.css";
import { useId, useMemo, useRef, useState } from "preact/hooks";
import type { TextProblem } from "../wire/protocol";
import { t } from "../words/t";
import { type Completion, completions, pieces, type Vocabulary } from "./language";

interface Props {
  label: string;
  text: string;
  change: (text: string) => void;
  problems: readonly TextProblem[];
  vocabulary: Vocabulary;
  /** Where the caret has gone. */
  moved: (caret: number) => void;
  run: () => void;
}

/** A text with line numbers and colours: a plain field lies over a coloured copy of it. It reads from left to right in every language. */
export function CodeField({ label, text, change, problems, vocabulary, moved, run }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [offered, setOffered] = useState<readonly Completion[]>([]);
  const [chosen, setChosen] = useState(0);
  const list = useId();
  const lines = text.split("\n");
  const offer = (always: boolean): void => {
    const area = field.current;
    if (!area) return;
    const found = completions(area.value.slice(0, area.selectionStart), vocabulary);
    setOffered(always || (found[0]?.replaces ?? 0) > 0 ? found : []);
    setChosen(0);
  };
  const take = (completion: Completion): void => {
    const area = field.current;
    if (!area) return;
    area.setRangeText(completion.word, area.selectionStart - completion.replaces, area.selectionStart, "end");
    setOffered([]);
    change(area.value);
    area.focus();
  };
  const press = (event: KeyboardEvent): void => {
    const current = offered[chosen];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.ctrlKey && event.code === "Space") offer(true);
    else if (event.ctrlKey && event.key === "Enter") run();
    else if (event.key === "Escape") {
      if (current) setOffered([]);
      else field.current?.blur();
    } else if (current && step) setChosen((chosen + step + offered.length) % offered.length);
    else if (current && (event.key === "Tab" || event.key === "Enter")) take(current);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const caret = (): void => moved(field.current?.selectionStart ?? 0);
  const before = text.slice(0, field.current?.selectionStart ?? 0).split("\n");
  return (
    <div class="code" dir="ltr">
      <div class="code-numbers" aria-hidden="true">
        {lines.map((_, place) => (
          <span key={place}>{place + 1}</span>
        ))}
      </div>
      <div class="code-text">
        <Coloured lines={lines} problems={problems} vocabulary={vocabulary} />
        <textarea
          ref={field}
          aria-label={label}
          aria-autocomplete="list"
          aria-controls={offered.length > 0 ? list : undefined}
          aria-activedescendant={offered.length > 0 ? `${list}-${chosen}` : undefined}
          aria-invalid={problems.length > 0}
          spellcheck={false}
          autocapitalize="off"
          autocomplete="off"
          wrap="off"
          value={text}
          onInput={(event) => {
            change(event.currentTarget.value);
            offer(false);
            caret();
          }}
          onKeyDown={press}
          onKeyUp={caret}
          onClick={() => {
            setOffered([]);
            caret();
          }}
          onBlur={() => setOffered([])}
        />
        {offered.length > 0 && (
          <ul
            class="completions"
            id={list}
            role="listbox"
            aria-label={t("lab-completions")}
            style={{ "--row": before.length, "--column": before.at(-1)?.length ?? 0 }}
          >
            {offered.map((completion, place) => (
              <li
                key={completion.word}
                id={`${list}-${place}`}
                role="option"
                aria-selected={place === chosen}
                onMouseDown={(event) => {
                  event.preventDefault();
                  take(completion);
                }}
              >
                {completion.word}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function Coloured({ lines, problems, vocabulary }: { lines: readonly string[] } & Pick<Props, "problems" | "vocabulary">) {
  return useMemo(
    () => (
      <pre aria-hidden="true">
        {lines.map((line, place) => (
          <span key={place}>
            {pieces(line, vocabulary, problems.filter((problem) => problem.line === place + 1)).map(({ text, kind }, number) => (
              <span key={number} class={kind}>
                {text}
              </span>
            ))}
            {"\n"}
          </span>
        ))}
      </pre>
    ),
    [lines.join("\n"), problems, vocabulary],
  );
}
