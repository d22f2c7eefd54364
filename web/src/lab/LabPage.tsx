import "./lab.css";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { choices, everyCard } from "../cards/catalogue";
import { PageFrame } from "../shell/Page";
import { adjust, type Route } from "../shell/router";
import { copy } from "../ui/copy";
import { Icon } from "../ui/Icon";
import { Loading, Notice } from "../ui/Notice";
import { announce, toast } from "../ui/notices";
import { followStrategies } from "../kept/strategies";
import { readOwnCards } from "../wire/http";
import { labInfo } from "../wire/laboratory";
import type { LabInfo, OwnCard } from "../wire/protocol";
import { meetOwnCards } from "../words/own";
import { inWords } from "../words/problems";
import { t } from "../words/t";
import { addressOf, type Bench, benchIn } from "./address";
import { useChecks } from "./checks";
import { Editor, type Loadable } from "./Editor";
import { useExperiments } from "../shell/experiments";
import { Finder } from "./Finder";
import { KingdomBar } from "./KingdomBar";
import { vocabularyOf } from "./language";
import { Matrix } from "./Matrix";
import { Results } from "./Results";
import { matchOf } from "./TakeHome";
import { TryNumber } from "./TryNumber";

const FEWEST = 2;

/** Strategies as text, and what becomes of them, while one types. */
export function LabPage({ route }: { route: Route }) {
  const [info, setInfo] = useState<LabInfo | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const load = (): void => void labInfo().then(setInfo, setProblem);
  useEffect(load, []);
  useEffect(followStrategies, []);
  return (
    <PageFrame wide>
      <h1>{t("web-lab")}</h1>
      <Notice problem={problem} again={load} />
      {info && !info.is_open && <p class="problem">{t("lab-closed")}</p>}
      {info?.is_open && choices.value ? <OpenLab info={info} route={route} /> : !problem && !info && <Loading />}
    </PageFrame>
  );
}

/** What somebody finds who comes without a link: two strategies of the library, one of which has a number worth changing. */
function firstBench(info: LabInfo): Bench {
  const text = (slug: string): string => info.library.find((strategy) => strategy.slug === slug)?.text.trim() ?? "";
  const { kingdoms } = choices.value!.first;
  return { strategies: ["smithy", "big-money-ultimate"].map(text), kingdom: Object.values(kingdoms).at(-1) ?? "", cards: "" };
}

function OpenLab({ info, route }: { info: LabInfo; route: Route }) {
  const opened = useRef(benchIn(route.hash) ?? firstBench(info)).current;
  const [bench, setBench] = useState<Bench>(opened);
  const [focus, setFocus] = useState({ editor: 0, caret: 0 });
  const [shown, setShown] = useState(0);
  const own = useOwnCards(bench.cards);
  const vocabulary = useMemo(() => vocabularyOf(info, [...own, ...everyCard().map(({ name }) => name)]), [info, own]);
  const experiments = useExperiments();
  const checks = useChecks(bench.strategies, bench.cards);
  const found = experiments.of("breed").part?.breed?.leaders ?? NONE;
  const isGood = bench.strategies.every((text) => checks.of(text)?.problems.length === 0);
  const run = (): void => experiments.start("match", matchOf(bench));
  const set = (place: number, text: string): void =>
    setBench((before) => ({ ...before, strategies: before.strategies.map((other, number) => (number === place ? text : other)) }));
  const add = (text: string): void => {
    setBench((before) => ({ ...before, strategies: [...before.strategies, text] }));
    setShown(bench.strategies.length);
  };
  const remove = (place: number): void => {
    setBench((before) => ({ ...before, strategies: before.strategies.filter((_, number) => number !== place) }));
    setShown(0);
  };
  const key = JSON.stringify(bench);
  useEffect(() => {
    if (isGood) run();
    else experiments.stop("match");
  }, [key, isGood]);
  useEffect(() => {
    const timer = setTimeout(() => adjust(addressOf(bench)), SETTLED);
    return () => clearTimeout(timer);
  }, [key]);
  return (
    <>
      <div class="lab-tools">
        <KingdomBar kingdom={bench.kingdom} choose={(kingdom) => setBench({ ...bench, kingdom })} />
        <span class="lab-actions">
          <button type="button" class="button" disabled={bench.strategies.length >= info.most_players} onClick={() => add(bench.strategies[0] ?? "")}>
            <Icon name="plus" /> {t("lab-add")}
          </button>
          <CopyLink bench={bench} />
        </span>
      </div>
      <div class="lab-editors" data-shown={shown}>
        {bench.strategies.map((text, place) => (
          <Editor
            key={place}
            place={place}
            text={text}
            isShown={place === shown}
            show={() => setShown(place)}
            change={(changed) => set(place, changed)}
            remove={bench.strategies.length > FEWEST ? () => remove(place) : undefined}
            checked={checks.of(text)}
            vocabulary={vocabulary}
            moved={(caret) => setFocus({ editor: place, caret })}
            run={run}
            found={found}
          />
        ))}
      </div>
      <p class="quiet-text lab-keys">{t("lab-keys")}</p>
      <Notice problem={experiments.of("match").problem} again={isGood ? run : undefined} />
      <div class="lab-results">
        <Results experiments={experiments} bench={bench} opened={opened} isGood={isGood} />
        <TryNumber experiments={experiments} bench={bench} focus={focus} set={set} isGood={isGood} />
        {bench.strategies.length > FEWEST && <Matrix experiments={experiments} bench={bench} isGood={isGood} />}
        <Finder experiments={experiments} bench={bench} most={info.most_seconds} take={bench.strategies.length < info.most_players ? add : undefined} />
      </div>
    </>
  );
}

const NONE: readonly Loadable[] = [];

/** The names of the own cards that a link has brought along. */
function useOwnCards(text: string): readonly string[] {
  const [names, setNames] = useState<readonly string[]>(NO_NAMES);
  useEffect(() => {
    if (!text) return setNames(NO_NAMES);
    const meet = (cards: readonly OwnCard[]): void => {
      meetOwnCards(cards);
      setNames(cards.map(({ card }) => card.name));
    };
    readOwnCards(text).then(meet, (error: unknown) => toast(inWords(error)));
  }, [text]);
  return names;
}

const NO_NAMES: readonly string[] = [];

/** Milliseconds without a key after which the address has the text. */
const SETTLED = 400;

function CopyLink({ bench }: { bench: Bench }) {
  const press = async (): Promise<void> => {
    const done = await copy(location.origin + addressOf(bench));
    if (!done) return toast(t("web-copy-by-hand"));
    toast(t("lab-link-copied"));
    announce(t("lab-link-copied"));
  };
  return (
    <button type="button" class="button" onClick={() => void press()}>
      <Icon name="link" /> {t("lab-link")}
    </button>
  );
}
