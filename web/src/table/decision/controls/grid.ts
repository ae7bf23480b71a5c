// Slots whose values make a grid: a dial with a row for each speed.

import type { Choice, Question } from "../../../protocol/stage";

export const isGrid = (question: Question): boolean =>
  question.slots.some((slot) => slot.values.some((choice) => choice.cell));

const steps: Record<string, readonly [column: number, row: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** The value that lies next to another in the direction of an arrow key; the lowest in the middle to begin with. */
export function beside(values: readonly Choice[], now: number, key: string): number {
  const [right, up] = steps[key] ?? [0, 0];
  const from = values[now]?.cell;
  const columns = values.map((choice) => choice.cell?.column ?? 0);
  const middle = (Math.min(...columns) + Math.max(...columns)) / 2;
  let [best, least] = [now, Infinity];
  values.forEach(({ cell }, at) => {
    if (!cell) return;
    const [across, along] = from
      ? [cell.column - from.column, cell.row - from.row]
      : [cell.column - middle, 100 + cell.row];
    const ahead = from ? across * right + along * up : along;
    const beside = from ? Math.abs(across * up) + Math.abs(along * right) : Math.abs(across);
    const cost = ahead + beside * 8;
    if (ahead > 0 && cost < least) [best, least] = [at, cost];
  });
  return best;
}
