import { cardName } from "../words/cards";
import { t } from "../words/t";
import { useCountdown } from "../ui/countdown";
import type { OpenRequest, Picture } from "../wire/protocol";
import type { PlayableSource } from "./source";

/** What somebody asks of the others, with the seconds left to answer. */
export function RequestLine({ request, state, store }: { request: OpenRequest; state: Picture; store: PlayableSource }) {
  const left = useCountdown(request.request, request.seconds);
  const player = state.seats[request.seat]?.name ?? "";
  const target = request.target === null ? "" : (state.seats[request.target]?.name ?? "");
  const cards = request.cards.map(cardName).join(", ");
  const texts: Record<OpenRequest["kind"], () => string> = {
    replace: () => t("web-request-replace", { player, target }),
    undo: () => (cards ? t("web-request-undo-cards", { player, cards }) : t("web-request-undo", { player })),
    rematch: () => t("web-request-rematch", { player }),
  };
  return (
    <div class="request" role="status">
      <p>
        {texts[request.kind]()} <span class="quiet-text">{request.seat === state.you ? t("web-request-waiting") : ""}</span>
      </p>
      <span>{t("web-seconds", { n: left })}</span>
      {request.may_vote && (
        <>
          <button type="button" class="button main" onClick={() => store.send({ type: "vote", request: request.request, accept: true })}>
            {t("web-accept")}
          </button>
          <button type="button" class="button" onClick={() => store.send({ type: "vote", request: request.request, accept: false })}>
            {t("web-deny")}
          </button>
        </>
      )}
    </div>
  );
}
