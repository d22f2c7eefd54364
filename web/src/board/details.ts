/** Which card is shown in full: after a moment of hovering, a long press, or a press on a card that cannot be named now. */

import { computed, signal } from "@preact/signals";
import { settings } from "../kept/settings";

const HOVER = 350;
const PRESS = 400;
/** Where the details lie beside the cards; elsewhere they would cover what the pointer is on. */
const isBeside = (): boolean => matchMedia("(min-width: 861px) and (min-height: 521px)").matches;

export interface Shown {
  card: string;
  pinned: boolean;
}

const pinned = signal("");
const hovered = signal("");
/** A card under the pointer is shown for as long as it is there; then the pinned one is back. */
export const shown = computed<Shown | null>(() => {
  const card = hovered.value || pinned.value;
  return card ? { card, pinned: card === pinned.value } : null;
});
/** The card under the pointer or the focus, for the key that asks about it. */
export const pointedAt = signal("");

let timer = 0;
let pressed = false;

export function showCard(card: string): void {
  clearTimeout(timer);
  hovered.value = "";
  pinned.value = card;
}

export function hideCard(): void {
  clearTimeout(timer);
  hovered.value = pinned.value = "";
}

/** Show no card any more, and point at none: the cards are gone, and nothing else would tell. */
export function leaveCards(): void {
  hideCard();
  pointedAt.value = "";
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
    if (!onCard) hovered.value = "";
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
      if (event.pointerType !== "mouse" || !settings.value.hover || !isBeside()) return;
      clearTimeout(timer);
      timer = window.setTimeout(() => (hovered.value = card), HOVER);
    },
    onPointerLeave: (event: PointerEvent) => {
      if (pointedAt.value === card) pointedAt.value = "";
      clearTimeout(timer);
      if (event.pointerType === "mouse") hovered.value = "";
    },
    onPointerDown: (event: PointerEvent) => {
      pressed = false;
      if (event.pointerType === "mouse") return;
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        pressed = true;
        showCard(card);
      }, PRESS);
    },
    onPointerUp: (event: PointerEvent) => {
      if (event.pointerType !== "mouse") clearTimeout(timer);
    },
    onPointerCancel: () => clearTimeout(timer),
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault();
      showCard(card);
    },
    onFocusIn: () => (pointedAt.value = card),
    onFocusOut: () => (pointedAt.value = ""),
  };
}
