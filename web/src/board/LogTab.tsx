import "./log.css";
import type { Signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../words/t";
import { Icon } from "../ui/Icon";
import type { LogEntry } from "../wire/protocol";
import { copy } from "../ui/copy";
import { toast } from "../ui/notices";

interface Props {
  log: readonly LogEntry[];
  players: readonly string[];
  /** The seat whose lines alone are shown; null: everybody's. */
  only: Signal<number | null>;
  /** In a replay: where the game is, and how to go elsewhere. */
  step?: number;
  jump?: (step: number) => void;
}

interface Turn {
  turn: number;
  heading: LogEntry | null;
  lines: LogEntry[];
}

const isHeading = (entry: LogEntry): boolean => entry.depth === 0 && entry.turn > 0;

function byTurn(log: readonly LogEntry[]): Turn[] {
  const turns: Turn[] = [];
  for (const entry of log) {
    if (isHeading(entry) || turns.at(-1)?.turn !== entry.turn) turns.push({ turn: entry.turn, heading: null, lines: [] });
    const last = turns.at(-1);
    if (isHeading(entry) && last) last.heading = entry;
    else last?.lines.push(entry);
  }
  return turns;
}

/** The log, grouped by turn; what comes of a card is indented below it. */
export function LogTab({ log, players, only, step, jump }: Props) {
  const end = useRef<HTMLDivElement>(null);
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
  const lines = only.value === null ? log : log.filter((line) => line.seat === only.value || isHeading(line));
  const turns = byTurn(lines).filter((turn) => only.value === null || turn.lines.length > 0 || turn.heading?.seat === only.value);
  useEffect(() => {
    const panel = end.current?.parentElement;
    if (!panel) return;
    const now = panel.querySelector(".now");
    if (now) now.scrollIntoView({ block: "center" });
    else if (step === undefined) panel.scrollTop = panel.scrollHeight;
  }, [log.length, step, only.value]);
  const toggle = (place: number): void => {
    const next = new Set(closed);
    if (!next.delete(place)) next.add(place);
    setClosed(next);
  };
  return (
    <div role="log" aria-live="off" class="log" aria-label={t("ui-game-log")} ref={end}>
      <header class="log-tools">
        <PlayerFilter players={players} only={only} />
        <CopyButton label={t("web-copy")} text={() => lines.map((line) => `${"  ".repeat(line.depth)}${line.text}`).join("\n")} />
        <CopyButton label="JSON" text={() => JSON.stringify(lines, null, 1)} />
      </header>
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

/** Whose lines are shown. */
function PlayerFilter({ players, only }: { players: readonly string[]; only: Signal<number | null> }) {
  const choose = (value: string): void => {
    only.value = value === "" ? null : Number(value);
  };
  return (
    <select class="field" aria-label={t("web-log-filter")} value={only.value ?? ""} onChange={(event) => choose(event.currentTarget.value)}>
      <option value="">{t("web-log-everybody")}</option>
      {players.map((player, seat) => (
        <option key={seat} value={seat}>
          {player}
        </option>
      ))}
    </select>
  );
}

/** Puts what is shown of the log on the clipboard. */
function CopyButton({ label, text }: { label: string; text: () => string }) {
  const press = (): void => void copy(text()).then((done) => toast(t(done ? "web-copied" : "web-copy-by-hand")));
  return (
    <button type="button" class="link-button copy-log" onClick={press}>
      <Icon name="copy" /> {label}
    </button>
  );
}
