/** Where a board comes from: a table on the server, a moment of a recorded game, a lesson. It draws them all alike. */

import { type ReadonlySignal, signal } from "@preact/signals";
import type { LogEntry, OpenQuestion, Picture } from "../wire/protocol";
import type { Outgoing } from "../wire/socket";
import type { Clocks } from "./clocks";
import type { Marks } from "./marks";

/** What a board draws. */
export interface Source {
  readonly state: ReadonlySignal<Picture | null>;
  readonly log: ReadonlySignal<readonly LogEntry[]>;
  /** The hands of all seats, where they are open. */
  readonly hands: ReadonlySignal<readonly Record<string, number>[] | null>;
  readonly marks: ReadonlySignal<Marks>;
  /** What the clocks say, where there are any. */
  readonly clocks?: ReadonlySignal<Clocks | null>;
  /** False while what is shown may be old. */
  readonly connected: ReadonlySignal<boolean>;
}

/** One at which somebody can do something. */
export interface PlayableSource extends Source {
  /** The question that this viewer has to answer, if there is one. */
  readonly question: ReadonlySignal<OpenQuestion | null>;
  /** What is said while others may react. */
  readonly waiting: ReadonlySignal<string>;
  /** Whether an answer waits for the connection to come back. */
  readonly holding: ReadonlySignal<boolean>;
  /** Whether the bots are not to make pauses now. */
  readonly hurried: ReadonlySignal<boolean>;
  hurry(): void;
  send(message: Outgoing): number;
  /** Advice about the open question, where there is any. */
  readonly help?: OfferedHelp;
  /** Bots that tell what they are up to, where there are any. */
  readonly bots?: OfferedTelling;
}

/** Bots that can be asked. */
export interface OfferedTelling {
  readonly isOffered: ReadonlySignal<boolean>;
  readonly told: ReadonlySignal<unknown>;
  toggle(): void;
}

/** Advice that can be asked for. */
export interface OfferedHelp {
  readonly isOffered: ReadonlySignal<boolean>;
  readonly isThinking: ReadonlySignal<boolean>;
  /** What is shown of it. */
  readonly current: ReadonlySignal<unknown>;
  /** What it says to newcomers, in a game with hints. */
  readonly hint: ReadonlySignal<string>;
  toggle(): void;
}

/** A source that one can only look at, such as a moment of a recorded game. */
export class StillSource implements Source {
  readonly state = signal<Picture | null>(null);
  readonly log = signal<readonly LogEntry[]>([]);
  readonly hands = signal<readonly Record<string, number>[] | null>(null);
  readonly marks = signal<Marks>({});
  readonly connected = signal(true);
}
