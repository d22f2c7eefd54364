import { useEffect, useRef, useState } from "preact/hooks";
import { PageFrame } from "../shell/Page";
import type { Route } from "../shell/router";
import { Notice } from "../ui/Notice";
import { rulesPage } from "../wire/http";
import { t } from "../words/t";
import "./learn.css";

const FIRST = "index";

/** A page of the rule book, at the rule or the card that the address names. It is in English, and the server's own text. */
export function RulesPage({ route }: { route: Route }) {
  const [html, setHtml] = useState("");
  const [problem, setProblem] = useState<unknown>(null);
  const [tries, setTries] = useState(0);
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    setProblem(null);
    rulesPage(route.id || FIRST).then(setHtml, setProblem);
  }, [route.id, tries]);
  useEffect(() => {
    if (!text.current) return;
    text.current.innerHTML = html;
    text.current.querySelector(`[id="${CSS.escape(route.hash || route.id)}"]`)?.closest("li")?.scrollIntoView();
  }, [html, route.hash]);
  return (
    <PageFrame>
      <article class="prose panel rule-book">
        <p>
          {route.id ? <a href="/rules">{t("web-rules")}</a> : <span>{t("web-rules-about")}</span>}
        </p>
        <Notice problem={problem} again={() => setTries(tries + 1)} />
        <div ref={text} lang="en" dir="ltr" />
      </article>
    </PageFrame>
  );
}
