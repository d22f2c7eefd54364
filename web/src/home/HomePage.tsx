import "./home.css";
import { lessonsDone } from "../kept/progress";
import { heldSeats } from "../kept/seats";
import { settings } from "../kept/settings";
import { PageFrame } from "../shell/Page";
import { later } from "../ui/later";
import { t } from "../words/t";
import { FirstLook } from "./FirstLook";
import { useGames } from "./games";
import { More } from "./More";
import { NewHere } from "./NewHere";
import { Start } from "./Start";
import { YourTurn } from "./YourTurn";

/** Newcomers have none. */
const Recent = later(async () => (await import("./Recent")).Recent).Part;

/** The first page: a game is one press away; then what one left, and what there is besides. */
export function HomePage() {
  const isNew = heldSeats().length === 0 && lessonsDone().length === 0;
  const games = useGames();
  return (
    <PageFrame wide>
      <div class="home">
        <h1>{isNew ? t("web-headline") : greeting()}</h1>
        <div class="home-first">{isNew ? <NewHere /> : <YourTurn games={games} />}</div>
        <Start />
        <div class="home-more">
          <More isNew={isNew} />
        </div>
        {isNew ? <FirstLook /> : <Recent games={games} />}
      </div>
    </PageFrame>
  );
}

function greeting(): string {
  const player = settings.value.name.trim();
  return player ? t("web-greeting", { player }) : t("web-greeting-plain");
}
