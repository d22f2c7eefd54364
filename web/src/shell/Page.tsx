import "./page.css";
import type { ComponentChildren } from "preact";
import { t } from "../words/t";
import { route } from "./router";
import { Main, SkipLink } from "./Main";
import { LanguageSelect } from "./LanguageSelect";
import { SettingsMenu } from "./SettingsMenu";
import { Crest } from "../ui/Texts";
import { isOffline } from "../wire/offline";

/** The pages that one gets to from everywhere. */
const LINKS = [
  { path: "learn", words: "web-learn" },
  { path: "puzzles", words: "web-puzzles" },
  { path: "cards", words: "web-cards" },
  { path: "lab", words: "web-lab" },
  { path: "new", words: "web-new-table" },
] as const;

/** The frame of all pages but the table: the name of the house above, what it is and is not below. */
export function PageFrame({ children, wide }: { children: ComponentChildren; wide?: boolean }) {
  return (
    <div class="page">
      <SkipLink to="main" />
      <header class="page-header">
        <a class="brand" href="/">
          <Crest />
          <span>Fiefdom</span>
        </a>
        <nav aria-label={t("web-pages")}>
          {LINKS.map(({ path, words }) => (
            <a key={path} href={`/${path}`} aria-current={route.value.path === path ? "page" : undefined}>
              {t(words)}
            </a>
          ))}
        </nav>
        <div class="page-tools">
          <LanguageSelect quiet />
          <SettingsMenu />
        </div>
      </header>
      <p class="offline-line" role="status">
        {isOffline.value && t("web-offline")}
      </p>
      <Main id="main" kind={wide ? "wide" : ""}>
        {children}
      </Main>
      <footer class="page-footer">
        <p>{t("web-unofficial")}</p>
      </footer>
    </div>
  );
}
