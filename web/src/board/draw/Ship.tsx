import { createMemo, For, Show, type JSX } from "solid-js";
import type { Piece, Place } from "../../protocol/stage";
import { shipArt } from "../art/ships";
import { useBoard } from "../context";
import { boxOf, corners, distance, exit, heading, line, outlinePath, placed, softened, type Point } from "../geometry";
import { Lying } from "./PieceGroup";

const CORNER = 4;

/** A ship where it lies. */
export function Ship(props: { piece: Piece }): JSX.Element {
  return (
    <Lying piece={props.piece} class="ship" activated="done">
      {(place) => <ShipShape piece={props.piece} place={place()} />}
    </Lying>
  );
}

/** The base with its zones and its silhouette; also drawn as a ghost. */
export function ShipShape(props: { piece: Piece; place: Place; ghost?: boolean }): JSX.Element {
  const board = useBoard();
  const border = createMemo(() => softened(props.piece.outline, CORNER, props.piece.side === 1));
  const base = createMemo(() => corners(props.piece.outline));
  const lines = createMemo(() => arcLines(props.piece, base()));
  return (
    <g transform={placed(props.place)}>
      <path class="halo" d={border()} />
      <Show when={!props.ghost}>
        <For each={props.piece.parts.filter((part) => part.chip)}>
          {(part) => <circle class="dialnub" cx={part.chip?.at[0]} cy={part.chip?.at[1]} r={CORNER} />}
        </For>
      </Show>
      <path class="base" d={border()} />
      <For each={props.piece.parts}>
        {(part) => (
          <path
            class="hz"
            classList={{
              front: part.front,
              on: !props.ghost && board.engaged().has(part.id),
              lit: !props.ghost && board.targets().has(part.id),
              picked: !props.ghost && board.pickedIds().has(part.id),
              refused: !props.ghost && board.refused().has(part.id),
              hover: !props.ghost && board.model.hovered() === part.id,
            }}
            data-id={props.ghost ? undefined : part.id}
            d={outlinePath(part.outline)}
          />
        )}
      </For>
      <path class="arcl" d={lines()} />
      <Show when={props.piece.arc.length > 0}>
        <path class="arcl special" d={rays(props.piece.arc, base())} />
      </Show>
      <Silhouette piece={props.piece} base={base()} />
      <Show when={!props.ghost}>
        <g class="targets">
          <For each={props.piece.parts.filter((part) => part.target)}>
            {(part) => <path class="tp" d={`M${part.target?.[0]} ${part.target?.[1]}h0`} />}
          </For>
        </g>
      </Show>
      <path class="fwd" d={bow(base())} />
    </g>
  );
}

/** Rays from where they begin to the base's edge. */
function rays(all: Piece["arc"], base: readonly Point[]): string {
  return all
    .map(([x, y, degrees]) => {
      const [sin, cos] = heading(degrees);
      const length = exit(base, [x, y], degrees);
      const ends: Point[] = [
        [x, y],
        [x + sin * length, y + cos * length],
      ];
      return line(ends, false);
    })
    .join("");
}

/** The lines between zones, from where rays begin to the base's edge. */
function arcLines(piece: Piece, base: readonly Point[]): string {
  const seen = new Set<string>();
  let path = "";
  for (const part of piece.parts) {
    const [first, second] = part.arc;
    for (const [x, y, degrees] of part.arc) {
      const key = [x, y, degrees].map(Math.round).join(" ");
      if (seen.has(key)) continue;
      seen.add(key);
      path += rays([[x, y, degrees]], base);
    }
    if (first && second && distance([first[0], first[1]], [second[0], second[1]]) > 0.5) {
      path += line(
        [
          [first[0], first[1]],
          [second[0], second[1]],
        ],
        false,
      );
    }
  }
  return path;
}

/** A small mark ahead of the base. */
function bow(base: readonly Point[]): string {
  const { bottom: front } = boxOf(base);
  return `M-2.2 ${front + 2.6}L0 ${front + 6}L2.2 ${front + 2.6}Z`;
}

function Silhouette(props: { piece: Piece; base: readonly Point[] }): JSX.Element {
  const art = createMemo(() => shipArt(props.piece.art, boxOf(props.base)));
  return (
    <g class="silhouette" transform={art().transform}>
      <path class="silu" d={art().hull} />
      <path class="sil" d={art().hull} />
      <path class="sild" d={art().detail} />
    </g>
  );
}
