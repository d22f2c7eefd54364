import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { useArrival } from "./arrival";
import { t } from "../words/t";

/** What a page is about. Whoever comes to the page starts here. */
export function Main({ id, kind, children }: { id: string; kind: string; children: ComponentChildren }) {
  const main = useRef<HTMLElement>(null);
  useArrival(main);
  return (
    <main id={id} class={kind} tabIndex={-1} ref={main}>
      {children}
    </main>
  );
}

/** Past what all pages begin with. The address stays: what stands after its `#` has a meaning of its own. */
export function SkipLink({ to }: { to: string }) {
  const skip = (event: MouseEvent): void => {
    event.preventDefault();
    document.getElementById(to)?.focus();
  };
  return (
    <a class="skip" href={`#${to}`} onClick={skip}>
      {t("web-skip")}
    </a>
  );
}
