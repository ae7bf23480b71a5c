import { createEffect, For, Show, type JSX } from "solid-js";
import { say, t } from "../../text/fluent";
import { Icon } from "../../ui/Icon";
import { brief } from "../names";
import type { Table } from "../state/table";

/** Scrolls a strip so that one of its entries stands in the middle, as far as it goes. */
function bring(entry: HTMLElement): void {
  const strip = entry.parentElement;
  if (strip) strip.scrollLeft = entry.offsetLeft - (strip.clientWidth - entry.offsetWidth) / 2;
}

/** A wheel that turns up and down goes along the strip. */
function along(event: WheelEvent & { currentTarget: HTMLElement }): void {
  const strip = event.currentTarget;
  if (strip.scrollWidth <= strip.clientWidth || event.deltaY === 0) return;
  strip.scrollLeft += event.deltaY;
  event.preventDefault();
}

/** Who has a turn when, in a strip above the table: past, now, to come. */
export function Turns(props: { table: Table }): JSX.Element {
  const turns = () => {
    const found = props.table.frame()?.turns;
    return found && found.list.length > 0 ? found : null;
  };
  return (
    <Show when={turns()}>
      {(shown) => (
        <ol class="turns" aria-label={say(shown().label)} onWheel={along}>
          <li class="turns-label" aria-hidden="true">
            {say(shown().label)}
          </li>
          <For each={shown().list}>
            {(turn) => {
              const piece = () => props.table.piece(turn.piece);
              const flag = (name: string): boolean => piece()?.flags.includes(name) ?? false;
              const state = () => (flag("active") ? "now" : flag("activated") ? "past" : "to-come");
              let place: HTMLLIElement | undefined;
              createEffect(() => {
                if (state() === "now") requestAnimationFrame(() => place && bring(place));
              });
              return (
                <li ref={(found) => (place = found)}>
                  <button
                    type="button"
                    class={`turn side-${piece()?.side ?? 0} ${state()}`}
                    aria-current={state() === "now" ? "step" : undefined}
                    aria-label={t(`turn-${state()}`, { name: piece()?.name ?? "", rank: turn.rank })}
                    onClick={() => props.table.select(turn.piece)}
                    onPointerEnter={() => props.table.hover(turn.piece)}
                    onPointerLeave={() => props.table.hover(null)}
                  >
                    <i>{turn.rank}</i>
                    <span>{turn.name}</span>
                  </button>
                </li>
              );
            }}
          </For>
        </ol>
      )}
    </Show>
  );
}

/** Effects that wait for one another, the next one first. */
export function Queue(props: { table: Table }): JSX.Element {
  return (
    <Show when={props.table.frame()?.queue}>
      {(queue) => (
        <section class="sect queue">
          <div class="over">
            {say(queue().title)}
            <Show when={queue().note}>
              <em>{say(queue().note)}</em>
            </Show>
          </div>
          <ol>
            <For each={queue().rows}>
              {(row, at) => (
                <li
                  class={`side-${row.side ?? 0}`}
                  onPointerEnter={() => row.target && props.table.hover(row.target)}
                  onPointerLeave={() => row.target && props.table.hover(null)}
                >
                  <Show when={at() > 0}>
                    <Icon name="speed" />
                  </Show>
                  <span>
                    <b>{at() + 1}</b>
                    {brief(props.table, say(row.label))}
                  </span>
                </li>
              )}
            </For>
          </ol>
        </section>
      )}
    </Show>
  );
}
