import { useEffect, useState } from "preact/hooks";
import { CardChips } from "../cards/CardChips";
import { CardTile } from "../cards/CardTile";
import { choices, inOrder } from "../cards/catalogue";
import { useCardSearch } from "../cards/finding";
import { announce } from "../ui/notices";
import { Ltr, PlayerName } from "../ui/Texts";
import type { ChoiceMade, ChoosingState, Picture } from "../wire/protocol";
import { cardName } from "../words/cards";
import { t } from "../words/t";
import type { TableStore } from "./store";

interface Props {
  state: Picture;
  store: TableStore;
  choosing: ChoosingState;
}

/** Before the game: the players choose its cards together. */
export function Choosing({ state, store, choosing }: Props) {
  const isMine = state.you !== null && choosing.turn.includes(state.you);
  const { made } = choosing;
  useEffect(() => {
    const last = made.at(-1);
    if (last && last.seat !== state.you) announce(`${state.seats[last.seat]?.name}: ${inWords(last)}`);
  }, [made.length]);
  return (
    <section class="choosing" aria-label={t("web-choosing-title")}>
      <h2>{t(`web-choosing-${choosing.method}`)}</h2>
      <p class="quiet-text">{t(`web-choosing-${choosing.method}-about`)}</p>
      <p class={isMine ? "choosing-now yours" : "choosing-now"} role="status">
        {whoseTurn(state, choosing, isMine)}
      </p>
      {made.length > 0 && <Made state={state} made={made} />}
      {choosing.method !== "vote" && choosing.method !== "ban" && <SoFar cards={choosing.cards} />}
      <Ways key={made.length} state={state} store={store} choosing={choosing} isMine={isMine} />
    </section>
  );
}

function whoseTurn({ seats }: Picture, { turn }: ChoosingState, isMine: boolean): string {
  if (turn.length === 0) return t("web-choosing-later");
  return isMine ? t("web-choosing-yours") : t("web-waits-for", { player: turn.map((seat) => seats[seat]?.name).join(", ") });
}

/** What somebody has done. */
function inWords({ cards: [first, second], kingdom }: ChoiceMade): string {
  if (kingdom !== null) return t("web-choosing-kingdom", { n: kingdom + 1 });
  if (!first) return t("web-choosing-kept");
  return second ? t("web-choosing-exchange", { out: cardName(first), in: cardName(second) }) : cardName(first);
}

function Made({ state, made }: { state: Picture; made: readonly ChoiceMade[] }) {
  return (
    <ol class="choices-made">
      {made.map((each, place) => (
        <li key={place} class={`by-${each.seat}`}>
          <b>
            <PlayerName name={state.seats[each.seat]?.name ?? ""} />
          </b>
          : {inWords(each)}
        </li>
      ))}
    </ol>
  );
}

function SoFar({ cards }: { cards: readonly string[] }) {
  return (
    <div>
      <h3>
        {t("web-choosing-so-far")}{" "}
        <Ltr>
          {cards.length}/{choices.value?.kingdom_size ?? 0}
        </Ltr>
      </h3>
      <CardChips cards={inOrder(cards).map((card) => [card, 1])} />
    </div>
  );
}

interface WayProps extends Props {
  isMine: boolean;
}

/** What can be done: a card is chosen by one press and taken by another, because nothing here is taken back. */
function Ways({ state, store, choosing, isMine }: WayProps) {
  const [chosen, choose] = useState("");
  const [goes, setGoes] = useState("");
  const edition = String(state.kingdom.edition);
  const send = (cards: readonly string[]): void => void store.send({ type: "choose", cards: [...cards] });
  if (choosing.method === "vote") return <Vote store={store} choosing={choosing} isMine={isMine} />;
  if (choosing.method === "swap") {
    return (
      <>
        <Tiles title={t("web-choosing-goes")} cards={choosing.removable} edition={edition} chosen={goes} choose={isMine ? setGoes : null} />
        <Tiles title={t("web-choosing-comes")} cards={choosing.offered} edition={edition} chosen={chosen} choose={isMine ? choose : null} canSearch />
        {isMine && (
          <p class="choosing-buttons">
            <button type="button" class="button main" disabled={!goes || !chosen} onClick={() => send([goes, chosen])}>
              {goes && chosen ? t("web-choosing-exchange", { out: cardName(goes), in: cardName(chosen) }) : t("web-choosing-swap")}
            </button>
            <button type="button" class="button" onClick={() => send([])}>
              {t("web-choosing-keep")}
            </button>
          </p>
        )}
      </>
    );
  }
  const name = (card: string): string => (choosing.method === "ban" ? t("web-choosing-remove", { card }) : t("web-choosing-take", { card }));
  return (
    <>
      <Tiles title="" cards={choosing.method === "ban" ? choosing.cards : choosing.offered} edition={edition} chosen={chosen} choose={isMine ? choose : null} only={choosing.offered} canSearch={choosing.method === "draft"} />
      {isMine && (
        <p class="choosing-buttons">
          <button type="button" class="button main" disabled={!chosen} onClick={() => send([chosen])}>
            {name(chosen ? cardName(chosen) : "…")}
          </button>
        </p>
      )}
    </>
  );
}

interface TilesProps {
  title: string;
  cards: readonly string[];
  edition: string;
  chosen: string;
  /** Null while others choose. */
  choose: ((card: string) => void) | null;
  /** Those of the cards that can be chosen. */
  only?: readonly string[];
  canSearch?: boolean;
}

function Tiles({ title, cards, edition, chosen, choose, only = cards, canSearch = false }: TilesProps) {
  const search = useCardSearch();
  return (
    <div class="choosing-tiles">
      {title && <h3>{title}</h3>}
      {canSearch && search.field}
      <ul class="picker">
        {inOrder(cards)
          .filter((card) => !canSearch || search.fits(card))
          .map((card) => (
            <li key={card}>
              <CardTile card={card} edition={edition} pressed={card === chosen} press={choose && only.includes(card) ? () => choose(card === chosen ? "" : card) : null} />
            </li>
          ))}
      </ul>
    </div>
  );
}

function Vote({ store, choosing, isMine }: { store: TableStore; choosing: ChoosingState; isMine: boolean }) {
  return (
    <ol class="kingdoms-to-vote">
      {choosing.kingdoms.map((cards, place) => (
        <li key={place} class="panel">
          <h3>
            {t("web-choosing-kingdom", { n: place + 1 })} <span class="tag">{choosing.made.filter(({ kingdom }) => kingdom === place).length}</span>
          </h3>
          <CardChips cards={inOrder(cards).map((card) => [card, 1])} />
          {isMine && (
            <button type="button" class="button main" aria-label={`${t("web-choosing-for")}: ${t("web-choosing-kingdom", { n: place + 1 })}`} onClick={() => store.send({ type: "choose", kingdom: place })}>
              {t("web-choosing-for")}
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}
