import { useId, useState } from "preact/hooks";
import { t } from "../words/t";
import { useSurroundings } from "../board/surroundings";
import type { TableStore } from "./store";

/** The command line: the same words as in the terminal. */
export function CommandLine({ store }: { store: TableStore }) {
  const [text, setText] = useState("");
  const { commandIsOpen } = useSurroundings();
  const field = useId();
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    if (text.trim()) store.send({ type: "command", text: text.trim() });
    setText("");
  };
  /** At once, as it was opened: the next letter is a shortcut again. */
  const leave = (event: KeyboardEvent): void => {
    if (event.key !== "Escape") return;
    commandIsOpen.value = false;
    (event.currentTarget as HTMLFormElement).hidden = true;
    (event.target as HTMLElement).blur();
  };
  return (
    <form class="command-line" hidden={!commandIsOpen.value} onSubmit={send} onKeyDown={leave}>
      <label for={field} class="hidden">
        {t("ui-key-command")}
      </label>
      <span aria-hidden="true">/</span>
      <input
        id={field}
        dir="auto"
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        placeholder={t("ui-command-hint")}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
    </form>
  );
}
