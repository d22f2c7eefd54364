import "./exports.css";
import type { ComponentChildren, RefObject } from "preact";
import { exportFound, type NamedFile } from "../wire/laboratory";
import type { ExportFound } from "../wire/protocol";
import { inWords } from "../words/problems";
import { t } from "../words/t";
import { save } from "./files";
import { Icon } from "./Icon";
import { toast } from "./notices";

const fail = (error: unknown): void => toast(inWords(error));

/** Tables as files: a button for each form, which the server makes when it is pressed. */
export function Exports<Form extends string>({ forms, take, children }: { forms: readonly (readonly [Form, string])[]; take: (form: Form) => Promise<NamedFile>; children?: ComponentChildren }) {
  return (
    <details class="exports">
      <summary class="button slim">
        <Icon name="download" /> {t("lab-export")}
      </summary>
      <span>
        {forms.map(([form, word]) => (
          <button key={form} type="button" class="button slim" onClick={() => void take(form).then(({ content, name }) => save(content, name), fail)}>
            {word}
          </button>
        ))}
        {children}
      </span>
    </details>
  );
}

export const TABLES = [
  ["csv", "CSV"],
  ["parquet", "Parquet"],
  ["json", "JSON"],
] as const;

/** What a search has found, as files. */
export function FoundExports({ found }: { found: Omit<ExportFound, "form"> }) {
  return <Exports forms={TABLES} take={(form) => exportFound({ ...found, form })} />;
}

/** A panel as a picture to take home: what it says and draws, without what one presses. */
export function Pictures({ of, name }: { of: RefObject<HTMLElement | null>; name: string }) {
  const take = async (form: string): Promise<void> => {
    const { drawingOf, pictureOf } = await import("./drawing"); // few want one
    if (!of.current) return;
    const drawing = drawingOf(of.current);
    const content = form === "SVG" ? new Blob([drawing.text], { type: "image/svg+xml" }) : await pictureOf(drawing);
    if (content) save(content, `${name}.${form.toLowerCase()}`);
  };
  return (
    <p class="pictures">
      {["SVG", "PNG"].map((form) => (
        <button key={form} type="button" class="link-button" aria-label={t("lab-picture", { form })} onClick={() => void take(form).catch(fail)}>
          {form}
        </button>
      ))}
    </p>
  );
}
