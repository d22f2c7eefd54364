import { useEffect, useRef, useState } from "preact/hooks";
import { SkipLink } from "../shell/Main";
import { type Tab, Tabs } from "../ui/Tabs";
import { t } from "../words/t";
import { Board, type BoardProps } from "./Board";
import { CardDetails } from "./CardDetails";
import { DeckTab } from "./DeckTab";
import { type Help, KeysHelp } from "./KeysHelp";
import { RulesTab } from "./RulesTab";
import { type Surroundings, SurroundingsProvider } from "./surroundings";
import { TopBar } from "./TopBar";
import "./side.css"; // after the parts that it arranges

interface Props extends Omit<BoardProps, "openTrash"> {
  surroundings: Surroundings;
  title?: string;
  /** The tab that is open at first. */
  first?: string;
  /** The tabs before Deck and Rules. */
  tabs: readonly Tab[];
  /** The keys and commands there are here. */
  help: Help;
}

/** A page that is a table: the board, a line above it, and beside it what one reads: log, decks, rules, a card in full. */
export function BoardPage({ surroundings, title, first = "log", tabs, help, ...board }: Props) {
  const { state, source, choice } = board;
  const [tab, setTab] = useState(first);
  const [sheet, setSheet] = useState(first !== "log"); // who comes for what is beside the board sees it on a phone, too
  const root = useRef<HTMLDivElement>(null);
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
      <div class="table-box" ref={root} onPointerMove={(event) => surroundings.details.forgetWhatIsGone(event.target)}>
        <div class={sheet ? "table-page sheet-open" : "table-page"}>
          <SkipLink to="board" />
          <TopBar state={state} connected={source.connected.value} title={title} />
          <Board {...board} openTrash={openTrash} />
          <aside class="side panel" aria-label={t("web-side")}>
            <Tabs tabs={everyTab} selected={tab} select={select} label={t("web-side")} />
            <CardDetails edition={state.kingdom.edition} playing={choice !== null} />
            <KeysHelp help={help} />
          </aside>
        </div>
      </div>
    </SurroundingsProvider>
  );
}
