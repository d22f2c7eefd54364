import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { happen, localStorage } from "./page";
import { change, followSettings, LANGUAGE_NAMES, LANGUAGES, settings } from "../src/kept/settings";

const look = document.documentElement.dataset;
let dark = false;
let darkChanged = (): void => {};
globalThis.matchMedia = (() => ({
  get matches() {
    return dark;
  },
  addEventListener: (_: string, act: () => void) => (darkChanged = act),
})) as never;
followSettings();

beforeEach(() => {
  dark = false;
  localStorage.clear();
  happen("storage", { key: null });
});

/** The settings of somebody whose browser asks for these languages. */
function languageFor(...languages: string[]): string {
  const browser = navigator;
  globalThis.navigator = { languages } as never;
  change({}); // settings are read anew
  const { language } = settings.value;
  globalThis.navigator = browser;
  return language;
}

test("the language is the first of the browser's that there is", () => {
  assert.equal(languageFor("fr-FR", "pl-PL", "en"), "pl");
  assert.equal(languageFor("iw"), "he");
  assert.equal(languageFor("fr"), "en");
  change({ language: "ro" });
  assert.equal(languageFor("is"), "ro");
});

test("every language has a name of its own", () => {
  assert.deepEqual(Object.keys(LANGUAGE_NAMES), [...LANGUAGES]);
});

test("the page is light or dark as somebody chose, or else as the system is", () => {
  assert.equal(look.theme, "light");
  dark = true;
  darkChanged();
  assert.equal(look.theme, "dark");
  change({ theme: "light" });
  assert.equal(look.theme, "light");
  dark = false;
  change({ theme: "dark", motion: "off" });
  assert.deepEqual([look.theme, look.motion], ["dark", "off"]);
});

test("motion that was kept as yes or no is still understood", () => {
  for (const [kept, motion] of [[true, "fast"], [false, "off"], ["normal", "normal"]] as const) {
    localStorage.setItem("fiefdom.settings", JSON.stringify({ motion: kept }));
    happen("storage", { key: "fiefdom.settings" });
    assert.equal(settings.value.motion, motion);
  }
});
