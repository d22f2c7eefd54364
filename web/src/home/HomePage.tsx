import "./home.css";
import { kingdomName } from "../cards/kingdoms";
import { useId, useRef, useState } from "preact/hooks";
import { uploadRecord } from "../wire/http";
import { StillCard } from "../cards/CardFace";
import { t } from "../words/t";
import { Icon } from "../ui/Icon";
import { PageFrame } from "../shell/Page";
import { Notice } from "../ui/Notice";
import { PlayerName } from "../ui/Texts";
import { go } from "../shell/router";
import { change, settings } from "../kept/settings";
import { playNow } from "../shell/starting";
import { heldSeats, letGo } from "../kept/seats";

const FAN = ["village", "province", "smithy", "gold", "witch"];

/** The first page: a game is one press away. */
export function HomePage() {
  const [problem, setProblem] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const begin = (hints: boolean): void => {
    setBusy(true);
    playNow(hints).catch((error: unknown) => {
      setBusy(false);
      setProblem(error);
    });
  };
  return (
    <PageFrame wide>
      <div class="hero">
        <div class="hero-words">
          <h1>{t("web-headline")}</h1>
          <p class="lead">{t("web-lead")}</p>
          <label class="name-field">
            <span>{t("web-your-name")}</span>
            <input
              class="field"
              dir="auto"
              maxLength={30}
              autocomplete="nickname"
              placeholder={t("ui-you")}
              value={settings.value.name}
              onInput={(event) => change({ name: event.currentTarget.value })}
            />
          </label>
          <p class="hero-buttons">
            <button type="button" class="button main big" disabled={busy} onClick={() => begin(false)}>
              <Icon name="play" /> {t("web-play-now")}
            </button>
            <button type="button" class="button big" disabled={busy} onClick={() => begin(true)}>
              <Icon name="star" /> {t("web-first-game")}
            </button>
          </p>
          <Notice problem={problem} />
        </div>
        <div class="fan" aria-hidden="true">
          {FAN.map((card) => (
            <StillCard key={card} card={card} />
          ))}
        </div>
      </div>
      <div class="ways">
        <Way href="/new" icon="plus" title={t("web-new-table")} about={t("web-new-table-about")} />
        <Way href="/learn" icon="rules" title={t("web-learn")} about={t("web-learn-about")} />
        <UploadReplay setProblem={setProblem} />
      </div>
      <Continue />
    </PageFrame>
  );
}

function Way({ href, icon, title, about }: { href: string; icon: "plus" | "rules"; title: string; about: string }) {
  return (
    <a class="way panel" href={href}>
      <Icon name={icon} />
      <span>
        <b>{title}</b>
        <span class="quiet-text">{about}</span>
      </span>
    </a>
  );
}

function UploadReplay({ setProblem }: { setProblem: (problem: unknown) => void }) {
  const field = useRef<HTMLInputElement>(null);
  const upload = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    try {
      const { replay } = await uploadRecord(await file.text());
      go(`/r/${replay}`);
    } catch (problem) {
      setProblem(problem);
    }
  };
  return (
    <>
      <button type="button" class="way panel" onClick={() => field.current?.click()}>
        <Icon name="upload" />
        <span>
          <b>{t("web-watch-replay")}</b>
          <span class="quiet-text">{t("web-watch-replay-about")}</span>
        </span>
      </button>
      <input
        ref={field}
        type="file"
        class="hidden"
        accept=".fief,text/plain"
        tabIndex={-1}
        aria-label={t("web-watch-replay")}
        onChange={(event) => void upload(event.currentTarget.files?.[0])}
      />
    </>
  );
}

/** The games of this browser, running ones first. */
function Continue() {
  const heading = useId();
  const seats = [...heldSeats()].sort((a, b) => Number(a.over) - Number(b.over) || b.since - a.since);
  if (seats.length === 0) return null;
  return (
    <section class="continue" aria-labelledby={heading}>
      <h2 id={heading}>{t("web-continue")}</h2>
      <ul>
        {seats.slice(0, 12).map((held) => (
          <li key={held.table} class={held.over ? "panel over" : "panel"}>
            <a href={`/t/${held.table}`}>
              <b dir="auto">{held.name || kingdomName({ key: held.kingdom, edition: 2, cards: [], own: [] })}</b>
              <span class="quiet-text">
                {held.players.filter(Boolean).map((player, place) => (
                  <span key={place}>
                    {place > 0 && " · "}
                    <PlayerName name={player} />
                  </span>
                ))}
              </span>
            </a>
            <span class="tag">{held.over ? t("ui-game-over") : t("web-running")}</span>
            <button type="button" class="button round quiet" aria-label={t("web-forget")} title={t("web-forget")} onClick={() => letGo(held.table)}>
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
