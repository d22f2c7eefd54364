import "../cards/card.css";
import { useId, useState } from "preact/hooks";
import { CardChips } from "../cards/CardChips";
import { cardInfo, choices } from "../cards/catalogue";
import { lastWish, wishFor } from "../kept/wish";
import { change, settings } from "../kept/settings";
import { ownName, start } from "../shell/starting";
import { Icon } from "../ui/Icon";
import { useKeys } from "../ui/keys";
import { Notice } from "../ui/Notice";
import { randomKingdom, todaysKingdom } from "../wire/http";
import { compareNames } from "../words/cards";
import { t } from "../words/t";
import { Levels } from "./Levels";
import { chosenBot, chosenKingdom, nextSet, ofCards } from "./wishes";

/** Opponent, cards and the button: what was chosen last is chosen again. */
export function Start() {
  const [problem, setProblem] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const begin = (): void => {
    if (busy || !choices.value) return;
    setBusy(true);
    const { code, edition } = chosenKingdom();
    const seats = [{ kind: "person" as const, name: ownName() }, { kind: "bot" as const, bot: chosenBot() }];
    start({ kingdom: code, edition, seats }).catch((error: unknown) => {
      setBusy(false);
      setProblem(error);
    });
  };
  useKeys((event) => event.key === "Enter" && isNobodys(event) && (begin(), true));
  return (
    <form
      class="start panel"
      onSubmit={(event) => {
        event.preventDefault();
        begin();
      }}
    >
      <Levels />
      <KingdomWish fail={setProblem} />
      <div class="start-buttons">
        <button type="submit" class="button main big" disabled={busy || !choices.value}>
          <Icon name="play" /> {t("web-play-now")} <kbd aria-hidden="true">↵</kbd>
        </button>
        <a class="button big" href="/new?friend">
          <Icon name="user" /> {t("web-invite")}
        </a>
      </div>
      <Notice problem={problem} />
      <label class="row name-row">
        <span>{t("web-your-name")}</span>
        <input
          class="field"
          dir="auto"
          maxLength={30}
          autocomplete="nickname"
          placeholder={t("ui-you")}
          value={settings.value.name}
          onInput={(event) => change({ name: event.currentTarget.value })}
        />
      </label>
    </form>
  );
}

/** Whether a key was pressed where nothing has the focus that would take it. */
const isNobodys = ({ target }: KeyboardEvent): boolean => target instanceof Element && !target.closest("a, button, input, select, textarea, summary");

/** The cards of the next game, and ways to other ones. */
function KingdomWish({ fail }: { fail: (problem: unknown) => void }) {
  const heading = useId();
  const { name, cards, edition } = chosenKingdom();
  const following = nextSet();
  const take = (origin: "random" | "today", fetching: Promise<{ cards: string[] }>): void => {
    fetching.then((found) => wishFor({ ...ofCards(found.cards), origin }), fail);
  };
  return (
    <section class="kingdom-wish" aria-labelledby={heading}>
      <h2 id={heading}>
        {t("ui-kingdom")} <span class="quiet-text">{name}</span>
      </h2>
      <div class="kingdom-ways" role="group" aria-labelledby={heading}>
        <button type="button" class="button slim" onClick={() => take("random", randomKingdom(edition))}>
          <Icon name="dice" /> {t("web-kingdom-random")}
        </button>
        {following && (
          <button type="button" class="button slim" onClick={() => wishFor({ kingdom: following.key, edition: String(following.edition) })}>
            <Icon name="next" /> {t("web-kingdom-next")}
          </button>
        )}
        <button type="button" class="button slim" title={t("web-kingdom-of-the-day")} onClick={() => take("today", todaysKingdom().then(({ kingdom }) => kingdom))}>
          <Icon name="star" /> {t("web-kingdom-today")}
        </button>
        <a class="button slim" href={`/new?kingdom=${encodeURIComponent(lastWish().kingdom ?? "")}`}>
          <Icon name="card" /> {t("web-kingdom-choose")}
        </a>
      </div>
      <CardChips cards={cards.toSorted((a, b) => cardInfo(a).cost - cardInfo(b).cost || compareNames(a, b)).map((card) => [card, 1])} />
    </section>
  );
}
