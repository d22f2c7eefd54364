/** The name of one's own, and the recovery code that proves it; nothing if this browser goes without one. */

import { Kept } from "./kept";

export interface KeptPerson {
  name: string;
  code: string;
}

const kept = new Kept<KeptPerson | null>("fiefdom.person", null);

/** Know it, also when another tab gets one. */
export function followPerson(): void {
  kept.follow();
}

export const person = (): KeptPerson | null => kept.value;

/** What proves who one is to the server; nothing if there is nothing to prove. */
export const personCode = (): string => kept.value?.code ?? "";

export function keepPerson(known: KeptPerson | null): void {
  kept.change(() => known);
}
