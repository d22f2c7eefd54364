import "./play.css";
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { inOrder, kindOf } from "../cards/catalogue";
import { CardFace } from "../cards/CardFace";
import { t } from "../words/t";
import { Icon } from "../ui/Icon";
import { Ltr, PlayerName } from "../ui/Texts";
import type { SeatState, Picture } from "../wire/protocol";
import type { Choice } from "./choice";
import { type Mark, type Marks, markClass, markOf, MarkSign } from "./marks";
import { useSurroundings } from "./surroundings";
import { LastTurns } from "./LastTurns";
import { useRoving } from "../ui/roving";

interface Props {
  state: Picture;
  choice: Choice | null;
  marks: Marks;
  hands: readonly Record<string, number>[] | null;
  openTrash: () => void;
}

/** What lies on the table: cards in play, revealed and set aside, and the ones to choose among. */
export function PlayRow({ state, choice, marks, hands, openTrash }: Props) {
  const heading = useId();
  const current = state.seats[state.turn];
  const aside = state.seats.filter((seat) => (Object.keys(seat.aside).length > 0 || seat.looked > 0) && !isLaidOut(seat, choice));
  const trashed = Object.values(state.trash).reduce((sum, number) => sum + number, 0);
  return (
    <section class="play-row" aria-labelledby={heading}>
      <header>
        <h2 id={heading}>
          {t("ui-in-play")}
          {current && (
            <>
              {" · "}
              <PlayerName name={current.name} />
            </>
          )}
        </h2>
        <button type="button" class="trash-chip" aria-label={`${t("ui-trash")}: ${trashed}`} onClick={openTrash}>
          <Icon name="trash" />
          <span class="label">{t("ui-trash")}</span> <Ltr>{trashed}</Ltr>
        </button>
      </header>
      <div class="lying" tabIndex={0} role="group" aria-labelledby={heading}>
        <Choosing choice={choice} marks={marks} />
        {aside.map((seat) => (
          <Aside key={seat.seat} seat={seat} />
        ))}
        {state.seats.map((seat) => seat.in_play.length > 0 && <InPlay key={seat.seat} seat={seat} isCurrent={seat.seat === state.turn} marks={marks} />)}
        {(choice?.store.question.value?.kind ?? "phase") === "phase" && <LastTurns state={state} />}
        {hands?.map((hand, seat) => <OpenHand key={seat} seat={state.seats[seat]} hand={hand} />)}
      </div>
    </section>
  );
}

/** Whether all the cards that a seat has set aside are laid out to choose among, so that they need not be shown twice. */
function isLaidOut(seat: SeatState, choice: Choice | null): boolean {
  const question = choice?.store.question.value;
  const cards = Object.keys(seat.aside);
  return Boolean(question && question.place === "row" && cards.length > 0 && cards.every((card) => question.cards.includes(card)));
}

function Group({ label, children, kind }: { label: ComponentChildren; children: ComponentChildren; kind: string }) {
  return (
    <div class={`lying-group ${kind}`}>
      <p class="lying-label">{label}</p>
      <ul class="lying-cards">{children}</ul>
    </div>
  );
}

/** The cards of a question that are neither in the hand nor in the Supply: looked at, revealed, in the discard pile. Of several each lies there by itself. */
function Choosing({ choice, marks }: { choice: Choice | null; marks: Marks }) {
  const question = choice?.store.question.value;
  const cards = question && question.place === "row" ? inOrder(question.cards) : [];
  const lying = cards.flatMap((card) => Array.from({ length: question?.several ? (question.copies[card] ?? 1) : 1 }, (_, copy) => ({ card, copy })));
  const roving = useRoving(lying.length);
  if (!choice || !question || cards.length === 0) return null;
  return (
    <div class="lying-group choosing">
      <p class="lying-label">{t("web-choose-here")}</p>
      <ul class="lying-cards" {...roving.group}>
        {lying.map(({ card, copy }, place) => (
          <li key={`${card} ${copy}`}>
            <Choosable choice={choice} card={card} copy={copy} copies={question.copies[card] ?? 1} mark={markOf(marks, "row", card)} item={roving.item(place)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ChoosableProps {
  choice: Choice;
  card: string;
  copy: number;
  copies: number;
  mark: Mark | undefined;
  item: object;
}

function Choosable({ choice, card, copy, copies, mark, item }: ChoosableProps) {
  const { details } = useSurroundings();
  const several = choice.isSeveral.value;
  const picked = several && copy < choice.picked(card);
  const press = (): void => {
    if (details.wasLongPress()) return;
    if (picked) choice.drop(card);
    else choice.name(card, copies);
  };
  return (
    <button
      type="button"
      class={["card small legal", kindOf(card), picked && "picked", markClass(mark)].filter(Boolean).join(" ")}
      {...item}
      {...details.shows(card)}
      data-card={card}
      data-legal
      aria-pressed={several ? picked : undefined}
      onClick={press}
    >
      <CardFace card={card} />
      <MarkSign mark={mark} />
      {(picked || (!several && copies > 1)) && (
        <span class="times" aria-hidden="true">
          <Ltr>{picked ? "✓" : `×${copies}`}</Ltr>
        </span>
      )}
    </button>
  );
}

function Aside({ seat }: { seat: SeatState }) {
  const seen = Object.values(seat.aside).reduce((sum, number) => sum + number, 0);
  const label = (
    <>
      {t("ui-aside")} · <PlayerName name={seat.name} />
    </>
  );
  return (
    <Group label={label} kind="aside">
      {inOrder(Object.keys(seat.aside)).map((card) => (
        <LyingCard key={card} card={card} number={seat.aside[card] ?? 1} />
      ))}
      {Array.from({ length: Math.max(seat.looked - seen, 0) }, (_, place) => (
        <li key={place} class="card small face-down">
          <span class="hidden">{t("web-face-down")}</span>
        </li>
      ))}
    </Group>
  );
}

/** The cards in the order they were played; equal neighbours in one heap. */
function InPlay({ seat, isCurrent, marks }: { seat: SeatState; isCurrent: boolean; marks: Marks }) {
  const heaps: { card: string; number: number }[] = [];
  for (const card of seat.in_play) {
    const last = heaps.at(-1);
    if (last?.card === card) last.number += 1;
    else heaps.push({ card, number: 1 });
  }
  const label = isCurrent ? "" : <PlayerName name={seat.name} />;
  return (
    <Group label={label} kind={isCurrent ? "current" : "others"}>
      {heaps.map(({ card, number }, place) => (
        <LyingCard key={`${place} ${card}`} card={card} number={number} mark={isCurrent ? markOf(marks, "play", card) : undefined} />
      ))}
    </Group>
  );
}

function OpenHand({ seat, hand }: { seat: SeatState | undefined; hand: Record<string, number> }) {
  const label = (
    <>
      {t("ui-hand")} · <PlayerName name={seat?.name ?? ""} />
    </>
  );
  return (
    <Group label={label} kind="open-hand">
      {inOrder(Object.keys(hand)).map((card) => (
        <LyingCard key={card} card={card} number={hand[card] ?? 1} />
      ))}
    </Group>
  );
}

function LyingCard({ card, number, mark }: { card: string; number: number; mark?: Mark }) {
  const { details } = useSurroundings();
  return (
    <li class={["card small", kindOf(card), markClass(mark)].filter(Boolean).join(" ")} data-lies={card} {...details.shows(card)} onClick={() => details.show(card)}>
      <CardFace card={card} />
      <MarkSign mark={mark} />
      {number > 1 && (
        <span class="times">
          <Ltr>×{number}</Ltr>
        </span>
      )}
    </li>
  );
}
