/** What went wrong, in words for people. */

import { Refused } from "../wire/http";
import { t } from "./t";

/** What the server refused, in its words; anything else is that nobody could be reached. */
export function inWords(problem: unknown): string {
  if (problem instanceof Refused) return problem.hint ? `${problem.message} – ${problem.hint}` : problem.message;
  return t("web-not-connected");
}
