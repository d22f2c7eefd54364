import "./join.css";
import { useState } from "preact/hooks";
import { hold } from "../kept/seats";
import { settings } from "../kept/settings";
import { PageFrame } from "../shell/Page";
import { go, handoverIn, type Route } from "../shell/router";
import { Notice } from "../ui/Notice";
import { joinTable } from "../wire/http";
import { t } from "../words/t";

/** Where the link leads by which one goes on with another device. It is used up by a press, so that nothing that looks at links takes the seat. */
export function MovePage({ route }: { route: Route }) {
  const [problem, setProblem] = useState<unknown>(null);
  const take = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    try {
      const joined = await joinTable(route.id, { invitation: handoverIn(route), language: settings.value.language });
      hold({ ...joined, invitations: [], kingdom: "", players: [], since: Date.now(), over: false });
      go(`/t/${joined.table}`);
    } catch (error) {
      setProblem(error);
    }
  };
  return (
    <PageFrame>
      <form class="join panel" onSubmit={(event) => void take(event)}>
        <h1>{t("web-move-here")}</h1>
        <p class="lead">{t("web-move-here-about")}</p>
        <Notice problem={problem} />
        <p>
          <button type="submit" class="button main big">
            {t("web-move-take")}
          </button>
        </p>
      </form>
    </PageFrame>
  );
}
