import { Show, type JSX } from "solid-js";
import type { Choice } from "../../protocol/stage";
import { say, t } from "../../text/fluent";
import { Dice } from "../../ui/Die";
import { Icon } from "../../ui/Icon";
import type { Table } from "../store";

/** What stands in a row for a choice: icon or dice, name, a line below, a value at the end. */
export function ChoiceFace(props: { choice: Choice; end?: JSX.Element; reason?: string }): JSX.Element {
  const detail = () => props.reason ?? (props.choice.detail ? say(props.choice.detail) : "");
  return (
    <>
      <span class="i">
        <Show when={props.choice.dice.length > 0} fallback={<Icon name={props.choice.icon ?? "cmd-unknown"} />}>
          <Dice dice={props.choice.dice} size="sm" />
        </Show>
      </span>
      <span class="t">{say(props.choice.label)}</span>
      <Show when={detail() !== ""}>
        <span class="d">{detail()}</span>
      </Show>
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
      <ChoiceFace choice={props.choice} end={end()} />
    </button>
  );
}
