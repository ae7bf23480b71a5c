import type { JSX } from "solid-js";
import { RuleText } from "../table/decision/Rule";
import { t } from "../text/fluent";
import { Icon } from "../ui/Icon";

/** One rule on a page of its own. */
export function RulePage(props: { id: string }): JSX.Element {
  return (
    <main class="gathering">
      <div class="boxp">
        <h1>{t("rule")}</h1>
        <RuleText id={props.id} />
        <p>
          <a class="linkish" href="/">
            <Icon name="left" /> {t("to-lobby")}
          </a>
        </p>
      </div>
    </main>
  );
}
