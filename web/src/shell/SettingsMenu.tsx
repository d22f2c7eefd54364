import "../ui/menu.css";
import "../ui/button.css";
import "../ui/panel.css";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../words/t";
import { Icon } from "../ui/Icon";
import { listenToKeys } from "../ui/keys";
import { later } from "../ui/later";

const SettingsPanel = later(async () => (await import("./SettingsPanel")).SettingsPanel);

/** Fetch the settings before they are opened. */
export const prepareSettings = SettingsPanel.prepare;

/** The button that opens the settings, and the settings. */
export function SettingsMenu() {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!open) return;
    const leave = (event: Event): void => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    const stop = listenToKeys(({ key }) => key === "Escape" && (setOpen(false), true), { whileTyping: true });
    addEventListener("pointerdown", leave);
    return () => {
      stop();
      removeEventListener("pointerdown", leave);
    };
  }, [open]);
  return (
    <div class="menu" ref={root}>
      <button type="button" class="button round quiet" aria-expanded={open} aria-label={t("web-settings")} title={t("web-settings")} onPointerEnter={prepareSettings} onClick={() => setOpen((was) => !was)}>
        <Icon name="settings" />
      </button>
      {open && (
        <div class="menu-panel panel" role="group" aria-label={t("web-settings")}>
          <SettingsPanel.Part />
        </div>
      )}
    </div>
  );
}
