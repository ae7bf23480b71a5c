import { createSignal, For, Show, type JSX } from "solid-js";
import type { Question } from "../../../protocol/stage";
import { say, t } from "../../../text/fluent";
import { phone } from "../../../ui/media";
import type { Table } from "../../state/table";
import { ChoiceFace } from "./ChoiceRow";

/** What might be expected and is not legal, each with its reason. Many of them, and all on a phone, are folded away. */
export function RefusedRows(props: { table: Table; question: Question }): JSX.Element {
  const [open, setOpen] = createSignal(false);
  const many = () => props.question.refused.length;
  const folded = () => !open() && (phone() || many() > 3);
  return (
    <Show when={many() > 0}>
      <Show when={folded()}>
        <p class="why folded">
          {t("refused-count", { count: many() })}{" "}
          <button type="button" class="linkish" aria-expanded="false" onClick={() => setOpen(true)}>
            {t("refused-why")}
          </button>
        </p>
      </Show>
      <Show when={!folded()}>
        <For each={props.question.refused}>
          {(refused) => (
            <div class="opt no" role="note" aria-label={`${say(refused.choice.label)}. ${say(refused.reason)}`}>
              <ChoiceFace table={props.table} choice={refused.choice} reason={say(refused.reason)} />
            </div>
          )}
        </For>
      </Show>
    </Show>
  );
}
