/** Parts of a page that are fetched when they are first shown, so that what most visits do not need costs them nothing. */

import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Loading, Notice } from "./Notice";

export interface Later<P> {
  Part: ComponentType<P>;
  /** Fetch it before it is needed. */
  fetch: () => void;
}

export function later<P extends object>(load: () => Promise<ComponentType<P>>): Later<P> {
  let found: ComponentType<P> | null = null;
  const fetch = async (): Promise<ComponentType<P>> => (found ??= await load());
  function Part(props: P) {
    const [Here, setHere] = useState<ComponentType<P> | null>(() => found);
    const [problem, setProblem] = useState<unknown>(null);
    const get = (): void => {
      setProblem(null);
      fetch().then((part) => setHere(() => part), setProblem);
    };
    useEffect(() => {
      if (!Here) get();
    }, []);
    if (Here) return <Here {...props} />;
    return problem ? <Notice problem={problem} again={get} /> : <Loading />;
  }
  return { Part, fetch: () => void fetch().catch(() => {}) };
}
