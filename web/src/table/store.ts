/** One table as this browser knows it: what the server has sent, and what can be sent to it. What comes of it besides is in `effects.ts`. */

import { computed, effect, signal } from "@preact/signals";
import type { Clocks } from "../board/clocks";
import type { Marks } from "../board/marks";
import type { PlayableSource } from "../board/source";
import { habitsNow } from "../cards/habits";
import { heldSeat } from "../kept/seats";
import { settings } from "../kept/settings";
import type { LogEntry, MessageRefused, OpenQuestion, Picture, Said, ServerMessage, ShownEvent } from "../wire/protocol";
import { Connection, type Outgoing, type World } from "../wire/socket";
import { meetCards, meetOwnCards } from "../words/own";
import { TableAdvice } from "./advice";
import { ToldByBots } from "./told";

/** Something that others than the table may want to know. */
export type Happening =
  | { type: "shown"; before: Picture | null; now: Picture; events: readonly ShownEvent[]; log: readonly LogEntry[] }
  | { type: "clock"; before: Clocks | null; now: Clocks }
  | { type: "said"; said: Said }
  | { type: "host"; text: string }
  | { type: "done"; text: string }
  | { type: "refused"; refusal: MessageRefused }
  | { type: "moved"; table: string }
  | { type: "unsure" }
  | { type: "unsent" };

/** Refusals after which there is nothing to wait for. */
const FINAL = ["unknown-table", "token", "no-spectators"];

/** What the coach of a lesson points at: cards where the question is about them, and buttons. */
function targets(state: Picture | null): Marks {
  const place = state?.question?.place;
  const marked = Object.fromEntries((state?.coach?.marks ?? []).map((mark) => [mark, { kind: "target" as const }]));
  return place ? { [place]: marked, deed: marked } : { deed: marked };
}

/** What was best at a puzzle, and what was tried. */
function answersMarked(state: Picture | null): Marks {
  const { puzzle } = state ?? {};
  const place = state?.question?.place;
  const mark = (cards: readonly string[], kind: "best" | "given") => Object.fromEntries(cards.map((card) => [card, { kind }]));
  const marked = { ...mark(puzzle?.given ?? [], "given"), ...mark(puzzle?.marks ?? [], "best") };
  return place ? { [place]: marked } : {};
}

export class TableStore implements PlayableSource {
  readonly state = signal<Picture | null>(null);
  readonly log = signal<readonly LogEntry[]>([]);
  readonly chat = signal<readonly Said[]>([]);
  readonly events = signal<readonly ShownEvent[]>([]);
  readonly hands = signal(null);
  readonly marks = computed<Marks>(() => {
    const { value: state } = this.state;
    if (state?.coach) return targets(state);
    return state?.puzzle && this.isAtPuzzle.value ? answersMarked(state) : this.help.marks.value;
  });
  /** Whether the puzzle of the table is what one looks at: not any more when one plays on from it. */
  readonly isAtPuzzle = signal(true);
  readonly connected = signal(false);
  readonly holding = signal(false);
  readonly waiting = signal("");
  readonly clocks = signal<Clocks | null>(null);
  readonly refusal = signal<MessageRefused | null>(null);
  readonly unread = signal(0);
  /** Seats whose words are not shown here. */
  readonly muted = signal<readonly number[]>([]);
  readonly hurried = signal(false);
  private readonly seated = signal(false);

  readonly question = computed<OpenQuestion | null>(() => {
    const question = this.state.value?.question ?? null;
    return question && question.number > 0 && this.state.value?.stage === "playing" ? question : null;
  });

  readonly help = new TableAdvice(this.state, this.question, (message) => this.connection?.send(message) ?? 0);

  readonly bots = new ToldByBots(this.state, (message) => this.connection?.send(message) ?? 0);

  private connection: Connection | null = null;
  private stopFollowing: (() => void)[] = [];
  private preferences = "";
  private language = settings.value.language;

