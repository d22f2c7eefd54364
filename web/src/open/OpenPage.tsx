import "../cards/card.css";
import "../ui/table.css";
import "./open.css";
import { useEffect, useState } from "preact/hooks";
import { CardChips } from "../cards/CardChips";
import { kingdomName } from "../cards/kingdoms";
import { personCode } from "../kept/person";
import { hold } from "../kept/seats";
import { settings } from "../kept/settings";
import { PageFrame } from "../shell/Page";
import { go } from "../shell/router";
import { ownName } from "../shell/starting";
import { clockWords } from "../ui/ClockWords";
import { Icon } from "../ui/Icon";
import { Loading, Notice, Nothing } from "../ui/Notice";
import { PlayerName } from "../ui/Texts";
import { joinTable, openTables } from "../wire/http";
import type { OpenTable } from "../wire/protocol";
import { meetCards } from "../words/own";
import { t } from "../words/t";
import { OwnName } from "./OwnName";
import { Ratings } from "./Ratings";

/** Milliseconds between two looks for tables. */
const AGAIN = 4000;

/** Where people find each other: tables with a place for anybody, a name of one's own, and who is how strong. */
export function OpenPage() {
  const [tables, setTables] = useState<readonly OpenTable[] | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const code = personCode();
  const look = (): void => {
    openTables({ person: code }).then((found) => (found.forEach(({ kingdom }) => meetCards(kingdom)), setProblem(null), setTables(found)), setProblem);
  };
  useEffect(() => {
    look();
    const timer = setInterval(look, AGAIN);
    return () => clearInterval(timer);
  }, [code]);
  return (
    <PageFrame>
      <section class="panel open-tables">
        <h1>{t("web-open-tables")}</h1>
        <p>{t("web-open-about")}</p>
        <Notice problem={problem} again={look} />
        {tables ? <TableList tables={tables} fail={setProblem} /> : !problem && <Loading />}
        <p>
          <a class="button main" href="/new?open">
            <Icon name="plus" /> {t("web-new-table")}
          </a>
        </p>
      </section>
      <OwnName />
      <Ratings />
    </PageFrame>
  );
}

function TableList({ tables, fail }: { tables: readonly OpenTable[]; fail: (problem: unknown) => void }) {
  if (tables.length === 0) return <Nothing>{t("web-open-none")}</Nothing>;
  return (
    <ul class="open-list">
      {tables.map((table) => (
        <li key={table.table}>
          <OneTable table={table} fail={fail} />
        </li>
      ))}
    </ul>
  );
}

function OneTable({ table, fail }: { table: OpenTable; fail: (problem: unknown) => void }) {
  const { kingdom, options, players, seats } = table;
  const sit = async (): Promise<void> => {
    try {
      const joined = await joinTable(table.table, { name: ownName(), person: personCode(), language: settings.value.language });
      hold({ ...joined, invitations: [], kingdom: kingdom.key, players: [...players], since: Date.now(), over: false, name: table.name });
      go(`/t/${joined.table}`);
    } catch (error) {
      fail(error);
    }
  };
  return (
    <article class="open-table">
      <h2>
        <span dir="auto">{table.name || kingdomName(kingdom)}</span>
        {options.rated && <span class="tag">{t("web-open-rated")}</span>}
      </h2>
      <p class="quiet-text">
        {players.map((name, place) => (
          <span key={place}>
            {place > 0 && ", "}
            <PlayerName name={name} />
          </span>
        ))}
        {table.rating !== null && ` (${table.rating})`}
        {" · "}
        {t("web-open-places", { taken: players.length, seats })}
        {options.clock && ` · ${clockWords(options.clock)}`}
      </p>
      <CardChips cards={kingdom.cards.map((card) => [card, 1] as const)} small />
      <button type="button" class="button main" onClick={() => void sit()}>
        {t("web-open-sit")}
      </button>
    </article>
  );
}
