import { createMemo, For, Show, type JSX } from "solid-js";
import type { Surface } from "../../protocol/stage";
import { say, t } from "../../text/fluent";
import { useBoard } from "../context";
import type { Point } from "../geometry";

/** Whose edge is whose, just inside the table. */
export function EdgeNames(props: { surface: Surface }): JSX.Element {
  const board = useBoard();
  const own = createMemo(() => {
    const hello = board.model.hello();
    return hello?.hands.length === 1 ? hello.seats.find((each) => each.seat === hello.hands[0])?.side : undefined;
  });
  const spot = (edge: string): Point => {
    const { width, height } = props.surface;
    const middles: Record<string, Point> = {
      bottom: [width / 2, 0],
      top: [width / 2, height],
      left: [0, height / 2],
      right: [width, height / 2],
    };
    return middles[edge] ?? [width / 2, 0];
  };
  return (
    <For each={board.model.frame()?.sides ?? []}>
      {(side, at) => {
        const place = createMemo(() => {
          const [x, y] = board.camera.toOverlay(spot(side.edge));
          const [mx, my] = board.camera.toOverlay([props.surface.width / 2, props.surface.height / 2]);
          const length = Math.hypot(mx - x, my - y) || 1;
          return [x + ((mx - x) / length) * 16, y + ((my - y) / length) * 16 + 4] as Point;
        });
        /** At a side of the screen the words begin or end at the edge. */
        const anchor = (): "start" | "middle" | "end" => {
          const [x] = board.camera.toOverlay(spot(side.edge));
          const [mx] = board.camera.toOverlay([props.surface.width / 2, props.surface.height / 2]);
          return Math.abs(mx - x) < 20 ? "middle" : x < mx ? "start" : "end";
        };
        const seen = () => board.detail() < 3;
        const words = () => (at() === own() ? t("board-your-edge") : t("board-edge", { side: say(side.name) }));
        return (
          <Show when={seen()}>
            <text class="edgename" x={place()[0]} y={place()[1]} text-anchor={anchor()}>
              {words()}
            </text>
          </Show>
        );
      }}
    </For>
  );
}
