import "./tab.css";
import { useEffect, useState } from "preact/hooks";
import { heldSeat } from "../kept/seats";
import { ClockNote } from "../ui/ClockWords";
import { copy } from "../ui/copy";
import { Icon } from "../ui/Icon";
import { Notice } from "../ui/Notice";
import { announce, toast } from "../ui/notices";
import { ShareLink } from "../ui/ShareLink";
import { copyPosition, handOver } from "../wire/http";
import type { Picture } from "../wire/protocol";
import { t } from "../words/t";
import { AddressChooser } from "./AddressChooser";
import { PeopleHere } from "./PeopleHere";
import { findAddresses, linkTo } from "./links";
import type { TableStore } from "./store";

/** What belongs to the table and not to the game: who else may come, and one's own seat. */
export function TableTab({ state, store }: { state: Picture; store: TableStore }) {
  const token = heldSeat(state.table)?.token;
  useEffect(() => void findAddresses(), []);
  return (
    <div class="table-tab">
      <ClockNote clock={state.options.clock ?? null} />
      {state.you !== null && token && <AnotherDevice table={state.table} token={token} />}
      {state.options.spectators && (
        <section>
          <h3>{t("web-watch-link")}</h3>
          <ShareLink link={linkTo(state.table)} label={t("web-watch-link")} />
        </section>
      )}
      {state.you !== null && token && <PeopleHere state={state} store={store} token={token} />}
      <AddressChooser />
      {token && store.help.isOffered.value && <CopyAsText state={state} token={token} />}
      {state.you !== null && state.stage === "playing" && !state.coach && <GiveUp state={state} store={store} />}
    </div>
  );
}

/** A link by which one's own seat comes to another device. It is good once, and only for a while. */
function AnotherDevice({ table, token }: { table: string; token: string }) {
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<unknown>(null);
  const ask = (): void => {
    setProblem(null);
    handOver(table, token).then(({ invitation }) => setCode(invitation), setProblem);
  };
  return (
    <section>
      <h3>{t("web-other-device")}</h3>
      <p class="quiet-text">{t("web-other-device-about")}</p>
      {code && <ShareLink key={code} link={linkTo(table, `seat=${encodeURIComponent(code)}`)} label={t("web-other-device")} />}
      <button type="button" class="button" onClick={ask}>
        <Icon name="link" /> {code ? t("web-other-device-anew") : t("web-other-device-link")}
      </button>
      <Notice problem={problem} />
    </section>
  );
}

/** The position as one's own seat knows it, for the page on which positions are looked at. */
function CopyAsText({ state, token }: { state: Picture; token: string }) {
  const [problem, setProblem] = useState<unknown>(null);
  const press = async (): Promise<void> => {
    setProblem(null);
    try {
      const { position } = await copyPosition(state.table, { token, question: state.question?.number ?? 0 });
      if (await copy(position)) announce(t("web-copied"));
      else toast(t("web-copy-by-hand"));
    } catch (failure) {
      setProblem(failure);
    }
  };
  return (
    <section>
      <h3>{t("position-title")}</h3>
      <p class="quiet-text">{t("position-copy-about")}</p>
      <button type="button" class="button" onClick={() => void press()}>
        <Icon name="copy" /> {t("position-copy")}
      </button>{" "}
      <a href="/p">{t("position-as-text")}</a>
      <Notice problem={problem} />
    </section>
  );
}

/** Giving up is asked about once: it cannot be taken back. */
function GiveUp({ state, store }: { state: Picture; store: TableStore }) {
  const [asking, setAsking] = useState(false);
  return (
    <section>
      <h3>{t("web-give-up")}</h3>
      <p class="quiet-text">{state.seats.length > 2 ? t("web-give-up-several") : t("web-give-up-two")}</p>
      {asking ? (
        <p class="give-up">
          <button type="button" class="button" onClick={() => store.send({ type: "concede" })}>
            <Icon name="flag" /> {t("web-give-up-yes")}
          </button>
          <button type="button" class="button main" onClick={() => setAsking(false)}>
            {t("web-give-up-no")}
          </button>
        </p>
      ) : (
        <button type="button" class="button" onClick={() => setAsking(true)}>
          <Icon name="flag" /> {t("web-give-up")}
        </button>
      )}
    </section>
  );
}
