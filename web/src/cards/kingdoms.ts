import { has, t, tOf } from "../words/t";
import type { KingdomState } from "../wire/protocol";

/** The name of the set that a kingdom is, if it is one. */
export function kingdomName(kingdom: KingdomState): string {
  const [, name = "", edition = ""] = /^(.*)-(\d)$/.exec(kingdom.key) ?? [];
  return name && has(`set${edition}`, name) ? tOf(`set${edition}`, name) : t("web-own-kingdom");
}
