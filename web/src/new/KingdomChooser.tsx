import { useEffect, useState } from "preact/hooks";
import { randomKingdom, readKingdom } from "../wire/http";
import { cardInfo, choices, everyCard, inOrder } from "../cards/catalogue";
import { CardTile } from "../cards/CardTile";
import { EditionSelect, SetsSelect, useCardSearch } from "../cards/finding";
import { cardName } from "../words/cards";
import { t, tOf } from "../words/t";
import { Icon } from "../ui/Icon";
import { Ltr } from "../ui/Texts";
import type { ChoosingWish, OwnCard } from "../wire/protocol";
import { inWords } from "../words/problems";
import { toast } from "../ui/notices";
import { OwnCards } from "./OwnCards";
import { Together } from "./Together";

interface Props {
  edition: string;
  setEdition: (edition: string) => void;
  kingdom: string;
  setKingdom: (kingdom: string) => void;
  /** The text of own cards. */
  setCards: (text: string) => void;
  /** How the players choose the cards, if they do so together. */
  choosing: ChoosingWish | null;
  setChoosing: (choosing: ChoosingWish | null) => void;
}

/** The cards of a game: a recommended set, ten drawn by lot, picked one by one, or pasted as a code. */
export function KingdomChooser({ edition, setEdition, kingdom, setKingdom, setCards, choosing, setChoosing }: Props) {
  const sets = (choices.value?.sets ?? []).filter((set) => edition === "both" || String(set.edition) === edition);
  const set = sets.find((candidate) => candidate.key === kingdom);
  const [read, setRead] = useState<Read>({ code: "", cards: [] });
  const chosen = set?.cards ?? read.cards;
  const [typed, setTyped] = useState("");
  const isTyped = kingdom !== "" && kingdom === typed;
  const type = (text: string): void => {
    setTyped(text);
    setKingdom(text);
  };
  const choose = (cards: readonly string[]): void => {
    setRead({ code: codeOf(cards), cards });
    setKingdom(codeOf(cards));
  };
  useEffect(() => {
    if (set || kingdom === read.code) return;
    // A code that cannot be read now is read when the table is made.
    const timer = setTimeout(() => void readKingdom(kingdom).then(({ cards }) => setRead({ code: kingdom, cards }), () => {}), TYPING);
    return () => clearTimeout(timer);
  }, [kingdom, set]);
  const [own, setOwn] = useState<readonly string[]>([]);
  const changeOwn = (cards: readonly OwnCard[], text: string): void => {
    const invented = cards.map(({ card }) => card.slug);
    const printed = chosen.filter((card) => !own.includes(card));
    setOwn(invented);
    setCards(text);
    if (invented.length > 0 || own.length > 0) choose([...printed, ...invented].slice(-(choices.value?.kingdom_size ?? 0)));
  };
  const isOpen = choosing !== null && choosing.method !== "swap";
  const changeEdition = (value: string): void => {
    setEdition(value);
    setKingdom(choices.value?.first.kingdoms[value] ?? "");
  };
  return (
    <fieldset class="panel kingdom-chooser">
      <legend>{t("ui-kingdom")}</legend>
      <Together choosing={choosing} setChoosing={setChoosing} />
      <div class="kingdom-tools">
        <EditionSelect edition={edition} choose={changeEdition} />
        {!isOpen && (
          <label class="row">
            <span>{t("ui-recommended-sets")}</span>
            <select class="field" value={set?.key ?? ""} onChange={(event) => setKingdom(event.currentTarget.value)}>
              <option value="" disabled>
                {t("web-own-kingdom")}
              </option>
              {sets.map((candidate) => (
                <option key={candidate.key} value={candidate.key}>
                  {setName(candidate)}
                </option>
              ))}
              <LaterSets edition={edition} />
            </select>
          </label>
        )}
        {!choosing && <ByLot edition={edition} chosen={set ? [] : chosen} own={own} choose={choose} />}
      </div>
      {!isOpen && <CardPicker edition={edition} chosen={chosen} own={own} choose={choose} />}
      <OwnCards change={changeOwn} />
      {!isOpen && <PasteCode text={isTyped || (!set && kingdom !== read.code) ? kingdom : namesOf(chosen)} type={type} />}
    </fieldset>
  );
}

