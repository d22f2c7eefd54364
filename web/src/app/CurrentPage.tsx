import type { ComponentType } from "preact";
import { Component, type ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { PageFrame } from "../shell/Page";
import { route } from "../shell/router";
import { Loading, Notice } from "../ui/Notice";
import { reload, reloadIfOutdated } from "../wire/loading";
import { wantLater, wantWords } from "../words/fluent";
import { t } from "../words/t";
import { type PageProps, type Row, rowOf } from "./routes";

type PageComponent = ComponentType<PageProps>;

const fetched = new Map<Row, PageComponent>();

/** Fetch a page and its words. */
export async function fetchPage(row: Row): Promise<PageComponent> {
  if (row.cardTexts) wantLater("card-texts");
  const [page] = await Promise.all([fetched.get(row) ?? row.load(), wantWords(row.page)]);
  fetched.set(row, page);
  return page;
}

/** The page that the address names, once it is here. */
export function CurrentPage() {
  const now = route.value;
  const row = rowOf(now);
  useEffect(() => {
    if (row.title !== null) document.title = row.title ? `${t(row.title)} – Fiefdom` : "Fiefdom";
  });
  return (
    <Boundary key={`${row.page} ${now.id}`}>
      <Fetched row={row} />
    </Boundary>
  );
}

function Fetched({ row }: { row: Row }) {
  const [Page, setPage] = useState<PageComponent | null>(() => fetched.get(row) ?? null);
  const [problem, setProblem] = useState<unknown>(null);
  useEffect(() => {
    const fail = (failure: unknown): void => {
      setProblem(failure);
      reloadIfOutdated().catch(() => {}); // there is no connection: the page says so
    };
    fetchPage(row).then((page) => setPage(() => page), fail);
  }, [row]);
  if (Page) return <Page route={route.value} />;
  return problem ? <Failed problem={problem} /> : <Loading />;
}

function Failed({ problem }: { problem: unknown }) {
  const [latest, setLatest] = useState(problem);
  return (
    <PageFrame>
      <Notice problem={latest} again={() => void reload().catch(setLatest)} />
    </PageFrame>
  );
}

/** A page that fails while it is drawn says so, and can be loaded anew; the rest of the page stays. */
class Boundary extends Component<{ children: ComponentChildren }, { problem: unknown }> {
  override state = { problem: null };

  static getDerivedStateFromError(problem: unknown): { problem: unknown } {
    console.error(problem);
    return { problem };
  }

  override render() {
    return this.state.problem ? <Failed problem={this.state.problem} /> : this.props.children;
  }
}
