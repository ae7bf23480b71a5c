import type { JSX } from "solid-js";
import { t } from "../text/fluent";
import { Icon } from "../ui/Icon";

/** The page of an address under which there is nothing. */
export function Nowhere(): JSX.Element {
  return (
    <main class="gathering">
      <div class="boxp">
        <h1>{t("nowhere")}</h1>
        <p class="sub">{t("nowhere-hint")}</p>
        <p>
          <a class="linkish" href="/">
            <Icon name="left" /> {t("to-lobby")}
          </a>
        </p>
      </div>
    </main>
  );
}
