import { For, type JSX } from "solid-js";
import { say } from "../text/fluent";
import type { Meter } from "../protocol/stage";

/** A meter as small bars, in the colour of its side. */
export function Pips(props: { meter: Meter; side: number | null }): JSX.Element {
  const bars = () =>
    Array.from({ length: Math.max(props.meter.max, props.meter.now) }, (_, at) => at < props.meter.now);
  return (
    <span
      class={`pips side-${props.side ?? "none"}`}
      classList={{
        shields: props.meter.icon === "shields",
        force: props.meter.icon === "force",
        many: bars().length > 12,
      }}
      role="img"
      aria-label={`${say(props.meter.label)} ${props.meter.now} / ${props.meter.max}`}
    >
      <For each={bars()}>{(on) => <i classList={{ on }} />}</For>
    </span>
  );
}
