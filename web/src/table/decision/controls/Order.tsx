import { For, type JSX } from "solid-js";
import type { Question } from "../../../protocol/stage";
import { say, t } from "../../../text/fluent";
import { Icon } from "../../../ui/Icon";
import type { Table } from "../../state/table";
import { ChoiceFace } from "./ChoiceRow";

/** The list with one entry moved. */
export function movedIn(list: readonly number[], from: number, to: number): number[] {
  const next = [...list];
  const [each] = next.splice(from, 1);
  if (each !== undefined) next.splice(Math.max(0, Math.min(next.length, to)), 0, each);
  return next;
}

/** Puts things in order: rows that are dragged, or moved with Alt and the arrows. */
export function Order(props: { table: Table; question: Question }): JSX.Element {
  const order = (): readonly number[] => {
    const draft = props.table.draft();
    return draft && draft !== "pass" && "order" in draft ? draft.order : [];
  };
  let dragged: number | null = null;
  const move = (from: number, to: number): void => {
    if (from !== to && to >= 0 && to < order().length) props.table.setDraft({ order: movedIn(order(), from, to) });
  };
  return (
    <ol class="opts order" aria-label={say(props.question.title)}>
      <For each={order()}>
        {(at, place) => {
          const choice = () => props.question.choices[at];
          return (
            <li
              class="opt"
              tabIndex={0}
              draggable="true"
              data-order={place()}
              onDragStart={() => (dragged = place())}
              onDragOver={(event) => event.preventDefault()}
              onDrop={(event) => {
                event.preventDefault();
                if (dragged !== null) move(dragged, place());
                dragged = null;
              }}
              onKeyDown={(event) => {
                const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
                if (!event.altKey || by === 0) return;
                event.preventDefault();
                event.stopPropagation();
                const to = place() + by;
                move(place(), to);
                queueMicrotask(() => document.querySelector<HTMLElement>(`[data-order="${to}"]`)?.focus());
              }}
            >
              <span class="place">{place() + 1}</span>
              <ChoiceFace
                table={props.table}
                choice={choice() ?? props.question.choices[0]!}
                end={
                  <span class="moves">
                    <button
                      type="button"
                      class="ib"
                      tabIndex={-1}
                      aria-label={t("move-up")}
                      disabled={place() === 0}
                      onClick={() => move(place(), place() - 1)}
                    >
                      <Icon name="up" />
                    </button>
                    <button
                      type="button"
                      class="ib"
                      tabIndex={-1}
                      aria-label={t("move-down")}
                      disabled={place() === order().length - 1}
                      onClick={() => move(place(), place() + 1)}
                    >
                      <Icon name="down" />
                    </button>
                  </span>
                }
              />
            </li>
          );
        }}
      </For>
    </ol>
  );
}
