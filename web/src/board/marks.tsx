/** Marks on cards: what is advised, what was best, what was chosen, what a lesson asks for. Each is said in words, too. */

import "./marks.css";
import { t } from "../words/t";

/** `advice` and `best`: do this; `given`: this was done; `target`: a lesson is about it. */
export type MarkKind = "advice" | "best" | "given" | "target";

export interface Mark {
  kind: MarkKind;
  /** A few characters that stand on the mark, such as a chance. */
  text?: string;
}

/** Where marked cards lie; a `deed` is a button that goes on: `treasures`, `end-turn`. */
export type MarkedPlace = "supply" | "hand" | "play" | "row" | "deed";

/** The marks by place and card. */
export type Marks = Readonly<Partial<Record<MarkedPlace, Readonly<Record<string, Mark>>>>>;

/** The mark of a card, if it has one. */
export function markOf(marks: Marks, place: MarkedPlace, card: string): Mark | undefined {
  return marks[place]?.[card];
}

/** The class that gives a marked card its ring. */
export const markClass = (mark: Mark | undefined): string | undefined => mark && `marked mark-${mark.kind}`;

const SIGNS: Readonly<Record<MarkKind, string>> = { advice: "★", best: "★", given: "●", target: "▼" };

/** The sign on a marked card. */
export function MarkSign({ mark }: { mark: Mark | undefined }) {
  if (!mark) return null;
  return (
    <span class="mark-sign">
      <span aria-hidden="true">{SIGNS[mark.kind]}</span>
      <span class="hidden">{t(`web-mark-${mark.kind}`)}</span>
      {mark.text && <span class="ltr">{mark.text}</span>}
    </span>
  );
}
