import { chooseWish, habitsNow, type Wish, wishWords } from "./habits";
import type { HabitInfo } from "../wire/protocol";

/** Whether to be asked a question, or how it is to be answered. */
export function HabitSelect({ habit, label }: { habit: HabitInfo; label: string }) {
  return (
    <label class="row">
      <span>{label}</span>
      <select class="field" value={habitsNow()[habit.question]} onChange={(event) => chooseWish(habit.question, event.currentTarget.value as Wish)}>
        {habit.wishes.map((wish) => (
          <option key={wish} value={wish}>
            {wishWords(habit, wish)}
          </option>
        ))}
      </select>
    </label>
  );
}
