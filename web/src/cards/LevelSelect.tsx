import { lastWish, wishFor } from "../kept/wish";
import { t, tOf } from "../words/t";
import { choices } from "./catalogue";

const levels = () => (choices.value?.bots ?? []).filter(({ level }) => level > 0);

/** The last opponent, if it is one of the levels; else one in the middle. Nothing as long as the server has not said which there are. */
export function chosenLevel(): string {
  const found = levels().find(({ name }) => name === lastWish().bot) ?? levels()[Math.floor(levels().length / 2)];
  return found?.name ?? "";
}

/** Against whom one plays on from somewhere; it is remembered for the next game. */
export function LevelSelect() {
  return (
    <select class="field" aria-label={t("web-opponent")} value={chosenLevel()} onChange={(event) => wishFor({ bot: event.currentTarget.value })}>
      {levels().map(({ name }) => (
        <option key={name} value={name}>
          {tOf("bot", name)}
        </option>
      ))}
    </select>
  );
}
