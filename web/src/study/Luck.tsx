import { Ltr, PlayerName } from "../ui/Texts";
import type { ReviewPart, ReviewSplit } from "../wire/protocol";
import { t } from "../words/t";
import { points, signed } from "./review";

const PARTS = [
  ["luck", "review-luck"],
  ["decisions", "review-own"],
  ["others", "review-others"],
] as const;

/** Where each player's result comes from, as bars on one axis with their numbers. */
export function Luck({ result, players }: { result: ReviewPart; players: readonly string[] }) {
  const widest = Math.max(...result.splits.flatMap((split) => PARTS.map(([part]) => Math.abs(split[part]))), 100);
  return (
    <section>
      <h3>{t("review-split")}</h3>
      {result.splits.map((split, seat) => (
        <SplitTable key={seat} split={split} player={players[seat] ?? ""} widest={widest} />
      ))}
      <p class="quiet-text">{t("review-reach", { points: points(Math.max(...result.splits.map(({ reach }) => reach))) })}</p>
    </section>
  );
}

function SplitTable({ split, player, widest }: { split: ReviewSplit; player: string; widest: number }) {
  return (
    <table class="study-luck">
      <caption>
        <PlayerName name={player} />: {t("review-start")} <Ltr>{points(split.start)}</Ltr>, {t("review-result")} <Ltr>{points(split.end)}</Ltr>
      </caption>
      <tbody>
        {PARTS.map(([part, words]) => (
          <tr key={part}>
            <th scope="row">{t(words)}</th>
            <td class="split-bar">
              <SplitBar part={part} share={split[part] / widest} />
            </td>
            <td>
              <Ltr>
                {signed(split[part])} ± {points(split.reach)}
              </Ltr>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A bar from the middle: to the end for what helped, to the start for what did harm. */
function SplitBar({ part, share }: { part: string; share: number }) {
  return (
    <svg viewBox="-50 0 100 12" preserveAspectRatio="none" class="split mirrored" aria-hidden="true">
      <rect class={`part-${part}`} x={Math.min(share, 0) * 50} y="1" width={Math.abs(share) * 50} height="10" />
      <line x1="0" x2="0" y1="0" y2="12" />
    </svg>
  );
}
