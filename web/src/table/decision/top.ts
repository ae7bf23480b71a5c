import { createEffect, on } from "solid-js";
import type { TableModel } from "../state/model";

/** A new question is read from its beginning, however far the panel was scrolled for the one before. */
export function fromTheTop(model: TableModel, panel: HTMLElement): void {
  createEffect(
    on(
      () => model.question()?.number,
      (number) => {
        if (number !== undefined) panel.scrollTo(0, 0);
      },
      { defer: true },
    ),
  );
}
