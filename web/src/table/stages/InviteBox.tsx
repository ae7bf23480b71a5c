import { createSignal, Show, type JSX } from "solid-js";
import { keptTable } from "../../lobby/kept";
import { t } from "../../text/fluent";
import { Icon } from "../../ui/Icon";
import { copyText } from "../../ui/save";
import type { Table } from "../state/table";

/** The invitation, for who made the table, until somebody has taken the free seat. */
export function InviteBox(props: { table: Table }): JSX.Element {
  const [copied, setCopied] = createSignal(false);
  const free = () => props.table.hello()?.seats.some((seat) => seat.sitting === "nobody") ?? false;
  const address = () => {
    const invite = keptTable(props.table.address)?.invite;
    return free() && invite ? `${location.origin}/table/${invite}` : null;
  };
  return (
    <Show when={address()}>
      {(link) => (
        <div class="invite">
          <label for="invite">{t("invite")}</label>
          <div>
            <input id="invite" readOnly value={link()} onFocus={(event) => event.currentTarget.select()} />
            <button type="button" class="btn pri" onClick={() => void copyText(link()).then(setCopied)}>
              <Icon name="copy" />
              {copied() ? t("copied") : t("copy")}
            </button>
          </div>
          <p class="why">{t("invite-hint")}</p>
        </div>
      )}
    </Show>
  );
}
