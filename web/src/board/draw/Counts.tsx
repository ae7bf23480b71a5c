import { createMemo, For, Show, type JSX } from "solid-js";
import type { Piece } from "../../protocol/stage";
import { useBoard } from "../context";

/** From afar, where rings of hull cannot be told, the hull of each damaged squadron as a number. */
export function Counts(): JSX.Element {
  const board = useBoard();
  const shown = createMemo(() => {
    if (board.detail() > 0) return [];
    return board.onTable().filter((piece) => {
      const hull = piece.meters[0];
      return piece.kind === "squadron" && hull !== undefined && hull.now < hull.max;
    });
  });
  return <For each={shown()}>{(piece) => <Count piece={piece} />}</For>;
}

function Count(props: { piece: Piece }): JSX.Element {
  const board = useBoard();
  const at = createMemo(() => {
    const place = board.place(props.piece);
    return place ? board.camera.toOverlay([place.x, place.y]) : null;
  });
  return (
    <Show when={at()}>
      {(spot) => (
        <g class={`count ${board.mark(props.piece)}`} transform={`translate(${spot()[0] + 9} ${spot()[1] - 4})`}>
          <text>{props.piece.meters[0]?.now}</text>
        </g>
      )}
    </Show>
  );
}
