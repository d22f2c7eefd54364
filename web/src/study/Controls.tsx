import { useId } from "preact/hooks";
import { Counters } from "../board/Counters";
import { Icon, type IconName } from "../ui/Icon";
import { Key, Ltr } from "../ui/Texts";
import type { Picture, Replay } from "../wire/protocol";
import { t } from "../words/t";
import type { Moment } from "./moment";

interface Props {
  game: Replay;
  moment: Moment;
  to: (step: number) => void;
  go: (by: "turn" | "card" | "mistake", direction: 1 | -1) => void;
  hasMistakes: boolean;
  as: (seat: string) => void;
  state: Picture;
}

/** Forward and back, by decision and by turn, and through whose eyes. */
export function Controls({ game, moment, to, go, hasMistakes, as, state }: Props) {
  const last = game.steps - 1;
  const heading = useId();
  const [atStart, atEnd] = [moment.step === 0, moment.step === last];
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
        <Go icon="first" label={t("web-first-step")} disabled={atStart} press={() => to(0)} />
        <Go icon="begin" label={t("study-previous-turn")} disabled={atStart} press={() => go("turn", -1)} />
        <Go icon="back" label={t("web-previous-step")} disabled={atStart} press={() => to(moment.step - 1)} />
        <input type="range" min={0} max={last} value={moment.step} aria-label={t("web-step")} onInput={(event) => to(Number(event.currentTarget.value))} />
        <Go icon="next" label={t("web-next-step")} disabled={atEnd} press={() => to(moment.step + 1)} isMain />
        <Go icon="end" label={t("study-next-turn")} disabled={atEnd} press={() => go("turn", 1)} />
        <Go icon="last" label={t("web-last-step")} disabled={atEnd} press={() => to(last)} />
        <Ltr>
          {moment.step} / {last}
        </Ltr>
        {hasMistakes && (
          <button type="button" class="button slim" onClick={() => go("mistake", 1)}>
            {t("study-next-mistake")} <Key name="N" />
          </button>
        )}
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

function Go({ icon, label, disabled, press, isMain = false }: { icon: IconName; label: string; disabled: boolean; press: () => void; isMain?: boolean }) {
  return (
    <button type="button" class={isMain ? "button round main" : "button round"} aria-label={label} disabled={disabled} onClick={press}>
      <Icon name={icon} />
    </button>
  );
}
