import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { t } from "../locale";
import { PageFrame } from "../parts/Page";
import { Icon } from "../parts/Icon";
import type { State } from "../protocol";
import { heldSeat } from "../tables";
import { Board } from "./Board";
import { ChatTab } from "./ChatTab";
import { Choice } from "./choice";
import { CommandLine } from "./CommandLine";
import { DecisionBar } from "./DecisionBar";
import { hideCard } from "./details";
import { EndOfGame } from "./EndOfGame";
import { Gathering } from "./Gathering";
import { commandIsOpen, helpIsOpen, listenToKeys } from "./keyboard";
import { LogTab } from "./LogTab";
import { TableStore } from "./store";
import { windowTitle } from "./TopBar";

/** A table one plays at or watches. */
export function TablePage({ table }: { table: string }) {
  const choice = useMemo(() => new Choice(new TableStore(table)), [table]);
  useEffect(() => {
    const stop = listenToKeys(choice);
    return () => {
      stop();
      hideCard();
      helpIsOpen.value = commandIsOpen.value = false;
      choice.close();
      choice.store.close();
    };
  }, [choice]);
  const { store } = choice;
  const state = store.state.value;
  useEffect(() => {
    document.title = windowTitle(state);
  }, [state]);
  if (store.refusal.value) return <NoTable message={store.refusal.value.message} hint={store.refusal.value.hint} />;
  if (!state) {
    return (
      <p class="loading" role="status">
        {t("web-connecting")}
      </p>
    );
  }
  if (state.stage === "gathering") return <Gathering state={state} store={store} />;
  return <Playing state={state} choice={choice} />;
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

function Playing({ state, choice }: { state: State; choice: Choice }) {
  const { store } = choice;
  const isOver = state.stage === "over";
  const mine = state.you !== null;
  const onlySeat = useSignal<number | null>(null);
  const players = state.seats.map((seat) => seat.name);
  return (
    <Board
      state={state}
      choice={mine && !isOver ? choice : null}
      connected={store.connected.value}
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
function Watching({ state }: { state: State }) {
  return (
    <p class="watching-note">
      <Icon name="eye" />
      {heldSeat(state.table) ? t("web-seat-lost") : t("web-you-watch")}
    </p>
  );
}
