import "./replay.css";
import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";
import { Refused, replay as fetchReplay, replayMoments } from "../wire/http";
import { meetCards } from "../words/own";
import { t } from "../words/t";
import { Loading, Notice } from "../ui/Notice";
import { PageFrame } from "../shell/Page";
import type { Replay, ReplayStep } from "../wire/protocol";
import { type Moment, momentIn } from "./moment";
import { adjust, go as goTo, type Route, route } from "../shell/router";
import { settings } from "../kept/settings";
import { announce } from "../ui/notices";
import { BoardPage } from "../board/BoardPage";
import { EndOfGame } from "../board/EndOfGame";
import { Choice } from "../board/choice";
import { listenAtBoard } from "../board/keyboard";
import { Surroundings } from "../board/surroundings";
import { LogTab } from "../board/LogTab";
import type { Tab } from "../ui/Tabs";
import { Controls } from "./Controls";
import { type Deed, studyHelp, useStudyKeys } from "./keys";
import { type Learning, TrialSource, useLearning } from "./learning";
import { Reel } from "./reel";
import { costly, marksOf } from "./review";
import { StudyTab } from "./StudyTab";
import { cardStops, stopFrom, turnStops } from "./turns";
import { TurnsTab } from "./TurnsTab";
import { useBranches } from "./useBranches";
import { useReview } from "./useReview";
import { useShownAnswer } from "./useShownAnswer";

/** A recorded game, step by step. The address is the one place that says which moment is shown, so it can be sent to somebody. */
export function ReplayPage({ route: { id } }: { route: Route }) {
  const { language } = settings.value;
  const [game, setGame] = useState<Replay | null>(null);
  const onlySeat = useSignal<number | null>(null);
  const asTable = useSignal(false);
  const [problem, setProblem] = useState<unknown>(null);
  const [tries, setTries] = useState(0);
  const last = (game?.steps ?? Infinity) - 1;
  const now = (): Moment => momentIn(route.value.hash, last);
  const moment = now();
  const source = useMemo(() => new TrialSource(), []);
  const choice = useMemo(() => new Choice(source), [source]);
  const surroundings = useMemo(() => new Surroundings(), []);
  useEffect(() => () => choice.close(), [choice]);
  const shown = useStep(id, moment, language, tries, game, source, setProblem);
  const work = useReview(id);
  const mistakes = useMemo(() => costly(work.review.result), [work.review.result]);
  const branches = useBranches(id);
  const row = work.review.result.rows.find(({ step }) => step === moment.step);
  const answer = useShownAnswer(moment.step, row, branches);
  const { learning, begin } = useLearning(mistakes, branches, source, (step, seat) => show({ step, seat: String(seat) }));
  const isTrying = learning !== null && learning.row.step === moment.step && !learning.isFound && !learning.isShown;
  useEffect(() => {
    source.marks.value = isTrying ? {} : marksOf(row, answer.place);
    source.question.value = isTrying && shown?.state.you === shown?.state.question?.seat ? (shown?.state.question ?? null) : null;
  }, [work.review.result, moment.step, isTrying, shown, answer.place]);
  // Drawn and heard at once, and before the keys of the study, which come first: H is a hint here, not the hand.
  useLayoutEffect(() => (isTrying ? listenAtBoard(choice, surroundings) : undefined), [isTrying]);
  useEffect(() => {
    fetchReplay(id, language).then((found) => (meetCards(found.kingdom), setGame(found)), setProblem);
  }, [id, language, tries]);
  const show = ({ step, seat }: Moment): void => {
    if (game) adjust(`#${Math.min(Math.max(step, 0), last)}${seat ? `,${seat}` : ""}`);
  };
  const to = (step: number): void => show({ ...now(), step });
  const go = (by: "turn" | "card" | "mistake", direction: 1 | -1): void => {
    if (!game) return;
    const stops = { turn: turnStops, card: cardStops, mistake: () => mistakes.map(({ step }) => step) }[by](game);
    to(stopFrom(stops, now().step, direction));
  };
  /** From what was looked at beside the game back to it: a lesson, an answer, a branch; from a branch to where it left its game. */
  const back = (): boolean => {
    const { origin } = branches.tree;
    if (learning) learning.end();
    else if (answer.hide()) return true;
    else if (route.value.query.has("branch")) adjust(`/r/${id}#${route.value.hash}`);
    else if (origin) goTo(`/r/${origin.replay}?branch=${origin.branch}#${origin.step}`);
    else return false;
    return true;
  };
  const perform = (deed: Deed): boolean => {
    if (deed === "branch") return Boolean(game?.result) && !learning && moment.step !== last && answer.branch(game?.players ?? []);
    if (deed === "back") return back();
    if (deed === "hint" || deed === "reveal" || deed === "on") return learning !== null && learn(deed, learning);
    if (typeof deed === "object" && "answer" in deed) return !learning && answer.show(deed.answer);
    if (deed === "help") surroundings.explain();
    else if (deed === "close") surroundings.closeSheets();
    else if (deed === "table") asTable.value = !asTable.value;
    else if (deed === "side") show({ ...now(), seat: otherSide(now().seat, game?.players.length ?? 1) });
    else if ("steps" in deed) to(now().step + deed.steps);
    else if (learning && deed.by === "mistake" && deed.direction > 0) learning.next();
    else go(deed.by, deed.direction);
    return typeof deed === "object" && "by" in deed;
  };
  useStudyKeys(perform);
  if (problem) {
    const again = (): void => {
      setProblem(null);
      setTries(tries + 1);
    };
    return (
      <PageFrame>
        <h1>{problem instanceof Refused ? t("web-no-replay") : t("web-replay")}</h1>
        <Notice problem={problem} again={again} />
      </PageFrame>
    );
  }
  if (!game || !shown) return <Loading />;
  const atEnd = moment.step === last && game.result;
  const study: Tab[] = game.result
    ? [{ id: "study", label: t("web-study"), icon: "star", content: () => <StudyTab {...{ game, work, shown, to, asTable, branches, learning, learn: begin, answer }} /> }]
    : [];
  return (
    <BoardPage
      source={source}
      state={shown.state}
      surroundings={surroundings}
      choice={isTrying ? choice : null}
      title={t("web-replay")}
      help={studyHelp()}
      first={game.result && ["follow", "branch", "study"].some((what) => route.value.query.has(what)) ? "study" : "log"}
      tabs={[
        { id: "log", label: t("web-tab-log"), icon: "log", content: () => <LogTab log={game.log} players={game.players} only={onlySeat} step={moment.step} jump={to} /> },
        { id: "turns", label: t("study-turns"), icon: "flag", content: () => <TurnsTab game={game} costly={mistakes} step={moment.step} to={to} /> },
        ...study,
      ]}
      instead={atEnd ? <EndOfGame state={{ ...shown.state, result: game.result }} /> : undefined}
      decision={<Controls game={game} moment={moment} to={to} go={go} hasMistakes={mistakes.length > 0} as={(seat) => show({ ...moment, seat })} state={shown.state} />}
    />
  );
}

