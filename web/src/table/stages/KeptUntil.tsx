import { Show, type JSX } from "solid-js";
import { language, t } from "../../text/fluent";
import type { Table } from "../state/table";

/** Until when the server keeps the table if nothing happens there. */
export function KeptUntil(props: { table: Table }): JSX.Element {
  const until = () => props.table.hello()?.kept_until ?? 0;
  const day = () => new Date(until() * 1000).toLocaleDateString(language(), { dateStyle: "long" });
  return (
    <Show when={until() > 0}>
      <p class="why">{t("kept-until", { day: day() })}</p>
    </Show>
  );
}
