import "./table.css";
import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { t } from "../words/t";
import { PageFrame } from "../shell/Page";
import { Icon } from "../ui/Icon";
import { Loading, Notice } from "../ui/Notice";
import { Refused } from "../wire/http";
import type { MessageRefused, Picture } from "../wire/protocol";
import { useTitle } from "../shell/arrival";
import type { Route } from "../shell/router";
import { heldSeat } from "../kept/seats";
import { BoardPage } from "../board/BoardPage";
import { AdviceStrip } from "./AdviceStrip";
import { ChatTab } from "./ChatTab";
import { Coach } from "./Coach";
import { Choice } from "../board/choice";
import { CommandLine } from "./CommandLine";
import { DecisionBar } from "../board/DecisionBar";
import { listenAtBoard } from "../board/keyboard";
import { PLAYING, WATCHING } from "../board/KeysHelp";
import { LogTab } from "../board/LogTab";
import { effectsOf } from "./effects";
import { TableStore } from "./store";
import { ToldStrip } from "./ToldStrip";
import { Surroundings } from "../board/surroundings";
import { windowTitle } from "../board/TopBar";
import { later } from "../ui/later";

/** What most visits do not show. */
const Gathering = later(async () => (await import("./Gathering")).Gathering);
const Puzzle = later(async () => (await import("./Puzzle")).Puzzle);
const Ending = later(async () => (await import("./Ending")).Ending);
const TableTab = later(async () => (await import("./TableTab")).TableTab);

/** A table one plays at or watches. */
export function TablePage({ route }: { route: Route }) {
  const table = route.id;
  const surroundings = useMemo(() => new Surroundings(), [table]);
  const store = useMemo(() => new TableStore(table, effectsOf(table, () => surroundings.root)), [table]);
  const choice = useMemo(() => new Choice(store), [store]);
  useEffect(() => {
    store.open();
    const stop = listenAtBoard(choice, surroundings);
    return () => {
      stop();
      choice.close();
      store.close();
    };
  }, [choice]);
  const state = store.state.value;
  useTitle(windowTitle(state));
  if (store.refusal.value) return <NoTable refusal={store.refusal.value} />;
  if (!state) return <Loading />;
  if (state.stage === "gathering") return <Gathering.Part state={state} store={store} />;
  return <Playing state={state} choice={choice} store={store} surroundings={surroundings} />;
}

function NoTable({ refusal }: { refusal: MessageRefused }) {
  return (
    <PageFrame>
      <h1>{t("web-no-table")}</h1>
      <Notice problem={new Refused(refusal)} />
      <p>
        <a class="button main" href="/">
          {t("web-home")}
        </a>
      </p>
    </PageFrame>
  );
}

interface Playing {
  state: Picture;
  choice: Choice;
  store: TableStore;
  surroundings: Surroundings;
}

function Playing({ state, choice, store, surroundings }: Playing) {
  const isOver = state.stage === "over";
  const mine = state.you !== null;
  const onlySeat = useSignal<number | null>(null);
  const players = state.seats.map((seat) => seat.name);
  const isNear = state.ending?.near ?? false;
  useEffect(() => {
    if (isNear) Ending.prepare();
  }, [isNear]);
  return (
    <BoardPage
      source={store}
      state={state}
      surroundings={surroundings}
      title={state.name || undefined}
      choice={mine && !isOver ? choice : null}
      help={mine && !isOver ? PLAYING : WATCHING}
      replace={mine && !isOver ? (seat) => store.send({ type: "replace", seat }) : null}
      tabs={[
        { id: "log", label: t("web-tab-log"), icon: "log", content: () => <LogTab log={store.log.value} players={players} only={onlySeat} /> },
        { id: "chat", label: t("web-tab-chat"), icon: "chat", badge: store.unread.value, content: () => <ChatTab store={store} /> },
        { id: "table", label: t("web-tab-table"), icon: "link", content: () => <TableTab.Part state={state} store={store} /> },
      ]}
      instead={isOver ? <Ending.Part state={state} store={store} /> : undefined}
      decision={
        isOver ? null : (
          <>
            {state.coach && <Coach coach={state.coach} store={store} />}
            {state.puzzle && <Puzzle.Part puzzle={state.puzzle} store={store} />}
            <DecisionBar state={state} choice={choice} above={mine && <Above store={store} />} />
            <CommandLine store={store} />
            {!mine && <Watching state={state} />}
          </>
        )
      }
    />
  );
}

/** What was asked for: advice, and what bots tell. */
function Above({ store }: { store: TableStore }) {
  return (
    <>
      <AdviceStrip advice={store.help} />
      <ToldStrip bots={store.bots} />
    </>
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
