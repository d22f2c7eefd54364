/** Links to a table, beginning with an address that others can reach. */

import { signal } from "@preact/signals";
import { ownAddresses } from "../wire/http";
import type { OwnAddresses } from "../wire/protocol";

/** Where others find this server, as it says itself. */
export const addresses = signal<OwnAddresses | null>(null);
/** The one of them that links begin with. */
export const origin = signal(location.origin);

/** Ask the server once; if it does not answer, links begin as this page does. */
export async function findAddresses(): Promise<void> {
  if (addresses.value) return;
  try {
    addresses.value = await ownAddresses();
    origin.value = addresses.value.origins[0] ?? location.origin;
  } catch {
    // the next page that needs them asks again
  }
}

/** The address of a table; what is secret stands after `#`, which no server is sent. */
export function linkTo(table: string, secret = ""): string {
  return `${origin.value}/t/${encodeURIComponent(table)}${secret && `#${secret}`}`;
}
