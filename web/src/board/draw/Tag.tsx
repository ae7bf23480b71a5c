import { Show, type JSX } from "solid-js";
import { widthOf } from "../measureText";

/** A pill with words. */
export function Tag(props: { tone: string; words: string; icon?: string | undefined; side?: string }): JSX.Element {
  const width = () => widthOf(props.words) + (props.icon ? 36 : 22);
  return (
    <g class={`tag ${props.tone === "side" ? (props.side ?? "") : props.tone}`}>
      <rect width={width()} height="20" rx="10" />
      <Show when={props.icon}>
        <use href={`#i-${props.icon}`} x="8" y="3.5" width="13" height="13" />
      </Show>
      <text x={props.icon ? (width() + 14) / 2 : width() / 2} y="14">
        {props.words}
      </text>
    </g>
  );
}
