import { useEffect, useState } from "preact/hooks";
import { clockTime } from "../ui/ClockWords";
import { Icon } from "../ui/Icon";
import { Ltr } from "../ui/Texts";
import { t } from "../words/t";
import { type Clocks, secondsLeft, SOON } from "./clocks";

/** The clock of a player; a timer is not read out again every second. */
export function SeatClock({ clocks, seat }: { clocks: Clocks; seat: number }) {
  const [, tick] = useState(0);
  const isRunning = clocks.running === seat;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => tick((count) => count + 1), 250);
    return () => clearInterval(timer);
  }, [isRunning]);
  const left = secondsLeft(clocks, seat, performance.now());
  if (left === null) return null;
  const classes = ["count", "seat-clock", isRunning && "running", isRunning && left <= SOON && "soon"];
  const words = t("web-time-left", { time: clockTime(left) });
  return (
    <span class={classes.filter(Boolean).join(" ")} role="timer" aria-label={words} title={words}>
      <Icon name="clock" />
      <span class="word">{t("web-clock")}</span>{" "}
      <Ltr>{clockTime(left)}</Ltr>
    </span>
  );
}
