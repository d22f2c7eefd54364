import type { ClockRule } from "../wire/protocol";
import { t } from "../words/t";
import { Icon } from "./Icon";

/** Seconds as people read them on a clock: `1:05`. */
export function clockTime(seconds: number): string {
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** A rule for clocks, in a few words. */
export function clockWords({ per = "turn", seconds = 0, increment = 0 }: Partial<ClockRule>): string {
  const time = clockTime(seconds);
  if (increment) return t("web-clock-increment", { time, increment });
  return per === "turn" ? t("web-clock-turn", { time }) : t("web-clock-game", { time });
}

/** The clocks of a table, and what happens when the time is out. */
export function ClockNote({ clock }: { clock: ClockRule | null }) {
  if (!clock) return null;
  return (
    <p class="clock-note">
      <Icon name="clock" /> {clockWords(clock)}. <span class="quiet-text">{clock.per === "turn" ? t("web-clock-turn-about") : t("web-clock-game-about")}</span>
    </p>
  );
}
