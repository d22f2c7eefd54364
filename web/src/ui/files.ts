/** Files for people to take home. */

/** Let the browser save something under a name. */
export function save(content: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), SAVING);
}

/** Milliseconds after which a browser has surely begun to save. */
const SAVING = 10_000;
