import { createMemo, For, Show, type JSX } from "solid-js";
import type { Choice, Dial, Question } from "../../../protocol/stage";
import { say, t } from "../../../text/fluent";
import { Icon, iconOf } from "../../../ui/Icon";
import { DialFace, dialIcon, dialName } from "../../../ui/Token";
import type { Table } from "../../state/table";
import { isGrid } from "./grid";

export const valuesOf = (table: Table, question: Question): readonly number[] => {
  const draft = table.draft();
  return draft && draft !== "pass" && "assign" in draft ? draft.assign : question.slots.map(() => -1);
};

/** Sets the active slot and goes on to the next empty one; from a grid only when asked, since its end is looked at. */
export function setSlotValue(table: Table, question: Question, value: number): void {
  const at = table.slot();
  if (!question.slots[at]?.values[value]) return;
  const next = valuesOf(table, question).map((each, slot) => (slot === at ? value : each));
  table.setDraft({ assign: next });
  const empty = next.indexOf(-1);
  if (empty >= 0 && !isGrid(question)) table.setSlot(empty);
}

/** Goes on to the next empty slot, or to the next one. */
export function nextSlot(table: Table, question: Question): void {
  const [at, count] = [table.slot(), question.slots.length];
  const later = question.slots.map((_, by) => (at + 1 + by) % count);
  const next = later.find((slot) => (valuesOf(table, question)[slot] ?? -1) < 0) ?? later[0] ?? 0;
  table.setSlot(next);
}

interface Group {
  piece: string | null;
  slots: number[];
}

function groups(question: Question): Group[] {
  const found: Group[] = [];
  question.slots.forEach((slot, at) => {
    const last = found.find((group) => group.piece === slot.piece && slot.piece !== null);
    if (last) last.slots.push(at);
    else found.push({ piece: slot.piece, slots: [at] });
  });
  return found;
}

/** The pieces whose dials are set, each with what is set so far. */
export function Assign(props: { table: Table; question: Question }): JSX.Element {
  const values = () => valuesOf(props.table, props.question);
  const all = createMemo(() => groups(props.question));
  const nameOf = (group: Group): string => {
    const piece = group.piece ? props.table.piece(group.piece) : undefined;
    return piece?.name ?? say(props.question.slots[group.slots[0] ?? 0]?.label);
  };
  const set = (group: Group): number => group.slots.filter((slot) => (values()[slot] ?? -1) >= 0).length;
  const copied = (): readonly number[] | undefined => {
    const last = props.table.memory.dials(`${props.table.hello()?.table ?? ""} ${props.question.seat}`);
    return last?.length === props.question.slots.length ? last : undefined;
  };
  const everywhere = (): void => {
    const chosen = values().findIndex(
      (each, at) => each >= 0 && (at === props.table.slot() || !isSet(props.table.slot())),
    );
    const wanted = props.question.slots[chosen]?.values[values()[chosen] ?? -1];
    if (wanted)
      props.table.setDraft({
        assign: props.question.slots.map((slot, at) => sameIn(slot.values, wanted, values()[at])),
      });
  };
  const isSet = (slot: number): boolean => (values()[slot] ?? -1) >= 0;
  return (
    <div class="stack assign" role="group" aria-label={say(props.question.title)}>
      <For each={all()}>
        {(group) => (
          <button
            type="button"
            class="slotrow"
            classList={{ on: group.slots.includes(props.table.slot()) }}
            aria-pressed={group.slots.includes(props.table.slot())}
            onClick={() =>
              props.table.setSlot(group.slots.find((slot) => (values()[slot] ?? -1) < 0) ?? group.slots[0] ?? 0)
            }
          >
            <span>
              <b>{nameOf(group)}</b>
              <Show when={group.slots.length > 1}>
                <br />
                {t("slots-set", { set: set(group), of: group.slots.length })}
              </Show>
            </span>
            <span class="faces">
              <For each={group.slots}>
                {(slot) => {
                  const choice = () => props.question.slots[slot]?.values[values()[slot] ?? -1];
                  return (
                    <>
                      <Icon
                        name={choice()?.icon ?? "dial_facedown"}
                        {...(choice()?.cell ? {} : { label: choice() ? say(choice()?.label) : t("not-set") })}
                      />
                      <Show when={choice()?.cell}>
                        <span class="set">{say(choice()?.label)}</span>
                      </Show>
                    </>
                  );
                }}
              </For>
            </span>
          </button>
        )}
      </For>
      <div class="acts small">
        <Show when={props.question.slots.length > 1 && values().some((each) => each >= 0)}>
          <button type="button" class="chip" onClick={everywhere}>
            {t("dials-everywhere")}
          </button>
        </Show>
        <Show when={copied()}>
          {(last) => (
            <button type="button" class="chip" onClick={() => props.table.setDraft({ assign: [...last()] })}>
              {t("dials-again")}
            </button>
          )}
        </Show>
      </div>
    </div>
  );
}

