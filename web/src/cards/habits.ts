/** Questions that the server answers by itself, because this person always answers them the same way. Which there are the server says. */

import { choices } from "./catalogue";
import { cardName } from "../words/cards";
import { has, t, tOf } from "../words/t";
import type { HabitInfo } from "../wire/protocol";
import { change, settings } from "../kept/settings";

/** None, the usual ones, or one's own. */
export const PRESETS = ["learner", "convenient", "custom"] as const;
export type Preset = (typeof PRESETS)[number];
export type Wish = HabitInfo["usual"];
export type Habits = Readonly<Record<string, Wish>>;

export function everyHabit(): readonly HabitInfo[] {
  return choices.value?.habits ?? [];
}

/** What there is to settle about the questions of a card. */
export function habitOf(card: string): HabitInfo | undefined {
  return everyHabit().find((habit) => habit.card === card);
}

/** The habits that hold now. */
export function habitsNow(): Habits {
  const { automatic, habits } = settings.value;
  const wish = (habit: HabitInfo): Wish => {
    if (automatic === "learner") return "ask";
    if (automatic === "convenient") return habit.usual;
    const own = habits[habit.question];
    return own && habit.wishes.includes(own) ? own : "ask";
  };
  return Object.fromEntries(everyHabit().map((habit) => [habit.question, wish(habit)]));
}

/** Another preset; one's own choice begins with what held before. */
export function choosePreset(automatic: Preset): void {
  change(automatic === "custom" ? { habits: { ...habitsNow() }, automatic } : { automatic });
}

/** Settle one question differently: from now on the choice is one's own. */
export function chooseWish(question: string, wish: Wish): void {
  change({ automatic: "custom", habits: { ...habitsNow(), [question]: wish } });
}

/** What a habit is about: the card that asks, or the Treasures. */
export function habitName(habit: HabitInfo): string {
  return habit.card ? cardName(habit.card) : t("web-play-treasures");
}

/** A wish in words: `Ask me`, `Reveal`, `Do not reveal`. */
export function wishWords(habit: HabitInfo, wish: Wish): string {
  if (wish === "ask") return t("web-wish-ask");
  if (!habit.card) return t("web-wish-all");
  return wish === "yes" ? yesWords(habit.question) : passWords(habit.question);
}

/** The words for naming the card in question: `Reveal`, `Discard`. */
export function yesWords(question: string): string {
  return tOf("web-yes", lastWord(question));
}

/** The words for passing: `Keep it`, `Trash nothing`. */
export function passWords(question: string): string {
  const own = question.replace(".", "-");
  return has("web-no", own) ? tOf("web-no", own) : tOf("web-no", lastWord(question));
}

const lastWord = (question: string): string => question.slice(question.indexOf(".") + 1);
