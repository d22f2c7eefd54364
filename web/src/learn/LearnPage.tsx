import "./learn.css";
import { useEffect, useRef, useState } from "preact/hooks";
import { lessonsDone } from "../kept/progress";
import { settings } from "../kept/settings";
import { PageFrame } from "../shell/Page";
import { playNow, startLesson } from "../shell/starting";
import { adjust, type Route } from "../shell/router";
import { Icon } from "../ui/Icon";
import { Notice } from "../ui/Notice";
import { toast } from "../ui/notices";
import { allLessons, learnPage } from "../wire/http";
import type { LessonInfo } from "../wire/protocol";
import { inWords } from "../words/problems";
import { t } from "../words/t";

const tell = (error: unknown): void => toast(inWords(error));

/** For somebody who has never played: the lessons, and the rules on one page. */
export function LearnPage({ route }: { route: Route }) {
  const { language } = settings.value;
  const [lessons, setLessons] = useState<readonly LessonInfo[]>([]);
  const [problem, setProblem] = useState<unknown>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    setProblem(null);
    allLessons(language).then(setLessons, setProblem);
  }, [language, tries]);
  useEffect(() => {
    if (!route.id) return;
    adjust("/learn"); // the way back from the lesson leads to the list, and does not begin it again
    void startLesson(route.id).catch(tell);
  }, [route.id]);
  return (
    <PageFrame>
      <section class="panel lessons">
        <h1>{t("web-lessons")}</h1>
        <p>{t("web-lesson-about")}</p>
        <Notice problem={problem} again={() => setTries(tries + 1)} />
        <Lessons lessons={lessons} />
      </section>
      {(lessons.length > 0 || problem !== null) && <Rules language={language} /> /* what is above stands first: nothing moves under a reader */}
    </PageFrame>
  );
}

/** All lessons; the first that is not done stands out. */
function Lessons({ lessons }: { lessons: readonly LessonInfo[] }) {
  const done = lessonsDone();
  const next = lessons.find(({ lesson }) => !done.includes(lesson))?.lesson;
  return (
    <ol class="lesson-list">
      {lessons.map(({ lesson, title, about, minutes }) => {
        const isDone = done.includes(lesson);
        return (
          <li key={lesson} class={isDone ? "done" : undefined} aria-current={lesson === next ? "step" : undefined}>
            <div>
              <h2>
                {title} {isDone && <Done />}
              </h2>
              <p>{about}</p>
            </div>
            <span class="lesson-minutes">{t("web-lesson-minutes", { n: minutes })}</span>
            <button
              type="button"
              class={lesson === next ? "button main" : "button"}
              aria-label={`${isDone ? t("web-lesson-again") : t("web-lesson-begin")}: ${title}`}
              onClick={() => void startLesson(lesson).catch(tell)}
            >
              {isDone ? t("web-lesson-again") : t("web-lesson-begin")}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

function Done() {
  return (
    <span class="lesson-done">
      <span aria-hidden="true">✓</span> <span>{t("web-lesson-done")}</span>
    </span>
  );
}

/** The rules in one text. It is the server's own, not anybody's input. */
function Rules({ language }: { language: string }) {
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
    <article class="prose panel" aria-label={t("web-lesson-rules")}>
      <Notice problem={problem} again={() => setTries(tries + 1)} />
      <div ref={text} />
      {html && (
        <p>
          <a href="/rules">{t("web-rules")}</a>: {t("web-rules-about")}
        </p>
      )}
      {html && (
        <p>
          <button type="button" class="button main big" onClick={() => void playNow(true).catch(tell)}>
            <Icon name="star" /> {t("web-first-game")}
          </button>
        </p>
      )}
    </article>
  );
}
