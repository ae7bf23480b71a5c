import { Show, type JSX } from "solid-js";
import { say, t } from "../../text/fluent";
import { Icon } from "../../ui/Icon";
import type { Table } from "../state/table";

/** Says that the connection is lost, and when it is tried again. */
export function OfflineBar(props: { table: Table }): JSX.Element {
  /** The server's last word. */
  const said = (): string | null => {
    const bye = props.table.bye();
    return bye && say(bye.reason);
  };
  return (
    <Show when={props.table.link() === "lost" || props.table.link() === "closed"}>
      <div class="offline" role="status">
        <Icon name="warn" />
        <Show when={props.table.link() === "lost"} fallback={said() ?? t("closed")}>
          {said() ?? t("offline")} {props.table.sending() ? t("offline-kept") : ""}{" "}
          {t("offline-again", { seconds: props.table.retry() })}
          <button type="button" class="linkish" onClick={() => props.table.retryNow()}>
            {t("offline-now")}
          </button>
        </Show>
      </div>
    </Show>
  );
}
