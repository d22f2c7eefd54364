import type { ComponentChildren } from "preact";
import { t } from "../words/t";
import { Main, SkipLink } from "./Main";
import { LanguageSelect, SettingsMenu } from "./SettingsMenu";
import { Crest } from "../ui/Texts";

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
          <a href="/learn">{t("ui-rules")}</a>
          <a href="/new">{t("web-new-table")}</a>
        </nav>
        <div class="page-tools">
          <LanguageSelect />
          <SettingsMenu />
        </div>
      </header>
      <Main id="main" kind={wide ? "wide" : ""}>
        {children}
      </Main>
      <footer class="page-footer">
        <p>{t("web-unofficial")}</p>
      </footer>
    </div>
  );
}
