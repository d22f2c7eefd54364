import { useEffect, useRef, useState } from "preact/hooks";
import { settings } from "../kept/settings";
import { useTitle } from "../shell/arrival";
import { PageFrame } from "../shell/Page";
import type { Route } from "../shell/router";
import { Loading, Notice } from "../ui/Notice";
import { rulesPage } from "../wire/http";
import type { RuleBookPage } from "../wire/protocol";
import { t, tOf } from "../words/t";
import "./learn.css";

const FIRST = "index";
const WRITTEN_IN = "en";

const titleOf = (page: string): string => (page === FIRST ? t("web-rules") : tOf("rules-page", page));
const addressOf = (page: string): string => (page === FIRST ? "/rules" : `/rules/${page}`);

/** A page of the rule book, at the rule or the card that the address names. The rules are in English; all around them speaks the reader's language. */
export function RulesPage({ route }: { route: Route }) {
  const [found, setFound] = useState<RuleBookPage | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    setProblem(null);
    rulesPage(route.id || FIRST).then(setFound, setProblem);
  }, [route.id, tries]);
  const title = titleOf(found?.page ?? FIRST);
  useTitle(`${title} – Fiefdom`);
  return (
    <PageFrame wide>
      <div class="rule-book">
        {found && <Contents found={found} />}
        <article class="prose panel">
          <h1>{title}</h1>
          {settings.value.language === WRITTEN_IN ? (
            <p class="quiet-text">{t("web-rules-about")}</p>
          ) : (
            <p class="quiet-text">
              {t("rules-english")} <a href="/cards">{t("web-cards")}</a>
            </p>
          )}
          <Notice problem={problem} again={() => setTries(tries + 1)} />
          {found ? <RuleText html={found.html} at={route.hash || route.id} /> : !problem && <Loading />}
          {found && <Neighbours found={found} />}
        </article>
      </div>
    </PageFrame>
  );
}

function Contents({ found }: { found: RuleBookPage }) {
  return (
    <nav class="panel rule-pages" aria-label={t("rules-contents")}>
      <ul>
        {found.pages.map((page) => (
          <li key={page}>
            <a href={addressOf(page)} aria-current={page === found.page ? "page" : undefined}>
              {titleOf(page)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function RuleText({ html, at }: { html: string; at: string }) {
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!text.current) return;
    text.current.innerHTML = html;
    text.current.querySelector(`[id="${CSS.escape(at)}"]`)?.closest("li")?.scrollIntoView();
  }, [html, at]);
  return <div ref={text} lang={WRITTEN_IN} dir="ltr" />;
}

/** The pages before and behind this one. */
function Neighbours({ found }: { found: RuleBookPage }) {
  const place = found.pages.indexOf(found.page);
  const [before, behind] = [found.pages[place - 1], found.pages[place + 1]];
  return (
    <p class="rule-neighbours">
      {before && (
        <a rel="prev" href={addressOf(before)}>
          {t("rules-previous", { title: titleOf(before) })}
        </a>
      )}
      {behind && (
        <a rel="next" href={addressOf(behind)}>
          {t("rules-next", { title: titleOf(behind) })}
        </a>
      )}
    </p>
  );
}
