import { useEffect } from "preact/hooks";
import { noteLesson } from "../kept/progress";
import { startLesson } from "../shell/starting";
import { Icon } from "../ui/Icon";
import { toast } from "../ui/notices";
import type { CoachState } from "../wire/protocol";
import { inWords } from "../words/problems";
import { t } from "../words/t";
import type { TableStore } from "./store";
import "./coach.css";

/** What the coach of a lesson says, above the decision: why the last step was right, what to do now, what was wrong. */
export function Coach({ coach, store }: { coach: CoachState; store: TableStore }) {
  useEffect(() => {
    if (coach.done) noteLesson(coach.lesson);
  }, [coach.done]);
  return (
    <section class={coach.remark ? "coach objecting" : "coach"} aria-label={`${t("web-lesson-coach")}: ${coach.title}`}>
      <p class="coach-head">
        <strong>{coach.title}</strong>
        <Steps coach={coach} />
        {!coach.done && <ShowMe coach={coach} store={store} />}
      </p>
      <div class="coach-words" role="status">
        {coach.remark ? <p class="coach-remark">{coach.remark}</p> : coach.why && <p class="coach-why">{coach.why}</p>}
        <p>{coach.text}</p>
      </div>
      {coach.done && (
        <p class="coach-buttons">
          <After coach={coach} />
        </p>
      )}
    </section>
  );
}

/** How far the lesson has come, as dots and in words. */
function Steps({ coach }: { coach: CoachState }) {
  const now = Math.min(coach.step + 1, coach.of);
  return (
    <span class="coach-steps">
      <span class="hidden">{t("web-lesson-step", { step: now, of: coach.of })}</span>
      {Array.from({ length: coach.of }, (_, step) => (
        <i key={step} class={step < coach.step ? "past" : step === coach.step ? "now" : ""} aria-hidden="true" />
      ))}
    </span>
  );
}

function ShowMe({ coach, store }: { coach: CoachState; store: TableStore }) {
  return (
    <button type="button" class="button quiet slim show-me" disabled={coach.marks.length > 0} onClick={() => store.send({ type: "show_me" })}>
      <Icon name="eye" /> {t("web-lesson-show")}
    </button>
  );
}

/** What to do after the lesson. */
function After({ coach }: { coach: CoachState }) {
  return (
    <>
      {coach.following && (
        <button
          type="button"
          class="button main"
          onClick={() => void startLesson(coach.following).catch((error: unknown) => toast(inWords(error)))}
        >
          {t("web-lesson-next", { title: coach.following_title })}
        </button>
      )}
      <a class="button" href="/learn">
        {t("web-lesson-all")}
      </a>
    </>
  );
}
