import { Match, Show, Switch, type JSX } from "solid-js";
import type { Choice } from "../../../protocol/stage";
import { say, t } from "../../../text/fluent";
import { Dice } from "../../../ui/Die";
import { Icon } from "../../../ui/Icon";
import { MiniOutline, MiniShip, MiniSquadron } from "../../fleets/Mini";
import { brief } from "../../names";
import type { Table } from "../../state/table";

/** The small picture of a choice: its dice, the piece that it stands for, or its icon; an effect stands for no piece. */
function Picture(props: { table: Table; choice: Choice }): JSX.Element {
  const piece = () => {
    const target = props.choice.target;
    return target && props.choice.card === null && !target.includes(".") ? props.table.piece(target) : undefined;
  };
  return (
    <Switch fallback={<Icon name={props.choice.icon ?? "cmd-unknown"} />}>
      <Match when={props.choice.dice.length > 0}>
        <Dice dice={props.choice.dice} size="sm" />
      </Match>
      <Match when={piece()?.kind === "ship" && piece()}>{(ship) => <MiniShip piece={ship()} />}</Match>
      <Match when={piece()?.kind === "squadron" && piece()}>{(squadron) => <MiniSquadron piece={squadron()} />}</Match>
      <Match when={piece()}>{(other) => <MiniOutline piece={other()} />}</Match>
    </Switch>
  );
}

/** What stands in a row for a choice: picture, name, a line below, a value at the end. */
export function ChoiceFace(props: { table: Table; choice: Choice; end?: JSX.Element; reason?: string }): JSX.Element {
  const detail = () => props.reason ?? (props.choice.detail ? say(props.choice.detail) : "");
  return (
    <>
      <span class="i">
        <Picture table={props.table} choice={props.choice} />
      </span>
      <span class="t">{brief(props.table, say(props.choice.label))}</span>
      <Show when={detail() !== ""}>
        <span class="d">{brief(props.table, detail())}</span>
      </Show>
      <Show when={props.reason === undefined && props.choice.text}>
        {(text) => <span class="d">{say(text())}</span>}
      </Show>
      <Show when={props.reason === undefined && props.choice.rules[0]}>{(id) => <code class="d">{id()}</code>}</Show>
      <span class="k">{props.end}</span>
    </>
  );
}

/** A row that picks a choice, or takes it in and out. */
export function ChoiceRow(props: {
  table: Table;
  choice: Choice;
  at: number;
  role: "radio" | "checkbox";
  picked: boolean;
  choose: () => void;
  confirm: () => void;
}): JSX.Element {
  const end = (): JSX.Element => {
    if (props.role === "checkbox" && props.picked) return <span class="chip on">{t("picked")}</span>;
    if (props.choice.value) return say(props.choice.value);
    return props.at < 9 ? <kbd>{props.at + 1}</kbd> : "";
  };
  return (
    <button
      type="button"
      class="opt"
      classList={{
        on: props.picked,
        lit: props.choice.target !== null && props.table.hovered() === props.choice.target,
      }}
      role={props.role}
      aria-checked={props.picked}
      data-choice={props.at}
      onClick={() => props.choose()}
      onDblClick={() => props.role === "radio" && props.confirm()}
      onPointerEnter={() => props.choice.target && props.table.hover(props.choice.target)}
      onPointerLeave={() => props.choice.target && props.table.hover(null)}
      onFocus={() => props.choice.target && props.table.hover(props.choice.target)}
      onBlur={() => props.choice.target && props.table.hover(null)}
    >
      <ChoiceFace table={props.table} choice={props.choice} end={end()} />
    </button>
  );
}
