/** Putting a text on the clipboard, also where the page came over plain HTTP and browsers do not lend theirs. */

/** Whether it worked. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyMarked(text);
  }
}

/** The old way: a field that nobody sees is marked and copied, and the focus goes back to where it was. */
function copyMarked(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement("textarea");
  field.className = "hidden";
  field.readOnly = true;
  field.value = text;
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return done;
}
