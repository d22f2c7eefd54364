import { Ltr, PlayerName } from "../ui/Texts";
import type { Replay, TurnTaken } from "../wire/protocol";
import { cardName } from "../words/cards";
import { hundredths, tenths } from "../words/dates";
import { t } from "../words/t";
import { density, layers, size, SORTS, turnsOf } from "./decks";
import { counted, turnAt } from "./turns";

interface Props {
  game: Replay;
  step: number;
  asTable: boolean;
}

/** What the decks were made of, turn by turn, the players above one another on the same scales. */
export function Decks({ game, step, asTable }: Props) {
  const most = Math.max(...game.turns.map(({ deck }) => size(deck)), 1);
  const longest = Math.max(...game.players.map((_, seat) => turnsOf(game.turns, seat).length));
  const now = game.turns[turnAt(game.turns, step)]?.number ?? 1;
  return (
    <section>
      <h3>{t("study-decks")}</h3>
      {!asTable && (
        <ul class="deck-key">
          {SORTS.map((sort) => (
            <li key={sort}>
              <i class={`sort-${sort}`} aria-hidden="true" /> {t(`study-sort-${sort}`)}
            </li>
          ))}
        </ul>
      )}
      {game.players.map((player, seat) => {
        const turns = turnsOf(game.turns, seat);
        const part = { player, turns };
        return asTable ? <DeckTable key={seat} {...part} /> : <DeckChart key={seat} {...part} most={most} longest={longest} now={now} />;
      })}
    </section>
  );
}

const WIDTH = 320;
const HEIGHT = 80;
const LEFT = 24;
/** Half a figure, so that the one at the top is not cut off. */
const TOP = 8;
const BOTTOM = 14;

function DeckChart({ player, turns, most, longest, now }: { player: string; turns: readonly TurnTaken[]; most: number; longest: number; now: number }) {
  const x = (place: number): number => LEFT + ((WIDTH - LEFT - 4) * place) / Math.max(longest - 1, 1);
  const y = (cards: number): number => TOP + (HEIGHT - TOP - BOTTOM) * (1 - cards / most);
  const decks = turns.map(({ deck }) => deck);
  const last = decks.at(-1);
  const told = t("study-deck-about", { cards: last ? size(last) : 0, coins: last ? tenths(density(last)) : "0" });
  return (
    <figure class="deck-chart">
      <figcaption>
        <PlayerName name={player} />: {told}
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`${player}: ${told}`} direction="ltr">
        {layers(decks).map(({ sort, from, to }) => (
          <polygon key={sort} class={`sort-${sort}`} points={[...to.map((cards, place) => `${x(place)},${y(cards)}`), ...from.map((cards, place) => `${x(place)},${y(cards)}`).reverse()].join(" ")} />
        ))}
        {[0, most].map((cards) => (
          <text key={cards} class="tick" x={LEFT - 4} y={y(cards) + 3} text-anchor="end">
            {cards}
          </text>
        ))}
        {[1, longest].map((turn) => (
          <text key={turn} class="tick" x={x(turn - 1)} y={HEIGHT - 2} text-anchor={turn === 1 ? "start" : "end"}>
            {turn}
          </text>
        ))}
        <line class="cursor" x1={x(now - 1)} x2={x(now - 1)} y1="0" y2={HEIGHT - BOTTOM} />
      </svg>
    </figure>
  );
}

function DeckTable({ player, turns }: { player: string; turns: readonly TurnTaken[] }) {
  return (
    <div class="figures low deck-table" tabIndex={0} role="region" aria-label={`${t("study-decks")}: ${player}`}>
      <table>
        <caption>
          <PlayerName name={player} />
        </caption>
        <thead>
          <tr>
            <th scope="col">{t("web-turn")}</th>
            <th scope="col">{t("study-brought")}</th>
            {SORTS.map((sort) => (
              <th key={sort} scope="col">
                {t(`study-sort-${sort}`)}
              </th>
            ))}
            <th scope="col">{t("study-density")}</th>
          </tr>
        </thead>
        <tbody>
          {turns.map(({ number, gained, deck }) => (
            <tr key={number}>
              <th scope="row">
                <Ltr>{number}</Ltr>
              </th>
              <td>{counted(gained).map(([card, count]) => (count > 1 ? `${cardName(card)} ×${count}` : cardName(card))).join(", ") || "–"}</td>
              {SORTS.map((sort) => (
                <td key={sort}>
                  <Ltr>{deck[sort]}</Ltr>
                </td>
              ))}
              <td>
                <Ltr>{hundredths(density(deck))}</Ltr>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
