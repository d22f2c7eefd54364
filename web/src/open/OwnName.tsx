import { useEffect, useState } from "preact/hooks";
import { keepPerson, person } from "../kept/person";
import { change, settings } from "../kept/settings";
import { Icon } from "../ui/Icon";
import { Notice } from "../ui/Notice";
import { ShareLink } from "../ui/ShareLink";
import { Ltr, PlayerName } from "../ui/Texts";
import { blockPerson, forgetPerson, makePerson, personState } from "../wire/http";
import type { PersonState } from "../wire/protocol";
import { t } from "../words/t";

/** A name that nobody else has: to take one, to bring one here by its code, or to let it go. */
export function OwnName() {
  const known = person();
  return (
    <section class="panel own-name">
      <h2>{t("web-name-of-own")}</h2>
      {known ? <Known code={known.code} name={known.name} /> : <TakeOne />}
    </section>
  );
}

function TakeOne() {
  const [problem, setProblem] = useState<unknown>(null);
  const [hasCode, setHasCode] = useState(false);
  const [code, setCode] = useState("");
  const take = (event: SubmitEvent): void => {
    event.preventDefault();
    setProblem(null);
    const asked = hasCode ? personState({ code }).then(({ name }) => ({ name, code })) : makePerson({ name: settings.value.name });
    asked.then((made) => (keepPerson(made), change({ name: made.name })), setProblem);
  };
  return (
    <form onSubmit={take}>
      <p class="quiet-text">{t("web-own-name-about")}</p>
      {hasCode ? (
        <label class="row">
          <span>{t("web-own-name-code")}</span>
          <input class="field code-field" dir="ltr" maxLength={60} autocomplete="off" spellcheck={false} value={code} onInput={(event) => setCode(event.currentTarget.value)} />
        </label>
      ) : (
        <label class="row">
          <span>{t("web-your-name")}</span>
          <input class="field" dir="auto" maxLength={30} autocomplete="nickname" value={settings.value.name} onInput={(event) => change({ name: event.currentTarget.value })} />
        </label>
      )}
      <Notice problem={problem} />
      <p class="own-name-buttons">
        <button type="submit" class="button main" disabled={!(hasCode ? code : settings.value.name).trim()}>
          {hasCode ? t("web-own-name-use") : t("web-own-name-get")}
        </button>
        <button type="button" class="button" onClick={() => (setProblem(null), setHasCode(!hasCode))}>
          {hasCode ? t("web-own-name-get") : t("web-own-name-have")}
        </button>
      </p>
    </form>
  );
}

function Known({ code, name }: { code: string; name: string }) {
  const [state, setState] = useState<PersonState | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const [isSure, setSure] = useState(false);
  useEffect(() => void personState({ code }).then(setState, setProblem), [code]);
  const forget = (): void => {
    if (!isSure) return setSure(true);
    forgetPerson({ code }).then(() => keepPerson(null), setProblem);
  };
  return (
    <>
      <p class="lead">
        <Icon name="check" /> <PlayerName name={state?.name ?? name} />
      </p>
      {state?.ratings.map((rating) => (
        <p key={rating.players}>
          {t("web-ratings-players", { n: rating.players })}: <Ltr>{t("web-rating-points", { points: rating.points, reach: rating.reach })}</Ltr> · {t("web-rating-games", { n: rating.games })}
        </p>
      ))}
      <details>
        <summary>{t("web-own-name-code")}</summary>
        <p class="quiet-text">{t("web-own-name-keep")}</p>
        <ShareLink link={code} label={t("web-own-name-code")} />
      </details>
      {state && state.blocked.length > 0 && (
        <section>
          <h3>{t("web-blocked")}</h3>
          <ul class="blocked">
            {state.blocked.map((other) => (
              <li key={other}>
                <PlayerName name={other} />{" "}
                <button type="button" class="button slim" onClick={() => void blockPerson({ code, unblock: other }).then(setState, setProblem)}>
                  {t("web-unblock")}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Notice problem={problem} />
      <p class="own-name-buttons">
        <button type="button" class="button" onClick={() => keepPerson(null)}>
          {t("web-own-name-leave")}
        </button>
        <button type="button" class="button" onClick={forget}>
          <Icon name="trash" /> {isSure ? t("web-own-name-forget-sure") : t("web-own-name-forget")}
        </button>
      </p>
    </>
  );
}