const setName = ({ edition, message }: { edition: number; message: string }): string => tOf(`set${edition}`, message.slice(message.indexOf("-") + 1));

/** The sets of the rulebook that cannot be played yet, with what they need. */
function LaterSets({ edition }: { edition: string }) {
  const later = (choices.value?.later_sets ?? []).filter((set) => edition === "both" || String(set.edition) === edition);
  if (later.length === 0) return null;
  return (
    <optgroup label={t("web-later-sets")}>
      {later.map((set) => (
        <option key={set.key} disabled>
          {setName(set)} ({set.expansion})
        </option>
      ))}
    </optgroup>
  );
}

/** Ten cards by lot; those that are chosen already stay, and some can be kept out. */
function ByLot({ edition, chosen, own, choose }: Picking) {
  const [without, setWithout] = useState("");
  const [sets, setSets] = useState("");
  const size = choices.value?.kingdom_size ?? 0;
  const kept = chosen.length < size ? chosen : own;
  const printed = kept.filter((card) => !own.includes(card));
  const fill = (cards: readonly string[]): void => choose([...kept, ...cards.filter((card) => !kept.includes(card))].slice(0, size));
  const draw = (): void => void randomKingdom(edition, printed, without, sets).then(({ cards }) => fill(cards), (error: unknown) => toast(inWords(error)));
  return (
    <>
      <SetsSelect sets={sets} choose={setSets} />
      <label class="row">
        <span>{t("web-without-cards")}</span>
        <input class="field" type="text" dir="auto" value={without} onInput={(event) => setWithout(event.currentTarget.value)} />
      </label>
      <button type="button" class="button" onClick={draw}>
        <Icon name="dice" /> {kept.length > 0 ? t("web-fill-by-lot") : t("ui-random-kingdom")}
      </button>
    </>
  );
}

/** A code, and the cards that the server has found in it. */
interface Read {
  code: string;
  cards: readonly string[];
}

/** Milliseconds without a key after which a code is read. */
const TYPING = 250;

const codeOf = (cards: readonly string[]): string => cards.map((card) => cardInfo(card).name).join(", ");

/** The same in the language that is shown, in which it may be typed, too. */
const namesOf = (cards: readonly string[]): string => cards.map(cardName).join(", ");

/** Cards of an edition that are chosen, some of them invented. */
interface Picking {
  edition: string;
  chosen: readonly string[];
  own: readonly string[];
  choose: (cards: readonly string[]) => void;
}

function CardPicker({ edition, chosen, own, choose }: Picking) {
  const search = useCardSearch();
  const available = everyCard().filter((card) => !card.is_basic && (edition === "both" || card.editions.includes(Number(edition))));
  const slugs = [...own, ...available.map((card) => card.slug)];
  const size = choices.value?.kingdom_size ?? 0;
  const found = inOrder(slugs).filter(search.fits);
  const toggle = (slug: string): void => choose(chosen.includes(slug) ? chosen.filter((card) => card !== slug) : [...chosen, slug].slice(-size));
  return (
    <>
      <div class="picker-head">
        {search.field}
        <span class="picked-number">
          <Ltr>
            {chosen.length}/{size}
          </Ltr>
        </span>
        <button type="button" class="button quiet" disabled={chosen.length === 0} onClick={() => choose([])}>
          {t("ui-key-clear")}
        </button>
      </div>
      <ul class="picker">
        {found.map((slug) => (
          <li key={slug}>
            <CardTile card={slug} edition={edition} pressed={chosen.includes(slug)} press={() => toggle(slug)} />
          </li>
        ))}
      </ul>
      {found.length === 0 && choices.value && <p class="nothing-yet">{t("web-nothing-found")}</p>}
    </>
  );
}

function PasteCode({ text, type }: { text: string; type: (text: string) => void }) {
  return (
    <label class="paste">
      <span>{t("web-kingdom-code")}</span>
      <input class="field" dir="auto" spellcheck={false} value={text} onInput={(event) => type(event.currentTarget.value)} />
    </label>
  );
}
