import { createMemo, For, Show, type JSX } from "solid-js";
import type { Surface } from "../protocol/stage";
import { t } from "../text/fluent";
import { useBoard } from "./context";
import { line, type Point } from "./geometry";

const SIDE = 88;

/** A small picture of the whole table, while only a part of it is seen. */
export function Minimap(props: { surface: Surface }): JSX.Element {
  const board = useBoard();
  const scale = () => SIDE / Math.max(props.surface.width, props.surface.height);
  const seen = createMemo(() => {
    const { width, height } = board.size();
    return (
      [
        [0, 0],
        [width, 0],
        [width, height],
        [0, height],
      ] as Point[]
    ).map(board.camera.toTable);
  });
  const shown = createMemo(() => board.detail() === 3 && board.size().width > 600);
  const dots = () => board.onTable().filter((piece) => piece.kind === "ship" || piece.kind === "squadron");
  const turned = () => board.camera.turn();
  const go = (event: MouseEvent & { currentTarget: SVGSVGElement }): void => {
    const matrix = event.currentTarget.querySelector<SVGGElement>("g")?.getScreenCTM()?.inverse();
    if (!matrix) return;
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    board.camera.glide({ x: at.x, y: at.y });
  };
  return (
    <Show when={shown()}>
      <div class="board-mini" data-still>
        <svg
          width={SIDE}
          height={SIDE}
          viewBox={`0 0 ${SIDE} ${SIDE}`}
          role="img"
          aria-label={t("board-minimap")}
          onClick={go}
        >
          <g
            transform={`translate(${SIDE / 2} ${SIDE / 2}) rotate(${turned()}) scale(${scale()} ${-scale()}) translate(${-props.surface.width / 2} ${-props.surface.height / 2})`}
          >
            <rect class="mini-felt" width={props.surface.width} height={props.surface.height} />
            <For each={dots()}>
              {(piece) => (
                <circle
                  class={`mini-dot ${board.mark(piece)}`}
                  cx={board.place(piece)?.x}
                  cy={board.place(piece)?.y}
                  r={(piece.kind === "ship" ? 2.6 : 1.5) / scale()}
                />
              )}
            </For>
            <path class="mini-view" d={line(seen())} />
          </g>
        </svg>
      </div>
    </Show>
  );
}
