/** Rows of a list that are dragged to another place, with a mouse, a finger or a pen. */

import { useState } from "preact/hooks";

interface Drag {
  from: number;
  to: number;
}

export interface Dragging {
  /** How a row looks meanwhile. */
  mark: (place: number) => string;
  /** What its grip hears. */
  grip: (place: number) => {
    onPointerDown: (event: PointerEvent) => void;
    onPointerMove: (event: PointerEvent) => void;
    onPointerUp: () => void;
    onPointerCancel: () => void;
  };
}

/** Nothing is moved until it is let go; `can` says where it may go. */
export function useDragging(list: { current: HTMLElement | null }, can: (from: number, to: number) => boolean, move: (from: number, to: number) => void): Dragging {
  const [drag, setDrag] = useState<Drag | null>(null);
  const follow = (event: PointerEvent): void => {
    const to = drag && rowAt(list.current, event.clientY);
    if (drag && to !== null && to !== drag.to && (to === drag.from || can(drag.from, to))) setDrag({ ...drag, to });
  };
  const drop = (): void => {
    setDrag(null);
    if (drag && drag.to !== drag.from) move(drag.from, drag.to);
  };
  const mark = (place: number): string => {
    if (!drag) return "";
    if (place === drag.from) return "dragged";
    return place !== drag.to ? "" : drag.to < drag.from ? "drop-before" : "drop-behind";
  };
  const grip = (place: number) => ({
    onPointerDown: (event: PointerEvent): void => {
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      setDrag({ from: place, to: place });
    },
    onPointerMove: follow,
    onPointerUp: drop,
    onPointerCancel: () => setDrag(null),
  });
  return { mark, grip };
}

/** The row at a height, or the first or last one beyond the ends. */
function rowAt(list: HTMLElement | null, y: number): number | null {
  const rows = [...(list?.children ?? [])];
  const found = rows.findIndex((row) => y < row.getBoundingClientRect().bottom);
  return rows.length === 0 ? null : found < 0 ? rows.length - 1 : found;
}
