import { createMemo, Show, type JSX } from "solid-js";
import type { Piece } from "../../protocol/stage";
import { useBoard } from "../context";
import { markOf } from "../mark";
import { widthOf } from "../measureText";

/** What tells a squadron from those like it, at its rim and of the same size at every zoom. */
export function SquadronMark(props: { piece: Piece }): JSX.Element {
  const board = useBoard();
  const mark = createMemo(() => markOf(props.piece));
  const width = () => Math.max(13, widthOf(mark() ?? "", "700 10px") + 6);
  const at = createMemo(() => {
    const place = board.place(props.piece);
    if (!place) return null;
    const [x, y] = board.camera.toOverlay([place.x, place.y]);
    const out = (props.piece.outline.radius ?? 17) * board.camera.zoom() * 0.74;
    return [x - out - width() / 2, y - out - 6.5] as const;
  });
  return (
    <Show when={board.detail() > 0 && mark() && at()}>
      <g
        class={`sqmark ${board.mark(props.piece)}`}
        classList={{ was: board.moves(props.piece.id), act: props.piece.flags.includes("activated") }}
        transform={`translate(${at()
          ?.map((value) => value.toFixed(1))
          .join(" ")})`}
        aria-hidden="true"
      >
        <rect width={width()} height="13" rx="4" />
        <text x={width() / 2} y="10">
          {mark()}
        </text>
      </g>
    </Show>
  );
}
