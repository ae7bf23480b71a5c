import { createMemo, For, Show, type JSX } from "solid-js";
import { shipArt } from "../../board/art/ships";
import { squadronArt } from "../../board/art/squadrons";
import { boxOf, corners } from "../../board/geometry";
import type { Die as DieData, Outline, Part, Piece } from "../../protocol/stage";
import { say } from "../../text/fluent";
import { Die } from "../../ui/Die";
import type { Table } from "../state/table";

type Point = readonly [number, number];

function pathOf(outline: Outline): string {
  if (outline.points && outline.points.length > 0) {
    return `${outline.points.map(([x, y], at) => `${at === 0 ? "M" : "L"}${x} ${-y}`).join("")}Z`;
  }
  const r = outline.radius ?? 0;
  const [x, y] = outline.centre ?? [0, 0];
  return `M${x - r} ${-y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

function size(outline: Outline): number {
  if (!outline.points || outline.points.length === 0) return outline.radius ?? 20;
  return Math.max(...outline.points.map(([x, y]) => Math.max(Math.abs(x), Math.abs(y))));
}

/** Where the dice of a part stand: outside the base, beyond its chip. */
function outside(part: Part, most: number, scale: number): Point {
  const [x, y] = part.chip?.at ?? part.target ?? [0, 0];
  const length = Math.hypot(x, y) || 1;
  const out = length + 17 / scale + (Math.abs(x) > Math.abs(y) ? 0.02 : 0.04) * most;
  return [(x / length) * out, (y / length) * out];
}

/** A piece from above with its parts: their shields on the edge, their dice outside. Parts can be pointed at. */
export function PieceDrawing(props: { table: Table; piece: Piece }): JSX.Element {
  const most = createMemo(() => size(props.piece.outline));
  const scale = () => 37 / most();
  const art = createMemo(() => shipArt(props.piece.art, boxOf(corners(props.piece.outline))));
  const glyph = createMemo(() => squadronArt(props.piece.art, props.piece.side));
  const rows = (dice: readonly DieData[]): readonly DieData[] => dice.slice(0, 8);
  return (
    <svg class={`drawing side-${props.piece.side ?? "none"}`} viewBox="-69 -70 138 140" aria-hidden="true">
      <g transform={`scale(${scale()})`}>
        <path class="drawing-base" d={pathOf(props.piece.outline)} />
        <For each={props.piece.parts}>
          {(part) => (
            <path
              class="drawing-part"
              classList={{ front: part.front, on: props.table.hovered() === part.id }}
              d={pathOf(part.outline)}
              onPointerEnter={() => props.table.hover(part.id)}
              onPointerLeave={() => props.table.hover(null)}
            />
          )}
        </For>
        <Show when={props.piece.kind === "ship"}>
          <g transform={`scale(1 -1) ${art().transform}`}>
            <path class="drawing-hull" d={art().hull} />
            <path class="drawing-detail" d={art().detail} />
          </g>
        </Show>
        <Show when={props.piece.kind === "squadron"}>
          <g class="drawing-glyph" transform="scale(1.1)">
            <path d={glyph().line} />
            <path class="solid" d={glyph().solid} />
          </g>
        </Show>
      </g>
      <For each={props.piece.parts}>
        {(part) => {
          const [x, y] = part.chip?.at ?? [0, 0];
          const [dx, dy] = outside(part, most(), scale());
          const now = part.chip?.meter.now ?? 0;
          const full = now >= (part.chip?.meter.max ?? 0);
          return (
            <>
              <Show when={part.chip}>
                <g class="chipmark" classList={{ part: now > 0 && !full, none: now === 0 }}>
                  <title>{say(part.chip?.meter.label)}</title>
                  <circle cx={x * scale()} cy={-y * scale()} r="8" />
                  <text x={x * scale()} y={-y * scale() + 3.6}>
                    {now}
                  </text>
                </g>
              </Show>
              <For each={rows(part.dice)}>
                {(die, at) => {
                  const tall = Math.abs(dx) > Math.abs(dy);
                  const count = Math.min(part.dice.length, 8);
                  const shift = (at() - (count - 1) / 2) * 10.5;
                  return (
                    <svg
                      x={dx * scale() - 5 + (tall ? 0 : shift)}
                      y={-dy * scale() - 5 + (tall ? shift : 0)}
                      width="10"
                      height="10"
                      viewBox="0 0 44 44"
                    >
                      <Die die={die} />
                    </svg>
                  );
                }}
              </For>
            </>
          );
        }}
      </For>
    </svg>
  );
}
