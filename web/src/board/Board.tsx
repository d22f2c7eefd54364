import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../words/fluent";
import { Main, SkipLink } from "../shell/Main";
import { type Tab, Tabs } from "../ui/Tabs";
import type { Picture } from "../wire/protocol";
import { CardDetails } from "./CardDetails";
import type { Choice } from "./choice";
import { forgetWhatIsGone, leaveCards } from "./details";
import { DeckTab } from "./DeckTab";
import { Hand } from "./Hand";
import { commandIsOpen, helpIsOpen } from "./keyboard";
import { type Help, KeysHelp } from "./KeysHelp";
import { PlayRow } from "./PlayRow";
import { RulesTab } from "./RulesTab";
import { SeatsStrip } from "./SeatsStrip";
import { Supply } from "./Supply";
import { TopBar } from "./TopBar";

interface Props {
  state: Picture;
  /** Null where one can only look: spectators, replays. */
  choice: Choice | null;
  connected: boolean;
  title?: string;
  hands?: readonly Record<string, number>[] | null;
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

/** Nothing that was open at this board is open at the next one. */
function leaveBoard(): void {
  leaveCards();
  helpIsOpen.value = commandIsOpen.value = false;
}

/** The table: everything on one screen, in this order for those who listen. */
export function Board({ state, choice, connected, title, hands = null, replace = null, tabs, decision, instead, help }: Props) {
  const [tab, setTab] = useState("log");
  const [sheet, setSheet] = useState(false);
  useEffect(forgetWhatIsGone, []);
  useEffect(() => leaveBoard, []);
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
    <div class={sheet ? "table-page sheet-open" : "table-page"}>
      <SkipLink to="board" />
      <TopBar state={state} connected={connected} title={title} />
      <Main id="board" kind={`board seats-${state.seats.length}`}>
        <SeatsStrip state={state} replace={replace} />
        {instead ?? (
          <>
            <Supply state={state} choice={choice} />
            <PlayRow state={state} choice={choice} hands={hands} openTrash={openTrash} />
          </>
        )}
        {decision}
        {state.you !== null && state.stage !== "over" && !hands && <Hand state={state} choice={choice} />}
      </Main>
      <aside class="side panel" aria-label={t("web-side")}>
        <Tabs tabs={everyTab} selected={tab} select={select} label={t("web-side")} />
        <CardDetails edition={state.kingdom.edition} playing={choice !== null} />
        <KeysHelp help={help} />
      </aside>
    </div>
  );
}
