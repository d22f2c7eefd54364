import "./advice.css";
import { ChanceBar } from "../ui/ChanceBar";
import { Icon } from "../ui/Icon";
import { Ltr } from "../ui/Texts";
import type { AdviceGiven, AdviceOption } from "../wire/protocol";
import { t } from "../words/t";
import { percent, type TableAdvice } from "./advice";

/** Advice about the open question: a strip above it, which opens for the intervals and the plan. */
export function AdviceStrip({ advice }: { advice: TableAdvice }) {
  const given = advice.current.value;
  if (!given && !advice.isThinking.value) return null;
  return (
    <div class="advice">
      {given && !given.problem && given.options.length > 0 ? (
        <details>
          <summary>
            <Icon name="next" />
            <Best given={given} />
          </summary>
          <Whole given={given} />
        </details>
      ) : (
        <p class="advice-note">{given?.problem || t("web-advice-thinking")}</p>
      )}
      {advice.isThinking.value && given && <span class="advice-note">{t("web-advice-thinking")}</span>}
      <button type="button" class="button round quiet slim" aria-label={t("web-advice-close-it")} title={t("web-advice-close-it")} onClick={() => advice.stop()}>
        <Icon name="close" />
      </button>
    </div>
  );
}

/** The win chance and the best three answers, in one line. */
function Best({ given }: { given: AdviceGiven }) {
  return (
    <>
      <strong class="advice-chance">
        <span class="hidden">{t("web-advice-chance")}</span> <Ltr>{percent(given.chance)} %</Ltr>
      </strong>
      <ChanceBar {...given} />
      <span class="advice-answers">
        {given.wins ? (
          <span class="advice-wins">
            {given.options[0]?.text}: {t("web-advice-wins")}
          </span>
        ) : (
          <>
            {given.close && <span class="tag warning">{t("web-advice-close")}</span>}
            {given.options.map((option) => (
              <span key={option.answer} class="advice-answer">
                {option.text} <Ltr>{percent(option.chance)}</Ltr>
              </span>
            ))}
          </>
        )}
      </span>
    </>
  );
}

function Whole({ given }: { given: AdviceGiven }) {
  return (
    <div class="advice-whole" tabIndex={0} role="group" aria-label={t("web-advice")}>
      {given.options.length === 1 && !given.wins && <p>{t("web-advice-only")}</p>}
      <ol>
        {given.options.map((option, place) => (
          <Answer key={option.answer} option={option} isBest={place === 0 && !given.close} />
        ))}
      </ol>
      <ul class="advice-plan">
        {[...given.why, ...given.plan].map((line) => (
          <li key={line} dir="auto">
            {line}
          </li>
        ))}
      </ul>
      <p class="quiet-text">{t("web-advice-games", { n: given.rollouts })}</p>
    </div>
  );
}

function Answer({ option, isBest }: { option: AdviceOption; isBest: boolean }) {
  return (
    <li class={isBest ? "best" : undefined}>
      <b>{option.text}</b>
      <ChanceBar {...option} />
      <Ltr>
        {percent(option.chance)} % ({percent(option.low)}–{percent(option.high)})
      </Ltr>
      <Ltr>{option.behind > 0 || option.reach > 0 ? `−${percent(option.behind)} ± ${percent(option.reach)}` : ""}</Ltr>
    </li>
  );
}
