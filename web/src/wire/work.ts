/** Work that the server does for a while: a job is started, its parts arrive, and it can be stopped. A closed line stops it. */

import type { StartWork, WorkMessage, WorkWish } from "./protocol";

/** Start a job; what is said about it is told, and that the line was lost. The returned function stops it. */
export function startWork(wish: Omit<StartWork, "type">, tell: (message: WorkMessage) => void, lost: () => void): () => void {
  const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/ws/work`);
  let isOver = false;
  socket.onopen = () => socket.send(JSON.stringify({ type: "start", ...wish } satisfies StartWork));
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(String(data)) as WorkMessage;
    isOver = message.type !== "part";
    tell(message);
    if (isOver) socket.close();
  };
  socket.onclose = () => {
    if (!isOver) lost();
  };
  return () => {
    isOver = true;
    socket.close();
  };
}

/** A line for several jobs, each of which is replaced when it is started again, as often as somebody types. */
export interface WorkLine {
  start: (wish: Omit<StartWork, "type">) => void;
  /** Say something else there, such as where one leads others. */
  send: (wish: WorkWish) => void;
  stop: (job: string) => void;
  /** Let a job rest, or go on. */
  hold: (job: string, rests: boolean) => void;
  close: () => void;
}

/** Open a line when the first job is started, and again when it was lost. */
export function openLine(tell: (message: WorkMessage) => void, lost: () => void): WorkLine {
  let socket: WebSocket | null = null;
  let waiting: WorkWish[] = [];
  const reach = (): WebSocket => {
    const made = new WebSocket(`${location.origin.replace(/^http/, "ws")}/ws/work`);
    made.onopen = () => {
      for (const wish of waiting) made.send(JSON.stringify(wish));
      waiting = [];
    };
    made.onmessage = ({ data }) => tell(JSON.parse(String(data)) as WorkMessage);
    made.onclose = () => {
      if (socket !== made) return;
      socket = null;
      lost();
    };
    return made;
  };
  const send = (wish: WorkWish): void => {
    socket ??= reach();
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(wish));
    else waiting = [...waiting.filter(({ job }) => job !== wish.job), wish];
  };
  return {
    start: (wish) => send({ type: "start", ...wish }),
    send,
    stop: (job) => socket && send({ type: "stop", job }),
    hold: (job, rests) => socket && send({ type: rests ? "pause" : "resume", job }),
    close: () => {
      const before = socket;
      socket = null;
      before?.close();
    },
  };
}
