/** Parts of a page that are fetched when they are first shown, so that what most visits do not need costs them nothing. */

import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Loading, Notice } from "./Notice";

export interface Later<P> {
  Part: ComponentType<P>;
  /** Fetch it before it is needed. */
  prepare: () => void;
}

export function later<P extends object>(load: () => Promise<ComponentType<P>>): Later<P> {
  let found: ComponentType<P> | null = null;
  const get = async (): Promise<ComponentType<P>> => (found ??= await load());
  function Part(props: P) {
    const [Here, setHere] = useState<ComponentType<P> | null>(() => found);
    const [problem, setProblem] = useState<unknown>(null);
    const begin = (): void => {
      setProblem(null);
      get().then((part) => setHere(() => part), setProblem);
    };
    useEffect(() => {
      if (!Here) begin();
    }, []);
    if (Here) return <Here {...props} />;
    return problem ? <Notice problem={problem} again={begin} /> : <Loading />;
  }
  return { Part, prepare: () => void get().catch(() => {}) };
}
