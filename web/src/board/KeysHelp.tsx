import { useEffect, useRef } from "preact/hooks";
import { type PlainKey, t, tOf } from "../words/t";
import { Icon } from "../ui/Icon";
import { useSurroundings } from "./surroundings";

/** Keys with the messages that say what they do, and the typed commands there are. */
export interface Help {
  keys: readonly (readonly [key: string, words: PlainKey])[];
  commands: readonly string[];
}

const LISTENING: Help["keys"] = [
  ["?", "web-key-help"],
  ["/", "web-key-command"],
  ["L", "web-key-last"],
  ["I", "web-key-status"],
  ["V", "web-key-scores"],
];

/** For those who sit at the table. */
export const PLAYING: Help = {
  keys: [
    ["1 – 9, 0", "web-key-hand"],
    ["F", "web-key-letters"],
    ["T", "web-play-treasures"],
    ["A", "ui-end-action-phase"],
    ["E", "web-key-end"],
    ["↵", "ui-confirm"],
    ["Esc", "ui-key-clear"],
    ["U", "ui-key-undo"],
    ["⇧ U", "web-ask-undo"],
    ["R", "ui-key-redo"],
    ["S", "web-hurry"],
    ["D", "web-advice"],
    ["W", "web-bots-ask"],
    ...LISTENING,
    ["H", "web-key-say-hand"],
    ["M", "web-key-affordable"],
  ],
  commands: ["play", "buy", "treasures", "choose", "pass", "end", "undo", "card", "show"],
};

/** For those who watch. */
export const WATCHING: Help = { keys: [...LISTENING, ["Esc", "ui-close"]], commands: ["card", "show"] };

/** The keys and the commands, on a sheet over the side of the page. */
export function KeysHelp({ help }: { help: Help }) {
  const close = useRef<HTMLButtonElement>(null);
  const { helpIsOpen } = useSurroundings();
  const open = helpIsOpen.value;
  useEffect(() => {
    if (open) close.current?.focus();
  }, [open]);
  if (!open) return null;
  return (
    <aside class="keys-help panel" aria-label={t("ui-help-title")}>
      <header>
        <h2>{t("ui-help-title")}</h2>
        <button type="button" class="button round quiet" ref={close} aria-label={t("ui-close")} onClick={() => (helpIsOpen.value = false)}>
          <Icon name="close" />
        </button>
      </header>
      <dl>
        {help.keys.map(([key, words]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(words)}</dd>
          </div>
        ))}
      </dl>
      {help.commands.length > 0 && (
        <>
          <h3>{t("web-key-command")}</h3>
          <p class="quiet-text">{t("ui-help-intro")}</p>
          <ul>
            {help.commands.map((name) => (
              <li key={name}>{tOf("ui-help", name)}</li>
            ))}
          </ul>
        </>
      )}
    </aside>
  );
}
