import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { lessonsDone } from "../kept/progress";
import { settings } from "../kept/settings";
import { go } from "../shell/router";
import { Icon, type IconName } from "../ui/Icon";
import { Notice } from "../ui/Notice";
import { allLessons, uploadRecord } from "../wire/http";
import type { LessonInfo } from "../wire/protocol";
import { t } from "../words/t";

/** What there is besides playing. */
export function More({ isNew }: { isNew: boolean }) {
  return (
    <>
      {isNew ? <Way href="/learn" icon="rules" title={t("web-lessons")} about={t("web-learn-about")} /> : <Lessons />}
      <Way href="/open" icon="user" title={t("web-open-tables")} about={t("web-open-about")} />
      <Way href="/daily" icon="sun" title={t("web-daily")} about={t("web-daily-about")} />
      <Way href="/puzzles" icon="bulb" title={t("web-puzzles")} about={t("web-puzzles-about")} />
      <Way href="/cards" icon="card" title={t("web-cards")} about={t("web-cards-about")} />
      <Way href="/p" icon="flag" title={t("position-title")} about={t("position-about")} />
      <Way href="/lab" icon="search" title={t("web-lab")} about={t("web-lab-about")} />
      <UploadReplay />
    </>
  );
}

/** The next lesson, and how many are done. */
function Lessons() {
  const { language } = settings.value;
  const [lessons, setLessons] = useState<readonly LessonInfo[]>([]);
  useEffect(() => {
    allLessons(language).then(setLessons, () => {}); // without them the way to the lessons is there all the same
  }, [language]);
  const done = lessonsDone();
  const next = lessons.find(({ lesson }) => !done.includes(lesson));
  const count = lessons.length > 0 && t("web-lessons-done", { n: lessons.filter(({ lesson }) => done.includes(lesson)).length, of: lessons.length });
  return (
    <Way
      href={next ? `/learn/${next.lesson}` : "/learn"}
      icon="rules"
      title={t("web-lessons")}
      about={
        <>
          {count}
          {next && (
            <>
              <br />
              {t("web-lesson-next", { title: next.title })}
            </>
          )}
        </>
      }
    />
  );
}

function Way({ href, icon, title, about }: { href: string; icon: IconName; title: string; about: ComponentChildren }) {
  return (
    <a class="way panel" href={href}>
      <Icon name={icon} />
      <span>
        <b>{title}</b>
        <span class="quiet-text">{about}</span>
      </span>
    </a>
  );
}

function UploadReplay() {
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const upload = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    try {
      const { replay } = await uploadRecord(await file.text());
      go(`/r/${replay}`);
    } catch (failure) {
      setProblem(failure);
    }
  };
  return (
    <>
      <button type="button" class="way panel" onClick={() => field.current?.click()}>
        <Icon name="upload" />
        <span>
          <b>{t("web-watch-replay")}</b>
          <span class="quiet-text">{t("web-watch-replay-about")}</span>
        </span>
      </button>
      <input
        ref={field}
        type="file"
        class="hidden"
        accept=".fief,text/plain"
        tabIndex={-1}
        aria-label={t("web-watch-replay")}
        onChange={(event) => void upload(event.currentTarget.files?.[0])}
      />
      <Notice problem={problem} />
    </>
  );
}
