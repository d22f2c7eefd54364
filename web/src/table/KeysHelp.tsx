import { useEffect, useRef } from "preact/hooks";
import { t } from "../locale";
import { Icon } from "../parts/Icon";
import { helpIsOpen } from "./keyboard";

const KEYS: readonly (readonly [string, string])[] = [
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
  ["?", "web-key-help"],
  ["/", "web-key-command"],
  ["L", "web-key-last"],
  ["I", "web-key-status"],
  ["H", "web-key-say-hand"],
  ["V", "web-key-scores"],
  ["M", "web-key-affordable"],
];

const COMMANDS = ["play", "buy", "treasures", "choose", "pass", "end", "undo", "card", "show"].map((name) => `ui-help-${name}`);

/** The keys and the commands, on a sheet over the side of the page. */
export function KeysHelp() {
  const close = useRef<HTMLButtonElement>(null);
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
        {KEYS.map(([key, words]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(words)}</dd>
          </div>
        ))}
      </dl>
      <h3>{t("web-key-command")}</h3>
      <p class="quiet-text">{t("ui-help-intro")}</p>
      <ul>
        {COMMANDS.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
    </aside>
  );
}
