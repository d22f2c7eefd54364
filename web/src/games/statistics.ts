/** Games in numbers: how often one has won, by whatever one likes to tell them apart by; and as files to take along. */

import type { HeldSeat } from "../kept/seats";
import type { GameSummary } from "../wire/protocol";

/** A finished game and whose seat it was. */
export interface PlayedGame {
  held: HeldSeat;
  summary: GameSummary;
}

export type GameResult = "won" | "shared" | "lost";

export interface Tally {
  key: string;
  games: number;
  /** Wins; a shared one counts half. */
  won: number;
}

export function resultOf({ held, summary }: PlayedGame): GameResult {
  if (!summary.winners.includes(held.seat)) return "lost";
  return summary.winners.length > 1 ? "shared" : "won";
}

/** The bots that one played against; nothing where people did. */
export function rivalOf({ held, summary }: PlayedGame): string {
  const others = summary.bots.filter((_, seat) => seat !== held.seat);
  return others.every(Boolean) ? [...new Set(others)].join(", ") : "";
}

export const kingdomKey = ({ summary }: PlayedGame): string => summary.kingdom.key || summary.kingdom.cards.join(",");

/** How many games there are of each key, and how many of them were won; the most frequent first. */
export function tallied(games: readonly PlayedGame[], keysOf: (game: PlayedGame) => readonly string[]): Tally[] {
  const found = new Map<string, Tally>();
  for (const game of games) {
    const won = { won: 1, shared: 0.5, lost: 0 }[resultOf(game)];
    for (const key of new Set(keysOf(game))) {
      const before = found.get(key) ?? { key, games: 0, won: 0 };
      found.set(key, { key, games: before.games + 1, won: before.won + won });
    }
  }
  return [...found.values()].sort((one, other) => other.games - one.games || other.won - one.won);
}

/** What is exported of a game. */
export function rowOf(game: PlayedGame): Record<string, string | number> {
  const { held, summary } = game;
  return {
    table: held.table,
    date: new Date(held.since).toISOString(),
    kingdom: summary.kingdom.cards.join(" "),
    edition: String(summary.kingdom.edition),
    opponents: summary.players.filter((_, seat) => seat !== held.seat).join(" "),
    bots: summary.bots.filter((_, seat) => seat !== held.seat).join(" "),
    result: resultOf(game),
    score: summary.scores[held.seat] ?? 0,
    best_other: Math.max(...summary.scores.filter((_, seat) => seat !== held.seat)),
    turns: summary.turns,
    opening: summary.opening.join(" "),
    bought: Object.entries(summary.bought)
      .map(([card, number]) => `${card}:${number}`)
      .join(" "),
    cost: summary.cost ?? "",
  };
}

/** Rows as CSV: whatever could be taken for a formula, or ends a field, is quoted. */
export function asCsv(rows: readonly Record<string, string | number>[]): string {
  const cell = (value: string | number): string => {
    const text = typeof value === "string" && /^[=+\-@]/.test(value) ? `'${value}` : String(value);
    return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  const head = Object.keys(rows[0] ?? {});
  return [head.join(","), ...rows.map((row) => head.map((key) => cell(row[key] ?? "")).join(","))].join("\r\n") + "\r\n";
}

/** What a decision has cost on average in each game that was studied, in points of the win chance, the oldest game first. */
export function costsOf(games: readonly PlayedGame[]): number[] {
  const studied = games.flatMap(({ held, summary }) => (summary.cost == null ? [] : [{ since: held.since, cost: summary.cost }]));
  return studied.sort((one, other) => one.since - other.since).map(({ cost }) => Math.round(cost) / 10);
}
