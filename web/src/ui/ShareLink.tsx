import "./share.css";
import { useEffect, useId, useState } from "preact/hooks";
import { t } from "../words/t";
import { copy } from "./copy";
import { Icon } from "./Icon";
import { announce, toast } from "./notices";
import type { Modules } from "./qr";

/** A link to give to somebody: to copy, or to point a phone at. */
export function ShareLink({ link, label }: { link: string; label: string }) {
  const [copied, setCopied] = useState("");
  const [open, setOpen] = useState(false);
  const code = useId();
  const press = async (): Promise<void> => {
    const done = await copy(link);
    if (!done) return toast(t("web-copy-by-hand"));
    setCopied(link);
    announce(t("web-copied"));
  };
  const isCopied = copied === link;
  return (
    <span class="share">
      <span class="share-line">
        <input class="field" readOnly dir="ltr" value={link} aria-label={label} onFocus={(event) => event.currentTarget.select()} />
        <button type="button" class="button main" onClick={() => void press()}>
          <Icon name={isCopied ? "check" : "copy"} /> {isCopied ? t("web-copied") : t("web-copy")}
        </button>
        <button type="button" class="button" aria-expanded={open} aria-controls={code} onClick={() => setOpen(!open)}>
          <Icon name="qr" /> {t("web-qr")}
        </button>
      </span>
      <span id={code} hidden={!open}>
        {open && <QrCode text={link} />}
      </span>
    </span>
  );
}

/** A link as a picture for the camera of a phone. */
function QrCode({ text }: { text: string }) {
  const [code, setCode] = useState<Modules | null>(null);
  useEffect(() => {
    // Fetched when somebody wants it: most visitors never do.
    void import("./qr").then(({ qrCode }) => setCode(qrCode(text)), console.info);
  }, [text]);
  if (!code) return null;
  const size = code.length + 8;
  return (
    <svg class="qr" viewBox={`-4 -4 ${size} ${size}`} role="img" aria-label={t("web-qr-about")} shape-rendering="crispEdges">
      <rect class="qr-paper" x="-4" y="-4" width={size} height={size} />
      <path class="qr-ink" d={pathOf(code)} />
    </svg>
  );
}

function pathOf(code: Modules): string {
  return code.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
}
