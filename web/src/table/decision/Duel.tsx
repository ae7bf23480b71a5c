import { For, Show, type JSX } from "solid-js";
import type { Duel } from "../../protocol/stage";
import { say, t } from "../../text/fluent";
import { Die } from "../../ui/Die";
import { brief } from "../names";
import type { Table } from "../state/table";

/** The attack under way: its dice, its damage so far, what has been done in it. */
export function DuelBox(props: { table: Table; duel: Duel; dice: boolean }): JSX.Element {
  return (
    <div class="duel">
      <div class="over">
        {brief(props.table, say(props.duel.title))}
        <Show when={props.duel.damage !== null}>
          <em>{t("duel-damage", { damage: props.duel.damage ?? 0 })}</em>
        </Show>
      </div>
      <Show when={props.dice && props.duel.dice.length > 0}>
        <div class="dice">
          <For each={props.duel.dice}>{(die) => <Die die={die} />}</For>
        </div>
      </Show>
      <Show when={props.duel.notes.length > 0}>
        <p class="why">{props.duel.notes.map((note) => say(note)).join(" · ")}</p>
      </Show>
    </div>
  );
}
