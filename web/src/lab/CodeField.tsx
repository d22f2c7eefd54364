import "./code.css";
import { useId, useMemo, useRef, useState } from "preact/hooks";
import type { TextProblem } from "../wire/protocol";
import { t } from "../words/t";
import { helpAt, helpFor } from "./help";
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
  /** Do what the first problem suggests. */
  mend: () => void;
  /** Something was pasted. */
  pasted: () => void;
}

/** Where help is shown: below a line, from a column on. */
interface Help {
  text: string;
  row: number;
  column: number;
}

/** A text with line numbers and colours: a plain field lies over a coloured copy of it. It reads from left to right in every language. */
export function CodeField({ label, text, change, problems, vocabulary, moved, run, mend, pasted }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const box = useRef<HTMLSpanElement>(null);
  const [offered, setOffered] = useState<readonly Completion[]>([]);
  const [chosen, setChosen] = useState(0);
  const [hovered, setHovered] = useState<Help | null>(null);
  const [told, setTold] = useState("");
  const list = useId();
  const about = useId();
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
    setOffered([]);
    replaceMarked(area, area.selectionStart - completion.replaces, area.selectionStart, completion.word);
    change(area.value);
  };
  const press = (event: KeyboardEvent): void => {
    const current = offered[chosen];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.ctrlKey && event.code === "Space") offer(true);
    else if (event.ctrlKey && event.key === "Enter") run();
    else if (event.ctrlKey && event.key === ".") mend();
    else if (event.altKey && step) moveLine(step);
    else if (event.key === "Escape") {
      if (current) setOffered([]);
      else field.current?.blur();
    } else if (current && step) setChosen((chosen + step + offered.length) % offered.length);
    else if (current && (event.key === "Tab" || event.key === "Enter")) take(current);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const moveLine = (step: number): void => {
    const area = field.current;
    if (!area) return;
    const from = area.value.slice(0, area.selectionStart).split("\n").length - 1;
    const moving = [...lines];
    const other = from + step;
    if (other < 0 || other >= moving.length) return;
    [moving[from], moving[other]] = [moving[other]!, moving[from]!];
    const column = area.selectionStart - lines.slice(0, from).join("\n").length - (from > 0 ? 1 : 0);
    replaceMarked(area, 0, area.value.length, moving.join("\n"));
    const caretAt = moving.slice(0, other).join("\n").length + (other > 0 ? 1 : 0) + column;
    area.setSelectionRange(caretAt, caretAt);
    change(area.value);
  };
  const caret = (): void => {
    const place = field.current?.selectionStart ?? 0;
    moved(place);
    setTold(helpAt(field.current?.value ?? "", place, vocabulary));
  };
  const hover = (event: MouseEvent): void => {
    const found = box.current && helpUnder(event, box.current, text, vocabulary);
    if (found?.text !== hovered?.text || found?.row !== hovered?.row) setHovered(found);
  };
  const before = text.slice(0, field.current?.selectionStart ?? 0).split("\n");
  return (
    <>
      <div class="code" dir="ltr">
        <div class="code-numbers" aria-hidden="true">
          {lines.map((_, place) => (
            <span key={place}>{place + 1}</span>
          ))}
        </div>
        <div class="code-text">
          <span ref={box} class="code-letters" aria-hidden="true" />
          <Coloured lines={lines} problems={problems} vocabulary={vocabulary} />
          <textarea
            ref={field}
            aria-label={label}
            aria-describedby={about}
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
            onPaste={pasted}
            onKeyDown={press}
            onKeyUp={caret}
            onMouseMove={hover}
            onMouseLeave={() => setHovered(null)}
            onClick={() => {
              setOffered([]);
              caret();
            }}
            onBlur={() => setOffered([])}
          />
          {hovered && offered.length === 0 && (
            <p class="code-help" dir="auto" style={{ "--row": hovered.row, "--column": hovered.column }} aria-hidden="true">
              {hovered.text}
            </p>
          )}
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
                  <span>{completion.word}</span> <small dir="auto">{helpFor(completion.word)}</small>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <p class="code-told quiet-text" id={about}>
        {told}
      </p>
    </>
  );
}

/** Letters whose width is measured. */
const LETTERS = 10;

/** Help for the word under the pointer. All letters are as wide as each other, and so tall as the box that is `LETTERS` of them wide. */
function helpUnder(event: MouseEvent, box: HTMLElement, text: string, vocabulary: Vocabulary): Help | null {
  const styles = getComputedStyle(event.currentTarget as HTMLElement);
  const { width, height } = box.getBoundingClientRect();
  const row = Math.floor((event.offsetY - parseFloat(styles.paddingTop)) / height);
  const column = Math.floor(((event.offsetX - parseFloat(styles.paddingLeft)) * LETTERS) / width);
  const lines = text.split("\n");
  const line = lines[row];
  if (line === undefined || column < 0 || column >= line.length) return null;
  const place = lines.slice(0, row).join("\n").length + (row > 0 ? 1 : 0) + column;
  const found = helpAt(text, place, vocabulary);
  return found ? { text: found, row: row + 1, column } : null;
}

/** Write into a field for somebody, so that they can take it back as the browser does. */
function replaceMarked(field: HTMLTextAreaElement, from: number, to: number, text: string): void {
  field.focus();
  field.setSelectionRange(from, to);
  // The only way that keeps what can be undone; where it does not work, the text is put in all the same.
  if (!field.ownerDocument.execCommand("insertText", false, text)) field.setRangeText(text, from, to, "end");
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
