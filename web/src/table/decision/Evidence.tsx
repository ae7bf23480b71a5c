import { For, Show, type JSX } from "solid-js";
import type { Note, Panel, Row } from "../../protocol/stage";
import { say, t } from "../../text/fluent";
import { Dice } from "../../ui/Die";
import { Icon } from "../../ui/Icon";
import { afterwards } from "../state/frames";
import { brief } from "../names";
import type { Table } from "../state/table";

const toneIcon = { good: "check", plain: "info", warn: "warn", bad: "warn" } as const;

/** A sentence about what would come of an answer. */
export function NoteLine(props: { table: Table; note: Note }): JSX.Element {
  const target = () => props.note.target;
  return (
    <div
      class={`alert ${props.note.tone}`}
      onPointerEnter={() => target() && props.table.hover(target())}
      onPointerLeave={() => target() && props.table.hover(null)}
    >
      <Icon name={toneIcon[props.note.tone]} />
      <span>{brief(props.table, say(props.note.text))}</span>
      <Show when={props.note.rule}>
        {(id) => (
          <a class="seerule" href={`/rules/${id()}`} target="_blank" rel="noreferrer" title={id()} aria-label={id()}>
            <Icon name="book" />
          </a>
        )}
      </Show>
    </div>
  );
}

function Bar(props: { row: Row }): JSX.Element {
  const width = () => `${Math.round((props.row.share ?? 0) * 100)}%`;
  return (
    <span class="bar" classList={{ strong: props.row.strong }}>
      <i ref={(element) => bind(element, width)} />
    </span>
  );
}

/** Sets a width through the object model, which a strict content policy allows. */
function bind(element: HTMLElement, width: () => string): void {
  element.style.width = width();
}

function PanelRow(props: { table: Table; row: Row; bars: boolean }): JSX.Element {
  const target = () => props.row.target;
  return (
    <div
      class="prow"
      classList={{ strong: props.row.strong, [`side-${props.row.side}`]: props.row.side !== null, nobar: !props.bars }}
      onPointerEnter={() => target() && props.table.hover(target())}
      onPointerLeave={() => target() && props.table.hover(null)}
    >
      <span class="pl">
        <Show when={props.row.icon}>
          <Icon name={props.row.icon} />
        </Show>
        {brief(props.table, say(props.row.label))}
      </span>
      <Show when={props.bars}>
        <Bar row={props.row} />
      </Show>
      <span class="pe">
        <Show when={props.row.value}>
          <b>{say(props.row.value)}</b>
        </Show>
        <Show when={props.row.dice.length > 0}>
          <Dice dice={props.row.dice} size="sm" />
        </Show>
      </span>
    </div>
  );
}

/** A panel of odds or facts. */
export function PanelBox(props: { table: Table; panel: Panel }): JSX.Element {
  const bars = () => props.panel.rows.some((row) => row.share !== null);
  return (
    <section class="sect">
      <div class="over">
        {brief(props.table, say(props.panel.title))}
        <Show when={props.panel.note}>
          <em>{say(props.panel.note)}</em>
        </Show>
      </div>
      <div class="panel" classList={{ bars: bars() }}>
        <For each={props.panel.rows}>{(row) => <PanelRow table={props.table} row={row} bars={bars()} />}</For>
      </div>
    </section>
  );
}

/** What is known about the open question, and what the server foresees for the draft. */
export function Evidence(props: { table: Table }): JSX.Element {
  // Odds follow the question they are about in the next frame.
  const [question, preview] = [
    afterwards(props.table, props.table.question),
    afterwards(props.table, props.table.preview),
  ];
  const panels = (): readonly Panel[] => [
    ...(preview()?.evidence.panels ?? []),
    ...(question()?.evidence.panels ?? []),
  ];
  /** Of several slots the one that is being set is told about. */
  const notes = (): readonly Note[] => {
    const slot = question()?.slots[props.table.slot()];
    const all = preview()?.notes ?? [];
    return slot?.piece ? all.filter((note) => !note.target || note.target === slot.piece) : all;
  };
  return (
    <div classList={{ foreseeing: props.table.slow() }}>
      <Show when={notes().length > 0}>
        <section class="sect">
          <div class="over">{t("what-follows")}</div>
          <div class="stack">
            <For each={notes()}>{(note) => <NoteLine table={props.table} note={note} />}</For>
          </div>
        </section>
      </Show>
      <For each={panels()}>{(panel) => <PanelBox table={props.table} panel={panel} />}</For>
    </div>
  );
}
