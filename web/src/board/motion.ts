/** Cards that visibly go where they go. A ghost flies over the board from where a card was to where it is; the board itself is already as it should be, and nothing waits. */

import "./motion.css";
import { kindOf } from "../cards/catalogue";
import { prefersStill, settings } from "../kept/settings";
import type { ShownEvent } from "../wire/protocol";

/** Milliseconds that a card takes. */
const SPEED = { off: 0, fast: 140, normal: 190 } as const;
/** Cards start one after the other, but all of them within this time. */
const APART = 30;
const ALL_START_WITHIN = 100;

interface Flight {
  event: ShownEvent;
  from: DOMRect;
  emblem: Node | null;
}

/** Show what has moved. Called while the board still shows how it was; `you` is the viewer's seat. */
export function moveCards(root: HTMLElement, you: number | null, events: readonly ShownEvent[]): void {
  if (settings.value.motion === "off" || prefersStill()) return;
  const flights = different(events).flatMap((event) => takeOff(root, you, event));
  if (flights.length > 0) requestAnimationFrame(() => flights.forEach((flight, place) => fly(root, you, flight, Math.min(APART, ALL_START_WITHIN / flights.length) * place)));
}

/** What moves from one place to another; equal cards that go the same way go as one. */
function different(events: readonly ShownEvent[]): ShownEvent[] {
  const moves = events.filter(({ origin, target }) => origin && target && origin !== target);
  return [...new Map(moves.map((event) => [[event.seat, event.card, event.origin, event.target].join(), event])).values()];
}

function takeOff(root: HTMLElement, you: number | null, event: ShownEvent): Flight[] {
  const from = placeOf(root, you, event, event.origin);
  const emblem = event.card ? root.querySelector(`.pile:has([data-card="${event.card}"]) .emblem`) : null;
  return from ? [{ event, from, emblem: emblem?.cloneNode(true) ?? null }] : [];
}

function fly(root: HTMLElement, you: number | null, { event, from, emblem }: Flight, delay: number): void {
  const to = placeOf(root, you, event, event.target);
  if (!to) return;
  const ghost = root.ownerDocument.createElement("div");
  ghost.className = event.card ? `ghost ${kindOf(event.card)}` : "ghost face-down";
  ghost.dataset.goes = `${event.origin} ${event.target}`;
  ghost.ariaHidden = "true";
  if (emblem) ghost.append(emblem);
  root.append(ghost);
  const home = ghost.getBoundingClientRect();
  const path = [from, to].map((place) => ({ transform: translation(place, home) }));
  const motion = ghost.animate(path, { duration: SPEED[settings.value.motion], delay, easing: "ease-out", fill: "backwards" });
  motion.onfinish = motion.oncancel = () => ghost.remove();
}

/** From the middle of the ghost to the middle of a place. */
function translation(place: DOMRect, home: DOMRect): string {
  const x = place.x + place.width / 2 - (home.x + home.width / 2);
  const y = place.y + place.height / 2 - (home.y + home.height / 2);
  return `translate(${x}px, ${y}px)`;
}

/** Where on the board a zone is for a card, as near as it is to be seen. */
function placeOf(root: HTMLElement, you: number | null, { seat, card }: ShownEvent, zone: string): DOMRect | undefined {
  const boxes = selectors(zone, seat, card ?? "", seat === you).map((selector) => root.querySelector(selector)?.getBoundingClientRect());
  return boxes.find((box) => box && box.width > 0);
}

function selectors(zone: string, seat: number, card: string, isOwn: boolean): string[] {
  const player = `.seats .seat-${seat}`;
  switch (zone) {
    case "supply":
      return [`.pile:has([data-card="${card}"])`];
    case "trash":
      return [".around .trash", ".trash-chip"];
    case "play":
      return [`.lying-group.current [data-lies="${card}"]`, ".lying"];
    case "aside":
    case "looked":
      return [`.lying-group.aside [data-lies="${card}"]`, `.choosing [data-card="${card}"]`, ".lying"];
    case "hand":
      return isOwn ? [`.hand [data-card="${card}"]`, ".hand .heaps", player] : [player];
    default:
      return isOwn ? [`.hand .own-${zone}`, player] : [player];
  }
}
