import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { t } from "../words/fluent";
import { PageFrame } from "../shell/Page";
import { Icon } from "../ui/Icon";
import { Loading } from "../ui/Notice";
import type { Picture } from "../wire/protocol";
import { heldSeat } from "../kept/seats";
import { Board } from "../board/Board";
import { ChatTab } from "./ChatTab";
import { Choice } from "../board/choice";
import { CommandLine } from "./CommandLine";
import { DecisionBar } from "../board/DecisionBar";
import { EndOfGame } from "../board/EndOfGame";
import { Gathering } from "./Gathering";
import { listenToKeys } from "../board/keyboard";
import { PLAYING, WATCHING } from "../board/KeysHelp";
import { LogTab } from "../board/LogTab";
import { TableStore } from "./store";
import { windowTitle } from "../board/TopBar";

/** A table one plays at or watches. */
export function TablePage({ table }: { table: string }) {
  const store = useMemo(() => new TableStore(table), [table]);
  const choice = useMemo(() => new Choice(store), [store]);
  useEffect(() => {
    const stop = listenToKeys(choice);
    return () => {
      stop();
      choice.close();
      store.close();
    };
  }, [choice]);
  const state = store.state.value;
  useEffect(() => {
    document.title = windowTitle(state);
  }, [state]);
  if (store.refusal.value) return <NoTable message={store.refusal.value.message} hint={store.refusal.value.hint} />;
  if (!state) return <Loading />;
  if (state.stage === "gathering") return <Gathering state={state} store={store} />;
  return <Playing state={state} choice={choice} store={store} />;
}

function NoTable({ message, hint }: { message: string; hint: string }) {
  return (
    <PageFrame>
      <h1>{t("web-no-table")}</h1>
      <p class="problem">
        {message} {hint}
      </p>
      <p>
        <a class="button main" href="/">
          {t("web-home")}
        </a>
      </p>
    </PageFrame>
  );
}

function Playing({ state, choice, store }: { state: Picture; choice: Choice; store: TableStore }) {
  const isOver = state.stage === "over";
  const mine = state.you !== null;
  const onlySeat = useSignal<number | null>(null);
  const players = state.seats.map((seat) => seat.name);
  return (
    <Board
      state={state}
      choice={mine && !isOver ? choice : null}
      connected={store.connected.value}
      help={mine && !isOver ? PLAYING : WATCHING}
      replace={mine && !isOver ? (seat) => store.send({ type: "replace", seat }) : null}
      tabs={[
        { id: "log", label: t("web-tab-log"), icon: "log", content: () => <LogTab log={store.log.value} players={players} only={onlySeat} /> },
        { id: "chat", label: t("web-tab-chat"), icon: "chat", badge: store.unread.value, content: () => <ChatTab store={store} /> },
      ]}
      instead={isOver ? <EndOfGame state={state} store={store} /> : undefined}
      decision={
        isOver ? null : (
          <>
            <DecisionBar state={state} choice={choice} />
            <CommandLine store={store} />
            {!mine && <Watching state={state} />}
          </>
        )
      }
    />
  );
}

/** In place of a hand, for those who watch. */
function Watching({ state }: { state: Picture }) {
  return (
    <p class="watching-note">
      <Icon name="eye" />
      {heldSeat(state.table) ? t("web-seat-lost") : t("web-you-watch")}
    </p>
  );
}
