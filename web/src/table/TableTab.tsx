import "./tab.css";
import { useEffect, useState } from "preact/hooks";
import { heldSeat } from "../kept/seats";
import { Icon } from "../ui/Icon";
import { Notice } from "../ui/Notice";
import { ShareLink } from "../ui/ShareLink";
import { handOver } from "../wire/http";
import type { Picture } from "../wire/protocol";
import { t } from "../words/t";
import { AddressChooser } from "./AddressChooser";
import { findAddresses, linkTo } from "./links";

/** What belongs to the table and not to the game: who else may come, and one's own seat. */
export function TableTab({ state }: { state: Picture }) {
  const token = heldSeat(state.table)?.token;
  useEffect(() => void findAddresses(), []);
  return (
    <div class="table-tab">
      {state.you !== null && token && <AnotherDevice table={state.table} token={token} />}
      {state.options.spectators && (
        <section>
          <h3>{t("web-watch-link")}</h3>
          <ShareLink link={linkTo(state.table)} label={t("web-watch-link")} />
        </section>
      )}
      <AddressChooser />
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
