/** Small pieces of text that must not be turned around in languages written from the right. */

import type { ComponentChildren } from "preact";
import { settings } from "../kept/settings";

/** A number such as ×46 or +$5, which reads from left to right everywhere. */
export function Ltr({ children }: { children: ComponentChildren }) {
  return <span class="ltr">{children}</span>;
}

/** The name of a player, in whatever script. */
export function PlayerName({ name }: { name: string }) {
  return <bdi>{name}</bdi>;
}

/** The key that does what a button does, where single keys are on. Those who listen hear of keys from the help. */
export function Key({ name }: { name: string }) {
  return settings.value.shortcuts ? <kbd aria-hidden="true">{name}</kbd> : null;
}

/** A price as a coin. What it says is told by `label`, for those who listen. */
export function Price({ cost, label, printed = cost }: { cost: number; label?: string; printed?: number }) {
  return (
    <>
      <span class={cost === printed ? "price" : "price changed"} aria-hidden={label ? "true" : undefined}>
        {cost}
      </span>
      {label && <span class="hidden">{label}</span>}
    </>
  );
}

/** The sign of Fiefdom: a castle on a hill. */
export function Crest() {
  return (
    <svg class="crest" viewBox="0 0 48 48" aria-hidden="true">
      <rect class="crest-field" width="48" height="48" rx="11" />
      <path class="crest-hill" d="M4 40q20-8 40 0v4a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4z" />
      <path class="crest-side" d="M6 20h2v3h2v-3h3v3h2v-3h2v20H6zm25 0h2v3h2v-3h3v3h2v-3h2v20H31z" />
      <path class="crest-keep" d="M17 14h2.800v3h2.800v-3h2.800v3h2.800v-3H31v26H17z" />
      <path class="crest-hill" d="M20.600 40v-6.500a3.400 3.400 0 0 1 6.800 0V40zm2.100-20h2.600v4.600h-2.600zM23.300 4h1.400v10h-1.400z" />
      <path class="crest-flag" d="M24.700 4h8l-2.200 2.500L32.700 9h-8z" />
    </svg>
  );
}
