/** The seats this browser holds, with their tokens: what lets one go on after the window was closed. */

import { signal } from "@preact/signals";
import type { Invitation } from "./protocol";
import { read, write } from "./settings";

export interface HeldSeat {
  table: string;
  seat: number;
  token: string;
  invitations: Invitation[];
  kingdom: string;
  players: string[];
  since: number;
  over: boolean;
}

const KEY = "fiefdom.tables";
const MOST = 50;

export const heldSeats = signal<readonly HeldSeat[]>(read<HeldSeat[]>(KEY, []));

/** Keep a seat, or what has changed about it; the newest come first. */
export function hold(seat: HeldSeat): void {
  const others = heldSeats.value.filter((held) => held.table !== seat.table);
  save([seat, ...others].slice(0, MOST));
}

/** Note something about a seat that is held. */
export function note(table: string, changes: Partial<HeldSeat>): void {
  if (!heldSeat(table)) return;
  save(heldSeats.value.map((held) => (held.table === table ? { ...held, ...changes } : held)));
}

export function letGo(table: string): void {
  save(heldSeats.value.filter((held) => held.table !== table));
}

export function heldSeat(table: string): HeldSeat | undefined {
  return heldSeats.value.find((held) => held.table === table);
}

function save(seats: readonly HeldSeat[]): void {
  heldSeats.value = seats;
  write(KEY, seats);
}
