/** Friends whose daily deals one compares with: their tables, by day. They come by links. */

import { Kept } from "./kept";

const MOST = 20;
const kept = new Kept<Readonly<Record<string, readonly string[]>>>("fiefdom.friends", {});

/** Know them, also those that come in another tab. */
export function followFriends(): void {
  kept.follow();
}

export const friendsOn = (date: string): readonly string[] => kept.value[date] ?? [];

export function befriend(date: string, table: string): void {
  if (!friendsOn(date).includes(table)) kept.change((all) => ({ ...all, [date]: [table, ...(all[date] ?? [])].slice(0, MOST) }));
}
