import { Match, Show, Switch, type JSX } from "solid-js";
import type { Question } from "../../protocol/stage";
import { phone } from "../../ui/media";
import type { Table } from "../state/table";
import { Amount, Split } from "./controls/Amount";
import { Assign, DialTray } from "./controls/Assign";
import { Course } from "./controls/Course";
import { Order } from "./controls/Order";
import { Pick } from "./controls/Pick";
import { PlaceIt } from "./controls/PlaceIt";

/** The control for what a question wants; a yes or no needs but its buttons. */
export function Control(props: { table: Table; question: Question }): JSX.Element {
  const wants = (...kinds: Question["wants"][]): boolean => kinds.includes(props.question.wants);
  return (
    <Switch>
      <Match when={wants("pick", "use")}>
        <Pick table={props.table} question={props.question} many={false} />
      </Match>
      <Match when={wants("some")}>
        <Pick table={props.table} question={props.question} many />
      </Match>
      <Match when={wants("order")}>
        <Order table={props.table} question={props.question} />
      </Match>
      <Match when={wants("amount")}>
        <Amount table={props.table} question={props.question} />
      </Match>
      <Match when={wants("split")}>
        <Split table={props.table} question={props.question} />
      </Match>
      <Match when={wants("assign")}>
        <Show when={phone()}>
          <DialTray table={props.table} question={props.question} />
        </Show>
        <Assign table={props.table} question={props.question} />
        <Show when={!phone()}>
          <DialTray table={props.table} question={props.question} />
        </Show>
      </Match>
      <Match when={wants("course") && props.question.course}>
        {(ask) => <Course table={props.table} ask={ask()} />}
      </Match>
      <Match when={wants("place") && props.question.place}>
        {(ask) => <PlaceIt table={props.table} question={props.question} ask={ask()} />}
      </Match>
    </Switch>
  );
}
