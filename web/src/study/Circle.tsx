import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { adjust, route } from "../shell/router";
import { Icon } from "../ui/Icon";
import { ShareLink } from "../ui/ShareLink";
import { openLine } from "../wire/work";
import { t } from "../words/t";

/** A moment of a game, as an address has it; others may have sent anything. */
const MOMENT = /^[0-9]{1,6}(,[0-9a-z]{0,4})?$/;

interface Known {
  people: number;
  led: boolean;
}

/** A study that several people follow, one leading. The address says which one; whoever has begun it leads. */
export function Circle({ replay }: { replay: string }) {
  const [study, setStudy] = useState(route.value.query.get("follow") ?? "");
  const [leads, setLeads] = useState(false);
  const [known, setKnown] = useState<Known | null>(null);
  const { hash } = route.value;
  const isFollowing = useRef(false);
  isFollowing.current = study !== "" && !leads;
  const line = useMemo(
    () =>
      openLine(
        (message) => {
          if (message.type !== "followed") return;
          setKnown(message);
          if (isFollowing.current && MOMENT.test(message.at)) adjust(`#${message.at}`);
        },
        () => setKnown(null),
      ),
    [],
  );
  useEffect(() => () => line.close(), [line]);
  useEffect(() => {
    if (study) line.send(leads ? { type: "lead", job: "circle", study, at: hash } : { type: "follow", job: "circle", study });
  }, [study, leads, leads ? hash : ""]);
  const begin = (): void => {
    setLeads(true);
    setStudy(crypto.getRandomValues(new Uint32Array(4)).join("-"));
  };
  const end = (): void => {
    line.stop("circle");
    setLeads(false);
    setStudy("");
    setKnown(null);
  };
  if (!study) {
    return (
      <p>
        <button type="button" class="button quiet" onClick={begin}>
          <Icon name="eye" /> {t("study-lead")}
        </button>
      </p>
    );
  }
  return (
    <section class="circle">
      <p role="status">
        {t(leads ? "study-leading" : "study-following", { n: known?.people ?? 1 })} {known && !known.led && t("study-no-leader")}
      </p>
      {leads && (
        <>
          <p class="quiet-text">{t("study-lead-about")}</p>
          <ShareLink link={`${location.origin}/r/${replay}?follow=${study}`} label={t("study-lead")} />
        </>
      )}
      <button type="button" class="button" onClick={end}>
        {t("study-part")}
      </button>
    </section>
  );
}
