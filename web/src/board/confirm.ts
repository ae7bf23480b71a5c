// Where the mark stands that confirms an answer on the board itself.

import type { Place } from "../protocol/stage";
import type { BoardState } from "./context";
import { corners, type Point } from "./geometry";

const GAP = 22;

function end(board: BoardState): Place | null {
  const question = board.question();
  if (question?.place) return board.placing();
  const ghosts = question?.course ? (board.model.preview()?.ghosts ?? []) : [];
  return ghosts.find((each) => each.piece === question?.course?.piece)?.path.at(-1) ?? null;
}

/** Below and to the right of what would come to lie somewhere, in pixels of the layer; nothing where nothing would. */
export function confirmSpot(board: BoardState, lay: (point: Point) => Point): Point | null {
  const place = end(board);
  const question = board.question();
  if (!place) return null;
  const outline = question?.place?.outline ?? board.pieceOf(question?.course?.piece ?? null)?.outline ?? {};
  const far = Math.max(0, ...corners(outline).map(([x, y]) => Math.hypot(x, y)));
  const reach = far * board.camera.zoom() + GAP;
  const [x, y] = lay([place.x, place.y]);
  return [x + reach * 0.82, y + reach * 0.57];
}
