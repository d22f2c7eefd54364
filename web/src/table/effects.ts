/** What happens beside a table when something happens at it: sounds, sentences for those who listen, notices, what this browser keeps. */

import { TOLD } from "../board/clocks";
import { moveCards } from "../board/motion";
import { heldSeat, hold, note } from "../kept/seats";
import { go } from "../shell/router";
import { clockTime } from "../ui/ClockWords";
import { announce, toast } from "../ui/notices";
import type { LogEntry, Picture } from "../wire/protocol";
import { t } from "../words/t";
import { play } from "./sound";
import type { Happening } from "./store";

/** Milliseconds for what the host says: nobody must miss it. */
const LONG = 30_000;

type Shown = Extract<Happening, { type: "shown" }>;

/** Everything that one table brings about; cards move on its board, where there is one. */
export function effectsOf(table: string, board: () => HTMLElement | null = () => null): (happening: Happening) => void {
  const listening = new ClockTelling();
  return (happening) => {
    switch (happening.type) {
      case "shown":
        move(board(), happening);
        sound(happening);
        tellDenied(happening);
        announceLog(happening.log, happening.now);
        return remember(table, happening.now);
      case "clock":
        return listening.hear(happening, heldSeat(table)?.seat ?? null);
      case "said":
        return announce(`${happening.said.name}: ${happening.said.text}`);
      case "host":
        return toast(t("web-host-says", { text: happening.text }), LONG);
      case "done":
        return happening.text ? toast(happening.text) : undefined;
      case "refused":
        if (/^(off-the-lesson|puzzle-answered)/.test(happening.refusal.code)) return; // the coach says it, or the puzzle
        return toast([happening.refusal.message, happening.refusal.hint].filter(Boolean).join(" "));
      case "moved":
        return follow(table, happening.table);
      case "unsure":
        return toast(t("web-unsure"));
      case "unsent":
        return toast(t("web-not-connected"));
    }
  };
}

/** Tells how much time is left, now and then, and that it is out. */
class ClockTelling {
  private timers: ReturnType<typeof setTimeout>[] = [];

  hear({ before, now }: Extract<Happening, { type: "clock" }>, own: number | null): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
    if (own === null) return;
    if (now.out.includes(own) && !before?.out.includes(own)) toast(t("web-time-out"));
    const left = now.running === own ? (now.left[own] ?? 0) : 0;
    this.timers = TOLD.filter((seconds) => seconds < left).map((seconds) =>
      setTimeout(() => announce(t("web-time-left", { time: clockTime(seconds) })), (left - seconds) * 1000),
    );
  }
}

/** Let the cards go; what was not seen before has not come from anywhere. */
function move(board: HTMLElement | null, { before, now, events }: Shown): void {
  if (board && before) moveCards(board, now.you, events);
}

function sound({ before, now, events }: Shown): void {
  if (!before) return;
  const asked = (state: Picture): boolean => (state.question?.number ?? 0) > 0;
  if (now.stage === "over" && before.stage !== "over") play("end");
  else if (asked(now) && !asked(before)) play("turn");
  else if (events.some((event) => event.verb === "buy" || event.verb === "gain")) play("gain");
  else if (events.length > 0) play("card");
}

/** Nobody is left to guess why there is no other game. */
function tellDenied({ before, now }: Shown): void {
  if (before?.request?.kind === "rematch" && !now.request && !now.successor) toast(t("web-rematch-denied"));
}

/** What others did, as one sentence for those who listen. */
function announceLog(lines: readonly LogEntry[], state: Picture): void {
  const others = lines.filter((line) => line.seat !== state.you && line.depth <= 1);
  if (others.length > 0) announce(others.map((line) => line.text).join("; "));
}

/** Keep in the list of one's games who plays, and whether it is over. */
function remember(table: string, { stage, seats, kingdom, name }: Picture): void {
  const players = seats.map((seat) => seat.name);
  const held = heldSeat(table);
  if (!held || (held.over === (stage === "over") && held.players.join() === players.join() && held.name === name)) return;
  note(table, { over: stage === "over", players, kingdom: kingdom.key, name });
}

/** Go where the players went on; the seat is the same there. */
function follow(from: string, to: string): void {
  const held = heldSeat(from);
  if (held) hold({ ...held, table: to, invitations: [], over: false, since: Date.now() });
  go(`/t/${to}`);
}
