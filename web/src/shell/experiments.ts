/** What the lab works on for this page: the newest result of each job. */

import { signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { settings } from "../kept/settings";
import { Refused } from "../wire/http";
import type { LabPart, StartWork } from "../wire/protocol";
import { openLine } from "../wire/work";
import { t } from "../words/t";

export interface Experiment {
  part: LabPart | null;
  /** Whether it was asked to rest. */
  isPaused: boolean;
  problem: unknown;
  isRunning: boolean;
}

const NOTHING: Experiment = { part: null, problem: null, isRunning: false, isPaused: false };

export interface Experiments {
  of: (job: string) => Experiment;
  /** Start a job, in place of the one that has its name. */
  start: (job: string, work: StartWork["of"]) => void;
  stop: (job: string) => void;
  /** Let a job rest, or go on. */
  hold: (job: string, rests: boolean) => void;
}

/** The jobs of a page; they end with it. */
export function useExperiments(): Experiments {
  const [experiments, close] = useMemo(makeExperiments, []);
  useEffect(() => close, []);
  return experiments;
}

function makeExperiments(): [Experiments, () => void] {
  const known = signal<Readonly<Record<string, Experiment>>>({});
  const of = (job: string): Experiment => known.value[job] ?? NOTHING;
  const change = (job: string, news: Partial<Experiment>): void => {
    known.value = { ...known.peek(), [job]: { ...(known.peek()[job] ?? NOTHING), ...news } };
  };
  const lose = (): void => {
    for (const [job, { isRunning }] of Object.entries(known.peek())) if (isRunning) change(job, { isRunning: false, isPaused: false, problem: new Error(t("lab-lost")) });
  };
  const line = openLine((message) => {
    if (message.type === "refused") change(message.job, { problem: new Refused(message), isRunning: false });
    if (message.type === "lab") change(message.job, { part: message, problem: null, isRunning: !message.is_finished });
  }, lose);
  const start = (job: string, of: StartWork["of"]): void => {
    change(job, { isRunning: true, isPaused: false, problem: null });
    line.start({ job, of, language: settings.value.language });
  };
  const stop = (job: string): void => {
    if (!known.peek()[job]?.isRunning) return;
    change(job, { isRunning: false });
    line.stop(job);
  };
  const hold = (job: string, rests: boolean): void => {
    change(job, { isPaused: rests });
    line.hold(job, rests);
  };
  return [{ of, start, stop, hold }, line.close];
}
