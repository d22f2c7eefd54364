import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../locale";

/** A page whose code is fetched when it is first shown. */
export function later<P extends object>(fetchPage: () => Promise<ComponentType<P>>): ComponentType<P> {
  let known: ComponentType<P> | null = null;
  return function Later(props: P) {
    const [Page, setPage] = useState<ComponentType<P> | null>(() => known);
    useEffect(() => {
      void fetchPage().then((page) => {
        known = page;
        setPage(() => page);
      });
    }, []);
    return Page ? <Page {...props} /> : <p class="loading">{t("web-connecting")}</p>;
  };
}
