import { lazy, type Component, type JSX } from "solid-js";
import type { Inset } from "../../board/camera";
import type { Table } from "../state/table";

type BoardModule = { Board: Component<{ model: Table; inset?: Inset }> };
const found = import.meta.glob<BoardModule>("../board/Board.tsx")["../board/Board.tsx"];

const Board = lazy(async () => {
  const module = await found?.();
  return { default: module?.Board ?? (() => <div class="board" />) };
});

/** How much of the board the strip of turns covers, in pixels. */
const STRIP = 52;

/** The board, which is loaded beside the panels. */
export function BoardSlot(props: { model: Table }): JSX.Element {
  const inset = (): Inset => ({ top: props.model.frame()?.turns ? STRIP : 0, right: 0, bottom: 0, left: 0 });
  return <Board model={props.model} inset={inset()} />;
}
