/** The WebSocket to one table: says hello, numbers what it sends, notices when nobody is there, and comes back by itself. */

import type { ClientMessage, EnterTable, ServerMessage, Snapshot, Update } from "./protocol";

type Unnumbered<M> = M extends unknown ? Omit<M, "number"> : never;
export type Outgoing = Unnumbered<ClientMessage>;
/** An answer to a question. The server takes it once only, however often it comes. */
type Deed = Extract<Outgoing, { question: number }>;

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 8000;
const PING_EVERY = 15_000;
/** Everything that is sent is answered. After so long without a word nobody is there. */
export const PATIENCE = 8000;

/** What is asked again by itself, or not worth a word if it is lost. */
const UNIMPORTANT: readonly Outgoing["type"][] = ["ping", "snapshot", "after", "language", "preferences"];

export type Socket = Pick<WebSocket, "readyState" | "send" | "close" | "onopen" | "onmessage" | "onclose">;
const OPEN = 1;

/** What a connection needs of the world. */
export interface World {
  open(): Socket;
  /** Do something after so many milliseconds, unless the returned function is called before. */
  after(milliseconds: number, act: () => void): () => void;
  /** Act when the network is back, or somebody looks at the page again; until the returned function is called. */
  onReturn(act: () => void): () => void;
}

export interface Listener {
  receive(message: ServerMessage): void;
  /** `holding`: an answer waits for the connection to come back. */
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
  private held: readonly Deed[] = [];
  private stopWatching: (() => void) | null = null;
  private stopRetrying: (() => void) | null = null;
  private stopPinging = (): void => {};
  private readonly stopReturning: () => void;

  constructor(
    private readonly hello: () => Omit<EnterTable, "type" | "number">,
    private readonly listener: Listener,
    private readonly world: World = browser,
  ) {
    this.socket = this.open();
    this.stopReturning = world.onReturn(() => this.hurry());
    this.pingLater();
  }

  /** Send a message; returns its number, or 0 if there is no connection. */
  send(message: Outgoing): number {
    if (!this.welcomed || this.socket.readyState !== OPEN) return 0;
    this.number += 1;
    this.unanswered.set(this.number, message);
    this.socket.send(JSON.stringify({ ...message, number: this.number }));
    this.watch();
    return this.number;
  }

  close(): void {
    this.closed = true;
    this.stopRetrying?.();
    this.stopPinging();
    this.stopReturning();
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
      this.listener.changed(true, this.held.length > 0);
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

  private pingLater(): void {
    this.stopPinging = this.world.after(PING_EVERY, () => {
      this.send({ type: "ping" });
      this.pingLater();
    });
  }

  /** Expect to hear something soon. */
  private watch(): void {
    this.stopWatching ??= this.world.after(PATIENCE, () => this.lost());
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
  }

  // Lost and found

  /** Hold what can safely be sent again, tell of the rest, and try again after a while. */
  private lost(): void {
    if (this.closed) return;
    this.letGoOf(this.socket);
    const messages = [...this.unanswered.values()];
    this.unanswered.clear();
    this.held = [...this.held, ...messages.filter((message): message is Deed => "question" in message)];
    this.listener.changed(false, this.held.length > 0);
    for (const message of messages) if (!("question" in message || UNIMPORTANT.includes(message.type))) this.listener.unsure(message);
    this.stopRetrying = this.world.after(this.pause, () => this.open());
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  /** A socket that nobody answers takes a minute to close; until then it must not be heard. */
  private letGoOf(socket: Socket): void {
    this.calm();
    this.welcomed = false;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  /** Send what is held if its question is still open; otherwise it had arrived, or there is nothing to answer any more. */
  private sendHeld(question: number): void {
    const held = this.held;
    if (held.length === 0) return;
    this.held = [];
    this.listener.changed(true, false);
    for (const deed of held) if (deed.question === question) this.send(deed);
  }

  /** The laptop was opened, or the network is back: do not wait for the next try, or make sure that somebody is still there. */
  private hurry(): void {
    if (this.closed) return;
    if (!this.stopRetrying) return void this.send({ type: "ping" });
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
};
