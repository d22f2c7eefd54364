import { useId } from "preact/hooks";
import { choices } from "../cards/catalogue";
import { wishFor } from "../kept/wish";
import { Portrait } from "../ui/Portrait";
import type { BotInfo } from "../wire/protocol";
import { lengthClass } from "../words/cards";
import { has, t, tOf } from "../words/t";
import { chosenBot, opponents } from "./wishes";

/** The opponents from weak to strong; what the chosen one is like stands below. */
export function Levels() {
  const about = useId();
  const chosen = chosenBot();
  return (
    <fieldset class="levels">
      <legend>{t("web-opponent")}</legend>
      <div class="level-choices">
        {opponents().map((bot) => (
          <label key={bot.name} class={bot.adapts ? "level adapts" : "level"} title={likeness(bot.name)}>
            <input type="radio" name="opponent" value={bot.name} checked={bot.name === chosen} aria-describedby={bot.name === chosen ? about : undefined} onChange={() => wishFor({ bot: bot.name })} />
            <span class="level-face" aria-hidden="true">
              <Portrait bot={bot.name} />
            </span>
            <Strength bot={bot} />
            <LevelName name={bot.title || tOf("bot", bot.name)} />
          </label>
        ))}
      </div>
      <p id={about} class="level-about">
        <b>{tOf("bot", chosen)}</b> <span>{likeness(chosen)}</span>
      </p>
    </fieldset>
  );
}

/** A name by its longest word: that one has to fit. */
function LevelName({ name }: { name: string }) {
  const word = name.split(" ").reduce((longest, each) => (each.length > longest.length ? each : longest));
  return <span class={`level-name ${lengthClass(word)}`}>{name}</span>;
}

/** What an opponent is like, in a line. */
const likeness = (bot: string): string => (has("bot", `${bot}-about`) ? tOf("bot", `${bot}-about`) : "");

/** How strong somebody is among the levels, as bars. */
function Strength({ bot }: { bot: BotInfo }) {
  const most = Math.max(...(choices.value?.bots ?? []).map(({ level }) => level));
  return bot.level ? <span class="strength" style={{ "--share": bot.level / most }} /> : null;
}
