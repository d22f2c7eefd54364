import { useEffect, useRef, useState } from "preact/hooks";
import { learnPage } from "../wire/http";
import { t } from "../words/fluent";
import { Icon } from "../ui/Icon";
import { PageFrame } from "../shell/Page";
import { Problem } from "../ui/Notice";
import { settings } from "../kept/settings";
import { inWords, playNow } from "../shell/starting";
import { toast } from "../ui/notices";

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
