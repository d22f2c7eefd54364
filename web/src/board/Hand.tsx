import "./hand.css";
import { useId } from "preact/hooks";
import { inOrder, kindOf } from "../cards/catalogue";
import { CardFace } from "../cards/CardFace";
import { t } from "../words/t";
import { Crest, Ltr } from "../ui/Texts";
import type { Picture } from "../wire/protocol";
import { settings } from "../kept/settings";
import type { Choice } from "./choice";
import { type Mark, type Marks, markClass, markOf, MarkSign } from "./marks";
import { type Surroundings, useSurroundings } from "./surroundings";
import { useRoving } from "../ui/roving";

interface Props {
  state: Picture;
  choice: Choice | null;
  marks: Marks;
}

/** The own hand: equal cards in one heap, Actions first. */
export function Hand({ state, choice, marks }: Props) {
  const heading = useId();
  const cards = inOrder(Object.keys(state.hand));
  const roving = useRoving(cards.length);
  const withPiles = cards.length <= MOST_BESIDE_PILES;
  return (
    <section class="hand" aria-labelledby={heading}>
      <h2 id={heading} class="hidden">
        {t("ui-hand")}
      </h2>
      {withPiles && <OwnDeck state={state} />}
      <ul class={cards.length > 8 ? "heaps tight" : "heaps"} {...roving.group}>
        {cards.map((card, place) => (
          <li key={card} class={(state.hand[card] ?? 0) > 1 ? `several ${kindOf(card)}` : undefined}>
            <Heap card={card} number={state.hand[card] ?? 0} place={place} choice={choice} mark={markOf(marks, "hand", card)} item={roving.item(place)} />
          </li>
        ))}
      </ul>
      {cards.length === 0 && <p class="empty-hand">{t("web-empty-hand")}</p>}
      {withPiles && <OwnDiscardPile state={state} />}
    </section>
  );
}

/** With more kinds of cards in hand there is no room for the piles; their numbers stand above the Supply as well. */
const MOST_BESIDE_PILES = 7;

/** The own deck, face down, on the side from which one draws. */
function OwnDeck({ state }: { state: Picture }) {
  const seat = state.seats.find((candidate) => candidate.seat === state.you);
  if (!seat) return null;
  return (
    <div class="own-pile own-deck" aria-hidden="true">
      {seat.deck ? (
        <span class="card-back">
          <Crest />
        </span>
      ) : (
        <span class="no-card" />
      )}
      <span>
        {t("web-tab-deck")} <Ltr>{seat.deck}</Ltr>
      </span>
    </div>
  );
}

/** What lies on top of the own discard pile, on the other side. */
function OwnDiscardPile({ state }: { state: Picture }) {
  const { details } = useSurroundings();
  const top = state.seats.find((candidate) => candidate.seat === state.you)?.top;
  return (
    <div class="own-pile own-discard" aria-hidden="true">
      {top ? (
        <span class={`card ${kindOf(top)}`} {...details.shows(top)}>
          <CardFace card={top} />
        </span>
      ) : (
        <span class="no-card" />
      )}
      <span>{t("web-discarded")}</span>
    </div>
  );
}

interface HeapProps {
  card: string;
  number: number;
  place: number;
  choice: Choice | null;
  mark: Mark | undefined;
  item: object;
}

function Heap({ card, number, place, choice, mark, item }: HeapProps) {
  const around = useSurroundings();
  const legal = choice?.isLegal(card, "hand") ?? false;
  const picked = legal ? (choice?.picked(card) ?? 0) : 0;
  const asked = choice?.store.question.value?.place === "hand";
  const classes = ["card", kindOf(card), legal && "legal", asked && !legal && "out-of-reach", picked > 0 && "picked", markClass(mark)];
  const key = place < 9 ? String(place + 1) : place === 9 ? "0" : "";
  return (
    <button
      type="button"
      class={classes.filter(Boolean).join(" ")}
      {...item}
      {...around.details.shows(card)}
      data-card={card}
      data-hand={key || undefined}
      data-legal={legal || undefined}
      aria-disabled={!legal}
      aria-pressed={choice?.isSeveral.value && legal ? picked > 0 : undefined}
      onClick={(event) => press(event, card, number, choice, legal, around)}
    >
      <CardFace card={card} />
      <MarkSign mark={mark} />
      <span class="hidden">
        {number > 1 && ` ×${number}`} {picked > 0 && t("web-picked", { n: picked })}
      </span>
      {number > 1 && (
        <span class="times" aria-hidden="true">
          <Ltr>{picked ? `${picked}/${number}` : `×${number}`}</Ltr>
        </span>
      )}
      {picked > 0 && number === 1 && (
        <span class="times" aria-hidden="true">
          ✓
        </span>
      )}
      {choice && key && settings.value.shortcuts && (
        <span class="hand-key" aria-hidden="true">
          {key}
        </span>
      )}
    </button>
  );
}

function press(event: MouseEvent, card: string, number: number, choice: Choice | null, legal: boolean, { details }: Surroundings): void {
  if (details.wasLongPress()) return;
  if (!legal || !choice) return choice?.isJustDone ? undefined : details.show(card);
  if (event.shiftKey || event.ctrlKey) choice.nameOften(card, number);
  else choice.name(card, number);
}
