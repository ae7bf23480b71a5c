import { For, type JSX } from "solid-js";
import { say, t } from "../../text/fluent";
import { Dialog } from "../../ui/Dialog";
import type { Table } from "../state/table";

/** The answers that are given without asking, each with a button to be asked again. */
export function Kept(props: { table: Table; close: () => void }): JSX.Element {
  const kept = () => {
    props.table.remembered();
    return props.table.memory.kept();
  };
  return (
    <Dialog title={t("kept-answers")} close={props.close}>
      <ul class="keptlist">
        <For each={kept()} fallback={<li class="why">{t("kept-none")}</li>}>
          {(each) => (
            <li>
              <span>{say(each.label)}</span>
              <b>{t(`kept-${each.rule}`)}</b>
              <button
                type="button"
                class="chip"
                onClick={() => {
                  props.table.memory.forget(each.key);
                  props.table.touchMemory();
                }}
              >
                {t("keep-ask")}
              </button>
            </li>
          )}
        </For>
      </ul>
    </Dialog>
  );
}
