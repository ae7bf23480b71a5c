import { createMemo, For, type JSX } from "solid-js";
import type { Line } from "../../protocol/stage";
import { useBoard, type Drawn } from "../context";
import { line } from "../geometry";

/** Which lines of a measurement are drawn. */
export function linesOf(drawn: Drawn, sight: boolean): Line[] {
  return drawn.proof.lines.filter((each) => each.kind === "range" || sight || drawn.weight !== "other");
}

/** The measurements behind what is claimed: range, sight, what is in its way, what is refused. */
export function Proofs(): JSX.Element {
  const board = useBoard();
  return (
    <For each={board.drawn()}>
      {(drawn) => (
        <g class={`proof ${drawn.weight}`}>
          <For each={linesOf(drawn, board.model.layers().sight)}>
            {(each) => <path class={each.kind} d={line([each.from, each.to], false)} />}
          </For>
        </g>
      )}
    </For>
  );
}

/** The ends of the lines, of the same size at every zoom. */
export function Ends(): JSX.Element {
  const board = useBoard();
  const ends = createMemo(() =>
    board.drawn().flatMap((drawn) =>
      linesOf(drawn, board.model.layers().sight)
        .filter((each) => each.kind !== "obstructed")
        .flatMap((each) => {
          const kind = each.kind;
          const both = [each.from, each.to].map((at) => ({ at, kind, weight: drawn.weight }));
          return kind === "refused" ? both.slice(1) : both;
        }),
    ),
  );
  return (
    <For each={ends()}>
      {(end) => {
        const at = createMemo(() => board.camera.toOverlay(end.at));
        return (
          <g class={`mark ${end.kind} ${end.weight}`} transform={`translate(${at()[0]} ${at()[1]})`}>
            {end.kind === "refused" ? <path d="M-4 -4L4 4M4 -4L-4 4" /> : <circle r={end.kind === "sight" ? 3 : 3.2} />}
          </g>
        );
      }}
    </For>
  );
}
