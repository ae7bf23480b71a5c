import { createMemo, For, Show, type JSX } from "solid-js";
import { shipArt } from "../../board/art/ships";
import { squadronArt } from "../../board/art/squadrons";
import { boxOf, corners } from "../../board/geometry";
import { markOf } from "../../board/mark";
import type { Piece } from "../../protocol/stage";

/** A small ship from above, for lists: its silhouette, bow up. */
export function MiniShip(props: { piece: Piece }): JSX.Element {
  const art = createMemo(() => shipArt(props.piece.art, boxOf(corners(props.piece.outline))));
  const most = () =>
    Math.max(28, ...corners(props.piece.outline).map(([x, y]) => Math.max(Math.abs(x), Math.abs(y)) * 0.82));
  return (
    <svg
      class={`si side-${props.piece.side ?? "none"}`}
      viewBox={`${-most()} ${-most()} ${2 * most()} ${2 * most()}`}
      aria-hidden="true"
    >
      <g transform="scale(1 -1)">
        <g transform={art().transform}>
          <path class="mini-hull" d={art().hull} />
        </g>
      </g>
    </svg>
  );
}

/** An obstacle or a token from above, as large as the others are beside it. */
export function MiniOutline(props: { piece: Piece }): JSX.Element {
  const points = createMemo(() => corners(props.piece.outline));
  const most = () => Math.max(36, ...points().map(([x, y]) => Math.max(Math.abs(x), Math.abs(y)) * 1.08));
  return (
    <svg class="si" viewBox={`${-most()} ${-most()} ${2 * most()} ${2 * most()}`} aria-hidden="true">
      <path
        class="mini-outline"
        d={`M${points()
          .map(([x, y]) => `${x} ${-y}`)
          .join("L")}Z`}
      />
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
  const glyph = createMemo(() => squadronArt(props.piece.art, props.piece.side));
  return (
    <svg class={`misq side-${props.piece.side ?? "none"}`} viewBox="0 0 28 28" aria-hidden="true">
      <circle class="mini-base" cx="14" cy="14" r="13.2" />
      <For each={arcs()}>{(arc) => <path class="mini-ring" classList={{ on: arc.on }} d={arc.d} />}</For>
      <g class="mini-glyph" transform="translate(14 14) scale(.84)">
        <path d={glyph().line} />
        <path class="solid" d={glyph().solid} />
      </g>
      <Show when={props.piece.flags.includes("unique") ? null : markOf(props.piece)}>
        {(mark) => (
          <g class="mini-mark">
            <rect x="0" y="0" width={mark().length > 1 ? 14 : 10} height="10.5" rx="3" />
            <text x={mark().length > 1 ? 7 : 5} y="8.200">
              {mark()}
            </text>
          </g>
        )}
      </Show>
      <Show when={props.piece.flags.includes("activated") && !props.piece.flags.includes("active")}>
        <circle class="mini-done" cx="23" cy="23" r="4.6" />
        <path class="mini-check" d="M20.800 23l1.600 1.600 2.800-3" />
      </Show>
    </svg>
  );
}
