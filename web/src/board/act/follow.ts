// The camera goes along with the questions: what one is about comes into view, once, if it is not seen.

import { createEffect, on } from "solid-js";
import type { BoardState } from "../context";
import type { Point } from "../geometry";

const ROOM = 70;

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

  /** The end of a course is seen when it is first foreseen. */
  let foreseen: number | undefined;
  createEffect(() => {
    const ghost = model.preview()?.ghosts[0];
    const end = ghost?.path.at(-1);
    const number = model.question()?.number;
    if (!end || number === undefined || number === foreseen || board.placing()) return;
    foreseen = number;
    bring([...placeOf(ghost?.piece ?? null), [end.x, end.y]]);
  });
}
