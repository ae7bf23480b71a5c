import { createMemo, For, Show, type JSX } from "solid-js";
import { useBoard } from "../context";
import { distance } from "../geometry";

const WIDE = 20;

/** The ruler beside the line that the player measures: the range bands from its beginning on. */
export function Ruler(): JSX.Element {
  const board = useBoard();
  const along = createMemo(() => {
    const found = board.model.measuring()?.result?.proof.lines.find((each) => each.kind === "range");
    const bands = board.model.frame()?.surface.bands ?? [];
    if (!found || bands.length === 0) return null;
    const [dx, dy] = [found.to[0] - found.from[0], found.to[1] - found.from[1]];
    const turn = (Math.atan2(dx, dy) * 180) / Math.PI;
    return { from: found.from, turn, bands, length: distance(found.from, found.to) };
  });
  return (
    <Show when={along()}>
      {(ruler) => (
        <g class="ruler" transform={`translate(${ruler().from.join(" ")}) rotate(${-ruler().turn})`}>
          <For each={ruler().bands}>
            {(end, at) => {
              const start = () => ruler().bands[at() - 1] ?? 0;
              return (
                <rect
                  class={`rb b${Math.min(2, at())}`}
                  classList={{ far: start() > ruler().length }}
                  x="0"
                  y={start()}
                  width={WIDE}
                  height={end - start()}
                />
              );
            }}
          </For>
        </g>
      )}
    </Show>
  );
}
