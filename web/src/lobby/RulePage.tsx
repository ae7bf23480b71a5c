import type { JSX } from "solid-js";
import { RuleText } from "../table/decision/Rule";
import { t } from "../text/fluent";
import { Icon } from "../ui/Icon";
import { Search } from "./Search";

/** One rule on a page of its own, with the search below it. */
export function RulePage(props: { id: string }): JSX.Element {
  return (
    <main class="gathering">
      <div class="boxp">
        <h1>{t("rule")}</h1>
        <RuleText id={props.id} />
        <Search />
        <ToLobby />
      </div>
    </main>
  );
}

/** The search alone. */
export function SearchPage(): JSX.Element {
  return (
    <main class="gathering">
      <div class="boxp">
        <h1>{t("rules")}</h1>
        <Search />
        <ToLobby />
      </div>
    </main>
  );
}

function ToLobby(): JSX.Element {
  return (
    <p>
      <a class="linkish" href="/">
        <Icon name="left" /> {t("to-lobby")}
      </a>
    </p>
  );
}
