import { lazy, type Component, type JSX } from "solid-js";
import type { Table } from "./store";

type BoardModule = { Board: Component<{ model: Table }> };
const found = import.meta.glob<BoardModule>("../board/Board.tsx")["../board/Board.tsx"];

const Board = lazy(async () => {
  const module = await found?.();
  return { default: module?.Board ?? (() => <div class="board" />) };
});

/** The board, which is loaded beside the panels. */
export function BoardSlot(props: { model: Table }): JSX.Element {
  return <Board model={props.model} />;
}
