import { createMemo, For, Show, type JSX } from "solid-js";
import type { Piece, Place } from "../../protocol/stage";
import { squadronArt } from "../art/squadrons";
import { useBoard } from "../context";
import { heading } from "../geometry";
import { Lying } from "./PieceGroup";

/** A squadron where it lies: always upright, whatever way the table is turned. */
export function Squadron(props: { piece: Piece }): JSX.Element {
  return (
    <Lying piece={props.piece} class="sq" activated="act">
      {(place) => (
        <g transform={`translate(${place().x} ${place().y})`}>
          <Notches piece={props.piece} place={place()} />
          <Disc piece={props.piece} />
        </g>
      )}
    </Lying>
  );
}

/** An open stretch of a circle, clockwise from the top, in a frame whose y points down. */
function stretch(radius: number, from: number, to: number): string {
  const [ax, ay] = heading(from);
  const [bx, by] = heading(to);
  const large = to - from > 180 ? 1 : 0;
  const at = (value: number): string => (radius * value).toFixed(2);
  return `M${at(ax)} ${at(-ay)}A${radius} ${radius} 0 ${large} 1 ${at(bx)} ${at(-by)}`;
}

export function Disc(props: { piece: Piece }): JSX.Element {
  const board = useBoard();
  const radius = () => props.piece.outline.radius ?? 17.1;
  const hull = createMemo(() => props.piece.meters[0] ?? null);
  const segments = createMemo(() => {
    const meter = hull();
    if (!meter || meter.max <= 0) return [];
    const most = Math.min(meter.max, 12);
    const room = Math.min(18, 120 / most);
    return Array.from({ length: most }, (_, at) => ({
      on: at < meter.now,
      path: stretch(radius() * 0.78, (360 * at) / most + room / 2, (360 * (at + 1)) / most - room / 2),
    }));
  });
  const glyph = createMemo(() => squadronArt(props.piece.art, props.piece.side));
  const pips = () => props.piece.tokens.filter((token) => token.group === "defense" && token.state !== "discarded");
  const flag = (name: string): boolean => props.piece.flags.includes(name);
  return (
    <>
      <circle class="halo" r={radius()} />
      <circle class="sqb" r={radius()} />
      <g transform={`rotate(${board.camera.turn()}) scale(1 -1)`}>
        <For each={segments()}>{(segment) => <path class="seg" classList={{ on: segment.on }} d={segment.path} />}</For>
        <g class="glyph" transform={`scale(${radius() / 15.5})`}>
          <path d={glyph().line} />
          <path class="solid" d={glyph().solid} />
        </g>
        <g class="pips">
          <For each={pips()}>
            {(token, at) => (
              <circle
                class={`dpip ${token.state}`}
                cx={(at() - (pips().length - 1) / 2) * 6}
                cy={radius() + 4.5}
                r="2.1"
              />
            )}
          </For>
        </g>
        <Show when={flag("unique")}>
          <path
            class="unique"
            transform={`translate(0 ${-radius() - 0.5})`}
            d="M0 -3.4L1 -1L3.4 0L1 1L0 3.4L-1 1L-3.4 0L-1 -1Z"
          />
        </Show>
        <Show when={flag("activated") && !flag("active")}>
          <g transform={`translate(${radius() * 0.72} ${radius() * 0.72})`}>
            <circle class="actd" r="5.4" />
            <path class="actc" d="M-2.3 .1l1.7 1.8 3-3.6" />
          </g>
        </Show>
      </g>
    </>
  );
}

/** A notch on the rim towards each enemy that holds it. */
function Notches(props: { piece: Piece; place: Place }): JSX.Element {
  const board = useBoard();
  const radius = () => props.piece.outline.radius ?? 17.1;
  const turns = createMemo(() =>
    props.piece.links.flatMap((id) => {
      const other = board.byId().get(id);
      const there = other ? board.place(other) : null;
      if (!there) return [];
      return [(Math.atan2(there.x - props.place.x, there.y - props.place.y) * 180) / Math.PI];
    }),
  );
  return (
    <For each={turns()}>
      {(turn) => (
        <path
          class="notch"
          transform={`rotate(${-turn})`}
          d={`M-3 ${radius() + 0.6}L0 ${radius() + 4.2}L3 ${radius() + 0.6}Z`}
        />
      )}
    </For>
  );
}
