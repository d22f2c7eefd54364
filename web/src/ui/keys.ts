/** Which key presses are meant for the page as a whole. */

/** Whether nothing but the key was pressed. With Alt, Ctrl or Meta it is the browser's: Alt and an arrow go back. */
export function isPlain(event: KeyboardEvent): boolean {
  return !event.ctrlKey && !event.metaKey && !event.altKey;
}

/** Hear the keys that are the page's: nobody types, the browser does not mean them, and what has the focus has not used them. Stops when the returned function is called. */
export function listenToPage(press: (event: KeyboardEvent) => boolean): () => void {
  const listen = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || !isPlain(event) || isTyping(event.target)) return;
    if (press(event)) event.preventDefault();
  };
  addEventListener("keydown", listen);
  return () => removeEventListener("keydown", listen);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.matches("input:not([type=checkbox]), textarea, select") || target.isContentEditable);
}
