import "../styles/tokens.css";
import "../styles/fonts.css";
import "../styles/base.css";
import { render } from "preact";
import lastWords from "virtual:last-words";
import { loadCatalogue } from "../cards/catalogue";
import { followFriends } from "../kept/friends";
import { followPerson } from "../kept/person";
import { followProgress } from "../kept/progress";
import { followSeats } from "../kept/seats";
import { followSolver } from "../kept/solver";
import { followSettings, settings } from "../kept/settings";
import { followWish } from "../kept/wish";
import { followAddress, route } from "../shell/router";
import { prepareSettings } from "../shell/SettingsMenu";
import { Notices } from "../ui/Notice";
import { followNetwork, hasFailed, insist, tryAgain } from "../wire/loading";
import { followConnection, isInstalled, keepForLater } from "../wire/offline";
import { followLanguage, words } from "../words/fluent";
import { CurrentPage, fetchPage } from "./CurrentPage";
import { followDrops } from "./dropping";
import { ROUTES, rowOf } from "./routes";

function App() {
  if (!words.value) return hasFailed.value ? <NoWords /> : null;
  return (
    <>
      <CurrentPage />
      <Notices />
    </>
  );
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

followSettings();
followSeats();
followProgress();
followSolver();
followPerson();
followFriends();
followWish();
followAddress();
followNetwork();
followConnection();
followDrops();
// The words of the page are fetched together with those of all pages. If it fails, whoever draws the page says so.
fetchPage(rowOf(route.value)).catch(() => {});
followLanguage();
void insist("cards", loadCatalogue);
render(<App />, document.getElementById("app")!);
if (import.meta.env.PROD) addEventListener("load", () => void keepForLater().then(fetchForLater).catch(console.info));

/** The installed app has the pages that need no game before they are first opened. */
async function fetchForLater(): Promise<void> {
  if (!isInstalled()) return;
  prepareSettings();
  for (const row of ROUTES) if (row.offline) await fetchPage(row);
}
