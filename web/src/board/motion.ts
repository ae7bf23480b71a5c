// Pieces travel along the path that the log tells, one after another. Any key or press ends the travel at once.

import { createComputed, createSignal, on, onCleanup, untrack } from "solid-js";
import type { Motion, Piece, Place } from "../protocol/stage";
import type { TableModel } from "../table/model";
import { distance } from "./geometry";
import { still } from "./still";

const MOVE_MS = 320;
/** However much happened at once, it is shown in this time. */
const WHOLE_MS = 1600;

export function createMotion(model: TableModel) {
  const [shown, show] = createSignal<ReadonlyMap<string, Place>>(new Map());
  let queue: Motion[] = [];
  let running = 0;

  function finish(): void {
    cancelAnimationFrame(running);
    running = 0;
    queue = [];
    if (untrack(shown).size > 0) show(new Map());
  }

  function hold(changes: (map: Map<string, Place>) => void): void {
    const map = new Map(untrack(shown));
    changes(map);
    show(map);
  }

  function next(): void {
    const motion = queue.shift();
    if (!motion) return finish();
    const takes = Math.min(MOVE_MS, WHOLE_MS / (queue.length + 1));
    let began = -1;
    const frame = (now: number): void => {
      if (began < 0) began = now;
      const share = Math.min(1, (now - began) / takes);
      hold((map) => map.set(motion.piece, along(motion.path, 1 - (1 - share) ** 3)));
      if (share < 1) running = requestAnimationFrame(frame);
      else {
        if (!queue.some((later) => later.piece === motion.piece)) hold((map) => map.delete(motion.piece));
        next();
      }
    };
    running = requestAnimationFrame(frame);
  }

  createComputed(
    on(model.fresh, (told) => {
      const motions = told.flatMap((line) => (line.motion && line.motion.path.length > 1 ? [line.motion] : []));
      if (motions.length === 0 || still() || untrack(model.past) !== null) return;
      queue.push(...motions);
      hold((map) => {
        for (const motion of motions) if (!map.has(motion.piece)) map.set(motion.piece, motion.path[0] as Place);
      });
      if (running === 0) next();
    }),
  );
  createComputed(on(model.past, finish, { defer: true }));
  addEventListener("pointerdown", finish, true);
  addEventListener("keydown", finish, true);
  onCleanup(() => {
    finish();
    removeEventListener("pointerdown", finish, true);
    removeEventListener("keydown", finish, true);
  });

  /** Where a piece is drawn now. */
  const place = (piece: Piece): Place | null => shown().get(piece.id) ?? piece.place;
  return { place, finish };
}

/** The place at a share of a path's length. */
export function along(path: readonly Place[], share: number): Place {
  const lengths = path.slice(1).map((to, at) => {
    const from = path[at] as Place;
    return distance([from.x, from.y], [to.x, to.y]) + Math.abs(turned(from.facing, to.facing)) / 4;
  });
  let left = share * lengths.reduce((sum, length) => sum + length, 0);
  for (const [at, length] of lengths.entries()) {
    const [from, to] = [path[at] as Place, path[at + 1] as Place];
    if (left <= length && length > 0) {
      const part = left / length;
      return {
        x: from.x + (to.x - from.x) * part,
        y: from.y + (to.y - from.y) * part,
        facing: from.facing + turned(from.facing, to.facing) * part,
      };
    }
    left -= length;
  }
  return path[path.length - 1] as Place;
}

function turned(from: number, to: number): number {
  return ((((to - from) % 360) + 540) % 360) - 180;
}
