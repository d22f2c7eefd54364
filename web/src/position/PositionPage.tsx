import "./position.css";
import { useEffect, useMemo, useState } from "preact/hooks";
import { BoardPage } from "../board/BoardPage";
import { Counters } from "../board/Counters";
import { WATCHING } from "../board/KeysHelp";
import { StillSource } from "../board/source";
import { Surroundings } from "../board/surroundings";
import { choices } from "../cards/catalogue";
import { settings } from "../kept/settings";
import { PageFrame } from "../shell/Page";
import { adjust, type Route } from "../shell/router";
import { sitDown } from "../shell/starting";
import { Loading, Notice } from "../ui/Notice";
import { layOut } from "../wire/http";
import type { PositionShown, PositionWish } from "../wire/protocol";
import { t } from "../words/t";
import { PositionForm } from "./PositionForm";
import { PositionTab } from "./PositionTab";

/** A position that somebody has set up or was sent: looked at, advised about, played on. The address has all of it. */
export function PositionPage({ route }: { route: Route }) {
  const text = route.query.get("position") ?? "";
  const [shown, setShown] = useState<PositionShown | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const { language } = settings.value;
  const ask = async (wish: Omit<PositionWish, "language">): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      const found = await layOut({ ...wish, language });
      if (found.table) return sitDown(found.table, [], "");
      setShown((before) => ({ ...found, advice: found.advice ?? (before?.position === found.position ? before.advice : null) }));
      adjust(`?position=${encodeURIComponent(found.position)}`);
    } catch (failure) {
      setProblem(failure);
    } finally {
      setBusy(false);
    }
  };
  useEffect(() => {
    if (text && text !== shown?.position) void ask({ position: text });
    if (!text) setShown(null);
  }, [text, language]);
  const change = (): void => adjust("/p");
  if (shown && text) return <Shown shown={shown} problem={problem} isBusy={isBusy} ask={(wish) => void ask(wish)} change={change} />;
  return (
    <PageFrame>
      <h1>{t("position-title")}</h1>
      <p class="quiet-text">{t("position-about")}</p>
      <Notice problem={problem} />
      {(isBusy || !choices.value) && <Loading />}
      {choices.value && <PositionForm text={text || (shown?.position ?? "")} isBusy={isBusy} show={(position) => void ask({ position })} />}
    </PageFrame>
  );
}

interface ShownProps {
  shown: PositionShown;
  problem: unknown;
  isBusy: boolean;
  ask: (wish: Omit<PositionWish, "language">) => void;
  change: () => void;
}

function Shown({ shown, problem, isBusy, ask, change }: ShownProps) {
  const surroundings = useMemo(() => new Surroundings(), []);
  const source = useMemo(() => new StillSource(), []);
  source.state.value = shown.state;
  return (
    <BoardPage
      source={source}
      state={shown.state}
      surroundings={surroundings}
      choice={null}
      title={t("position-title")}
      help={WATCHING}
      first="position"
      tabs={[{ id: "position", label: t("position-title"), icon: "search", content: () => <PositionTab {...{ shown, problem, isBusy, ask, change }} /> }]}
      decision={
        <section class="decision">
          <div class="decision-line">
            <p class="prompt">{shown.state.prompt}</p>
            <Counters state={shown.state} />
          </div>
        </section>
      }
    />
  );
}
