import { For, Show, type JSX } from "solid-js";
import type { Choice } from "../../protocol/stage";
import { t } from "../../text/fluent";
import type { Table } from "../state/table";
import { ChoiceFace } from "./controls/ChoiceRow";

/** Effects that can be used beside the question, at any time. */
export function Offers(props: { table: Table; offers: readonly Choice[] }): JSX.Element {
  return (
    <Show when={props.offers.length > 0}>
      <div class="offers">
        <div class="over">{t("offers")}</div>
        <div class="opts">
          <For each={props.offers}>
            {(offer, at) => (
              <button type="button" class="opt" data-offer={at()} onClick={() => props.table.confirm({ offer: at() })}>
                <ChoiceFace table={props.table} choice={offer} end={<span class="chip">{t("offer-use")}</span>} />
              </button>
            )}
          </For>
        </div>
      </div>
    </Show>
  );
}
