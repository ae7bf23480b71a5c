// The keys of the board: the view from anywhere on the page, pieces while one of them has the focus.

import type { BoardState } from "../context";
import type { Point } from "../geometry";

export interface Looks {
  fit: () => void;
  turn: () => void;
  zoom: (factor: number) => void;
}

const ARROWS: Record<string, Point> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/** Whether a key belongs to a field that is written into. */
export function writing(event: KeyboardEvent): boolean {
  const target = event.target as Element | null;
  return target?.closest("input, textarea, select, [contenteditable]") !== null && target !== null;
}

/** Keys that change the view. True if the key was one of them. */
export function viewKey(event: KeyboardEvent, looks: Looks): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || writing(event)) return false;
  switch (event.key) {
    case "+":
    case "=":
      looks.zoom(1.3);
      return true;
    case "-":
    case "−":
      looks.zoom(1 / 1.3);
      return true;
    case "0":
      looks.fit();
      return true;
    case "r":
    case "R":
      looks.turn();
      return true;
    default:
      return false;
  }
}

/** The nearest piece from another in a direction of the screen. */
export function neighbour(board: BoardState, from: string, key: string): string | null {
  const direction = ARROWS[key];
  const start = board.pieceOf(from);
  const here = start ? board.place(start) : null;
  if (!direction || !here) return null;
  const [x, y] = board.camera.toScreen([here.x, here.y]);
  let best: { id: string; cost: number } | null = null;
  for (const piece of board.onTable()) {
    const place = board.place(piece);
    if (!place || piece.id === from) continue;
    const [px, py] = board.camera.toScreen([place.x, place.y]);
    const ahead = (px - x) * direction[0] + (py - y) * direction[1];
    const aside = Math.abs((px - x) * direction[1] - (py - y) * direction[0]);
    if (ahead <= 2 || aside > ahead * 1.6) continue;
    const cost = ahead + aside * 1.4;
    if (!best || cost < best.cost) best = { id: piece.id, cost };
  }
  return best?.id ?? null;
}
