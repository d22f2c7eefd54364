import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { reload, reloadIfOutdated } from "../wire/loading";
import { PageFrame } from "../shell/Page";
import { Loading, Problem } from "../ui/Notice";

/** A page whose code is fetched when it is first shown. */
export function later<P extends object>(fetchPage: () => Promise<ComponentType<P>>): ComponentType<P> {
  let known: ComponentType<P> | null = null;
  return function Later(props: P) {
    const [Page, setPage] = useState<ComponentType<P> | null>(() => known);
    const [problem, setProblem] = useState<unknown>(null);
    useEffect(() => {
      const show = (page: ComponentType<P>): void => {
        known = page;
        setPage(() => page);
      };
      const fail = (failure: unknown): void => {
        setProblem(failure);
        reloadIfOutdated().catch(() => {}); // there is no connection: the page says so
      };
      fetchPage().then(show, fail);
    }, []);
    if (Page) return <Page {...props} />;
    if (!problem) return <Loading />;
    return (
      <PageFrame>
        <Problem problem={problem} again={() => void reload().catch(setProblem)} />
      </PageFrame>
    );
  };
}
