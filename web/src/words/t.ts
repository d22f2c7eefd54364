/** Saying something in the language that is shown. A key that no file has does not compile: `python web/make_keys.py` lists them. */

import type { Messages } from "./keys";
import { type Arguments, say } from "./fluent";

export type Key = keyof Messages;
/** A message that needs no values. */
export type PlainKey = { [K in Key]: Messages[K] extends null ? K : never }[Key];
type Values<K extends Key> = Messages[K] extends null ? [] : [values: { [Name in keyof Messages[K]]: string | number }];

/** A message, with its values if it has some. */
export function t<K extends Key>(key: K, ...values: Values<K>): string {
  return say(key, values[0] as Arguments | undefined) ?? key;
}

/** The message of a code that somebody else made up, such as the server: `tOf("bot", name)`. A code without a message is shown as it is. */
export function tOf(prefix: string, code: string, values?: Arguments): string {
  return say(`${prefix}-${code}`, values) ?? code;
}

/** Whether such a code has a message. */
export function has(prefix: string, code: string): boolean {
  return say(`${prefix}-${code}`) !== null;
}

/** A label in words; one that only an own card has, and a number, is shown as it is. */
export function labelWords(label: string): string {
  return has("label", label.replace("+", "plus-")) ? tOf("label", label.replace("+", "plus-")) : label;
}
