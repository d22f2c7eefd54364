/** The WebSocket to one table: says hello, numbers what it sends, and comes back by itself after an interruption. */

import type { ClientMessage, Hello, ServerMessage, Snapshot, Update } from "./protocol";

type Unnumbered<M> = M extends unknown ? Omit<M, "number"> : never;
export type Outgoing = Unnumbered<ClientMessage>;

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 8000;
const PING_EVERY = 20_000;

export class Connection {
  private socket: WebSocket | null = null;
  private pause = FIRST_PAUSE;
  private closed = false;
  private number = 0;
  private feed = "";
  private sequence = 0;
  private resuming = false;
  private timer = 0;
  private readonly beat: number;

  constructor(
    private readonly hello: () => Omit<Hello, "type" | "number">,
    private readonly receive: (message: ServerMessage) => void,
    private readonly changed: (connected: boolean) => void,
  ) {
    this.open();
    this.beat = window.setInterval(() => this.send({ type: "ping" }), PING_EVERY);
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  /** Send a message; returns its number, or 0 if there is no connection. */
  send(message: Outgoing): number {
    if (this.socket?.readyState !== WebSocket.OPEN) return 0;
    this.number += 1;
    this.socket.send(JSON.stringify({ ...message, number: this.number }));
    return this.number;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.beat);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/ws`);
    this.socket = socket;
    socket.onopen = () => this.greet(socket);
    socket.onmessage = (event) => this.take(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => this.lost();
  }

  private greet(socket: WebSocket): void {
    this.resuming = this.feed !== "";
    socket.send(JSON.stringify({ type: "hello", ...this.hello(), feed: this.feed, after: this.sequence }));
  }

  private take(message: ServerMessage): void {
    if (message.type === "welcome") {
      this.pause = FIRST_PAUSE;
      this.feed = message.feed;
      this.changed(true);
    }
    if ((message.type === "snapshot" || message.type === "update") && !this.isNext(message)) return;
    this.receive(message);
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

  private lost(): void {
    if (this.closed) return;
    this.changed(false);
    this.timer = window.setTimeout(() => this.open(), this.pause);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  /** The laptop was opened, or the network is back: do not wait for the next try. */
  private readonly hurry = (): void => {
    if (this.closed || document.hidden || this.socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.timer);
    this.open();
  };
}
