import "./styles/fonts.css";
import "./styles/base.css";
import "./styles/cards.css";
import "./styles/pages.css";
import "./styles/table.css";
import "./styles/side.css";
import "./styles/screens.css";
import { render } from "preact";
import { useEffect } from "preact/hooks";
import lastWords from "virtual:last-words";
import { loadCatalogue } from "./catalogue";
import { followNetwork, hasFailed, insist, tryAgain } from "./loading";
import { followLanguage, t, wantCardTexts, words } from "./locale";
import { HomePage } from "./pages/HomePage";
import { JoinPage } from "./pages/JoinPage";
import { LearnPage } from "./pages/LearnPage";
import { later } from "./parts/Later";
import { followAddress, invitationIn, type Route, route } from "./router";
import { followSettings, settings } from "./settings";
import { followSeats, heldSeat } from "./tables";
import { announcement, dismiss, toasts } from "./toasts";

const NewTablePage = later(async () => (await import("./pages/NewTablePage")).NewTablePage);
const ReplayPage = later(async () => (await import("./pages/ReplayPage")).ReplayPage);
const TablePage = later(async () => (await import("./table/TablePage")).TablePage);

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
