import { useEffect, useRef, useState } from "preact/hooks";
import { learnPage } from "../api";
import { t } from "../locale";
import { Icon } from "../parts/Icon";
import { PageFrame } from "../parts/Page";
import { settings } from "../settings";
import { inWords, playNow } from "../starting";

/** The rules for somebody who has never played. The text is the server's own, not anybody's input. */
export function LearnPage() {
  const { language } = settings.value;
  const [html, setHtml] = useState("");
  const [problem, setProblem] = useState("");
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    learnPage(language).then(setHtml, (error: unknown) => setProblem(inWords(error)));
  }, [language]);
  useEffect(() => {
    if (text.current) text.current.innerHTML = html;
  }, [html]);
  return (
    <PageFrame>
      <article class="prose panel">
        {problem && <p class="problem">{problem}</p>}
        <div ref={text} />
        {html && (
          <p>
            <button type="button" class="button main big" onClick={() => void playNow(true).catch((error: unknown) => setProblem(inWords(error)))}>
              <Icon name="star" /> {t("web-first-game")}
            </button>
          </p>
        )}
      </article>
    </PageFrame>
  );
}
