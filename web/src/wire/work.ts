/** Work that the server does for a while: a job is started, its parts arrive, and it can be stopped. A closed line stops it. */

import type { StartWork, WorkMessage } from "./protocol";

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
