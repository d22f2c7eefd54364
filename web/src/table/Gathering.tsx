import { kingdomName } from "../cards/kingdoms";
import { useEffect } from "preact/hooks";
import { t } from "../words/t";
import { CardChips } from "../cards/CardChips";
import { inOrder } from "../cards/catalogue";
import { PageFrame } from "../shell/Page";
import { ClockNote } from "../ui/ClockWords";
import { Icon } from "../ui/Icon";
import { Portrait } from "../ui/Portrait";
import { PlayerName } from "../ui/Texts";
import type { Picture } from "../wire/protocol";
import { heldSeat } from "../kept/seats";
import { ShareLink } from "../ui/ShareLink";
import { Choosing } from "./Choosing";
import { findAddresses, linkTo } from "./links";
import { AddressChooser } from "./AddressChooser";
import type { TableStore } from "./store";

/** Before the game: who is here, and the links for those who are not. */
export function Gathering({ state, store }: { state: Picture; store: TableStore }) {
  const held = heldSeat(state.table);
  useEffect(() => void findAddresses(), []);
  const isChoosing = (state.choosing?.turn.length ?? 0) > 0;
  const links = new Map(held?.invitations.map((invitation) => [invitation.seat, linkTo(state.table, `join=${encodeURIComponent(invitation.token)}`)]));
  return (
    <PageFrame>
      <div class="gathering">
        <h1>{isChoosing ? t("web-choosing-title") : t("web-gathering")}</h1>
        {state.name && (
          <h2 dir="auto" class="table-own-name">
            {state.name}
          </h2>
        )}
        {!store.connected.value && (
          <p class="problem" role="status">
            {t("web-reconnecting")}
          </p>
        )}
        {!isChoosing && <p class="lead">{state.you === null ? t("web-gathering-watch") : t("web-gathering-about")}</p>}
        {links.size > 0 && !isChoosing && <AddressChooser />}
        <ul class={isChoosing ? "invitations seated" : "invitations"}>
          {state.seats.map((seat) => (
            <li key={seat.seat} class={`panel seat-${seat.seat}`} aria-current={state.choosing?.turn.includes(seat.seat) || undefined}>
              <span class="avatar" aria-hidden="true">
                {seat.kind === "bot" ? <Portrait bot={seat.bot} /> : <Icon name="user" />}
              </span>
              <span class="seat-name">
                {seat.kind === "open" ? t("web-open-seat") : <PlayerName name={seat.name} />}
                {seat.seat === state.you && <span class="tag">{t("web-you")}</span>}
              </span>
              {seat.kind === "open" && links.has(seat.seat) && <ShareLink link={links.get(seat.seat) ?? ""} label={t("web-invitation")} />}
              {seat.kind === "open" && held && (
                <button type="button" class="button" onClick={() => store.send({ type: "replace", seat: seat.seat })}>
                  <Icon name="bot" /> {t("web-bot-instead")}
                </button>
              )}
              {seat.kind !== "open" && <Icon name="check" />}
              {seat.missing && held && seat.seat !== state.you && (
                <button type="button" class="button" onClick={() => store.send({ type: "replace", seat: seat.seat })}>
                  <Icon name="bot" /> {t("web-replace")}
                </button>
              )}
            </li>
          ))}
        </ul>
        <ClockNote clock={state.options.clock ?? null} />
        {state.choosing ? (
          <Choosing state={state} store={store} choosing={state.choosing} />
        ) : (
          <>
            <h2>{kingdomName(state.kingdom)}</h2>
            <CardChips cards={inOrder(state.kingdom.cards).map((card) => [card, 1])} />
          </>
        )}
      </div>
    </PageFrame>
  );
}
