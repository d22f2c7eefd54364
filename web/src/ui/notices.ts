/** Short notices, and sentences for those who listen instead of looking. */

import { signal } from "@preact/signals";

export interface Toast {
  id: number;
  text: string;
}

const STAYS = 4500;
let last = 0;

export const toasts = signal<readonly Toast[]>([]);
export const announcement = signal("");

/** Show a notice for a few seconds, or for longer. */
export function toast(text: string, stays = STAYS): void {
  const id = ++last;
  toasts.value = [...toasts.value.filter((other) => other.text !== text).slice(-2), { id, text }];
  setTimeout(() => dismiss(id), stays);
}

export function dismiss(id: number): void {
  toasts.value = toasts.value.filter((other) => other.id !== id);
}

/** Have a screen reader say something. A mark that nobody hears makes the same sentence new the second time. */
export function announce(text: string): void {
  announcement.value = announcement.value === text ? `${text}\u200b` : text;
}
