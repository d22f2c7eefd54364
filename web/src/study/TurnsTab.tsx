import { useEffect, useRef } from "preact/hooks";
import { Ltr, PlayerName } from "../ui/Texts";
import type { Replay, ReviewRow, TurnTaken } from "../wire/protocol";
import { cardName } from "../words/cards";
import { t } from "../words/t";
import { GradeSign } from "./Grade";
import { counted, doneIn, markOfTurn, turnAt } from "./turns";

interface Props {
  game: Replay;
  costly: readonly ReviewRow[];
  step: number;
  to: (step: number) => void;
}

/** The turns, each with what it brought and its costliest decision. The turn that is shown is open: what was done in it, card by card. */
export function TurnsTab({ game, costly, step, to }: Props) {
  const now = turnAt(game.turns, step);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" }), [now]);
  return (
    <ol class="turns" ref={list}>
      {game.turns.map((turn, place) => (
        <li key={place} class={`seat-${turn.seat}`}>
          <Heading game={game} turn={turn} mark={markOfTurn(turn, costly)} isNow={place === now} to={to} />
          {place === now && <Inside game={game} place={place} step={step} to={to} />}
        </li>
      ))}
    </ol>
  );
}

interface HeadingProps {
  game: Replay;
  turn: TurnTaken;
  mark: ReviewRow | undefined;
  isNow: boolean;
  to: (step: number) => void;
}

function Heading({ game, turn, mark, isNow, to }: HeadingProps) {
  const gained = counted(turn.gained).map(([card, count]) => (count > 1 ? `${cardName(card)} ×${count}` : cardName(card)));
  return (
    <div class="turn-row">
      <button type="button" class="turn-heading" aria-current={isNow ? "step" : undefined} onClick={() => to(turn.step)}>
        <Ltr>{turn.number}</Ltr>
        <span class="hidden">
          <PlayerName name={game.players[turn.seat] ?? ""} />:
        </span>
        <span>{gained.join(", ") || t("study-nothing")}</span>
      </button>
      {mark && (
        <button type="button" class="turn-mark" onClick={() => to(mark.step)}>
          <GradeSign grade={mark.grade} />
        </button>
      )}
    </div>
  );
}

function Inside({ game, place, step, to }: { game: Replay; place: number; step: number; to: (step: number) => void }) {
  return (
    <ol class="turn-inside">
      {doneIn(game.log, game.turns, place).map((line) => (
        <li key={line.number}>
          <button type="button" class="log-jump" aria-current={line.decision === step || undefined} onClick={() => to(line.decision ?? 0)}>
            {line.text}
          </button>
        </li>
      ))}
    </ol>
  );
}