/** What a key means while somebody learns; Enter goes on when the answer is known, before it is the table's. */
function learn(deed: "hint" | "reveal" | "on", learning: Learning): boolean {
  const isKnown = learning.isFound || learning.isShown;
  if (deed === "on" ? !isKnown : isKnown) return false;
  ({ hint: learning.hint, reveal: learning.showIt, on: learning.next })[deed]();
  return true;
}

/** Who sees the table next: the seats one after the other, then everybody. */
function otherSide(seat: string, seats: number): string {
  const next = seat === "" || seat === "none" ? 0 : Number(seat) + 1;
  return next < seats ? String(next) : "";
}

/** The moment as the server draws it. Each one after the first is said to those who listen. */
function useStep(id: string, { step, seat }: Moment, language: string, tries: number, game: Replay | null, source: TrialSource, fail: (problem: unknown) => void): ReplayStep | null {
  const [shown, setShown] = useState<ReplayStep | null>(null);
  const reel = useMemo(
    () => game && new Reel((from, to, as, signal) => replayMoments(id, from, to, as, language, signal), game.steps),
    [id, language, tries, game],
  );
  useEffect(() => {
    let current = true;
    const show = (moment: ReplayStep | undefined): void => {
      if (!current || !moment) return;
      source.state.value = moment.state;
      source.hands.value = moment.hands;
      setShown(moment);
      if (shown && game) announce(spoken(game, moment));
    };
    const loading = reel?.load(step, seat); // asked for even if it is here: the next chunk may not be
    const known = reel?.known(step, seat);
    if (known) show(known);
    loading?.then(known ? () => {} : show, (problem: unknown) => current && fail(problem));
    return () => {
      current = false;
    };
  }, [reel, step, seat]);
  return shown;
}

/** What has happened at a moment, and what is asked then. */
function spoken(game: Replay, { step, state }: ReplayStep): string {
  const happened = game.log.filter((line) => line.decision === step).map((line) => line.text);
  return [`${t("web-step")} ${step}`, ...happened, state.prompt].filter(Boolean).join("; ");
}
