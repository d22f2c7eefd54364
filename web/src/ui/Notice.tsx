import { Refused } from "../wire/http";
import { t } from "../words/fluent";
import { inWords } from "../shell/starting";

/** Until something is there. */
export function Loading() {
  return (
    <p class="loading" role="status">
      {t("web-connecting")}
    </p>
  );
}

/** What has gone wrong: what the server refused, in its words, or something that could not be loaded. */
export function Problem({ problem, again }: { problem: unknown; again: () => void }) {
  return (
    <div class="problem" role="alert">
      <p>{problem instanceof Refused ? inWords(problem) : t("web-failed")}</p>
      <button type="button" class="button" onClick={again}>
        {t("web-again")}
      </button>
    </div>
  );
}
