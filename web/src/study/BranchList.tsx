import { ChanceBar } from "../ui/ChanceBar";
import { ShareLink } from "../ui/ShareLink";
import { Ltr, PlayerName } from "../ui/Texts";
import type { Branch, BranchTree } from "../wire/protocol";
import { t, tOf } from "../words/t";
import { Answers, courseWords } from "./Answers";
import { points } from "./review";

interface Props {
  tree: BranchTree;
  players: readonly string[];
  /** The branch that the address names. */
  named: string;
}

/** The branches of a game as a tree; each opens for what came of it, and has an address. */
export function BranchList({ tree, players, named }: Props) {
  if (tree.branches.length === 0 && !tree.origin) return null;
  return (
    <section class="branches">
      <h3>{t("study-branches")}</h3>
      {tree.origin && (
        <p>
          <a href={`/r/${tree.origin.replay}?branch=${tree.origin.branch}#${tree.origin.step}`}>{t("study-branch-origin")}</a>
        </p>
      )}
      <Level branches={tree.branches} parent="" players={players} named={named} />
    </section>
  );
}

function Level({ branches, parent, players, named }: { branches: readonly Branch[]; parent: string; players: readonly string[]; named: string }) {
  const here = branches.filter((branch) => branch.parent === parent);
  if (here.length === 0) return null;
  return (
    <ul>
      {here.map((branch) => (
        <li key={branch.branch}>
          <details open={branch.branch === named}>
            <summary>
              {titleOf(branch, players)} <Outcome branch={branch} />
            </summary>
            <Inside branch={branch} players={players} />
          </details>
          <Level branches={branches} parent={branch.branch} players={players} named={named} />
        </li>
      ))}
    </ul>
  );
}

/** What a branch is called: its name, or where it begins and what was tried. */
export function titleOf({ name, kind, bot, figures }: Branch, players: readonly string[]): string {
  const where = t("log-turn", { n: figures.turn, player: players[figures.turn_seat] ?? "" });
  const what = kind === "compare" ? figures.options.map(({ text }) => text).join(" / ") : kind === "play" ? t("study-played", { bot: tOf("bot", bot) }) : t("study-finished", { n: figures.games });
  return name ? `${name} (${where})` : `${where}: ${what}`;
}

function Outcome({ branch: { figures } }: { branch: Branch }) {
  const chance = figures.options[0]?.chance ?? figures.chances[figures.seat];
  return chance === undefined ? null : <Ltr>{points(chance)} %</Ltr>;
}

function Inside({ branch, players }: { branch: Branch; players: readonly string[] }) {
  const { figures } = branch;
  return (
    <div class="branch-inside">
      {branch.table && (
        <p>
          <a href={`/t/${branch.table}`}>{t("study-branch-table")}</a> · <a href={`/r/${branch.table}`}>{t("web-study")}</a>
        </p>
      )}
      {figures.options.length > 0 && <Answers options={figures.options} given="" isClose={figures.options[1]?.close ?? false} />}
      {figures.why.length > 0 && (
        <>
          <h4>{t("why-title", { answer: figures.options[0]?.text ?? "", other: figures.compared })}</h4>
          <ul class="study-why">
            {figures.why.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
      {figures.options.length === 0 && figures.chances.length > 0 && <Chances branch={branch} players={players} />}
      {figures.games > 0 && <p class="quiet-text">{t("study-branch-games", { n: figures.games })}</p>}
      {figures.slow && <p class="quiet-text">{t("study-slow")}</p>}
      <ShareLink link={`${location.origin}/r/${branch.replay}?branch=${branch.branch}#${branch.step}`} label={t("study-branch-link")} />
    </div>
  );
}

function Chances({ branch: { figures }, players }: { branch: Branch; players: readonly string[] }) {
  return (
    <>
      <ul class="branch-chances">
        {figures.chances.map((chance, seat) => (
          <li key={seat}>
            <PlayerName name={players[seat] ?? ""} />
            <ChanceBar chance={chance} low={figures.low[seat] ?? 0} high={figures.high[seat] ?? 0} />
            <Ltr>
              {points(chance)} % ({points(figures.low[seat] ?? 0)}–{points(figures.high[seat] ?? 0)})
            </Ltr>
          </li>
        ))}
      </ul>
      <p class="quiet-text">{courseWords(figures.course)}</p>
    </>
  );
}
