/** Requests of the lab, of kingdoms and of own cards, which the first page does not need. */

import type { CheckStrategy, Export, ExportFound, KingdomPage, KingdomState, LabInfo, OneGame, ReplayMade, StrategyChecked, VerbInfo } from "./protocol";
import { get, post, request } from "./http";

/** The verbs that own cards are made of. */
export const cardVerbs = (): Promise<VerbInfo[]> => get("/api/cards/verbs");

/** A kingdom by lot to one's liking: the traits that it must have and must not have, besides cards. */
export function designKingdom(wish: Readonly<Record<"edition" | "sets" | "with" | "without" | "need" | "avoid", string>>): Promise<KingdomState> {
  return get(`/api/kingdoms/random?${new URLSearchParams(wish)}`);
}

export const kingdomPage = (code: string): Promise<KingdomPage> => get(`/api/kingdoms/page?code=${encodeURIComponent(code)}`);
/** The words of the strategy language, the library, and whether the lab is open. */
export const labInfo = (): Promise<LabInfo> => get("/api/lab");
/** One game of a match, as a replay. */
export const oneGame = (wish: OneGame): Promise<ReplayMade> => post("/api/lab/game", wish);
/** Results as a file, under the name that the server gives it. */
export const exportLab = (wish: Export): Promise<NamedFile> => file("/api/lab/export", wish);
export const exportFound = (wish: ExportFound): Promise<NamedFile> => file("/api/lab/export-found", wish);

export interface NamedFile {
  content: Blob;
  name: string;
}

async function file(path: string, wish: object): Promise<NamedFile> {
  const response = await request(path, { method: "POST", body: JSON.stringify(wish), headers: { "Content-Type": "application/json" } });
  const name = /filename="([^"]+)"/.exec(response.headers.get("Content-Disposition") ?? "")?.[1] ?? "fiefdom";
  return { content: await response.blob(), name };
}

export const checkStrategy = (wish: CheckStrategy): Promise<StrategyChecked> => post("/api/strategies/check", wish);
