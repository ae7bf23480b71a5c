// The camera goes along with the game: what a question is about comes into view, once, if it is not seen. On a large table
// it goes near for a course or an attack and back afterwards, until the player shows that they want to stay far.

import { createEffect, createMemo, on, onCleanup } from "solid-js";
import { sameView, type View } from "../camera";
import type { BoardState } from "../context";
import type { Point } from "../geometry";

const ROOM = 70;
/** From farther than this, in pixels per millimetre, lines and joints about one piece cannot be told apart. */
const FAR = 0.6;
const NEAR = 1.1;
const MARGIN = 60;
/** How long nothing is looked at from near before the camera goes back. */
const REST_MS = 900;

/** Whether a point lies in the free part of the board. */
function seen(board: BoardState, point: Point): boolean {
  const [x, y] = board.camera.toScreen(point);
  const { top, right, bottom, left } = board.inset();
  const { width, height } = board.size();
  return x > left + ROOM && x < width - right - ROOM && y > top + ROOM && y < height - bottom - ROOM;
}

export function followQuestion(board: BoardState, begun: () => boolean): void {
  const { camera, model } = board;
  const placeOf = (id: string | null | undefined): Point[] => {
    const piece = board.pieceOf(id ?? null);
    return piece?.place ? [[piece.place.x, piece.place.y]] : [];
  };

  let near: { from: View; at: View } | null = null;

  /** The view moved so that no more than a margin beside the table is seen, where the table is large enough. */
  function onFelt(view: View): View {
    const surface = model.frame()?.surface;
    if (!surface) return view;
    const { width, height } = board.size();
    const { top, right, bottom, left } = board.inset();
    const across = Math.round(view.turn / 90) % 2 === 0;
    const free = [width - left - right, height - top - bottom] as const;
    const [wide, high] = across ? free : [free[1], free[0]];
    const kept = (at: number, seen: number, length: number): number => {
      // A table that can be seen whole is.
      if (seen / view.zoom >= length) return length / 2;
      const half = seen / view.zoom / 2 - MARGIN / view.zoom;
      return Math.min(Math.max(at, half), length - half);
    };
    return { ...view, x: kept(view.x, wide, surface.width), y: kept(view.y, high, surface.height) };
  }

  function bring(points: readonly Point[]): void {
    if (!begun() || points.length === 0 || points.every((point) => seen(board, point))) return;
    const now = camera.target();
    const [only] = points;
    if (points.length === 1 && only) camera.glide(onFelt({ ...now, x: only[0], y: only[1] }));
    else camera.glide(camera.framing(points, ROOM + 10, now.turn, now.zoom));
  }

  createEffect(
    on(
      () => model.question()?.number,
      () => {
        if (near && sameView(camera.target(), near.at)) return;
        const place = board.placing();
        const picked = board.picked()[0]?.target ?? null;
        bring([...placeOf(board.subject()), ...placeOf(picked), ...(place ? [[place.x, place.y] as Point] : [])]);
      },
    ),
  );

  /** What is to be looked at from near, by name and place. */
  const matter = createMemo<{ key: string; points: Point[] } | null>(
    () => {
      const question = board.question();
      if (question?.course) {
        const ghost = model.preview()?.ghosts.find((each) => each.piece === question.course?.piece);
        const end = ghost?.path.at(-1);
        if (!end) return null;
        return { key: `course ${question.number}`, points: [...placeOf(ghost?.piece), [end.x, end.y]] };
      }
      // A piece that lies on the table and is put elsewhere.
      const from = question?.place ? placeOf(question.place.piece) : [];
      if (question?.place && from.length > 0 && !model.grasped?.()) {
        const { start } = question.place;
        return { key: `place ${question.number}`, points: [...from, [start.x, start.y]] };
      }
      const proven = question?.choices.filter((choice) => choice.proof) ?? [];
      if (question && proven.length > 0 && question.subject) {
        const points = [question.subject, ...proven.map((choice) => choice.target)].flatMap(placeOf);
        return { key: `aim ${question.subject}`, points };
      }
      const fight = board.duel();
      if (!fight || model.past() !== null) return null;
      const points = [fight.attacker, fight.defender].flatMap(placeOf);
      return { key: `fight ${fight.attacker} ${fight.defender}`, points };
    },
    null,
    { equals: (a, b) => a?.key === b?.key },
  );

  let stays = false;
  let rest: ReturnType<typeof setTimeout> | undefined;
  /** Whether the camera is where it was brought; if the player has gone far again, that is kept. */
  const left = (): boolean => {
    if (near && !sameView(camera.target(), near.at)) {
      if (camera.target().zoom < FAR) stays = true;
      near = null;
    }
    return near === null;
  };
  createEffect(
    on(matter, (now) => {
      clearTimeout(rest);
      if (!begun()) return;
      const away = left();
      if (!now) {
        rest = setTimeout(() => {
          if (!left() && near) camera.glide(near.from);
          near = null;
        }, REST_MS);
        return;
      }
      const view = camera.target();
      if (stays || now.points.length < 2 || (away && view.zoom >= FAR)) return void bring(now.points);
      const at = onFelt(camera.framing(now.points, 130, view.turn, NEAR));
      near = { from: near?.from ?? view, at };
      camera.glide(at);
    }),
  );
  onCleanup(() => clearTimeout(rest));
}
