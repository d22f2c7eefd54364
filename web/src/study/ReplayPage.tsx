import "./replay.css";
import { useSignal } from "@preact/signals";
import { useEffect, useId, useMemo, useState } from "preact/hooks";
import { Refused, replay as fetchReplay, replayStep } from "../wire/http";
import { listenToKeys } from "../ui/keys";
import { readsFromRight } from "../words/fluent";
import { meetCards } from "../words/own";
import { t } from "../words/t";
import { Loading, Notice } from "../ui/Notice";
import { Icon } from "../ui/Icon";
import { PageFrame } from "../shell/Page";
import { Ltr } from "../ui/Texts";
import type { Picture, Replay, ReplayStep } from "../wire/protocol";
import { type Moment, momentIn } from "./moment";
import { adjust, type Route, route } from "../shell/router";
import { settings } from "../kept/settings";
import { announce } from "../ui/notices";
import { BoardPage } from "../board/BoardPage";
import { Counters } from "../board/Counters";
import { EndOfGame } from "../board/EndOfGame";
import { StillSource } from "../board/source";
import { Surroundings } from "../board/surroundings";
import type { Help } from "../board/KeysHelp";
import { LogTab } from "../board/LogTab";
import type { Tab } from "../ui/Tabs";
import { StudyTab } from "./StudyTab";

/** A recorded game, step by step. The address is the one place that says which moment is shown, so it can be sent to somebody. */
export function ReplayPage({ route: { id } }: { route: Route }) {
  const { language } = settings.value;
  const [game, setGame] = useState<Replay | null>(null);
  const onlySeat = useSignal<number | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const [tries, setTries] = useState(0);
  const last = (game?.steps ?? Infinity) - 1;
  const now = (): Moment => momentIn(route.value.hash, last);
  const moment = now();
  const source = useMemo(() => new StillSource(), []);
  const shown = useStep(id, moment, language, tries, game, source, setProblem);
  useEffect(() => {
    fetchReplay(id, language).then((found) => (meetCards(found.kingdom), setGame(found)), setProblem);
  }, [id, language, tries]);
  const show = ({ step, seat }: Moment): void => {
    if (game) adjust(`#${Math.min(Math.max(step, 0), last)}${seat ? `,${seat}` : ""}`);
  };
  const to = (step: number): void => show({ ...now(), step });
  const surroundings = useMemo(() => new Surroundings(), []);
  useReplayKeys(last, surroundings, (by) => to(now().step + by));
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
    ? [{ id: "study", label: t("web-study"), icon: "star", content: () => <StudyTab replay={id} players={game.players} step={moment.step} to={to} /> }]
    : [];
  return (
    <BoardPage
      source={source}
      state={shown.state}
      surroundings={surroundings}
      choice={null}
      title={t("web-replay")}
      help={replayHelp()}
      tabs={[{ id: "log", label: t("web-tab-log"), icon: "log", content: () => <LogTab log={game.log} players={game.players} only={onlySeat} step={moment.step} jump={to} /> }, ...study]}
      instead={atEnd ? <EndOfGame state={{ ...shown.state, result: game.result }} store={null} /> : undefined}
      decision={<Controls game={game} moment={moment} to={to} as={(seat) => show({ ...moment, seat })} state={shown.state} />}
    />
  );
}

/** The moment as the server draws it. Each one after the first is said to those who listen. */
function useStep(id: string, { step, seat }: Moment, language: string, tries: number, game: Replay | null, source: StillSource, fail: (problem: unknown) => void): ReplayStep | null {
  const [shown, setShown] = useState<ReplayStep | null>(null);
  const isKnown = game !== null;
  useEffect(() => {
    let current = true;
    const show = (moment: ReplayStep): void => {
      if (!current) return;
      source.state.value = moment.state;
      source.hands.value = moment.hands;
      setShown(moment);
      if (shown && game) announce(spoken(game, moment));
    };
    if (isKnown) replayStep(id, step, seat, language).then(show, (problem: unknown) => current && fail(problem));
    return () => {
      current = false;
    };
  }, [id, step, seat, language, tries, isKnown]);
  return shown;
}

/** What has happened at a moment, and what is asked then. */
function spoken(game: Replay, { step, state }: ReplayStep): string {
  const happened = game.log.filter((line) => line.decision === step).map((line) => line.text);
  return [`${t("web-step")} ${step}`, ...happened, state.prompt].filter(Boolean).join("; ");
}

/** How far a key goes; the arrows follow the direction of reading. */
function stepsOf(key: string): number | undefined {
  const forward = readsFromRight() ? -1 : 1;
  return { ArrowRight: forward, ArrowLeft: -forward, PageDown: TEN, PageUp: -TEN, Home: -Infinity, End: Infinity }[key];
}

const TEN = 10;

function replayHelp(): Help {
  const arrows = readsFromRight() ? ["←", "→"] : ["→", "←"];
  return {
    keys: [
      [arrows[0] ?? "", "web-next-step"],
      [arrows[1] ?? "", "web-previous-step"],
      ["PgDn", "web-ten-on"],
      ["PgUp", "web-ten-back"],
      ["Home", "web-first-step"],
      ["End", "web-last-step"],
      ["?", "web-key-help"],
      ["Esc", "ui-close"],
    ],
    commands: [],
  };
}

function useReplayKeys(last: number, surroundings: Surroundings, go: (by: number) => void): void {
  useEffect(
    () =>
      listenToKeys(({ key }) => {
        const by = stepsOf(key);
        if (by) go(by);
        else if (key === "?") surroundings.explain();
        else if (key === "Escape") surroundings.closeSheets();
        return false;
      }),
    [last],
  );
}

interface ControlsProps {
  game: Replay;
  moment: Moment;
  to: (step: number) => void;
  as: (seat: string) => void;
  state: Picture;
}

function Controls({ game, moment, to, as, state }: ControlsProps) {
  const last = game.steps - 1;
  const heading = useId();
  return (
    <section class="decision replay-controls" aria-labelledby={heading}>
      <h2 id={heading} class="hidden">
        {t("web-replay")}
      </h2>
      <div class="replay-head">
        <p class="prompt">{state.prompt}</p>
        <Counters state={state} />
      </div>
      <div class="replay-buttons">
        <button type="button" class="button round" aria-label={t("web-first-step")} disabled={moment.step === 0} onClick={() => to(0)}>
          <Icon name="first" />
        </button>
        <button type="button" class="button round" aria-label={t("web-previous-step")} disabled={moment.step === 0} onClick={() => to(moment.step - 1)}>
          <Icon name="back" />
        </button>
        <input
          type="range"
          min={0}
          max={last}
          value={moment.step}
          aria-label={t("web-step")}
          onInput={(event) => to(Number(event.currentTarget.value))}
        />
        <button type="button" class="button round main" aria-label={t("web-next-step")} disabled={moment.step === last} onClick={() => to(moment.step + 1)}>
          <Icon name="next" />
        </button>
        <button type="button" class="button round" aria-label={t("web-last-step")} disabled={moment.step === last} onClick={() => to(last)}>
          <Icon name="last" />
        </button>
        <Ltr>
          {moment.step} / {last}
        </Ltr>
        <label class="row">
          <span>{t("web-seen-by")}</span>
          <select class="field" value={moment.seat} onChange={(event) => as(event.currentTarget.value)}>
            <option value="">{t("web-all-open")}</option>
            {game.players.map((player, seat) => (
              <option key={seat} value={String(seat)}>
                {player}
              </option>
            ))}
            <option value="none">{t("web-spectator")}</option>
          </select>
        </label>
      </div>
    </section>
  );
}
