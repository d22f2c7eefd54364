import { useEffect, useRef, useState } from "preact/hooks";
import { learnPage } from "../api";
import { t } from "../locale";
import { Icon } from "../parts/Icon";
import { PageFrame } from "../parts/Page";
import { Problem } from "../parts/Problem";
import { settings } from "../settings";
import { inWords, playNow } from "../starting";
import { toast } from "../toasts";

/** The rules for somebody who has never played. The text is the server's own, not anybody's input. */
export function LearnPage() {
  const { language } = settings.value;
  const [html, setHtml] = useState("");
  const [problem, setProblem] = useState<unknown>(null);
  const [tries, setTries] = useState(0);
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    setProblem(null);
    learnPage(language).then(setHtml, setProblem);
  }, [language, tries]);
  useEffect(() => {
    if (text.current) text.current.innerHTML = html;
  }, [html]);
  return (
    <PageFrame>
      <article class="prose panel">
        {problem ? <Problem problem={problem} again={() => setTries(tries + 1)} /> : null}
        <div ref={text} />
        {html && (
          <p>
            <button type="button" class="button main big" onClick={() => void playNow(true).catch((error: unknown) => toast(inWords(error)))}>
              <Icon name="star" /> {t("web-first-game")}
            </button>
          </p>
        )}
      </article>
    </PageFrame>
  );
}
