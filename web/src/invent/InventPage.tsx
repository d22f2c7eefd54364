import "./invent.css";
import { useEffect, useMemo, useState } from "preact/hooks";
import { BLANK, type Blank, blankIn, BONUSES, definition, WORTHS, written } from "../cards/blank";
import { StillCard } from "../cards/CardFace";
import { cardInfo, choices } from "../cards/catalogue";
import { settings } from "../kept/settings";
import { useExperiments } from "../shell/experiments";
import { PageFrame } from "../shell/Page";
import { adjust, type Route } from "../shell/router";
import { ownName, start } from "../shell/starting";
import { copy } from "../ui/copy";
import { Icon } from "../ui/Icon";
import { Notice } from "../ui/Notice";
import { announce, toast } from "../ui/notices";
import { randomKingdom, readOwnCards } from "../wire/http";
import { cardVerbs } from "../wire/laboratory";
import type { OwnCard, VerbInfo } from "../wire/protocol";
import { fullText } from "../words/cards";
import { meetOwnCards } from "../words/own";
import { t, tOf } from "../words/t";
import { Strength } from "./Strength";

/** Milliseconds without a key after which the server reads the card. */
const TYPING = 150;

/** A card of one's own: a form over the language of cards, its face, a game with it, and how strong it is. */
export function InventPage({ route }: { route: Route }) {
  const [blank, setBlank] = useState<Blank>(useMemo(() => blankIn(route.hash), []));
  const text = definition(blank, settings.value.language);
  const { card, problem } = useRead(text);
  const put = (changes: Partial<Blank>): void => setBlank({ ...blank, ...changes });
  useEffect(() => adjust(`/invent#${written(blank)}`), [text]);
  return (
    <PageFrame wide>
      <h1>{t("web-invent")}</h1>
      <p class="quiet-text">{t("invent-about")}</p>
      <div class="invent">
        <Form blank={blank} put={put} />
        <div class="invent-side">
          <section class="panel invent-panel" aria-live="polite">
            <h2>{t("invent-face")}</h2>
            {card && (
              <>
                <StillCard card={card.card.slug} />
                <p>{fullText(card.card.slug)}</p>
              </>
            )}
            <Notice problem={problem} />
            <Ways card={card} text={text} blank={blank} />
            <details>
              <summary>{t("invent-source")}</summary>
              <pre dir="ltr">{text}</pre>
            </details>
          </section>
          <CardStrength text={card && !problem ? text : ""} />
        </div>
      </div>
    </PageFrame>
  );
}

