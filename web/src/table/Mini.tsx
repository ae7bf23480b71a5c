import { For, Show, type JSX } from "solid-js";
import type { Piece } from "../protocol/stage";
import { hasIcon } from "../ui/Icon";

/** A small ship from above, for lists. */
export function MiniShip(props: { piece: Piece }): JSX.Element {
  const points = () => props.piece.outline.points ?? [];
  const most = () => Math.max(20, ...points().map(([x, y]) => Math.max(Math.abs(x) * 1.3, Math.abs(y))));
  const d = () =>
    `${points()
      .map(([x, y], at) => `${at ? "L" : "M"}${x.toFixed(1)} ${(-y).toFixed(1)}`)
      .join("")}Z`;
  return (
    <svg
      class={`si side-${props.piece.side ?? "none"}`}
      viewBox={`${-most()} ${-most()} ${2 * most()} ${2 * most()}`}
      aria-hidden="true"
    >
      <path class="mini-base" d={d()} />
    </svg>
  );
}

/** A squadron's disc: ring segments are hull, a glyph for its class. */
export function MiniSquadron(props: { piece: Piece }): JSX.Element {
  const hull = () => props.piece.meters[0] ?? { now: 0, max: 0 };
  const arcs = () => {
    const count = Math.max(1, hull().max);
    const gap = count > 1 ? 0.28 : 0;
    return Array.from({ length: count }, (_, at) => {
      const from = ((at + gap / 2) / count) * 2 * Math.PI - Math.PI / 2;
      const to = ((at + 1 - gap / 2) / count) * 2 * Math.PI - Math.PI / 2;
      const point = (angle: number): string =>
        `${(14 + 10.6 * Math.cos(angle)).toFixed(2)} ${(14 + 10.6 * Math.sin(angle)).toFixed(2)}`;
      return { d: `M${point(from)}A10.6 10.6 0 ${to - from > Math.PI ? 1 : 0} 1 ${point(to)}`, on: at < hull().now };
    });
  };
  const glyph = () => (hasIcon(props.piece.art) ? props.piece.art : "emblem-rebel");
  return (
    <svg class={`misq side-${props.piece.side ?? "none"}`} viewBox="0 0 28 28" aria-hidden="true">
      <circle class="mini-base" cx="14" cy="14" r="13.2" />
      <For each={arcs()}>{(arc) => <path class="mini-ring" classList={{ on: arc.on }} d={arc.d} />}</For>
      <use class="mini-glyph" href={`#i-${glyph()}`} x="7.4" y="7.4" width="13.3" height="13.3" />
      <Show when={props.piece.flags.includes("activated")}>
        <circle class="mini-done" cx="23" cy="23" r="4.6" />
        <path class="mini-check" d="M20.800 23l1.600 1.600 2.800-3" />
      </Show>
    </svg>
  );
}
