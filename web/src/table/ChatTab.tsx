import { useEffect, useId, useRef, useState } from "preact/hooks";
import { t } from "../words/t";
import { Icon } from "../ui/Icon";
import { PlayerName } from "../ui/Texts";
import type { TableStore } from "./store";

const LONGEST = 500;

/** What people say at the table. It is shown as text and nothing else. */
export function ChatTab({ store }: { store: TableStore }) {
  const [text, setText] = useState("");
  const field = useId();
  const list = useRef<HTMLOListElement>(null);
  const said = store.chat.value.filter(({ seat }) => seat === null || !store.muted.value.includes(seat));
  useEffect(() => {
    store.unread.value = 0;
    list.current?.lastElementChild?.scrollIntoView({ block: "nearest" });
  }, [said.length]);
  const say = (event: SubmitEvent): void => {
    event.preventDefault();
    if (text.trim() && store.send({ type: "chat", text: text.trim() })) setText("");
  };
  return (
    <div class="chat">
      {said.length === 0 && <p class="nothing-yet">{t("web-no-chat")}</p>}
      <ol ref={list}>
        {said.map((line) => (
          <li key={line.number} class={line.seat === null ? "said" : `said by-${line.seat}`}>
            <b>
              <PlayerName name={line.name || t("web-spectator")} />
            </b>{" "}
            <bdi>{line.text}</bdi>
          </li>
        ))}
      </ol>
      <form onSubmit={say}>
        <label class="hidden" for={field}>
          {t("web-say")}
        </label>
        <input
          id={field}
          class="field"
          dir="auto"
          autocomplete="off"
          maxLength={LONGEST}
          placeholder={t("web-say")}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" class="button round" aria-label={t("web-send")}>
          <Icon name="next" />
        </button>
      </form>
    </div>
  );
}
