import "./decision.css";
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { passWords, yesWords } from "../cards/habits";
import { cardName } from "../words/cards";
import { labelWords, t } from "../words/t";
import { useCountdown } from "../ui/countdown";
import { Icon } from "../ui/Icon";
import { Key, Ltr } from "../ui/Texts";
import type { Picture } from "../wire/protocol";
import { settings } from "../kept/settings";
import { type Choice, isYesOrNo, keyOf, spoken } from "./choice";
import { Counters } from "./Counters";
import { markClass, markOf } from "./marks";
import { RequestLine } from "./RequestLine";
import type { OfferedTelling } from "./source";

interface Props {
  state: Picture;
  choice: Choice;
}

interface BarProps extends Props {
  /** What stands above the question: advice about it. */
  above?: ComponentChildren;
}

/** The line above the hand: what is asked, what there is to spend, and the buttons. A decision never opens a window. */
export function DecisionBar({ state, choice, above }: BarProps) {
  const question = choice.store.question.value;
  const doubt = choice.doubt.value;
  const heading = useId();
  const { connected, holding, waiting } = choice.store;
  const asked = connected.value ? waiting.value || state.prompt : t("web-line-lost");
  const prompt = holding.value ? t("web-holding") : (doubt?.text ?? asked);
  return (
    <section class={question ? "decision asked" : "decision"} aria-labelledby={heading}>
      <h2 id={heading} class="hidden">
        {t("web-decision")}
      </h2>
      {state.request && <RequestLine request={state.request} state={state} store={choice.store} />}
      {above}
      <div class="decision-line">
        <p class={doubt ? "prompt doubtful" : "prompt"} role="status">
          {prompt}{" "}
          {choice.isSeveral.value && question && !doubt && (
            <span class="progress">
              <Ltr>
                {choice.picks.value.length}/{question.remaining}
              </Ltr>
            </span>
          )}
        </p>
        <Counters state={state} />
        {question?.seconds != null && <TimeLeft number={question.number} seconds={question.seconds} />}
        <div class="decision-buttons">{doubt ? <DoubtButtons choice={choice} /> : <Buttons state={state} choice={choice} />}</div>
      </div>
      <Hint state={state} advised={choice.store.help?.hint.value ?? ""} />
    </section>
  );
}

/** How long a Reaction can be thought about; it is outside the prompt, which would be read out again every second. */
function TimeLeft({ number, seconds }: { number: number; seconds: number }) {
  const left = useCountdown(number, seconds);
  return (
    <span class="time-left" title={t("web-reveals-itself")}>
      <span class="hidden">{t("web-reveals-itself")}</span>
      <span>{t("web-seconds", { n: left })}</span>
    </span>
  );
}

function DoubtButtons({ choice }: { choice: Choice }) {
  return (
    <>
      <button type="button" class="button main" data-legal onClick={() => choice.goOn()}>
        {t("web-doubt-yes")} <Key name="↵" />
      </button>
      <button type="button" class="button" data-legal onClick={() => choice.clear()}>
        {t("web-doubt-no")} <Key name="Esc" />
      </button>
      <button type="button" class="button quiet" data-legal onClick={() => choice.goOnAlways()}>
        {t("web-doubt-never")}
      </button>
    </>
  );
}

function Buttons({ state, choice }: Props) {
  const question = choice.store.question.value;
  const undo = state.undo;
  const { store } = choice;
  return (
    <>
      {undo?.redo && (
        <button type="button" class="button" onClick={() => store.send({ type: "redo" })}>
          <Icon name="redo" /> <span class="label">{t("ui-key-redo")}</span>
        </button>
      )}
      {undo && state.you !== null && undo.policy !== "off" && (
        <button
          type="button"
          class="button undo"
          disabled={!undo.now && !undo.ask}
          onClick={() => store.send({ type: undo.now ? "undo" : "request_undo" })}
        >
          <Icon name="undo" />
          <span class="label">{!undo.now && undo.ask ? t("web-ask-undo") : t("ui-key-undo")}</span>
          <Key name={!undo.now && undo.ask ? "⇧U" : "U"} />
        </button>
      )}
      <HelpButton choice={choice} />
      <AskBotsButton bots={choice.store.bots} />
      <SkipButton state={state} choice={choice} />
      {question && question.kind !== "phase" ? <CardButtons choice={choice} /> : <PhaseButtons choice={choice} />}
    </>
  );
}

/** Asks for advice, where there is any. */
function HelpButton({ choice }: { choice: Choice }) {
  const { help } = choice.store;
  if (!help?.isOffered.value || help.current.value || help.isThinking.value) return null;
  return (
    <button type="button" class="button quiet advice-button" aria-label={t("web-advice-ask")} title={t("web-advice-ask")} onClick={() => help.toggle()}>
      <Icon name="bulb" /> <Key name="D" />
    </button>
  );
}

