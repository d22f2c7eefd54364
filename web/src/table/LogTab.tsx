import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../locale";
import { Icon } from "../parts/Icon";
import type { LogEntry } from "../protocol";
import { toast } from "../toasts";

interface Props {
  log: readonly LogEntry[];
  /** In a replay: where the game is, and how to go elsewhere. */
  step?: number;
  jump?: (step: number) => void;
}

interface Turn {
  turn: number;
  heading: LogEntry | null;
  lines: LogEntry[];
}

function byTurn(log: readonly LogEntry[]): Turn[] {
  const turns: Turn[] = [];
  for (const entry of log) {
    const isHeading = entry.depth === 0 && entry.turn > 0;
    if (isHeading || turns.at(-1)?.turn !== entry.turn) turns.push({ turn: entry.turn, heading: null, lines: [] });
    const last = turns.at(-1);
    if (isHeading && last) last.heading = entry;
    else last?.lines.push(entry);
  }
  return turns;
}

/** The log, grouped by turn; what comes of a card is indented below it. */
export function LogTab({ log, step, jump }: Props) {
  const end = useRef<HTMLDivElement>(null);
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
  const turns = byTurn(log);
  useEffect(() => {
    const panel = end.current?.parentElement;
    if (!panel) return;
    const now = panel.querySelector(".now");
    if (now) now.scrollIntoView({ block: "center" });
    else if (step === undefined) panel.scrollTop = panel.scrollHeight;
  }, [log.length, step]);
  const toggle = (place: number): void => {
    const next = new Set(closed);
    if (!next.delete(place)) next.add(place);
    setClosed(next);
  };
  return (
    <div role="log" aria-live="off" class="log" aria-label={t("ui-game-log")} ref={end}>
      <ol>
        {turns.map((turn, place) => (
          <li key={place} class="log-turn">
            {turn.heading && (
              <button type="button" class="log-heading" aria-expanded={!closed.has(place)} onClick={() => toggle(place)}>
                {turn.heading.text}
              </button>
            )}
            {!closed.has(place) && (
              <ol>
                {turn.lines.map((line) => (
                  <Line key={line.number} line={line} now={step} jump={jump} />
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
      <CopyButton log={log} />
    </div>
  );
}

function Line({ line, now, jump }: { line: LogEntry; now: number | undefined; jump: ((step: number) => void) | undefined }) {
  const { decision } = line;
  const isNow = now !== undefined && decision === now;
  const words = (
    <>
      {line.text}
      {line.only_choice && <span class="only-choice"> {t("log-only-choice")}</span>}
    </>
  );
  return (
    <li class={`log-line depth-${Math.min(line.depth, 5)} by-${line.seat}${isNow ? " now" : ""}`} aria-current={isNow || undefined}>
      {jump && decision !== null ? (
        <button type="button" class="log-jump" onClick={() => jump(decision)}>
          {words}
        </button>
      ) : (
        words
      )}
    </li>
  );
}

/** Puts the whole log on the clipboard as text. */
function CopyButton({ log }: { log: readonly LogEntry[] }) {
  const copy = (): void => {
    const text = log.map((line) => `${"  ".repeat(line.depth)}${line.text}`).join("\n");
    void navigator.clipboard.writeText(text).then(() => toast(t("web-copied")));
  };
  return (
    <button type="button" class="link-button copy-log" onClick={copy}>
      <Icon name="copy" /> {t("web-copy")}
    </button>
  );
}
