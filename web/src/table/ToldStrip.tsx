import "./told.css";
import { Icon } from "../ui/Icon";
import type { BotTold } from "../wire/protocol";
import { t } from "../words/t";
import type { ToldByBots } from "./told";

/** What the bots told: the plan and the last purchase of each. */
export function ToldStrip({ bots }: { bots: ToldByBots }) {
  const { value: told } = bots.told;
  if (!told) return null;
  return (
    <div class="told">
      <div class="told-bots" tabIndex={0} role="group" aria-label={told.bots.map(({ title }) => title).join(", ")}>
        {told.bots.map((bot) => (
          <Told key={bot.seat} bot={bot} />
        ))}
      </div>
      <button type="button" class="button round quiet slim" aria-label={t("web-bots-close")} title={t("web-bots-close")} onClick={() => bots.toggle()}>
        <Icon name="close" />
      </button>
    </div>
  );
}

function Told({ bot }: { bot: BotTold }) {
  return (
    <>
      <h3 dir="auto">{bot.title}</h3>
      <Lines lines={bot.plan} />
      <Lines lines={bot.purchase} />
    </>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line} dir="auto">
          {line}
        </li>
      ))}
    </ul>
  );
}
