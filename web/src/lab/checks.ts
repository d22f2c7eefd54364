/** Texts as the server understands them. */

import { useEffect, useState } from "preact/hooks";
import { settings } from "../kept/settings";
import { checkStrategy } from "../wire/laboratory";
import type { StrategyChecked } from "../wire/protocol";

/** Milliseconds without a key after which a text is read. */
const TYPING = 40;

export interface Checks {
  /** What is known of a text; null while it is being read. */
  of: (text: string) => StrategyChecked | null;
}

/** Have texts read whenever they change. */
export function useChecks(texts: readonly string[], cards: string): Checks {
  const { language } = settings.value;
  const [known, setKnown] = useState<ReadonlyMap<string, StrategyChecked>>(new Map());
  const keyOf = (text: string): string => `${language} ${cards} ${text}`;
  useEffect(() => {
    let isWanted = true;
    const check = async (text: string): Promise<void> => {
      const checked = await checkStrategy({ text, cards }).catch(refusedAsProblem);
      if (isWanted) setKnown((before) => new Map([...[...before].slice(-KEPT), [keyOf(text), checked]]));
    };
    const timer = setTimeout(() => {
      for (const text of new Set(texts)) if (!known.has(keyOf(text))) void check(text);
    }, TYPING);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [language, cards, JSON.stringify(texts)]);
  return { of: (text) => known.get(keyOf(text)) ?? null };
}

/** Texts that are remembered. */
const KEPT = 60;

/** A text that was not even read has what the server says about that at its beginning. */
function refusedAsProblem(failure: unknown): StrategyChecked {
  const message = failure instanceof Error ? failure.message : String(failure);
  return { name: "", neat: "", statements: [], converted: "", problems: [{ line: 1, column: 1, length: 1, code: "", message, hint: "", fix: "" }] };
}
