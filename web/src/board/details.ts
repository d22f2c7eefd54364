/** Which card of a board is shown in full: after a moment of hovering, a long press, or a press on a card that cannot be named now. */

import { computed, signal } from "@preact/signals";
import { settings } from "../kept/settings";

const HOVER = 350;
const PRESS = 400;

export interface Shown {
  card: string;
  pinned: boolean;
}

export class Details {
  private readonly pinned = signal("");
  private readonly hovered = signal("");
  /** A card under the pointer is shown for as long as it is there; then the pinned one is back. */
  readonly shown = computed<Shown | null>(() => {
    const card = this.hovered.value || this.pinned.value;
    return card ? { card, pinned: card === this.pinned.value } : null;
  });
  /** The card under the pointer or the focus, for the key that asks about it. */
  readonly pointedAt = signal("");
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pressed = false;

  /** `isBeside`: whether details lie beside the cards now; elsewhere they would cover what the pointer is on. */
  constructor(private readonly isBeside: () => boolean = () => true) {}

  show(card: string): void {
    clearTimeout(this.timer);
    this.hovered.value = "";
    this.pinned.value = card;
  }

  hide(): void {
    clearTimeout(this.timer);
    this.hovered.value = this.pinned.value = "";
  }

  /** Whether the last touch was a long press, which must not act as well. Asking forgets it. */
  wasLongPress(): boolean {
    const was = this.pressed;
    this.pressed = false;
    return was;
  }

  /** A card that has gone from under the pointer is no longer shown; nothing else would tell. */
  forgetWhatIsGone(target: EventTarget | null): void {
    const onCard = target instanceof Element && target.closest("[data-shows]");
    if (!onCard) this.hovered.value = "";
  }

  /** What makes an element show its card. */
  shows(card: string) {
    return {
      "data-shows": card,
      onPointerEnter: (event: PointerEvent) => {
        this.pointedAt.value = card;
        if (event.pointerType !== "mouse" || !settings.value.hover || !this.isBeside()) return;
        this.after(HOVER, () => (this.hovered.value = card));
      },
      onPointerLeave: (event: PointerEvent) => {
        if (this.pointedAt.value === card) this.pointedAt.value = "";
        clearTimeout(this.timer);
        if (event.pointerType === "mouse") this.hovered.value = "";
      },
      onPointerDown: (event: PointerEvent) => {
        this.pressed = false;
        if (event.pointerType === "mouse") return;
        this.after(PRESS, () => {
          this.pressed = true;
          this.show(card);
        });
      },
      onPointerUp: (event: PointerEvent) => {
        if (event.pointerType !== "mouse") clearTimeout(this.timer);
      },
      onPointerCancel: () => clearTimeout(this.timer),
      onContextMenu: (event: MouseEvent) => {
        event.preventDefault();
        this.show(card);
      },
      onFocusIn: () => (this.pointedAt.value = card),
      onFocusOut: () => (this.pointedAt.value = ""),
    };
  }

  private after(milliseconds: number, act: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(act, milliseconds);
  }
}
