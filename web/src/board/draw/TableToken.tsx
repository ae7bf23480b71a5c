import { Show, type JSX } from "solid-js";
import type { Piece } from "../../protocol/stage";
import { hasIcon, iconOf } from "../../ui/Icon";
import { useBoard } from "../context";
import { boxOf, corners, outlinePath, placed } from "../geometry";
import { PieceGroup } from "./PieceGroup";

/** A token, device or remote in the play area. */
export function TableToken(props: { piece: Piece }): JSX.Element {
  const board = useBoard();
  const box = () => boxOf(corners(props.piece.outline));
  const size = () => Math.min(box().right - box().left, box().bottom - box().top) * 0.6;
  const icon = () => (hasIcon(props.piece.art) ? iconOf(props.piece.art) : "star");
  return (
    <Show when={board.place(props.piece)}>
      {(place) => (
        <PieceGroup piece={props.piece} class={`token ${board.mark(props.piece)}`}>
          <g transform={placed(place())}>
            <path class="halo" d={outlinePath(props.piece.outline)} />
            <path class="tokb" d={outlinePath(props.piece.outline)} />
            <g transform={`rotate(${board.camera.turn() + place().facing}) scale(1 -1)`}>
              <use class="glyph" href={`#i-${icon()}`} x={-size() / 2} y={-size() / 2} width={size()} height={size()} />
            </g>
          </g>
        </PieceGroup>
      )}
    </Show>
  );
}
