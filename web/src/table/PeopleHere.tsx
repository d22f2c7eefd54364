import { useState } from "preact/hooks";
import { personCode } from "../kept/person";
import { Icon } from "../ui/Icon";
import { Notice } from "../ui/Notice";
import { toast } from "../ui/notices";
import { PlayerName } from "../ui/Texts";
import { blockPerson, reportPerson } from "../wire/http";
import type { Picture, SeatState } from "../wire/protocol";
import { t } from "../words/t";
import type { TableStore } from "./store";

/** The other people of a table: nobody has to listen to them, to meet them again, or to keep quiet about them. */
export function PeopleHere({ state, store, token }: { state: Picture; store: TableStore; token: string }) {
  const others = state.seats.filter((seat) => seat.kind === "person" && seat.seat !== state.you);
  if (others.length === 0) return null;
  return (
    <section>
      <h3>{t("web-people-here")}</h3>
      {others.map((seat) => (
        <Other key={seat.seat} seat={seat} state={state} store={store} token={token} />
      ))}
    </section>
  );
}

function Other({ seat, state, store, token }: { seat: SeatState; state: Picture; store: TableStore; token: string }) {
  const [problem, setProblem] = useState<unknown>(null);
  const [report, setReport] = useState<string | null>(null);
  const isMuted = store.muted.value.includes(seat.seat);
  const block = (): void => {
    blockPerson({ code: personCode(), table: state.table, seat: seat.seat }).then(() => toast(t("web-block-done")), setProblem);
  };
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    reportPerson(state.table, { token, seat: seat.seat, text: report ?? "" }).then(() => (setReport(null), toast(t("web-report-done"))), setProblem);
  };
  return (
    <div class="person-here">
      <b>
        <PlayerName name={seat.name} /> {seat.known && <Icon name="check" />}
        {seat.known && <span class="hidden">{t("web-known")}</span>}
      </b>
      <p class="person-buttons">
        <button type="button" class="button slim" aria-pressed={isMuted} onClick={() => store.mute(seat.seat)}>
          {isMuted ? t("web-unmute") : t("web-mute")}
        </button>
        {seat.known && personCode() && (
          <button type="button" class="button slim" onClick={block}>
            {t("web-block")}
          </button>
        )}
        <button type="button" class="button slim" aria-expanded={report !== null} onClick={() => setReport(report === null ? "" : null)}>
          <Icon name="flag" /> {t("web-report")}
        </button>
      </p>
      {report !== null && (
        <form onSubmit={send}>
          <label>
            <span class="quiet-text">{t("web-report-about")}</span>
            <textarea class="field" dir="auto" rows={3} maxLength={500} value={report} onInput={(event) => setReport(event.currentTarget.value)} />
          </label>
          <button type="submit" class="button">
            {t("web-send")}
          </button>
        </form>
      )}
      {seat.absent && state.stage === "playing" && (
        <p class="person-buttons">
          <span class="quiet-text">{t("web-claim-about", { player: seat.name })}</span>
          <button type="button" class="button main" onClick={() => store.send({ type: "claim" })}>
            <Icon name="trophy" /> {t("web-claim")}
          </button>
        </p>
      )}
      <Notice problem={problem} />
    </div>
  );
}
