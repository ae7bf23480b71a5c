import { onCleanup, type JSX } from "solid-js";
import { BoardSlot } from "./BoardSlot";
import { openTable } from "./store";
export function TablePage(props: { link: string; replay: boolean }): JSX.Element {
  const table = openTable(props.link);
  onCleanup(() => table.close());
  return (
    <div class="game">
      <main class="board-area">
        <BoardSlot model={table} />
      </main>
    </div>
  );
}
