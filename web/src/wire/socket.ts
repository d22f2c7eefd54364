/** The WebSocket to one table: says hello, numbers what it sends, notices when nobody is there, and comes back by itself. */

import type { ClientMessage, EnterTable, ServerMessage, Snapshot, Update } from "./protocol";

type Unnumbered<M> = M extends unknown ? Omit<M, "number"> : never;
export type Outgoing = Unnumbered<ClientMessage>;
/** An answer to a question. The server takes it once only, however often it comes. */
type Deed = Extract<Outgoing, { question: number }>;

const FIRST_PAUSE = 300;
/** Whoever comes back last after an outage waits so long for nothing. */
const LONGEST_PAUSE = 3000;
/** After so long without a word somebody who looks at the table wants to know whether anybody is there; nobody looks: seldom. */
export const PING_AFTER = 1500;
export const PING_SELDOM = 15_000;
/** Everything that is sent is answered. A line that is quiet for so long has gone dead, perhaps for a moment: it is shown, within three seconds in all. */
export const QUIET = 1300;
/** After so long nobody is there, and another line is opened. */
export const PATIENCE = 6000;
/** An answer that did not arrive is sent again only if the line is back so soon: later nobody expects it any more. */
export const HELD_FOR = 30_000;

/** What is asked again by itself, or not worth a word if it is lost. */
const UNIMPORTANT: readonly Outgoing["type"][] = ["ping", "snapshot", "after", "language", "preferences", "advise", "stop_advice", "ask_bots"];

export type Socket = Pick<WebSocket, "readyState" | "send" | "close" | "onopen" | "onmessage" | "onclose">;
const OPEN = 1;

/** What a connection needs of the world. */
export interface World {
  open(): Socket;
  /** Do something after so many milliseconds, unless the returned function is called before. */
  after(milliseconds: number, act: () => void): () => void;
  /** Act when the network is back, or somebody looks at the page again; until the returned function is called. */
  onReturn(act: () => void): () => void;
  /** Act when the network is gone; until the returned function is called. */
  onGone(act: () => void): () => void;
  /** Whether somebody can see the page. */
  isSeen(): boolean;
}

export interface Listener {
  receive(message: ServerMessage): void;
  /** Whether somebody answers; `holding`: something that was sent waits for the connection to come back. */
  changed(connected: boolean, holding: boolean): void;
  /** Nobody knows whether this was carried out. */
  unsure(message: Outgoing): void;
}

export class Connection {
  private socket: Socket;
  private pause = FIRST_PAUSE;
  private closed = false;
  private welcomed = false;
  private number = 0;
  private feed = "";
  private sequence = 0;
  private resuming = false;
  private readonly unanswered = new Map<number, Outgoing>();
  private held: Deed[] = [];
  private quiet = false;
  private stopHolding = (): void => {};
  private stopWatching: (() => void) | null = null;
  private stopRetrying: (() => void) | null = null;
  private stopPinging = (): void => {};
  private readonly stopListening: readonly (() => void)[];

  constructor(
    private readonly hello: () => Omit<EnterTable, "type" | "number">,
    private readonly listener: Listener,
    private readonly world: World = browser,
  ) {
    this.socket = this.open();
    this.stopListening = [world.onReturn(() => this.hurry()), world.onGone(() => this.doubt())];
    this.pingLater();
  }

  /** Send a message; returns its number, or 0 if there is no connection. On a quiet line one message waits, and it is shown; no more. */
  send(message: Outgoing): number {
    if (!this.welcomed || this.socket.readyState !== OPEN || (this.quiet && this.isHolding)) return 0;
    this.number += 1;
    this.unanswered.set(this.number, message);
    this.socket.send(JSON.stringify({ ...message, number: this.number }));
    this.watch();
    if (this.quiet) this.tell();
    return this.number;
  }

  close(): void {
    this.closed = true;
    this.stopRetrying?.();
    this.stopPinging();
    this.stopHolding();
    for (const stop of this.stopListening) stop();
    this.calm();
    this.socket.close();
  }

