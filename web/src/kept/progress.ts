/** What somebody has learned in this browser: the lessons taken to their end. */

import { Kept } from "./kept";

const kept = new Kept<readonly string[]>("fiefdom.lessons", []);

/** Know what was learned, also in another tab. */
export function followProgress(): void {
  kept.follow();
}

export const lessonsDone = (): readonly string[] => kept.value;

export function noteLesson(lesson: string): void {
  if (!kept.value.includes(lesson)) kept.change((done) => [...done.filter((each) => each !== lesson), lesson]);
}
