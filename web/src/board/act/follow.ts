// The camera goes along with the questions: what one is about comes into view, once, if it is not seen.

import { createEffect, on } from "solid-js";
import type { View } from "../camera";
import type { BoardState } from "../context";
import type { Point } from "../geometry";

const ROOM = 70;
/** From farther than this, in pixels per millimetre, the joints of a tool cannot be told apart. */
const FAR = 0.6;
const NEAR = 1.1;

/** Whether a point lies in the free part of the board. */
function seen(board: BoardState, point: Point): boolean {
  const [x, y] = board.camera.toScreen(point);
  const { top, right, bottom, left } = board.inset();
  const { width, height } = board.size();
  return x > left + ROOM && x < width - right - ROOM && y > top + ROOM && y < height - bottom - ROOM;
}

export function followQuestion(board: BoardState, begun: () => boolean): void {
  const { camera, model } = board;
  const placeOf = (id: string | null): Point[] => {
    const piece = board.pieceOf(id);
    return piece?.place && piece.standing === "in_play" ? [[piece.place.x, piece.place.y]] : [];
  };

  function bring(points: readonly Point[]): void {
    if (!begun() || points.length === 0 || points.every((point) => seen(board, point))) return;
    const now = camera.target();
    const [only] = points;
    if (points.length === 1 && only) camera.glide({ x: only[0], y: only[1] });
    else camera.glide(camera.framing(points, ROOM + 10, now.turn, now.zoom));
  }

  createEffect(
    on(
      () => model.question()?.number,
      () => {
        const place = board.placing();
        const picked = board.picked()[0]?.target ?? null;
        bring([...placeOf(board.subject()), ...placeOf(picked), ...(place ? [[place.x, place.y] as Point] : [])]);
      },
    ),
  );

  /** A course is set from near; afterwards the camera goes back, unless the player has moved it. */
  let far: { from: View; near: View } | null = null;
  const untouched = (): boolean => far !== null && same(camera.target(), far.near);

  createEffect(
    on(
      () => model.question()?.course?.piece,
      (piece) => {
        if (piece !== undefined || !far) return;
        if (untouched()) camera.glide(far.from);
        far = null;
      },
    ),
  );

  /** The end of a course is seen when it is first foreseen. */
  let foreseen: number | undefined;
  createEffect(() => {
    const ghost = model.preview()?.ghosts[0];
    const end = ghost?.path.at(-1);
    const number = model.question()?.number;
    if (!end || !begun() || number === undefined || number === foreseen || board.placing()) return;
    foreseen = number;
    const points: Point[] = [...placeOf(ghost?.piece ?? null), [end.x, end.y]];
    const now = camera.target();
    if (!model.question()?.course || now.zoom >= FAR) return bring(points);
    const near = camera.framing(points, 150, now.turn, NEAR);
    far = { from: far && untouched() ? far.from : now, near };
    camera.glide(near);
  });
}

function same(a: View, b: View): boolean {
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y) < 1 && Math.abs(a.zoom - b.zoom) < 0.001 && a.turn === b.turn;
}
