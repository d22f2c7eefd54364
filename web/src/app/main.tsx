import "../styles/fonts.css";
import "../styles/base.css";
import "../styles/cards.css";
import "../styles/pages.css";
import "../styles/table.css";
import "../styles/side.css";
import "../styles/screens.css";
import { render } from "preact";
import { useEffect } from "preact/hooks";
import lastWords from "virtual:last-words";
import { loadCatalogue } from "../cards/catalogue";
import { followNetwork, hasFailed, insist, tryAgain } from "../wire/loading";
import { followLanguage, t, wantCardTexts, words } from "../words/fluent";
import { HomePage } from "../home/HomePage";
import { JoinPage } from "../join/JoinPage";
import { LearnPage } from "../learn/LearnPage";
import { later } from "./Later";
import { followAddress, invitationIn, type Route, route } from "../shell/router";
import { followSettings, settings } from "../kept/settings";
import { followSeats, heldSeat } from "../kept/seats";
import { announcement, dismiss, toasts } from "../ui/notices";

const NewTablePage = later(async () => (await import("../new/NewTablePage")).NewTablePage);
const ReplayPage = later(async () => (await import("../study/ReplayPage")).ReplayPage);
const TablePage = later(async () => (await import("../table/TablePage")).TablePage);

function App() {
  if (!words.value) return hasFailed.value ? <NoWords /> : null;
  return (
    <>
      <CurrentPage now={route.value} />
      <Notices />
    </>
  );
}

const TITLES: Partial<Record<Route["page"], string>> = { new: "web-new-table", learn: "web-learn", replay: "web-replay" };

function CurrentPage({ now }: { now: Route }) {
  const title = TITLES[now.page];
  useEffect(() => {
    if (now.page !== "table") document.title = title ? `${t(title)} – Fiefdom` : "Fiefdom";
  });
  useEffect(() => {
    if (now.page !== "home" && now.page !== "learn") wantCardTexts();
  }, [now.page]);
  const invitation = invitationIn(now);
  switch (now.page) {
    case "new":
      return <NewTablePage />;
    case "learn":
      return <LearnPage />;
    case "replay":
      return <ReplayPage key={now.id} id={now.id} />;
    case "table":
      if (invitation && !heldSeat(now.id)) return <JoinPage table={now.id} invitation={invitation} />;
      return <TablePage key={now.id} table={now.id} />;
    default:
      return <HomePage />;
  }
}

/** In place of everything, where not even words could be loaded. */
function NoWords() {
  const [failed = "", again = ""] = lastWords[settings.value.language] ?? [];
  return (
    <main class="no-words" lang={settings.value.language} dir="auto">
      <h1>Fiefdom</h1>
      <p role="alert">{failed}</p>
      <button type="button" class="button main" onClick={tryAgain}>
        {again}
      </button>
    </main>
  );
}

function Notices() {
  return (
    <>
      <div class="toasts" role="region" aria-label={t("web-notices")}>
        {hasFailed.value && (
          <p class="toast failed" role="alert">
            {t("web-failed")}
            <button type="button" class="button" onClick={tryAgain}>
              {t("web-again")}
            </button>
          </p>
        )}
        {toasts.value.map((toast) => (
          <p key={toast.id} class="toast" role="alert" onClick={() => dismiss(toast.id)}>
            {toast.text}
          </p>
        ))}
      </div>
      <p class="hidden" role="status" aria-live="polite">
        {announcement.value}
      </p>
    </>
  );
}

followSettings();
followSeats();
followAddress();
followNetwork();
followLanguage();
void insist("cards", loadCatalogue);
render(<App />, document.getElementById("app")!);
