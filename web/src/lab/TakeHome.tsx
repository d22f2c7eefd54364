import type { ComponentChildren } from "preact";
import { Icon } from "../ui/Icon";
import { Exports, TABLES } from "../ui/Exports";
import { save } from "../ui/files";
import { toast } from "../ui/notices";
import { exportLab, oneGame } from "../wire/laboratory";
import type { Export, MatchFound, StartWork } from "../wire/protocol";
import { go } from "../shell/router";
import { inWords } from "../words/problems";
import { t } from "../words/t";
import type { Bench } from "./address";

/** The work of a bench as a match. */
export const matchOf = (bench: Bench): Extract<StartWork["of"], { kind: "match" }> => ({ kind: "match", strategies: [...bench.strategies], kingdom: bench.kingdom, cards: bench.cards });

/** What can be taken home of a match: a game to look at, tables, a notebook, the strategies. */
export function TakeHome({ bench, found }: { bench: Bench; found: MatchFound }) {
  const watch = (): void => void oneGame({ of: matchOf(bench), number: Math.floor(Math.random() * found.games) }).then(({ replay }) => go(`/r/${replay}`), fail);
  const texts = (): void => save(new Blob([bench.strategies.join("\n\n# ----\n\n")], { type: "text/plain" }), "fiefdom.strategy");
  return (
    <div class="lab-choice lab-take">
      <button type="button" class="button slim" onClick={watch}>
        <Icon name="eye" /> {t("lab-watch")}
      </button>
      <LabExports of={matchOf(bench)} games={found.games}>
        <button type="button" class="button slim" onClick={texts}>
          {t("lab-export-strategies")}
        </button>
      </LabExports>
    </div>
  );
}

const fail = (error: unknown): void => toast(inWords(error));

/** Results as files: so many games of each match are played again, and come out the same. */
export function LabExports({ of, games, children }: { of: Export["of"]; games: number; children?: ComponentChildren }) {
  return (
    <Exports forms={[...TABLES, ["notebook", t("lab-export-notebook")]]} take={(form) => exportLab({ of, games, form })}>
      {children}
    </Exports>
  );
}
