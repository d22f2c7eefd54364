/** The review of a game as long as its page is open: begun once, joined part by part, stopped when the page is left. */

import { useEffect, useRef, useState } from "preact/hooks";
import { settings } from "../kept/settings";
import { Refused } from "../wire/http";
import { startWork } from "../wire/work";
import { NO_REVIEW, type Review, taken } from "./review";

export interface ReviewWork {
  review: Review;
  problem: unknown;
  begin: () => void;
  leave: () => void;
}

export function useReview(replay: string): ReviewWork {
  const [review, setReview] = useState<Review>(NO_REVIEW);
  const [problem, setProblem] = useState<unknown>(null);
  const stop = useRef(() => {});
  const { language } = settings.value;
  useEffect(
    () => () => {
      stop.current();
      setReview(NO_REVIEW);
    },
    [replay, language],
  );
  const begin = (): void => {
    stop.current();
    setProblem(null);
    setReview({ ...NO_REVIEW, state: "running" });
    stop.current = startWork(
      { job: "review", of: { kind: "review", replay }, language },
      (message) => {
        if (message.type === "lab" || message.type === "followed") return;
        if (message.type !== "refused") return setReview((before) => taken(before, message));
        setProblem(new Refused(message));
        setReview({ ...NO_REVIEW, state: "stopped" });
      },
      () => setReview((before) => ({ ...before, state: "stopped" })),
    );
  };
  const leave = (): void => {
    stop.current();
    setReview((before) => ({ ...before, state: "stopped" }));
  };
  return { review, problem, begin, leave };
}
