// What a press on a piece means: a measurement, an answer, or a look at its card.

import type { BoardState } from "../context";
import type { Point } from "../geometry";

/** The id of the piece or part that an element belongs to. */
export function idOf(element: Element | null): string | null {
  return element?.closest<SVGElement>("[data-id]")?.dataset["id"] ?? null;
}

/** The id that is meant by a press: the part, where parts can be told apart or are asked for, else the piece. */
export function meant(board: BoardState, id: string): string {
  const piece = board.pieceOf(id);
  if (!piece || piece.id === id) return id;
  if (board.targets().has(id) || board.refused().has(id)) return id;
  return piece.id;
}

/** Picks, selects or measures; true if it did anything. */
export function point(board: BoardState, id: string): boolean {
  const { model } = board;
  const piece = board.pieceOf(id);
  if (!piece) return false;
  if (model.measuring()) {
    model.measureAt(measured(board, id));
    return true;
  }
  const wanted = meant(board, id);
  const asked = [wanted, ...piece.parts.map((part) => part.id)].some((each) => board.targets().has(each));
  if ((asked || board.refused().has(wanted)) && model.point(wanted)) return true;
  model.select(piece.id);
  return true;
}

/** In measuring, the whole piece counts first; close by, or on a second press, its part. */
function measured(board: BoardState, id: string): string {
  const piece = board.pieceOf(id);
  if (!piece || piece.id === id) return id;
  const now = board.model.measuring();
  const second = now?.from === piece.id && !now.to;
  return board.detail() >= 2 || second ? id : piece.id;
}

/** What the pointer is over. */
export function hover(board: BoardState, element: Element | null): void {
  const id = idOf(element);
  const next = id ? (board.model.measuring() ? measured(board, id) : meantOver(board, id)) : null;
  if (board.model.hovered() !== next) board.model.hover(next);
}

/** Under the pointer a part stands out where arcs are shown, too. */
function meantOver(board: BoardState, id: string): string {
  const wanted = meant(board, id);
  return wanted !== id && board.model.layers().arcs && board.detail() >= 2 ? id : wanted;
}

/** How far from a small piece a finger may come down, in pixels. */
const FINGER = 24;

/** The piece nearest to where a finger came down beside all of them. */
export function nearFinger(board: BoardState, [x, y]: Point): string | null {
  let best: { id: string; away: number } | null = null;
  for (const piece of board.onTable()) {
    const place = board.place(piece);
    if (!place || piece.kind === "obstacle") continue;
    const [px, py] = board.camera.toScreen([place.x, place.y]);
    const away = Math.hypot(px - x, py - y);
    if (away < FINGER && (!best || away < best.away)) best = { id: piece.id, away };
  }
  return best?.id ?? null;
}
