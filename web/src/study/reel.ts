/** The moments of a recorded game, fetched in chunks and kept: a step is then a lookup. The next chunk is fetched ahead. */

import type { ReplayStep } from "../wire/protocol";

/** Moments that are asked for at once; the server sends no more. */
export const CHUNK = 64;

/** Fetches the moments from one up to before another, as a seat saw them. */
export type FetchMoments = (from: number, to: number, seat: string, signal: AbortSignal) => Promise<readonly ReplayStep[]>;

interface Chunk {
  moments: Promise<readonly ReplayStep[]>;
  found: readonly ReplayStep[] | null;
  abandoned: AbortController;
}

export class Reel {
  private readonly chunks = new Map<string, Chunk>();

  constructor(
    private readonly fetchMoments: FetchMoments,
    private readonly steps: number,
    private readonly isAhead = true,
  ) {}

  /** A moment, if it is here already. */
  known(step: number, seat: string): ReplayStep | undefined {
    return this.chunks.get(keyOf(step, seat))?.found?.[step % CHUNK];
  }

  /** A moment, fetched if need be. What was asked for meanwhile and is not near it is given up. */
  async load(step: number, seat: string): Promise<ReplayStep | undefined> {
    const next = step - (step % CHUNK) + CHUNK;
    const wanted = [step, ...(this.isAhead ? [next] : [])].filter((each) => each < this.steps);
    this.giveUpBut(wanted.map((each) => keyOf(each, seat)));
    const [here] = wanted.map((each) => this.chunk(each, seat));
    return (await here?.moments)?.[step % CHUNK];
  }

  private chunk(step: number, seat: string): Chunk {
    const key = keyOf(step, seat);
    const known = this.chunks.get(key);
    if (known) return known;
    const from = step - (step % CHUNK);
    const abandoned = new AbortController();
    const chunk: Chunk = { moments: this.fetchMoments(from, from + CHUNK, seat, abandoned.signal), found: null, abandoned };
    this.chunks.set(key, chunk);
    chunk.moments.then(
      (moments) => (chunk.found = moments),
      () => this.chunks.get(key) === chunk && this.chunks.delete(key), // whoever comes again tries again
    );
    return chunk;
  }

  private giveUpBut(keys: readonly string[]): void {
    for (const [key, chunk] of [...this.chunks]) {
      if (chunk.found || keys.includes(key)) continue;
      this.chunks.delete(key);
      chunk.abandoned.abort();
    }
  }
}

const keyOf = (step: number, seat: string): string => `${Math.floor(step / CHUNK)},${seat}`;
