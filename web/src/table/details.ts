/** Which card is shown in full: after a moment of hovering, a long press, or a press on a card that cannot be named now. */

import { signal } from "@preact/signals";
import { settings } from "../settings";

const HOVER = 350;
const PRESS = 400;

export interface Shown {
  card: string;
  pinned: boolean;
}

export const shown = signal<Shown | null>(null);
/** The card under the pointer or the focus, for the key that asks about it. */
export const pointedAt = signal("");

let timer = 0;
let pressed = false;

export function showCard(card: string): void {
  clearTimeout(timer);
  shown.value = { card, pinned: true };
}

export function hideCard(): void {
  clearTimeout(timer);
  shown.value = null;
}

/** Whether the last touch was a long press, which must not act as well. Asking forgets it. */
export function wasLongPress(): boolean {
  const was = pressed;
  pressed = false;
  return was;
}

/** A card that has gone from under the pointer is no longer shown; nothing else would tell. */
export function forgetWhatIsGone(): () => void {
  const listen = (event: PointerEvent): void => {
    const onCard = event.target instanceof Element && event.target.closest("[data-shows]");
    if (!onCard && shown.value && !shown.value.pinned) hideCard();
  };
  addEventListener("pointermove", listen);
  return () => removeEventListener("pointermove", listen);
}

/** What makes an element show its card. */
export function showsCard(card: string) {
  return {
    "data-shows": card,
    onPointerEnter: (event: PointerEvent) => {
      pointedAt.value = card;
      if (event.pointerType !== "mouse" || !settings.value.hover) return;
      clearTimeout(timer);
      timer = window.setTimeout(() => (shown.value = { card, pinned: false }), HOVER);
    },
    onPointerLeave: (event: PointerEvent) => {
      if (pointedAt.value === card) pointedAt.value = "";
      clearTimeout(timer);
      if (event.pointerType === "mouse" && shown.value && !shown.value.pinned) shown.value = null;
    },
    onPointerDown: (event: PointerEvent) => {
      pressed = false;
      if (event.pointerType === "mouse") return;
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        pressed = true;
        shown.value = { card, pinned: true };
      }, PRESS);
    },
    onPointerUp: (event: PointerEvent) => {
      if (event.pointerType !== "mouse") clearTimeout(timer);
    },
    onPointerCancel: () => clearTimeout(timer),
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault();
      shown.value = { card, pinned: true };
    },
    onFocusIn: () => (pointedAt.value = card),
    onFocusOut: () => (pointedAt.value = ""),
  };
}
