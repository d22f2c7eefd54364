import { useEffect, useRef, useState } from "preact/hooks";
import { learnPage } from "../wire/http";
import { t } from "../words/t";
import { Icon } from "../ui/Icon";
import { PageFrame } from "../shell/Page";
import { Notice } from "../ui/Notice";
import { settings } from "../kept/settings";
import { playNow } from "../shell/starting";
import { inWords } from "../words/problems";
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
        <Notice problem={problem} again={() => setTries(tries + 1)} />
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
