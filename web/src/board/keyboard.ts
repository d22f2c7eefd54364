/** Every key of the table. Letters do nothing while somebody types, or where they are switched off. */

import { clockTime } from "../ui/ClockWords";
import { listenToKeys } from "../ui/keys";
import { cardName } from "../words/cards";
import { t } from "../words/t";
import { settings } from "../kept/settings";
import { announce } from "../ui/notices";
import { secondsLeft } from "./clocks";
import { type Choice, isYesOrNo, keyOf, spoken } from "./choice";
import type { Surroundings } from "./surroundings";

const LETTERS = "ABCDEGHIJKLMNOPQRSTUVWXYZ0123456789";

/** Hear the keys of those who sit at a board, until the returned function is called. */
export function listenAtBoard(choice: Choice, around: Surroundings): () => void {
  const hints = new HintMode(around);
  const stop = listenToKeys((event) => hints.take(event) || pressed(event, choice, around, hints));
  const pointed = (): void => {
    around.byPointer = true;
  };
  addEventListener("pointerdown", pointed);
  return () => {
    hints.end();
    stop();
    removeEventListener("pointerdown", pointed);
  };
}

/** Keys that take the focus from one card to the next. */
const MOVES = /^(Arrow|Tab$|Home$|End$)/;

/** Whether the key meant something. */
function pressed(event: KeyboardEvent, choice: Choice, around: Surroundings, hints: HintMode): boolean {
  if (MOVES.test(event.key)) around.byPointer = false;
  if (event.key === "Escape") return escape(choice, around);
  if (event.key === "Enter") return enter(event, choice, around);
  if (!settings.value.shortcuts) return false;
  if (/^[0-9]$/.test(event.key)) return say(event.key, choice) || pressHand(event.key, around);
  const key = event.key.toLowerCase();
  if (key === "u") return undo(choice, event.shiftKey);
  if (key === "f") return hints.start();
  const act = ACTS[key] ?? QUERIES[key];
  act?.(choice, around);
  return act !== undefined;
}

const ACTS: Readonly<Record<string, (choice: Choice, around: Surroundings) => void>> = {
  t: (choice) => choice.playTreasures(),
  a: (choice) => choice.endActions(),
  e: (choice) => (choice.can("end_turn") ? choice.endTurn() : choice.pass()),
  s: (choice) => choice.store.hurry(),
  d: (choice) => choice.store.help?.toggle(),
  w: (choice) => choice.store.bots?.toggle(),
  r: (choice) => choice.store.send({ type: "redo" }),
  "?": (_, around) => around.explain(),
  "/": (_, around) => openCommandLine(around),
};

/** Open the command line at once: the next letter must not be taken for a shortcut. */
function openCommandLine(around: Surroundings): void {
  const field = around.all(".command-line input")[0] as HTMLInputElement | undefined;
  if (!field?.form) return;
  around.commandIsOpen.value = true;
  field.form.hidden = false;
  field.focus();
}

/** Keys that say something to those who listen. */
const QUERIES: Readonly<Record<string, (choice: Choice) => void>> = {
  l: ({ store }) => announce(store.log.value.slice(-5).map((line) => line.text).join("; ")),
  i: ({ store }) => announce([store.state.value?.prompt, status(store.state.value), time(store)].filter(Boolean).join("; ")),
  h: ({ store }) => announce(counted(store.state.value?.hand ?? {})),
  v: ({ store }) => announce(scores(store.state.value)),
  m: ({ store }) => announce(affordable(store.state.value)),
};

type State = Choice["store"]["state"]["value"];

function status(state: State): string {
  return state ? t("ui-counters", { actions: state.actions, buys: state.buys, coins: state.coins }) : "";
}

function time({ clocks, state }: Choice["store"]): string {
  const left = clocks?.value ? secondsLeft(clocks.value, state.value?.you ?? -1, performance.now()) : null;
  return left === null ? "" : t("web-time-left", { time: clockTime(left) });
}

function counted(cards: Record<string, number>): string {
  return Object.entries(cards).map(([card, number]) => `${cardName(card)} ×${number}`).join(", ") || t("ui-nothing");
}

function scores(state: State): string {
  const known = state?.seats.filter((seat) => seat.score !== null) ?? [];
  return known.map((seat) => `${seat.name}: ${t("term-vp", { n: seat.score ?? 0 })}`).join("; ") || t("ui-none");
}

function affordable(state: State): string {
  const piles = state?.supply.filter((pile) => pile.affordable) ?? [];
  return piles.sort((a, b) => b.cost - a.cost).map((pile) => `${cardName(pile.card)} $${pile.cost}`).join(", ");
}

function escape(choice: Choice, around: Surroundings): boolean {
  if (!around.closeSheets()) choice.clear();
  return true;
}

/** Enter confirms; on a button it presses the button, as everywhere. */
function enter(event: KeyboardEvent, choice: Choice, around: Surroundings): boolean {
  const question = choice.store.question.value;
  if (event.target instanceof HTMLElement && event.target.matches("button, a, summary") && !confirmsFrom(event.target, choice, around)) return false;
  if (choice.doubt.value || choice.isSeveral.value) choice.confirm();
  else if (question && isYesOrNo(question) && question.cards[0]) choice.name(question.cards[0], 1);
  return true;
}

/** Whether Enter on a card means the whole choice: when nothing more can be picked, or the card was pressed by a pointer and only has the focus from that. */
function confirmsFrom(button: HTMLElement, choice: Choice, around: Surroundings): boolean {
  const picks = choice.picks.value.length;
  if (!button.matches("[data-card]") || !choice.isSeveral.value || !choice.isComplete.value || picks === 0) return false;
  return picks === choice.store.question.value?.remaining || around.byPointer;
}

/** Answer with the number itself, or with the label at this place, counted from 1; whether there is one. */
function say(key: string, choice: Choice): boolean {
  const question = choice.store.question.value;
  const answers = question ? spoken(question) : [];
  const answer = answers.find((each) => keyOf(each, answers) === key);
  if (answer !== undefined) choice.name(answer, 1);
  return answer !== undefined;
}

function pressHand(key: string, around: Surroundings): boolean {
  const [heap] = around.all(`[data-hand="${key}"]`);
  heap?.click();
  return heap !== undefined;
}

function undo(choice: Choice, further: boolean): boolean {
  const undoState = choice.store.state.value?.undo;
  if (further ? undoState?.ask : undoState?.now) choice.store.send({ type: further ? "request_undo" : "undo" });
  return true;
}

/** A letter on everything that can be pressed now; the next letter presses it. */
class HintMode {
  private targets = new Map<string, HTMLElement>();

  constructor(private readonly around: Surroundings) {}

  start(): boolean {
    this.end();
    const legal = this.around.all("[data-legal]:not(:disabled)").filter((element) => element.offsetParent !== null);
    legal.slice(0, LETTERS.length).forEach((element, place) => {
      const letter = LETTERS[place] ?? "";
      element.dataset.hint = letter;
      this.targets.set(letter, element);
    });
    return true;
  }

  /** Whether the key was one of the letters; any other key ends the mode. */
  take(event: KeyboardEvent): boolean {
    if (this.targets.size === 0 || event.key === "Shift") return false;
    const target = this.targets.get(event.key.toUpperCase());
    this.end();
    target?.click();
    return target !== undefined || event.key === "Escape";
  }

  end(): void {
    for (const element of this.targets.values()) delete element.dataset.hint;
    this.targets.clear();
  }
}
