import { useEffect } from "preact/hooks";
import { choices, everyCard, inOrder } from "../cards/catalogue";
import { CardChips } from "../cards/CardChips";
import { Icon } from "../ui/Icon";
import { toast } from "../ui/notices";
import { randomKingdom } from "../wire/http";
import { kingdomPage } from "../wire/laboratory";
import { ownCard } from "../words/own";
import { inWords } from "../words/problems";
import { t, tOf } from "../words/t";

interface Props {
  kingdom: string;
  choose: (kingdom: string) => void;
}

const LOT = "2";

/** The cards that the games are played with: a recommended set, ten by lot, a code, or whatever the strategies buy. */
export function KingdomBar({ kingdom, choose }: Props) {
  const sets = choices.value?.sets ?? [];
  const set = sets.find(({ key }) => key === kingdom);
  const slugs = set?.cards ?? slugsOf(kingdom);
  useEffect(() => {
    // A link may name a kingdom as people do; what cannot be found is told where it is played.
    if (kingdom && slugs.length === 0) void kingdomPage(kingdom).then(({ kingdom: { key }, code }) => choose(key || code), () => {});
  }, [kingdom]);
  const draw = (): void => void randomKingdom(LOT).then(({ cards }) => choose(cards.map(nameOf).join(", ")), (error: unknown) => toast(inWords(error)));
  return (
    <div class="lab-kingdom panel">
      <label class="row">
        <span>{t("ui-kingdom")}</span>
        <select class="field" value={set?.key ?? (kingdom ? OWN : "")} onChange={(event) => choose(event.currentTarget.value)}>
          <option value="">{t("lab-own-cards")}</option>
          {kingdom && !set && (
            <option value={OWN} disabled>
              {t("web-own-kingdom")}
            </option>
          )}
          {sets.map(({ key, edition, message }) => (
            <option key={key} value={key}>
              {tOf(`set${edition}`, message.slice(message.indexOf("-") + 1))} ({edition})
            </option>
          ))}
        </select>
      </label>
      <button type="button" class="button" onClick={draw}>
        <Icon name="dice" /> {t("ui-random-kingdom")}
      </button>
      <a class="button quiet" href="/k">
        {t("web-kingdom-design")}
      </a>
      {kingdom && (
        <a class="button quiet" href={`/k/${encodeURIComponent(kingdom)}`}>
          {t("lab-kingdom-page")}
        </a>
      )}
      <CardChips small cards={inOrder(slugs).map((card) => [card, 1] as const)} />
    </div>
  );
}

const OWN = "own";

const nameOf = (slug: string): string => everyCard().find((card) => card.slug === slug)?.name ?? slug;

function slugsOf(kingdom: string): string[] {
  const names = kingdom.split(",").map((name) => name.trim());
  return names.map((name) => everyCard().find((card) => card.name === name)?.slug ?? ownCard(name.toLowerCase().replaceAll(" ", "-"))?.card.slug).filter((slug) => slug !== undefined);
}
