import { For, Show, type JSX } from "solid-js";
import { Icon } from "./Icon";

export interface Segment<T> {
  value: T;
  label: string;
  icon?: string;
  off?: boolean;
  /** How it is spoken, where the label is short. */
  spoken?: string;
}

/** One of a few values, side by side. */
export function Segments<T>(props: {
  label: string;
  segments: readonly Segment<T>[];
  value: T;
  choose: (value: T) => void;
  accent?: boolean;
  wide?: boolean;
}): JSX.Element {
  return (
    <span class="seg" classList={{ wide: props.wide ?? false }} role="group" aria-label={props.label}>
      <For each={props.segments}>
        {(segment) => (
          <button
            type="button"
            disabled={segment.off ?? false}
            classList={{
              on: !props.accent && segment.value === props.value,
              acc: (props.accent ?? false) && segment.value === props.value,
            }}
            aria-pressed={segment.value === props.value}
            aria-label={segment.spoken}
            onClick={() => props.choose(segment.value)}
          >
            <Show when={segment.icon}>
              <Icon name={segment.icon} />
            </Show>
            {segment.label}
          </button>
        )}
      </For>
    </span>
  );
}
