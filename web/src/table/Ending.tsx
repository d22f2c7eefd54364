import { useRef } from "preact/hooks";
import { EndOfGame } from "../board/EndOfGame";
import { AskBotsButton } from "../board/DecisionBar";
import { RequestLine } from "../board/RequestLine";
import { settings } from "../kept/settings";
import { go } from "../shell/router";
import { Icon } from "../ui/Icon";
import { Key } from "../ui/Texts";
import { useKeys } from "../ui/keys";
import type { Picture, TableResult } from "../wire/protocol";
import { t } from "../words/t";
import { Coach } from "./Coach";
import { Moments } from "./Moments";
import { Puzzle } from "./Puzzle";
import type { TableStore } from "./store";
import { ToldStrip } from "./ToldStrip";

interface Props {
  state: Picture;
  store: TableStore;
}

/** For so many milliseconds Enter may still be meant for the last question of the game. */
const STILL_PLAYING = 1000;

/** The end of a game at a table; of a lesson the coach speaks first. */
export function Ending({ state, store }: Props) {
  const { result } = state;
  const canPlayAgain = state.you !== null && !state.coach;
  useEndKeys(state, store);
  return (
    <>
      {state.coach && <Coach coach={state.coach} store={store} />}
      {state.puzzle && <Puzzle puzzle={state.puzzle} store={store} />}
      {state.request && <RequestLine request={state.request} state={state} store={store} />}
      {state.you !== null && <ToldStrip bots={store.bots} />}
      {result && (
        <EndOfGame state={state} isLive actions={<Actions state={state} result={result} store={store} />}>
          {canPlayAgain && result.given_up === null && <Moments state={state} result={result} />}
        </EndOfGame>
      )}
    </>
  );
}

/** Enter plays again, S studies, W asks the bots. */
function useEndKeys(state: Picture, store: TableStore): void {
  const began = useRef(performance.now());
  const now = useRef(state);
  now.current = state;
  useKeys(
    (event) => {
      const { you, result, request } = now.current;
      const isOnButton = event.target instanceof HTMLElement && event.target.matches("button, a, summary");
      if (event.key === "Enter" && !event.repeat && !isOnButton && you !== null && request?.seat !== you) {
        if (performance.now() - began.current > STILL_PLAYING) store.send({ type: "rematch" });
        return true;
      }
      if (event.key.toLowerCase() === "w" && settings.value.shortcuts) {
        store.bots.toggle();
        return true;
      }
      if (event.key.toLowerCase() !== "s" || !settings.value.shortcuts || !result) return false;
      go(`/r/${result.replay}?study`);
      return true;
    },
    [store],
  );
}

function Actions({ state, result, store }: Props & { result: TableResult }) {
  return (
    <>
      {state.you !== null && (
        <button type="button" class="button main" disabled={state.request?.seat === state.you} onClick={() => store.send({ type: "rematch" })}>
          <Icon name="rematch" /> {state.successor ? t("web-next-game") : t("ui-rematch")} <kbd aria-hidden="true">↵</kbd>
        </button>
      )}
      <a class="button" href={`/r/${result.replay}?study`}>
        <Icon name="star" /> {t("web-study")} <Key name="S" />
      </a>
      <AskBotsButton bots={store.bots} />
      <a class="button" href={`/api/tables/${state.table}/record`} download>
        <Icon name="download" /> {t("web-record")}
      </a>
    </>
  );
}
