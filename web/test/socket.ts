import type { Socket } from "../src/wire/socket";
import type { Picture } from "../src/wire/protocol";

const TABLE = { type: "snapshot", log: [], chat: [] };
export const state = (question: number): Picture => ({ question: { number: question } }) as Picture;

/** A socket on which the test is the server. */
export class FakeSocket implements Socket {
  readyState: Socket["readyState"] = 0;
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  readonly sent: Record<string, unknown>[] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 2;
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.call(this as never, new Event("open"));
  }

  say(message: object): void {
    this.onmessage?.call(this as never, { data: JSON.stringify(message) } as MessageEvent);
  }

  /** Welcome a client and show it the table, with this question. */
  welcome(sequence: number, question: number): void {
    this.open();
    this.say({ type: "welcome", feed: "feed" });
    this.say({ ...TABLE, sequence, state: state(question) });
    this.say({ type: "done", to: 0, text: "" });
  }

  hangUp(): void {
    this.readyState = 3;
    this.onclose?.call(this as never, new Event("close") as CloseEvent);
  }

  get types(): unknown[] {
    return this.sent.map(({ type }) => type);
  }
}
