import "./board.css";
import type { ComponentChildren } from "preact";
import { Main } from "../shell/Main";
import type { Picture } from "../wire/protocol";
import { Around } from "./Around";
import type { Choice } from "./choice";
import { Hand } from "./Hand";
import { PlayRow } from "./PlayRow";
import { SeatsStrip } from "./SeatsStrip";
import type { Source } from "./source";
import { Supply } from "./Supply";

export interface BoardProps {
  source: Source;
  /** What the source shows now. */
  state: Picture;
  /** Null where one can only look: spectators, replays. */
  choice: Choice | null;
  replace?: ((seat: number) => void) | null;
  /** What stands above the hand: the decision, or the buttons of a replay. */
  decision: ComponentChildren;
  /** In place of the cards: the end of the game. */
  instead?: ComponentChildren;
  openTrash: () => void;
}

/** The table itself: everything at once in whatever place there is for it, in this order for those who listen. */
export function Board({ source, state, choice, replace = null, decision, instead, openTrash }: BoardProps) {
  const hands = source.hands.value;
  const marks = source.marks.value;
  return (
    <div class="board-box">
      <Main id="board" kind={`board seats-${state.seats.length}`}>
        <div class="first-column">
          <SeatsStrip state={state} clocks={source.clocks?.value ?? null} replace={replace} />
          <Around state={state} openTrash={openTrash} />
        </div>
        {instead ?? (
          <>
            <Supply state={state} choice={choice} marks={marks} />
            <PlayRow state={state} choice={choice} marks={marks} hands={hands} openTrash={openTrash} />
          </>
        )}
        {decision}
        {state.you !== null && state.stage !== "over" && !hands && <Hand state={state} choice={choice} marks={marks} />}
      </Main>
    </div>
  );
}
