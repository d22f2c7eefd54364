/** One table as this browser knows it: what the server has sent, and what can be sent to it. */

import { computed, effect, signal } from "@preact/signals";
import { Connection, type Outgoing, type World } from "../wire/socket";
import { habitsNow } from "../cards/habits";
import { t } from "../words/fluent";
import type { ShownEvent, LogEntry, OpenQuestion, MessageRefused, Said, ServerMessage, Picture } from "../wire/protocol";
import { go } from "../shell/router";
import { settings } from "../kept/settings";
import { play } from "./sound";
import { heldSeat, hold, note } from "../kept/seats";
import { announce, toast } from "../ui/notices";

/** What a board needs of a table to ask and to answer. */
export type Source = Pick<TableStore, "state" | "question" | "send" | "waiting" | "holding" | "log" | "hurried" | "hurry">;

export class TableStore {
  readonly state = signal<Picture | null>(null);
  readonly log = signal<readonly LogEntry[]>([]);
  readonly chat = signal<readonly Said[]>([]);
  readonly events = signal<readonly ShownEvent[]>([]);
  readonly connected = signal(false);
  /** Whether an answer waits for the connection to come back. */
  readonly holding = signal(false);
  readonly waiting = signal("");
  readonly refusal = signal<MessageRefused | null>(null);
  readonly unread = signal(0);
  /** Whether the bots are not to make pauses now. */
  readonly hurried = signal(false);
  private readonly seated = signal(false);

  /** The question that this viewer has to answer, if there is one. */
  readonly question = computed<OpenQuestion | null>(() => {
    const question = this.state.value?.question ?? null;
    return question && question.number > 0 && this.state.value?.stage === "playing" ? question : null;
  });

  private readonly connection: Connection;
  private readonly stopFollowing: (() => void)[];
  private preferences = "";
  private language = settings.value.language;

  constructor(
    readonly table: string,
    world?: World,
  ) {
    const hello = () => ({ table, token: heldSeat(table)?.token ?? "", language: settings.value.language });
    this.connection = new Connection(hello, {
      receive: (message) => this.receive(message),
      changed: (connected, holding) => {
        this.connected.value = connected;
        this.holding.value = holding;
      },
      unsure: () => toast(t("web-unsure")),
    }, world);
    this.stopFollowing = [effect(() => this.followLanguage(settings.value.language)), effect(() => this.tellPreferences())];
  }

  send(message: Outgoing): number {
    const number = this.connection.send(message);
    if (!number) toast(t("web-not-connected"));
    return number;
  }

  close(): void {
    for (const stop of this.stopFollowing) stop();
    this.connection.close();
  }

  private followLanguage(language: typeof this.language): void {
    if (language === this.language) return;
    this.language = language;
    this.connection.send({ type: "language", language });
  }

  /** Tell the server how this person wants to play, if it does not know. */
  private tellPreferences(): void {
    const habits = habitsNow();
    const pace = this.hurried.value ? "off" : settings.value.motion;
    const preferences = JSON.stringify([habits, pace]);
    if (!this.seated.value || preferences === this.preferences) return;
    this.preferences = preferences;
    this.connection.send({ type: "preferences", habits, pace });
  }

  /** Do not wait for the bots, until this person is asked again. */
  hurry(): void {
    this.hurried.value = true;
  }

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.preferences = "";
        this.seated.value = message.seat !== null;
        return this.tellPreferences();
      case "snapshot":
        this.log.value = message.log;
        this.chat.value = message.chat;
        return this.show(message.state, []);
      case "update":
        this.log.value = [...this.log.value, ...message.log];
        this.announceLog(message.log, message.state);
        return this.show(message.state, message.events);
      case "waiting":
        this.waiting.value = message.prompt;
        return;
      case "chat":
        this.chat.value = [...this.chat.value, message.said];
        if (message.said.seat !== this.state.value?.you) this.unread.value += 1;
        return announce(`${message.said.name}: ${message.said.text}`);
      case "done":
        return message.text ? toast(message.text) : undefined;
      case "refused":
        return this.refused(message);
      case "moved":
        return this.move(message.table);
    }
  }

  private show(state: Picture, events: readonly ShownEvent[]): void {
    const before = this.state.peek();
    this.waiting.value = "";
    this.refusal.value = null;
    this.state.value = state;
    if (this.question.value) this.hurried.value = false;
    this.events.value = events;
    if (before) this.sound(before, state, events);
    const players = state.seats.map((seat) => seat.name);
    const held = heldSeat(this.table);
    if (held && (held.over !== (state.stage === "over") || held.players.join() !== players.join())) {
      note(this.table, { over: state.stage === "over", players, kingdom: state.kingdom.key });
    }
  }

  private sound(before: Picture, now: Picture, events: readonly ShownEvent[]): void {
    const asked = (state: Picture): boolean => (state.question?.number ?? 0) > 0;
    if (now.stage === "over" && before.stage !== "over") play("end");
    else if (asked(now) && !asked(before)) play("turn");
    else if (events.some((event) => event.verb === "buy" || event.verb === "gain")) play("gain");
    else if (events.length > 0) play("card");
  }

  /** What others did, as one sentence for those who listen. */
  private announceLog(lines: readonly LogEntry[], state: Picture): void {
    const others = lines.filter((line) => line.seat !== state.you && line.depth <= 1);
    if (others.length > 0) announce(others.map((line) => line.text).join("; "));
  }

  private refused(message: MessageRefused): void {
    const final = ["unknown-table", "token", "no-spectators"].includes(message.code);
    if (final && !this.state.value) this.refusal.value = message;
    else toast(message.hint ? `${message.message} ${message.hint}` : message.message);
  }

  private move(table: string): void {
    const held = heldSeat(this.table);
    if (held) hold({ ...held, table, invitations: [], over: false, since: Date.now() });
    go(`/t/${table}`);
  }
}
