import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Main, SkipLink } from "../shell/Main";
import { type Tab, Tabs } from "../ui/Tabs";
import type { Picture } from "../wire/protocol";
import { t } from "../words/t";
import { CardDetails } from "./CardDetails";
import type { Choice } from "./choice";
import { DeckTab } from "./DeckTab";
import { Hand } from "./Hand";
import { type Help, KeysHelp } from "./KeysHelp";
import { PlayRow } from "./PlayRow";
import { RulesTab } from "./RulesTab";
import { SeatsStrip } from "./SeatsStrip";
import type { Source } from "./source";
import { Supply } from "./Supply";
import { type Surroundings, SurroundingsProvider } from "./surroundings";
import { TopBar } from "./TopBar";

interface Props {
  source: Source;
  /** What the source shows now. */
  state: Picture;
  surroundings: Surroundings;
  /** Null where one can only look: spectators, replays. */
  choice: Choice | null;
  title?: string;
  replace?: ((seat: number) => void) | null;
  /** The tabs before Deck and Rules. */
  tabs: readonly Tab[];
  /** What stands above the hand: the decision, or the buttons of a replay. */
  decision: ComponentChildren;
  /** In place of the cards: the end of the game. */
  instead?: ComponentChildren;
  /** The keys and commands there are here. */
  help: Help;
}

/** The table: everything on one screen, in this order for those who listen. */
export function Board({ source, state, surroundings, choice, title, replace = null, tabs, decision, instead, help }: Props) {
  const [tab, setTab] = useState("log");
  const [sheet, setSheet] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const hands = source.hands.value;
  const marks = source.marks.value;
  useEffect(() => {
    surroundings.root = root.current;
  });
  const everyTab: Tab[] = [
    ...tabs,
    { id: "deck", label: t("web-tab-deck"), icon: "deck", content: () => <DeckTab state={state} /> },
    { id: "rules", label: t("web-tab-rules"), icon: "rules", content: () => <RulesTab state={state} /> },
  ];
  const select = (id: string): void => {
    setSheet(!(sheet && tab === id));
    setTab(id);
  };
  const openTrash = (): void => {
    setTab("deck");
    setSheet(true);
  };
  return (
    <SurroundingsProvider value={surroundings}>
      <div class={sheet ? "table-page sheet-open" : "table-page"} ref={root} onPointerMove={(event) => surroundings.details.forgetWhatIsGone(event.target)}>
        <SkipLink to="board" />
        <TopBar state={state} connected={source.connected.value} title={title} />
        <Main id="board" kind={`board seats-${state.seats.length}`}>
          <SeatsStrip state={state} replace={replace} />
          {instead ?? (
            <>
              <Supply state={state} choice={choice} marks={marks} />
              <PlayRow state={state} choice={choice} marks={marks} hands={hands} openTrash={openTrash} />
            </>
          )}
          {decision}
          {state.you !== null && state.stage !== "over" && !hands && <Hand state={state} choice={choice} marks={marks} />}
        </Main>
        <aside class="side panel" aria-label={t("web-side")}>
          <Tabs tabs={everyTab} selected={tab} select={select} label={t("web-side")} />
          <CardDetails edition={state.kingdom.edition} playing={choice !== null} />
          <KeysHelp help={help} />
        </aside>
      </div>
    </SurroundingsProvider>
  );
}
