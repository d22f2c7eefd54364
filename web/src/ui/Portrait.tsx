import { Icon } from "./Icon";

/**
 * The faces of the opponents, drawn for this: a few flat shapes on a field of 48 × 48, in the tones of the pictures of cards. Everybody has
 * shoulders and a face; what is on the head, and sometimes on the face, tells who it is.
 */

type Tone = "d" | "m" | "l" | "w";
type Shape = readonly [Tone, string];

const EVERYBODY: readonly Shape[] = [
  ["m", "M6 48c1-10 8-15 18-15s17 5 18 15z"],
  ["l", "M24 35a9 10 0 1 0 0-20a9 10 0 0 0 0 20z"],
  ["d", "M20 24a1 1 0 1 0 .01 0zM28 24a1 1 0 1 0 .01 0zM20 29q4 4 8 0q-4 2-8 0z"],
];
const BEARD: Shape = ["m", "M15 26c1 9 4 14 9 14s8-5 9-14c-2 3-5 4-9 4s-7-1-9-4z"];

const HEADS: Readonly<Record<string, readonly Shape[]>> = {
  beginner: [["w", "M13 24c-2-9 3-14 8-14c1-3 5-4 8-2c-2 0-3 1-3 2c6 0 11 5 9 14c-2-6-6-8-11-8s-9 2-11 8z"]],
  novice: [["d", "M11 34c-3-17 4-26 13-26s16 9 13 26c0-11-4-18-13-18s-13 7-13 18z"]],
  apprentice: [["d", "M11 20c0-7 6-11 13-11s14 4 14 10l5 3c-11-3-22-4-32-2z"]],
  journeyman: [
    ["d", "M5 21c6-3 10-3 10-3c0-6 3-11 9-11s9 5 9 11c0 0 4 0 10 3c-12 2-26 2-38 0z"],
    ["w", "M15 15h18v3h-18z"],
  ],
  craftsman: [BEARD, ["d", "M12 20c-3-6 3-12 13-12s16 4 14 9c-2 3-19 0-27 3z"]],
  adept: [
    ["d", "M12 22c1-8 6-12 9-19c4 7 14 11 15 19c-8-3-16-3-24 0z"],
    ["w", "M24 10l2 4 4 0-3 3 1 4-4-2-4 2 1-4-3-3 4 0z"],
  ],
  expert: [
    ["d", "M4 14l20-8 20 8-20 8zM20 20a4 4 0 1 0 .01 0zm0 1a3 3 0 1 1-.01 0zM28 20a4 4 0 1 0 .01 0zm0 1a3 3 0 1 1-.01 0z"],
    ["w", "M40 15v10l-2 3h3l-1-3z"],
  ],
  master: [BEARD, ["w", "M12 20l-3-13 8 6 7-10 7 10 8-6-3 13c-8-3-16-3-24 0z"]],
  adaptive: [
    ["d", "M13 24c-1-9 4-14 11-14z"],
    ["w", "M24 10c7 0 12 5 11 14c-2-6-6-8-11-8z"],
  ],
};

/** Who an opponent is; bots that are no levels have no face. */
export function Portrait({ bot }: { bot: string }) {
  const head = HEADS[bot];
  if (!head) return <Icon name="bot" />;
  return (
    <svg class="portrait" viewBox="0 0 48 48" aria-hidden="true">
      {[...EVERYBODY, ...head].map(([tone, path]) => (
        <path key={path} class={`tone-${tone}`} d={path} />
      ))}
    </svg>
  );
}