/** The value of a slot that says the same as another slot's, whatever its place: dials of two ships differ. */
function sameIn(values: readonly Choice[], wanted: Choice, now = -1): number {
  const words = say(wanted.label);
  const found = values.findIndex((each) => say(each.label) === words);
  return found >= 0 ? found : now;
}

/** Choices with places of their own, as on a printed dial: a row for each speed, the fastest on top. */
function DialGrid(props: { table: Table; question: Question; values: readonly Choice[]; picked: number }): JSX.Element {
  const rows = () => [...new Set(props.values.map((choice) => choice.cell?.row ?? 0))].sort((a, b) => b - a);
  return (
    <div class="dialgrid" role="radiogroup" aria-label={say(props.question.title)}>
      <For each={rows()}>
        {(row, at) => (
          <span class="row" style={{ "grid-row": at() + 1 }}>
            {row}
          </span>
        )}
      </For>
      <For each={props.values}>
        {(choice, at) => (
          <button
            type="button"
            class={`cell ${choice.cell?.colour ?? ""}`}
            classList={{ on: props.picked === at() }}
            role="radio"
            aria-checked={props.picked === at()}
            aria-label={`${say(choice.label)}, ${say(choice.detail)}`}
            title={`${say(choice.label)}, ${say(choice.detail)}`}
            data-choice={at()}
            style={{
              "grid-row": rows().indexOf(choice.cell?.row ?? 0) + 1,
              "grid-column": (choice.cell?.column ?? 0) + 2,
            }}
            onClick={() => setSlotValue(props.table, props.question, at())}
          >
            <Icon name={choice.icon} />
          </button>
        )}
      </For>
    </div>
  );
}

/** The faces for the active slot, and the stack that it joins. It lies in the card, so that it covers no piece. */
export function DialTray(props: { table: Table; question: Question }): JSX.Element {
  const slot = () => props.question.slots[props.table.slot()];
  const value = () => valuesOf(props.table, props.question)[props.table.slot()] ?? -1;
  const piece = () => {
    const id = slot()?.piece;
    return id ? props.table.piece(id) : undefined;
  };
  const mates = () => props.question.slots.flatMap((each, at) => (each.piece === slot()?.piece ? [at] : []));
  const stack = (): readonly Dial[] => piece()?.dials.filter((dial) => dial.state === "facedown") ?? [];
  return (
    <div class="tray">
      <div>
        <div class="hn">{say(slot()?.label)}</div>
        <Show when={slot()?.idle}>{(why) => <p class="why">{say(why())}</p>}</Show>
        <Show when={slot()?.values.some((choice) => choice.cell)}>
          <DialGrid table={props.table} question={props.question} values={slot()?.values ?? []} picked={value()} />
          <Show when={props.question.slots.length > 1}>
            <button type="button" class="btn" data-next-slot onClick={() => nextSlot(props.table, props.question)}>
              {t("next-slot")} <kbd>N</kbd>
            </button>
          </Show>
        </Show>
        <div class="faces" role="radiogroup" aria-label={say(slot()?.label)}>
          <For each={slot()?.values.every((choice) => !choice.cell) ? slot()?.values : []}>
            {(choice, at) => (
              <button
                type="button"
                class="face"
                classList={{ on: value() === at() }}
                role="radio"
                aria-checked={value() === at()}
                aria-label={say(choice.label)}
                title={say(choice.detail)}
                data-choice={at()}
                onClick={() => setSlotValue(props.table, props.question, at())}
              >
                <DialFace icon={iconOf(choice.icon)} picked={value() === at()} label={say(choice.label)} />
                <span>{say(choice.label)}</span>
                <kbd>{at() + 1}</kbd>
              </button>
            )}
          </For>
        </div>
      </div>
      <Show when={stack().length + mates().length > 1}>
        <div class="its-stack">
          <div class="hn">
            {t("its-stack")} <span>{t("top-first")}</span>
          </div>
          <div class="faces">
            <For each={stack()}>
              {(dial) => <DialFace small icon={iconOf(dialIcon(dial))} label={dialName(dial)} />}
            </For>
            <For each={mates()}>
              {(at) => {
                const choice = () => props.question.slots[at]?.values[valuesOf(props.table, props.question)[at] ?? -1];
                return (
                  <button
                    type="button"
                    class="face"
                    onClick={() => props.table.setSlot(at)}
                    aria-label={say(props.question.slots[at]?.label)}
                  >
                    <DialFace
                      small
                      icon={choice() ? iconOf(choice()?.icon) : null}
                      picked={props.table.slot() === at}
                      label={choice() ? say(choice()?.label) : t("not-set")}
                    />
                  </button>
                );
              }}
            </For>
          </div>
        </div>
      </Show>
    </div>
  );
}
