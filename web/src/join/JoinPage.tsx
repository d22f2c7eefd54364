import "./join.css";
import { kingdomName } from "../cards/kingdoms";
import { meetCards } from "../words/own";
import { useEffect, useState } from "preact/hooks";
import { joinTable, tableInfo } from "../wire/http";
import { t } from "../words/t";
import { CardChips } from "../cards/CardChips";
import { inOrder } from "../cards/catalogue";
import { PageFrame } from "../shell/Page";
import { ClockNote } from "../ui/ClockWords";
import { Notice } from "../ui/Notice";
import { PlayerName } from "../ui/Texts";
import type { TableInfo } from "../wire/protocol";
import { go, invitationIn, type Route } from "../shell/router";
import { change, settings } from "../kept/settings";
import { ownName } from "../shell/starting";
import { personCode } from "../kept/person";
import { hold } from "../kept/seats";

/** Where an invitation leads: who is at the table, and a name to give. */
export function JoinPage({ route }: { route: Route }) {
  const table = route.id;
  const invitation = invitationIn(route);
  const [info, setInfo] = useState<TableInfo | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const look = (): void => void tableInfo(table).then((found) => (meetCards(found.kingdom), setInfo(found)), setProblem);
  useEffect(look, [table]);
  const join = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setProblem(null);
    if (!info) look();
    try {
      const joined = await joinTable(table, { invitation, name: ownName(), person: personCode(), language: settings.value.language });
      const players = info?.seats.map((seat) => seat.name) ?? [];
      hold({ ...joined, invitations: [], kingdom: info?.kingdom.key ?? "", players, since: Date.now(), over: false, name: info?.name });
      go(`/t/${joined.table}`);
    } catch (error) {
      setProblem(error);
    }
  };
  const host = info?.seats.find((seat) => seat.owner);
  return (
    <PageFrame>
      <form class="join panel" onSubmit={(event) => void join(event)}>
        <h1>{t("web-invited")}</h1>
        {info?.name && (
          <h2 dir="auto" class="table-own-name">
            {info.name}
          </h2>
        )}
        {info && (
          <>
            <p class="lead">
              {host && <PlayerName name={host.name} />}
              {" · "}
              {info.choosing ? t(`web-choosing-${info.choosing}`) : kingdomName(info.kingdom)}
            </p>
            {info.choosing ? <p>{t(`web-choosing-${info.choosing}-about`)}</p> : <CardChips cards={inOrder(info.kingdom.cards).map((card) => [card, 1])} />}
            <ClockNote clock={info.options.clock ?? null} />
          </>
        )}
        <label class="name-field">
          <span>{t("web-your-name")}</span>
          <input class="field" dir="auto" maxLength={30} autocomplete="nickname" placeholder={t("ui-you")} value={settings.value.name} onInput={(event) => change({ name: event.currentTarget.value })} />
        </label>
        <Notice problem={problem} />
        <p>
          <button type="submit" class="button main big">
            {t("web-take-seat")}
          </button>
        </p>
      </form>
    </PageFrame>
  );
}
