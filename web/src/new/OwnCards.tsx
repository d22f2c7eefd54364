import { useEffect, useState } from "preact/hooks";
import { settings } from "../kept/settings";
import { Icon } from "../ui/Icon";
import { Notice } from "../ui/Notice";
import { readOwnCards } from "../wire/http";
import type { OwnCard } from "../wire/protocol";
import { meetOwnCards } from "../words/own";
import { t } from "../words/t";
import { BLANK, type Blank, BONUSES, definition } from "../cards/blank";

interface Props {
  /** The cards as the server reads them, and their text. */
  change: (cards: readonly OwnCard[], text: string) => void;
}

/** Milliseconds without a key after which the server reads the cards. */
const TYPING = 250;

/** Blank cards to be filled in. The server says whether they can be understood, and where not. */
export function OwnCards({ change }: Props) {
  const [blanks, setBlanks] = useState<readonly Blank[]>([]);
  const [problem, setProblem] = useState<unknown>(null);
  const text = blanks.map((blank) => definition(blank, settings.value.language)).join("\n");
  useEffect(() => {
    const read = async (): Promise<void> => {
      try {
        const cards = text ? await readOwnCards(text) : [];
        setProblem(null);
        meetOwnCards(cards);
        change(cards, text);
      } catch (error) {
        setProblem(error);
      }
    };
    const timer = setTimeout(() => void read(), TYPING);
    return () => clearTimeout(timer);
  }, [text]);
  const put = (place: number, changes: Partial<Blank>): void => setBlanks(blanks.map((blank, each) => (each === place ? { ...blank, ...changes } : blank)));
  return (
    <fieldset class="panel own-cards">
      <legend>{t("web-own-title")}</legend>
      <p class="quiet-text">{t("web-own-about")}</p>
      {blanks.map((blank, place) => (
        <BlankCard key={place} blank={blank} put={(changes) => put(place, changes)} remove={() => setBlanks(blanks.filter((_, each) => each !== place))} />
      ))}
      <Notice problem={problem} />
      <button type="button" class="button" onClick={() => setBlanks([...blanks, BLANK])}>
        <Icon name="plus" /> {t("web-own-add")}
      </button>
    </fieldset>
  );
}

function BlankCard({ blank, put, remove }: { blank: Blank; put: (changes: Partial<Blank>) => void; remove: () => void }) {
  return (
    <div class="blank-card">
      <label>
        <span>{t("web-own-name")}</span>
        <input class="field" type="text" dir="auto" value={blank.name} onInput={(event) => put({ name: event.currentTarget.value })} />
      </label>
      <label class="blank-number">
        <span>{t("web-own-cost")}</span>
        <input class="field" type="number" min="0" value={blank.cost} onInput={(event) => put({ cost: event.currentTarget.value })} />
      </label>
      {BONUSES.map((bonus) => (
        <label key={bonus} class="blank-number">
          <span>{t(`web-own-${bonus}`)}</span>
          <input class="field" type="number" min="0" value={blank[bonus]} onInput={(event) => put({ [bonus]: event.currentTarget.value })} />
        </label>
      ))}
      <label class="blank-wide">
        <span>{t("web-own-does")}</span>
        <textarea class="field" dir="ltr" rows={2} placeholder="trash up to 1" value={blank.does} onInput={(event) => put({ does: event.currentTarget.value })} />
      </label>
      <label class="blank-wide">
        <span>{t("web-own-text")}</span>
        <input class="field" type="text" dir="auto" value={blank.text} onInput={(event) => put({ text: event.currentTarget.value })} />
      </label>
      <button type="button" class="button quiet" onClick={remove}>
        <Icon name="close" /> {t("web-own-remove")}
      </button>
    </div>
  );
}
