/** The seats this browser holds, with their tokens: what lets one go on after the window was closed. */

import { Kept } from "./kept";
import type { Invitation } from "../wire/protocol";

export interface HeldSeat {
  table: string;
  seat: number;
  token: string;
  invitations: Invitation[];
  kingdom: string;
  players: string[];
  since: number;
  over: boolean;
  /** What the table is called, if it has a name. */
  name?: string;
  /** The puzzle that is solved there, if it is one. */
  puzzle?: string;
  /** The day whose deal is played there, if it is one. */
  daily?: string;
}

const MOST = 300;
/** Tables of puzzles and lessons are soon forgotten: they would push the games out. */
const FLEETING = 5;
const kept = new Kept<readonly HeldSeat[]>("fiefdom.tables", []);

/** Know the seats of this browser, also those that another tab takes. */
export function followSeats(): void {
  kept.follow();
}

export function heldSeats(): readonly HeldSeat[] {
  return kept.value;
}

export function heldSeat(table: string): HeldSeat | undefined {
  return kept.value.find((held) => held.table === table);
}

/** Keep a seat; the newest come first. */
export function hold(seat: HeldSeat): void {
  kept.change((seats) => {
    const others = seats.filter((held) => held.table !== seat.table);
    const old = others.filter((held) => held.puzzle).slice(seat.puzzle ? FLEETING - 1 : FLEETING);
    return [seat, ...others.filter((held) => !old.includes(held))].slice(0, MOST);
  });
}

/** Note something about a seat that is held. */
export function note(table: string, changes: Partial<HeldSeat>): void {
  kept.change((seats) => seats.map((held) => (held.table === table ? { ...held, ...changes } : held)));
}

export function letGo(table: string): void {
  kept.change((seats) => seats.filter((held) => held.table !== table));
}
