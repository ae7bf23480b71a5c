import { createMemo, type JSX } from "solid-js";
import { t } from "../text/fluent";
import { useBoard } from "./context";

const LENGTHS = [200, 100, 50, 20, 10, 5];

/** A length that is true at this zoom. */
export function Scale(): JSX.Element {
  const board = useBoard();
  const length = createMemo(() => LENGTHS.find((each) => each * board.camera.zoom() <= 110) ?? 5);
  const width = () => length() * board.camera.zoom();
  return (
    <div class="board-scale" aria-hidden="true">
      <i style={{ width: `${width()}px` }} />
      <span>{t("board-millimetres", { length: length() })}</span>
    </div>
  );
}
