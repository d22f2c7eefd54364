/** The keys of the page: one listener, and scopes that lie over each other. The newest one that wants a key has it. */

import { type Inputs, useLayoutEffect } from "preact/hooks";

/** Whether nothing but the key was pressed. With Alt, Ctrl or Meta it is the browser's: Alt and an arrow go back. */
export function isPlain(event: KeyboardEvent): boolean {
  return !event.ctrlKey && !event.metaKey && !event.altKey;
}

/** Takes a key; whether it meant something, and so is nobody else's. */
export type Press = (event: KeyboardEvent) => boolean;

interface Scope {
  press: Press;
  /** Whether it also hears keys while somebody types, such as Escape for a menu. */
  whileTyping: boolean;
}

const scopes: Scope[] = [];

/** Hear the keys until the returned function is called. Keys that the browser means, or that what has the focus has used, are not heard. */
export function listenToKeys(press: Press, { whileTyping = false } = {}): () => void {
  const scope = { press, whileTyping };
  if (scopes.length === 0) addEventListener("keydown", hear);
  scopes.push(scope);
  return () => {
    const place = scopes.indexOf(scope);
    if (place >= 0) scopes.splice(place, 1);
    if (scopes.length === 0) removeEventListener("keydown", hear);
  };
}

/** Hear the keys as long as something is drawn, from the moment it is: whoever sees that a key means something may press it. */
export function useKeys(press: Press, inputs?: Inputs): void {
  useLayoutEffect(() => listenToKeys(press), inputs);
}

function hear(event: KeyboardEvent): void {
  if (event.defaultPrevented || !isPlain(event)) return;
  const typing = isTyping(event.target);
  const taken = [...scopes].reverse().some(({ press, whileTyping }) => (whileTyping || !typing) && press(event));
  if (taken) event.preventDefault();
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.matches("input:not([type=checkbox]), textarea, select") || target.isContentEditable);
}