  private open(): Socket {
    const socket = this.world.open();
    socket.onopen = () => this.greet(socket);
    socket.onmessage = (event) => this.take(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => this.lost();
    this.socket = socket;
    this.stopRetrying = null;
    this.watch();
    return socket;
  }

  private greet(socket: Socket): void {
    this.resuming = this.feed !== "";
    socket.send(JSON.stringify({ type: "hello", ...this.hello(), feed: this.feed, after: this.sequence }));
  }

  private take(message: ServerMessage): void {
    this.heard(message);
    if (message.type === "welcome") {
      this.welcomed = true;
      this.pause = FIRST_PAUSE;
      this.feed = message.feed;
      this.tell();
    }
    if (message.type !== "snapshot" && message.type !== "update") return this.listener.receive(message);
    if (!this.isNext(message)) return;
    this.listener.receive(message);
    this.sendHeld(message.state.question?.number ?? 0);
  }

  /** Whether a message is the one to show now. After an interruption the first one holds all that was missed; a gap asks for everything. */
  private isNext(message: Snapshot | Update): boolean {
    const gap = message.sequence - this.sequence;
    const fits = message.type === "snapshot" || gap === 1 || (this.resuming && gap >= 0);
    if (fits) this.sequence = message.sequence;
    else if (gap > 1) this.send({ type: "snapshot" });
    this.resuming = false;
    return fits;
  }

  // Is anybody there?

  /** Ask when it has been quiet for a while. */
  private pingLater(): void {
    this.stopPinging();
    this.stopPinging = this.world.after(this.world.isSeen() ? PING_AFTER : PING_SELDOM, () => {
      if (this.unanswered.size === 0) this.send({ type: "ping" });
      this.pingLater();
    });
  }

  /** Expect to hear something soon. */
  private watch(): void {
    this.stopWatching ??= this.world.after(QUIET, () => this.doubt());
  }

  /** Nobody answers: show it, and wait a little longer. */
  private doubt(): void {
    if (this.stopRetrying) return;
    this.giveUpLater();
    if (!this.welcomed) return;
    this.quiet = true;
    this.tell();
  }

  private giveUpLater(): void {
    this.calm();
    this.stopWatching = this.world.after(PATIENCE - QUIET, () => this.lost());
  }

  private calm(): void {
    this.stopWatching?.();
    this.stopWatching = null;
  }

  /** Somebody is there; what is not answered yet is still waited for. A refusal without a number is about the oldest message. */
  private heard(message: ServerMessage): void {
    this.calm();
    if ("to" in message) this.unanswered.delete(message.to || (this.unanswered.keys().next().value ?? 0));
    if (this.unanswered.size > 0) this.watch();
    if (this.welcomed) this.pingLater();
    if (!this.quiet) return;
    this.quiet = false;
    this.tell();
  }

  /** Whether something waits that somebody wants to be done. */
  private get isHolding(): boolean {
    return this.held.length > 0 || [...this.unanswered.values()].some(({ type }) => !UNIMPORTANT.includes(type));
  }

  private tell(): void {
    const connected = this.welcomed && !this.quiet;
    this.listener.changed(connected, connected ? this.held.length > 0 : this.isHolding);
  }

  // Lost and found

  /** Hold what can safely be sent again, tell of the rest, and try again after a while. */
  private lost(): void {
    if (this.closed) return;
    this.letGoOf(this.socket);
    const messages = [...this.unanswered.values()];
    this.unanswered.clear();
    this.hold(messages.filter((message): message is Deed => "question" in message));
    this.tell();
    for (const message of messages) if (!("question" in message || UNIMPORTANT.includes(message.type))) this.listener.unsure(message);
    this.stopRetrying = this.world.after(this.pause, () => this.open());
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  /** Keep what is to be sent again, for a while. */
  private hold(deeds: readonly Deed[]): void {
    if (deeds.length === 0) return;
    this.held = [...this.held, ...deeds];
    this.stopHolding();
    this.stopHolding = this.world.after(HELD_FOR, () => {
      for (const deed of this.held.splice(0)) this.listener.unsure(deed);
      this.tell();
    });
  }

  /** A socket that nobody answers takes a minute to close; until then it must not be heard. */
  private letGoOf(socket: Socket): void {
    this.calm();
    this.welcomed = this.quiet = false;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  /** Send what is held if its question is still open; otherwise it had arrived, or there is nothing to answer any more. */
  private sendHeld(question: number): void {
    const held = this.held.splice(0);
    if (held.length === 0) return;
    this.stopHolding();
    this.tell();
    for (const deed of held) if (deed.question === question) this.send(deed);
  }

  /** The laptop was opened, or the network is back: do not wait for the next try, or make sure that somebody is still there. */
  private hurry(): void {
    if (this.closed) return;
    if (!this.stopRetrying) {
      this.send({ type: "ping" });
      return this.pingLater();
    }
    this.stopRetrying();
    this.open();
  }
}

const browser: World = {
  open: () => new WebSocket(`${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}/ws`),
  after: (milliseconds, act) => {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
  onReturn: (act) => {
    const listen = (): void => {
      if (!document.hidden) act();
    };
    addEventListener("online", listen);
    document.addEventListener("visibilitychange", listen);
    return () => {
      removeEventListener("online", listen);
      document.removeEventListener("visibilitychange", listen);
    };
  },
  onGone: (act) => {
    addEventListener("offline", act);
    return () => removeEventListener("offline", act);
  },
  isSeen: () => !document.hidden,
};
