import "./notice.css";
import "./button.css";
/** Everything that is said about something going on or going wrong: loading, a problem with a way out, an empty place, short notices. */

import type { ComponentChildren } from "preact";
import { hasFailed, tryAgain } from "../wire/loading";
import { Refused } from "../wire/http";
import { inWords } from "../words/problems";
import { t } from "../words/t";
import { Icon } from "./Icon";
import { announcement, dismiss, toasts } from "./notices";

/** Until something is there. */
export function Loading() {
  return (
    <p class="loading" role="status">
      {t("web-connecting")}
    </p>
  );
}

/** What has gone wrong: what the server refused, in its words, or something that could not be loaded; with a way to try again, if there is one. */
export function Notice({ problem, again }: { problem: unknown; again?: () => void }) {
  if (!problem) return null;
  return (
    <div class="problem" role="alert">
      <p>{again && !(problem instanceof Refused) ? t("web-failed") : inWords(problem)}</p>
      {again && (
        <button type="button" class="button" onClick={again}>
          {t("web-again")}
        </button>
      )}
    </div>
  );
}

/** Where there is nothing yet. */
export function Nothing({ children }: { children: ComponentChildren }) {
  return <p class="nothing-yet">{children}</p>;
}

/** The short notices over the page, and what is said to those who listen. */
export function Notices() {
  return (
    <>
      <div class="toasts" role="region" aria-label={t("web-notices")}>
        {hasFailed.value && (
          <p class="toast failed" role="alert">
            {t("web-failed")}
            <button type="button" class="button" onClick={tryAgain}>
              {t("web-again")}
            </button>
          </p>
        )}
        {toasts.value.map((toast) => (
          <p key={toast.id} class="toast" role="alert">
            {toast.text}
            <button type="button" class="toast-close" aria-label={t("ui-close")} onClick={() => dismiss(toast.id)}>
              <Icon name="close" />
            </button>
          </p>
        ))}
      </div>
      <p class="hidden" role="status" aria-live="polite">
        {announcement.value}
      </p>
    </>
  );
}
