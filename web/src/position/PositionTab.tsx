import { ChanceBar } from "../ui/ChanceBar";
import { copy } from "../ui/copy";
import { Icon } from "../ui/Icon";
import { Notice } from "../ui/Notice";
import { announce, toast } from "../ui/notices";
import { Ltr } from "../ui/Texts";
import { ShareLink } from "../ui/ShareLink";
import { chosenLevel, LevelSelect } from "../cards/LevelSelect";
import { settings } from "../kept/settings";
import type { AdviceGiven, PositionShown, PositionWish } from "../wire/protocol";
import { t } from "../words/t";

interface Props {
  shown: PositionShown;
  problem: unknown;
  isBusy: boolean;
  ask: (wish: Omit<PositionWish, "language">) => void;
  change: () => void;
}

/** What can be done with a position. */
export function PositionTab({ shown, problem, isBusy, ask, change }: Props) {
  const { position } = shown;
  const press = async (): Promise<void> => {
    if (await copy(position)) announce(t("web-copied"));
    else toast(t("web-copy-by-hand"));
  };
  return (
    <div class="position-tab">
      <Notice problem={problem} />
      <p class="row">
        <button type="button" class="button main" disabled={isBusy} onClick={() => ask({ position, wish: "advise" })}>
          <Icon name="bulb" /> {t("web-advice")}
        </button>
        <button type="button" class="button" onClick={change}>
          {t("position-change")}
        </button>
      </p>
      {isBusy && <p role="status">{t("web-advice-thinking")}</p>}
      {shown.advice && <Advice given={shown.advice} />}
      <p class="row">
        <button type="button" class="button" disabled={isBusy} onClick={() => ask({ position, wish: "play", bot: chosenLevel(), name: settings.value.name.trim() || t("ui-you") })}>
          <Icon name="play" /> {t("study-play-on")}
        </button>
        <LevelSelect />
      </p>
      <p class="quiet-text">{t("position-dealt")}</p>
      <button type="button" class="button" onClick={() => void press()}>
        <Icon name="copy" /> {t("position-copy")}
      </button>
      <ShareLink link={`${location.origin}/p?position=${encodeURIComponent(position)}`} label={t("position-link")} />
    </div>
  );
}

const percent = (thousandths: number): number => Math.round(thousandths / 10);

function Advice({ given }: { given: AdviceGiven }) {
  return (
    <section class="position-advice">
      <h3>
        {t("web-advice-chance")}{" "}
        <Ltr>
          {percent(given.chance)} % ({percent(given.low)}–{percent(given.high)})
        </Ltr>
      </h3>
      {given.close && <p class="tag warning">{t("web-advice-close")}</p>}
      {given.wins && <p>{t("web-advice-wins")}</p>}
      <ol>
        {given.options.map((option) => (
          <li key={option.answer}>
            <b>{option.text}</b> <ChanceBar {...option} />
            <Ltr>
              {percent(option.chance)} % ({percent(option.low)}–{percent(option.high)})
            </Ltr>
          </li>
        ))}
      </ol>
      <ul>
        {[...given.why, ...given.plan].map((line) => (
          <li key={line} dir="auto">
            {line}
          </li>
        ))}
      </ul>
      <p class="quiet-text">{t("web-advice-games", { n: given.rollouts })}</p>
    </section>
  );
}
