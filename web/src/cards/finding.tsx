/** How people find cards: by a part of a name in any language, and by edition. */

import type { ComponentChild } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../ui/Icon";
import { allNames, cardName, fold } from "../words/cards";
import { t } from "../words/t";
import { choices } from "./catalogue";

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
    fits: (card) => !wanted || (names.get(card) ?? fold(cardName(card))).includes(wanted),
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
