import type { ComponentChildren, RefObject } from "preact";
import { Icon } from "../ui/Icon";
import { drawingOf, pictureOf, save } from "../ui/files";
import { toast } from "../ui/notices";
import { exportLab, oneGame } from "../wire/http";
import type { Export, MatchFound, StartWork } from "../wire/protocol";
import { go } from "../shell/router";
import { inWords } from "../words/problems";
import { t } from "../words/t";
import type { Bench } from "./address";

const FORMS: readonly (readonly [Export["form"], string])[] = [
  ["csv", "CSV"],
  ["parquet", "Parquet"],
  ["json", "JSON"],
  ["notebook", ""],
];

/** The work of a bench as a match. */
export const matchOf = (bench: Bench): Extract<StartWork["of"], { kind: "match" }> => ({ kind: "match", strategies: [...bench.strategies], kingdom: bench.kingdom, cards: bench.cards });

/** What can be taken home of a match: a game to look at, tables, a notebook, the strategies. */
export function TakeHome({ bench, found }: { bench: Bench; found: MatchFound }) {
  const watch = (): void => void oneGame({ of: matchOf(bench), number: Math.floor(Math.random() * found.games) }).then(({ replay }) => go(`/r/${replay}`), fail);
  const texts = (): void => save(new Blob([bench.strategies.join("\n\n# ----\n\n")], { type: "text/plain" }), "fiefdom.strategy");
  return (
    <div class="lab-choice lab-take">
      <button type="button" class="button slim" onClick={watch}>
        <Icon name="eye" /> {t("lab-watch")}
      </button>
      <Exports of={matchOf(bench)} games={found.games}>
        <button type="button" class="button slim" onClick={texts}>
          {t("lab-export-strategies")}
        </button>
      </Exports>
    </div>
  );
}

const fail = (error: unknown): void => toast(inWords(error));

/** Results as files: so many games of each match are played again, and come out the same. */
export function Exports({ of, games, children }: { of: Export["of"]; games: number; children?: ComponentChildren }) {
  const take = (form: Export["form"]): void => void exportLab({ of, games, form }).then(({ content, name }) => save(content, name), fail);
  return (
    <details class="lab-export">
      <summary class="button slim">
        <Icon name="download" /> {t("lab-export")}
      </summary>
      <span class="lab-choice">
        {FORMS.map(([form, word]) => (
          <button key={form} type="button" class="button slim" onClick={() => take(form)}>
            {word || t("lab-export-notebook")}
          </button>
        ))}
        {children}
      </span>
    </details>
  );
}

/** The drawing inside an element as a picture to take home. */
export function Pictures({ within, name }: { within: RefObject<HTMLElement | null>; name: string }) {
  const drawing = (): SVGSVGElement | null => within.current?.querySelector<SVGSVGElement>("svg[role=img]") ?? null;
  const svg = (found: SVGSVGElement): void => save(new Blob([drawingOf(found)], { type: "image/svg+xml" }), `${name}.svg`);
  const png = (found: SVGSVGElement): void => void pictureOf(found).then((content) => content && save(content, `${name}.png`), fail);
  const press = (how: (found: SVGSVGElement) => void) => (): void => {
    const found = drawing();
    if (found) how(found);
  };
  return (
    <p class="lab-pictures">
      <button type="button" class="link-button" aria-label={t("lab-picture", { form: "SVG" })} onClick={press(svg)}>
        SVG
      </button>{" "}
      <button type="button" class="link-button" aria-label={t("lab-picture", { form: "PNG" })} onClick={press(png)}>
        PNG
      </button>
    </p>
  );
}
