/** How people find cards: by a part of a name in any language, by edition and by set. */

import type { ComponentChild } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../ui/Icon";
import { allNames, cardName, fold } from "../words/cards";
import { t, tOf } from "../words/t";
import { cardInfo, choices } from "./catalogue";

/** A field to search in, and whether a card fits what stands there. */
export function useCardSearch(): { field: ComponentChild; fits: (card: string) => boolean } {
  const [search, setSearch] = useState("");
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    // Without the names of other languages those of one's own are searched.
    if (search && names.size === 0) void allNames().then(setNames, () => {});
  }, [search]);
  const wanted = fold(search);
  return {
    field: (
      <label class="search">
        <Icon name="search" />
        <span class="hidden">{t("web-search-cards")}</span>
        <input class="field" type="search" dir="auto" placeholder={t("web-search-cards")} value={search} onInput={(event) => setSearch(event.currentTarget.value)} />
      </label>
    ),
    fits: (card) => !wanted || [names.get(card) ?? fold(cardName(card)), ...(cardInfo(card).also ?? []).map(fold)].some((name) => name.includes(wanted)),
  };
}

/** The editions, and both together. */
export function EditionSelect({ edition, choose }: { edition: string; choose: (edition: string) => void }) {
  return (
    <label class="row">
      <span>{t("ui-edition")}</span>
      <select class="field" value={edition} onChange={(event) => choose(event.currentTarget.value)}>
        {(choices.value?.editions ?? []).map((choice) => (
          <option key={choice} value={String(choice)}>
            {choice === "both" ? t("web-edition-both") : t("ui-edition-text", { n: Number(choice) })}
          </option>
        ))}
      </select>
    </label>
  );
}

/** From which sets a kingdom by lot is drawn, and how many cards of each: `base,intrigue=5`; without a word the first one. */
export function SetsSelect({ sets, choose }: { sets: string; choose: (sets: string) => void }) {
  const known = choices.value?.card_sets ?? [];
  const said = new Map((sets || (known[0] ?? "")).split(",").map((share) => [share.split("=")[0] ?? "", share.split("=")[1] ?? ANY]));
  const change = (set: string, share: string): void => {
    const shares = known.map((each) => [each, each === set ? share : (said.get(each) ?? NONE)] as const).filter(([, number]) => number !== NONE);
    choose(shares.map(([each, number]) => (number === ANY ? each : `${each}=${number}`)).join(","));
  };
  const numbers = Array.from({ length: choices.value?.kingdom_size ?? 0 }, (_, number) => String(number + 1));
  return (
    <div class="row sets-select" role="group" aria-label={t("web-cards-from")}>
      <span>{t("web-cards-from")}</span>
      {known.map((set) => (
        <label class="row" key={set}>
          <span>{tOf("exp", set)}</span>
          <select class="field" value={said.get(set) ?? NONE} onChange={(event) => change(set, event.currentTarget.value)}>
            <option value={NONE}>{t("web-share-none")}</option>
            <option value={ANY}>{t("web-share-any")}</option>
            {numbers.map((number) => (
              <option key={number} value={number}>
                {number}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}

const NONE = "";
const ANY = "any";
