import { has, t } from "../words/fluent";
import type { KingdomState } from "../wire/protocol";

/** The name of the set that a kingdom is, if it is one. */
export function kingdomName(kingdom: KingdomState): string {
  const [, name = "", edition = ""] = /^(.*)-(\d)$/.exec(kingdom.key) ?? [];
  const key = `set${edition}-${name}`;
  return name && has(key) ? t(key) : t("web-own-kingdom");
}