  constructor(
    readonly table: string,
    private readonly tell: (happening: Happening) => void,
    private readonly world?: World,
  ) {}

  /** Connect, until it is closed. */
  open(): void {
    const hello = () => ({ table: this.table, token: heldSeat(this.table)?.token ?? "", language: settings.value.language });
    this.connection = new Connection(
      hello,
      {
        receive: (message) => this.receive(message),
        changed: (connected, holding) => {
          this.connected.value = connected;
          this.holding.value = holding;
        },
        unsure: () => this.tell({ type: "unsure" }),
      },
      this.world,
    );
    this.stopFollowing = [effect(() => this.followLanguage(settings.value.language)), effect(() => this.tellPreferences()), this.help.follow()];
  }

  close(): void {
    for (const stop of this.stopFollowing) stop();
    this.connection?.close();
  }

  /** Do not listen to a seat, or again. */
  mute(seat: number): void {
    const { value } = this.muted;
    this.muted.value = value.includes(seat) ? value.filter((other) => other !== seat) : [...value, seat];
  }

  send(message: Outgoing): number {
    const number = this.connection?.send(message) ?? 0;
    if (!number) this.tell({ type: "unsent" });
    return number;
  }

  private followLanguage(language: typeof this.language): void {
    if (language === this.language) return;
    this.language = language;
    this.connection?.send({ type: "language", language });
  }

  /** Tell the server how this person wants to play, if it does not know. */
  private tellPreferences(): void {
    const habits = habitsNow();
    const pace = this.hurried.value ? "off" : settings.value.motion;
    const preferences = JSON.stringify([habits, pace]);
    if (!this.seated.value || preferences === this.preferences) return;
    this.preferences = preferences;
    this.connection?.send({ type: "preferences", habits, pace });
  }

  /** Do not wait for the bots, until this person is asked again. */
  hurry(): void {
    this.hurried.value = true;
  }

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.preferences = "";
        this.help.forget();
        this.seated.value = message.seat !== null;
        return this.tellPreferences();
      case "snapshot":
        this.log.value = message.log;
        this.chat.value = message.chat;
        return this.show(message.state, [], []);
      case "update":
        this.log.value = [...this.log.value, ...message.log];
        return this.show(message.state, message.events, message.log);
      case "waiting":
        this.waiting.value = message.prompt;
        return;
      case "clock":
        return this.showClocks({ ...message, at: performance.now() });
      case "chat":
        this.chat.value = [...this.chat.value, message.said];
        if (message.said.seat !== null && this.muted.value.includes(message.said.seat)) return;
        if (message.said.seat !== this.state.value?.you) this.unread.value += 1;
        return this.tell({ type: "said", said: message.said });
      case "host":
        return this.tell({ type: "host", text: message.text });
      case "done":
        return this.tell({ type: "done", text: message.text });
      case "refused":
        return this.refused(message);
      case "advice":
        return this.help.receive(message);
      case "bots_told":
        return this.bots.receive(message);
      case "moved":
        return this.tell({ type: "moved", table: message.table });
    }
  }

  private show(now: Picture, events: readonly ShownEvent[], log: readonly LogEntry[]): void {
    const before = this.state.peek();
    this.waiting.value = "";
    this.refusal.value = null;
    meetCards(now.kingdom);
    meetOwnCards(now.choosing?.own ?? []);
    this.state.value = now;
    if (this.question.value) this.hurried.value = false;
    this.events.value = events;
    this.tell({ type: "shown", before, now, events, log });
  }

  private showClocks(now: Clocks): void {
    const before = this.clocks.peek();
    this.clocks.value = now;
    this.tell({ type: "clock", before, now });
  }

  private refused(message: MessageRefused): void {
    this.help.forget();
    if (this.help.isUnasked(message.to)) return;
    if (FINAL.includes(message.code) && !this.state.value) this.refusal.value = message;
    else this.tell({ type: "refused", refusal: message });
  }
}