/** Asks the bots what they are up to, where any of them tells. */
export function AskBotsButton({ bots }: { bots?: OfferedTelling }) {
  if (!bots?.isOffered.value || bots.told.value) return null;
  return (
    <button type="button" class="button quiet ask-bots" aria-label={t("web-bots-ask")} title={t("web-bots-ask")} onClick={() => bots.toggle()}>
      <Icon name="bot" /> <Key name="W" />
    </button>
  );
}

/** While bots play: do not wait for them. */
function SkipButton({ state, choice }: Props) {
  const asked = state.seats[state.question?.seat ?? -1];
  if (asked?.kind !== "bot" || state.you === null || settings.value.motion === "off" || choice.store.hurried.value) return null;
  return (
    <button type="button" class="button quiet skip-button" onClick={() => choice.store.hurry()}>
      <Icon name="end" /> <span class="label">{t("web-hurry")}</span> <Key name="S" />
    </button>
  );
}

/** The buttons of a question that a card asks. */
function CardButtons({ choice }: { choice: Choice }) {
  const question = choice.store.question.value;
  if (!question) return null;
  if (choice.isSeveral.value) {
    const none = choice.picks.value.length === 0 && question.may_pass;
    return (
      <>
        <SpokenButtons choice={choice} />
        {choice.picks.value.length > 0 && (
          <button type="button" class="button" onClick={() => choice.clear()}>
            {t("ui-key-clear")} <Key name="Esc" />
          </button>
        )}
        <button type="button" class="button main" data-legal disabled={!choice.isComplete.value} onClick={() => choice.confirm()}>
          {none ? passWords(question.id) : t("ui-confirm")} <Key name="↵" />
        </button>
      </>
    );
  }
  const named = question.cards[0];
  return (
    <>
      <SpokenButtons choice={choice} />
      {isYesOrNo(question) && named && (
        <button type="button" class="button main" data-legal onClick={() => choice.name(named, 1)}>
          {yesWords(question.id)} <Key name="↵" />
        </button>
      )}
      {question.may_pass && (
        <button type="button" class="button" data-legal onClick={() => choice.pass()}>
          {passWords(question.id)} <Key name="E" />
        </button>
      )}
    </>
  );
}

/** What is said rather than shown: labels, numbers, and cards that lie nowhere. In a choice of several a button stays pressed. */
function SpokenButtons({ choice }: { choice: Choice }) {
  const question = choice.store.question.value;
  if (!question) return null;
  return (
    <>
      {spoken(question).map((answer) => (
        <button
          type="button"
          key={answer}
          class="button spoken"
          data-answer={answer}
          data-legal
          aria-pressed={choice.isSeveral.value ? choice.picked(answer) > 0 : undefined}
          onClick={() => choice.name(answer, 1)}
        >
          {question.cards.includes(answer) ? cardName(answer) : labelWords(answer)} {keyOf(answer, spoken(question)) && <Key name={keyOf(answer, spoken(question))} />}
        </button>
      ))}
    </>
  );
}

/** The words on a button, and fewer for a phone. */
function Label({ long, short }: { long: string; short: string }) {
  return (
    <>
      <span class="label long">{long}</span>
      <span class="label short">{short}</span>
    </>
  );
}

function PhaseButtons({ choice }: { choice: Choice }) {
  const state = choice.store.state.value;
  if (state?.you == null || state.stage !== "playing") return null;
  const treasures = choice.can("play_treasures");
  const first = treasures && !choice.isDoubtful("play_treasures");
  const marked = (deed: string): string => markClass(markOf(choice.store.marks.value, "deed", deed)) ?? "";
  return (
    <>
      {choice.can("end_actions") && (
        <button type="button" class="button" data-legal onClick={() => choice.endActions()}>
          <Label long={t("ui-end-action-phase")} short={t("web-short-actions")} /> <Key name="A" />
        </button>
      )}
      {treasures && (
        <button type="button" class={`${first ? "button main" : "button"} ${marked("treasures")}`} data-legal onClick={() => choice.playTreasures()}>
          <Icon name="coins" /> <Label long={t("web-play-treasures")} short={t("web-short-treasures")} /> <Key name="T" />
        </button>
      )}
      <button
        type="button"
        class={`${treasures ? "button" : "button main"} ${marked("end-turn")}`}
        disabled={!choice.can("end_turn")}
        data-legal={choice.can("end_turn") || undefined}
        onClick={() => choice.endTurn()}
      >
        <Label long={t("ui-end-turn")} short={t("web-short-turn")} /> <Key name="E" />
      </button>
    </>
  );
}

/** What a newcomer may want to hear, in a game with hints: in a phase what the advice says, as soon as there is any; what a card asks is explained, too. */
function Hint({ state, advised }: { state: Picture; advised: string }) {
  const explained = advised && state.question?.kind === "phase" ? "" : state.hint;
  if ((!explained && !advised) || state.stage !== "playing") return null;
  return (
    <p class={advised ? "hint advised-hint" : "hint"}>
      <Icon name={advised ? "bulb" : "star"} />
      {[explained, advised].filter(Boolean).join(" ")}
    </p>
  );
}
