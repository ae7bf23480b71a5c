import { lazy, type JSX } from "solid-js";
import type { Inset } from "../../board/camera";
import type { Table } from "../state/table";

const Board = lazy(async () => ({ default: (await import("../../board/Board")).Board }));

/** How much of the board the strip of turns covers, in pixels. */
const STRIP = 52;

/** The board, which is loaded beside the panels. */
export function BoardSlot(props: { model: Table }): JSX.Element {
  const inset = (): Inset => ({ top: props.model.frame()?.turns ? STRIP : 0, right: 0, bottom: 0, left: 0 });
  return <Board model={props.model} inset={inset()} />;
}
