import { createEffect, createMemo, For, Index, on, Show, type JSX } from "solid-js";
import type { Die, Part, Piece, Place } from "../../protocol/stage";
import { useBoard, type BoardState } from "../context";
import { chipSpot } from "../chips";
import type { Point } from "../geometry";
import { still } from "../still";
import { DieShape } from "../../ui/Die";

/** The numbers on the parts of a ship, upright and of the same size at every zoom. */
export function Chips(props: { piece: Piece; place?: Place }): JSX.Element {
  const board = useBoard();
  const place = () => props.place ?? board.place(props.piece);
  const parts = () => props.piece.parts.filter((part) => part.chip);
  return (
    <Show when={place()}>
      {(at) => (
        <Index each={parts()}>
          {(part) => (
            <Chip piece={props.piece} part={part()} place={at()} was={!props.place && board.moves(props.piece.id)} />
          )}
        </Index>
      )}
    </Show>
  );
}

/** The same numbers where a ship would come to lie. */
export function GhostChips(): JSX.Element {
  const board = useBoard();
  const ghosts = createMemo(() =>
    (board.model.preview()?.ghosts ?? []).flatMap((ghost) => {
      const [piece, place] = [board.pieceOf(ghost.piece), board.placing() ?? ghost.path.at(-1)];
      return piece && place && piece.kind === "ship" ? [{ piece, place }] : [];
    }),
  );
  return <For each={ghosts()}>{(ghost) => <Chips piece={ghost.piece} place={ghost.place} />}</For>;
}

/** The dice of a part stand outside its chip while its piece is looked at from near. */
export function diceShown(board: BoardState, piece: Piece, part: Part): Die[] {
  const selected = board.model.selected() === piece.id;
  const near = board.detail() === 3 || (board.detail() === 2 && selected);
  const looked = selected || board.model.hovered()?.split(".")[0] === piece.id;
  // Where one of its parts is asked about, the dice of that part are enough.
  const subject = board.subject();
  if (subject !== null && subject !== part.id && piece.parts.some((each) => each.id === subject)) return [];
  return near && looked && !board.moves(piece.id) ? part.dice.slice(0, 8) : [];
}

/** How far from a chip the middle of its dice is, in pixels. */
export function diceAt([x, y]: Point, [cx, cy]: Point, radius: number, count: number): Point {
  const [dx, dy] = [cx - x, cy - y];
  const length = Math.hypot(dx, dy) || 1;
  const wide = Math.abs(dx / length) * count * 5;
  return [(dx / length) * (radius + 8 + wide), (dy / length) * (radius + 8)];
}

function Chip(props: { piece: Piece; part: Part; place: Place; was: boolean }): JSX.Element {
  const board = useBoard();
  let element: SVGGElement | undefined;
  const radius = board.chipRadius;
  const meter = () => props.part.chip?.meter;
  const at = createMemo(() => board.camera.toOverlay(chipSpot(props, board.camera.zoom(), radius(), board.discs())));
  const dice = createMemo(() => diceShown(board, props.piece, props.part));
  const outward = createMemo(() =>
    diceAt(board.camera.toOverlay([props.place.x, props.place.y]), at(), radius(), dice().length),
  );
  const state = () => {
    const { now = 0, max = 0 } = meter() ?? {};
    return now <= 0 ? "none" : now < max ? "part" : "full";
  };
  createEffect(
    on(
      () => meter()?.now ?? 0,
      (now, before) => {
        if (before === undefined || now >= before || !element) return;
        element.firstElementChild?.animate(
          still() ? [{ opacity: 0.4 }, { opacity: 1 }] : [{ transform: "scale(1.55)" }, { transform: "scale(1)" }],
          { duration: still() ? 80 : 200, easing: "ease-out" },
        );
      },
    ),
  );
  return (
    <g
      ref={(found) => (element = found)}
      class={`chip ${state()} ${meter()?.icon ?? ""}`}
      classList={{
        lit: board.targets().has(props.part.id),
        picked: board.pickedIds().has(props.part.id),
        was: props.was,
      }}
      data-id={props.part.id}
      transform={`translate(${at()[0].toFixed(1)} ${at()[1].toFixed(1)})`}
    >
      <Show when={dice().length > 0}>
        <g class="chip-dice" transform={`translate(${outward().join(" ")})`}>
          <For each={dice()}>
            {(die, index) => (
              <g
                class={`die ${die.colour}`}
                transform={`translate(${(index() - dice().length / 2) * 10} -4.5) scale(.225)`}
              >
                <DieShape colour={die.colour} />
              </g>
            )}
          </For>
        </g>
      </Show>
      <g>
        <circle r={radius()} />
        <text y={radius() * 0.44} style={{ "font-size": `${Math.max(10, radius() * 1.28)}px` }}>
          {meter()?.now}
        </text>
      </g>
    </g>
  );
}
