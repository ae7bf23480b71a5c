import { createEffect, createSignal, on, type JSX, type ParentProps } from "solid-js";
import { t } from "../../text/fluent";
import type { Table } from "../state/table";
import { fromTheTop } from "../decision/top";

export type Stop = "peek" | "half" | "full";
const STOPS: readonly Stop[] = ["peek", "half", "full"];

/** The bottom sheet of the phone layout. It has three stops; a drag or the handle goes from one to the next. */
export function Sheet(props: ParentProps<{ table: Table }>): JSX.Element {
  const [stop, setStop] = createSignal<Stop>("half");
  let from: number | null = null;
  const shift = (by: number): void => {
    const at = Math.max(0, Math.min(2, STOPS.indexOf(stop()) + by));
    setStop(STOPS[at] ?? "half");
  };
  createEffect(
    on(
      () => props.table.question()?.number,
      (number) => number !== undefined && stop() === "peek" && setStop("half"),
    ),
  );
  const up = (event: PointerEvent): void => {
    if (from === null) return;
    const moved = event.clientY - from;
    from = null;
    if (Math.abs(moved) < 12) shift(stop() === "full" ? -2 : 1);
    else shift(moved < 0 ? (moved < -260 ? 2 : 1) : moved > 260 ? -2 : -1);
  };
  return (
    <div class={`sheet ${stop()}`}>
      <button
        type="button"
        class="grip"
        aria-label={t("sheet")}
        aria-expanded={stop() !== "peek"}
        onPointerDown={(event) => {
          from = event.clientY;
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerUp={up}
        onKeyDown={(event) => {
          if (event.key === "ArrowUp" || event.key === "Enter") shift(1);
          else if (event.key === "ArrowDown") shift(-1);
          else return;
          event.preventDefault();
        }}
      />
      <div class="sheetbody" ref={(body) => fromTheTop(props.table, body)}>
        {props.children}
      </div>
    </div>
  );
}
