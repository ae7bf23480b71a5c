import { For, Show, type JSX } from "solid-js";
import { t } from "../text/fluent";
import { Icon } from "../ui/Icon";
import type { Looks } from "./act/keys";
import { useBoard } from "./context";

/** The floating tools of the board: zoom, show all, turn, and what is drawn besides the pieces. */
export function Tray(props: { looks: Looks }): JSX.Element {
  const board = useBoard();
  const views = [
    { icon: "minus", name: "board-zoom-out", key: "−", act: () => props.looks.zoom(1 / 1.3) },
    { icon: "plus", name: "board-zoom-in", key: "+", act: () => props.looks.zoom(1.3) },
    { icon: "fit", name: "board-fit", key: "0", act: () => props.looks.fit() },
    { icon: "turn", name: "board-turn", key: "R", act: () => props.looks.turn() },
  ];
  const layers = [
    { layer: "arcs", key: "A" },
    { layer: "sight", key: "L" },
    { layer: "bands", key: "B" },
  ] as const;
  const title = (name: string, key: string): string => `${t(name)} (${key})`;
  return (
    <div class="board-dock" data-still>
      <div class="board-group views">
        <For each={views}>
          {(view) => (
            <button
              type="button"
              class={`board-button ${view.icon}`}
              aria-label={t(view.name)}
              title={title(view.name, view.key)}
              onClick={view.act}
            >
              <Icon name={view.icon} />
            </button>
          )}
        </For>
      </div>
      <div class="board-group layers">
        <For each={layers}>
          {({ layer, key }) => (
            <button
              type="button"
              class={`board-button ${layer}`}
              classList={{ on: board.model.layers()[layer] }}
              aria-label={t(`board-${layer}`)}
              aria-pressed={board.model.layers()[layer]}
              title={title(`board-${layer}`, key)}
              onClick={() => board.model.setLayers({ [layer]: !board.model.layers()[layer] })}
            >
              <Icon name={layer} />
              <span>{t(`board-${layer}`)}</span>
            </button>
          )}
        </For>
      </div>
      <Show when={board.model.measuring() && !board.model.measuring()?.result}>
        <div class="board-group hint">
          <Icon name="measure" />
          <span>{t(board.model.measuring()?.from ? "board-measure-second" : "board-measure-first")}</span>
        </div>
      </Show>
    </div>
  );
}
