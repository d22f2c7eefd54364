import { useSignal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { replay as fetchReplay, replayStep } from "../api";
import { t } from "../locale";
import { Icon } from "../parts/Icon";
import { PageFrame } from "../parts/Page";
import { Ltr } from "../parts/Texts";
import type { Replay, ReplayStep } from "../protocol";
import { adjust, route } from "../router";
import { settings } from "../settings";
import { Board } from "../table/Board";
import { EndOfGame } from "../table/EndOfGame";
import { helpIsOpen } from "../table/keyboard";
import { LogTab } from "../table/LogTab";

interface Moment {
  step: number;
  /** A seat's number, `none` for a spectator, or nothing: all hands open. */
  seat: string;
}

/** The moment that the address names: `#12` or `#12,0`. */
function fromHash(hash: string): Moment {
  const [step = "0", seat = ""] = hash.split(",");
  return { step: Math.max(Number.parseInt(step, 10) || 0, 0), seat };
}

/** A recorded game, step by step. The address always names the moment, so it can be sent to somebody. */
export function ReplayPage({ id }: { id: string }) {
  const { language } = settings.value;
  const [game, setGame] = useState<Replay | null>(null);
  const onlySeat = useSignal<number | null>(null);
  const [problem, setProblem] = useState("");
  const [moment, setMoment] = useState<Moment>(() => fromHash(route.value.hash));
  const [shown, setShown] = useState<ReplayStep | null>(null);
  useEffect(() => {
    fetchReplay(id, language).then(setGame, (error: Error) => setProblem(error.message));
  }, [id, language]);
  useEffect(() => {
    let current = true;
    const show = (step: ReplayStep): void => void (current && setShown(step));
    replayStep(id, moment.step, moment.seat, language).then(show, (error: Error) => setProblem(error.message));
    adjust(`/r/${id}#${moment.step}${moment.seat ? `,${moment.seat}` : ""}`);
    return () => {
      current = false;
    };
  }, [id, moment, language]);
  const last = (game?.steps ?? 1) - 1;
  const to = (step: number): void => setMoment((now) => ({ ...now, step: Math.min(Math.max(step, 0), last) }));
  useReplayKeys(moment.step, last, to);
  if (problem) {
    return (
      <PageFrame>
        <h1>{t("web-no-replay")}</h1>
        <p class="problem">{problem}</p>
      </PageFrame>
    );
  }
  if (!game || !shown) {
    return (
      <p class="loading" role="status">
        {t("web-connecting")}
      </p>
    );
  }
  const atEnd = moment.step === last && game.result;
  return (
    <Board
      state={shown.state}
      choice={null}
      connected
      title={t("web-replay")}
      hands={shown.hands}
      tabs={[{ id: "log", label: t("web-tab-log"), icon: "log", content: () => <LogTab log={game.log} players={game.players} only={onlySeat} step={moment.step} jump={to} /> }]}
      instead={atEnd ? <EndOfGame state={{ ...shown.state, result: game.result }} store={null} /> : undefined}
      decision={<Controls game={game} moment={moment} to={to} as={(seat) => setMoment({ ...moment, seat })} prompt={shown.state.prompt} />}
    />
  );
}

function useReplayKeys(step: number, last: number, to: (step: number) => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.target instanceof HTMLElement && event.target.matches("input, select, textarea, [role=tab], [data-rove]")) return;
      const rtl = document.documentElement.dir === "rtl";
      const steps: Record<string, number> = { ArrowRight: rtl ? -1 : 1, ArrowLeft: rtl ? 1 : -1, PageDown: 10, PageUp: -10 };
      const by = steps[event.key];
      if (by) to(step + by);
      else if (event.key === "Home") to(0);
      else if (event.key === "End") to(last);
      else if (event.key === "?") helpIsOpen.value = !helpIsOpen.value;
      else if (event.key === "Escape") helpIsOpen.value = false;
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [step, last]);
}

interface ControlsProps {
  game: Replay;
  moment: Moment;
  to: (step: number) => void;
  as: (seat: string) => void;
  prompt: string;
}

function Controls({ game, moment, to, as, prompt }: ControlsProps) {
  const last = game.steps - 1;
  return (
    <section class="decision replay-controls" aria-labelledby="controls-heading">
      <h2 id="controls-heading" class="hidden">
        {t("web-replay")}
      </h2>
      <p class="prompt">{prompt}</p>
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