/** The card that a text defines, as the server reads it, or what is wrong with it. */
function useRead(text: string): { card: OwnCard | null; problem: unknown } {
  const [read, setRead] = useState<{ card: OwnCard | null; problem: unknown }>({ card: null, problem: null });
  useEffect(() => {
    let isWanted = true;
    const show = (cards: readonly OwnCard[]): void => {
      meetOwnCards(cards);
      if (isWanted) setRead({ card: cards[0] ?? null, problem: null });
    };
    const fail = (problem: unknown): void => {
      if (isWanted) setRead((before) => ({ ...before, problem }));
    };
    const timer = setTimeout(() => (text ? void readOwnCards(text).then(show, fail) : show([])), TYPING);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [text]);
  return read;
}

const TYPES = ["action", "treasure", "victory", "attack", "reaction"];

function Form({ blank, put }: { blank: Blank; put: (changes: Partial<Blank>) => void }) {
  const types = blank.types.split(", ");
  const toggle = (type: string): void => {
    const changed = TYPES.filter((each) => (each === type ? !types.includes(type) : types.includes(each)));
    put({ types: changed.join(", ") || BLANK.types });
  };
  return (
    <form class="panel invent-panel invent-form" onSubmit={(event) => event.preventDefault()}>
      <label class="wide">
        <span>{t("web-own-name")}</span>
        <input class="field" dir="auto" value={blank.name} onInput={(event) => put({ name: event.currentTarget.value })} />
      </label>
      <Amount label={t("web-own-cost")} value={blank.cost} put={(cost) => put({ cost })} />
      {BONUSES.map((bonus) => (
        <Amount key={bonus} label={t(`web-own-${bonus}`)} value={blank[bonus]} put={(value) => put({ [bonus]: value })} />
      ))}
      {WORTHS.map((worth) => (
        <Amount key={worth} label={t(`invent-${worth}`)} value={blank[worth]} put={(value) => put({ [worth]: value })} />
      ))}
      <fieldset class="wide">
        <legend>{t("invent-types")}</legend>
        {TYPES.map((type) => (
          <label key={type}>
            <input type="checkbox" checked={types.includes(type)} onChange={() => toggle(type)} /> {tOf("type", type)}
          </label>
        ))}
      </fieldset>
      <label class="wide">
        <span>{t("invent-does")}</span>
        <textarea class="field" dir="ltr" rows={4} spellcheck={false} value={blank.does} onInput={(event) => put({ does: event.currentTarget.value })} />
      </label>
      <VerbSelect take={(form) => put({ does: `${blank.does.trimEnd()}\n${form}`.trimStart() })} />
      <label class="wide">
        <span>{t("web-own-text")}</span>
        <input class="field" dir="auto" value={blank.text} onInput={(event) => put({ text: event.currentTarget.value })} />
      </label>
    </form>
  );
}

function Amount({ label, value, put }: { label: string; value: string; put: (value: string) => void }) {
  return (
    <label>
      <span>{label}</span>
      <input class="field" type="number" min="0" value={value} onInput={(event) => put(event.currentTarget.value)} />
    </label>
  );
}

/** The verbs that cards are made of: one is put under the others, with numbers to be changed. */
function VerbSelect({ take }: { take: (form: string) => void }) {
  const [verbs, setVerbs] = useState<readonly VerbInfo[]>([]);
  useEffect(() => void cardVerbs().then(setVerbs, () => {}), []); // without the list they can be typed
  return (
    <label class="wide">
      <span>{t("invent-verbs")}</span>
      <select
        class="field"
        dir="ltr"
        value=""
        onChange={(event) => {
          take(verbs[Number(event.currentTarget.value)]?.example ?? "");
          event.currentTarget.value = "";
        }}
      >
        <option value="" />
        {verbs.map(({ form, about }, place) => (
          <option key={form} value={place}>
            {form} – {about}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Play it, alone or with friends; share it. */
function Ways({ card, text, blank }: { card: OwnCard | null; text: string; blank: Blank }) {
  const [problem, setProblem] = useState<unknown>(null);
  const play = async (friend: boolean): Promise<void> => {
    if (!card) return;
    const size = (choices.value?.kingdom_size ?? 0) - 1;
    const { cards, edition } = await randomKingdom(choices.value?.first.edition ?? "");
    const kingdom = [card.card.name, ...cards.slice(0, size).map((slug) => cardInfo(slug).name)].join(", ");
    const other = friend ? { kind: "person" as const } : { kind: "bot" as const };
    await start({ kingdom, cards: text, edition: String(edition), seats: [{ kind: "person", name: ownName() }, other] });
  };
  const share = async (): Promise<void> => {
    const done = await copy(`${location.origin}/invent#${written(blank)}`);
    toast(done ? t("invent-link-copied") : t("web-copy-by-hand"));
    announce(t("invent-link-copied"));
  };
  return (
    <p class="invent-ways">
      <button type="button" class="button main" disabled={!card} onClick={() => void play(false).catch(setProblem)}>
        <Icon name="play" /> {t("invent-play")}
      </button>
      <button type="button" class="button" disabled={!card} onClick={() => void play(true).catch(setProblem)}>
        <Icon name="user" /> {t("kingdom-table")}
      </button>
      <button type="button" class="button" disabled={!card} onClick={() => void share()}>
        <Icon name="link" /> {t("invent-share")}
      </button>
      <Notice problem={problem} />
    </p>
  );
}

function CardStrength({ text }: { text: string }) {
  const experiments = useExperiments();
  const { part, problem, isRunning } = experiments.of("worth");
  const [measured, setMeasured] = useState("");
  const begin = (): void => {
    setMeasured(text);
    experiments.start("worth", { kind: "worth", cards: text });
  };
  const found = measured === text ? part?.worth : undefined;
  return (
    <section class="panel invent-panel">
      <h2>{t("invent-strength")}</h2>
      <p class="quiet-text">{t("invent-strength-about")}</p>
      <button type="button" class="button" disabled={!text || isRunning} onClick={begin}>
        <Icon name="search" /> {t("invent-begin")}
      </button>
      {isRunning && <progress value={found?.kingdoms.length ?? 0} max={found?.of ?? 1} aria-label={t("invent-strength")} />}
      <Notice problem={problem} />
      {found && <Strength found={found} cards={text} />}
    </section>
  );
}
