import "./supply.css";
import { useId } from "preact/hooks";
import { cardInfo, kindOf } from "../cards/catalogue";
import { Emblem } from "../cards/Emblem";
import { cardName, compareNames, englishName, lengthClass, summary } from "../words/cards";
import { t } from "../words/t";
import { type Settings, settings } from "../kept/settings";
import { Icon } from "../ui/Icon";
import { Ltr, Price } from "../ui/Texts";
import type { Pile, Picture } from "../wire/protocol";
import type { Choice } from "./choice";
import { type Marks, markClass, markOf, MarkSign } from "./marks";
import { type Surroundings, useSurroundings } from "./surroundings";
import { type Roving, useRoving } from "../ui/roving";

interface Props {
  state: Picture;
  choice: Choice | null;
  marks: Marks;
}

/** Their numbers are said, because not every tile has room for every one. */
const COLUMNS = ["ui-name", "ui-effect", "ui-cost", "ui-left", "web-can-be-named"] as const;

/** The kingdom's piles as people look for them. */
const ORDERS: Readonly<Record<Settings["piles"], (a: Pile, b: Pile) => number>> = {
  cost: (a, b) => a.cost - b.cost || compareNames(a.card, b.card),
  name: (a, b) => compareNames(a.card, b.card),
};

/** The Supply: to the eye a board of tiles, to a screen reader a grid, in which arrows move. */
export function Supply({ state, choice, marks }: Props) {
  const heading = useId();
  const roving = useRoving(state.supply.length);
  const basic = state.supply.filter((pile) => cardInfo(pile.card).is_basic);
  const kingdom = state.supply.filter((pile) => !cardInfo(pile.card).is_basic).sort(ORDERS[settings.value.piles]);
  const all = [...basic, ...kingdom];
  const tile = (pile: Pile) => <PileTile key={pile.card} pile={pile} state={state} choice={choice} marks={marks} item={roving.item(all.indexOf(pile))} />;
  return (
    <section class="supply" aria-labelledby={heading}>
      <h2 id={heading} class="hidden">
        {t("ui-supply")}
      </h2>
      <div role="grid" aria-labelledby={heading} {...roving.group}>
        <div role="rowgroup" class="hidden">
          <div role="row">
            {COLUMNS.map((key, place) => (
              <span key={key} role="columnheader" aria-colindex={place + 1}>
                {t(key)}
              </span>
            ))}
          </div>
        </div>
        <div role="rowgroup" class="piles basic" aria-label={t("ui-basic")}>
          {basic.map(tile)}
        </div>
        <div role="rowgroup" class="piles kingdom" aria-label={t("ui-kingdom")}>
          {kingdom.map(tile)}
        </div>
      </div>
    </section>
  );
}

interface TileProps extends Props {
  pile: Pile;
  item: ReturnType<Roving["item"]>;
}

function PileTile({ pile, state, choice, marks, item }: TileProps) {
  const around = useSurroundings();
  const { card } = pile;
  const legal = choice?.isLegal(card, "supply") ?? false;
  const asked = choice?.store.question.value?.place === "supply";
  const english = englishName(card);
  const picked = legal ? (choice?.picked(card) ?? 0) : 0;
  const mark = markOf(marks, "supply", card);
  const classes = ["pile", kindOf(card), legal && "legal", asked && !legal && "out-of-reach", pile.left === 0 && "empty", picked > 0 && "picked", markClass(mark)];
  return (
    <div role="row" class={classes.filter(Boolean).join(" ")} {...around.details.shows(card)}>
      <span class="pile-art" aria-hidden="true">
        <Emblem card={card} />
      </span>
      <span role="gridcell" aria-colindex={1} class="pile-name">
        <button
          type="button"
          class={lengthClass(cardName(card))}
          style={{ "--letters": cardName(card).length }}
          {...item}
          data-card={card}
          data-legal={legal || undefined}
          aria-disabled={!legal}
          onClick={(event) => press(event, pile, choice, legal, around)}
        >
          {cardName(card)}
        </button>
        <MarkSign mark={mark} />
        {english && (
          <bdi class="card-english" lang="en">
            {english}
          </bdi>
        )}
      </span>
      <span role="gridcell" aria-colindex={2} class="pile-effect">
        {summary(card, state.kingdom.edition)}
      </span>
      <span role="gridcell" aria-colindex={3} class="pile-cost">
        <Price cost={pile.cost} label={t("term-coins", { n: pile.cost })} printed={cardInfo(card).cost} />
      </span>
      <span role="gridcell" aria-colindex={4} class="pile-left">
        {pile.ends_game && legal && (
          <span class="ends-game" title={t("web-ends-game")}>
            <Icon name="flag" />
            <span class="hidden">{t("web-ends-game")}</span>
          </span>
        )}
        {pile.left > 0 ? <Ltr>×{pile.left}</Ltr> : t("ui-empty")}
      </span>
      <span role="gridcell" aria-colindex={5} class="hidden">
        {legal ? t("ui-yes") : t("ui-no")}
      </span>
    </div>
  );
}

/** Name the pile; with Shift or Ctrl as often as there are Buys. What cannot be named now is explained instead. */
function press(event: MouseEvent, pile: Pile, choice: Choice | null, legal: boolean, { details }: Surroundings): void {
  if (details.wasLongPress()) return;
  if (!legal || !choice) return choice?.isJustDone ? undefined : details.show(pile.card);
  if (event.shiftKey || event.ctrlKey) choice.nameOften(pile.card, pile.left);
  else choice.name(pile.card, pile.left);
}
