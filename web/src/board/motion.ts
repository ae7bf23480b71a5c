// Pieces travel along the path that the log tells, one after another. Any key or press ends the travel at once, and a question
// does not wait for it.

import { createComputed, createSignal, on, onCleanup, untrack } from "solid-js";
import type { Motion, Piece, Place } from "../protocol/stage";
import type { TableModel } from "../table/state/model";
import { distance } from "./geometry";
import { still } from "./still";

const MOVE_MS = 320;
/** However much happened at once, it is shown in this time. */
const WHOLE_MS = 1600;
/** When the player is asked, the table is soon as the question sees it. */
const ASKED_MS = 500;

/**
 * How many moves have been shown after another frame: each takes its time, unless all that are left would not be over at
 * `until`; then they run faster. However late a frame comes, no move is shown after that.
 */
export function shownBy(done: number, count: number, until: number, before: number, now: number): number {
  if (now >= until) return count;
  const pace = Math.max(1 / MOVE_MS, (count - done) / (until - before));
  return Math.min(count, done + (now - before) * pace);
}

export function createMotion(model: TableModel) {
  const [shown, show] = createSignal<ReadonlyMap<string, Place>>(new Map());
  let queue: Motion[] = [];
  let done = 0;
  let until = 0;
  let last = 0;
  let running = 0;

  function finish(): void {
    cancelAnimationFrame(running);
    running = 0;
    queue = [];
    done = 0;
    if (untrack(shown).size > 0) show(new Map());
  }

  /** Pieces whose moves are still to come wait where these begin; those that have arrived are drawn where they lie. */
  function draw(): void {
    const map = new Map<string, Place>();
    const at = Math.floor(done);
    queue.forEach((motion, nth) => {
      if (nth === at) map.set(motion.piece, along(motion.path, 1 - (1 - (done - at)) ** 3));
      else if (nth > at && !map.has(motion.piece)) map.set(motion.piece, before(nth));
    });
    show(map);
  }

  /** Where a piece is before one of its moves: at the end of the one before it, or where its path begins. */
  function before(nth: number): Place {
    const { piece, path } = queue[nth] as Motion;
    const earlier = queue.slice(0, nth).findLast((each) => each.piece === piece);
    return (earlier ? earlier.path.at(-1) : path[0]) as Place;
  }

  function frame(now: number): void {
    done = shownBy(done, queue.length, until, last, now);
    last = Math.max(now, last);
    if (done >= queue.length) return finish();
    draw();
    running = requestAnimationFrame(frame);
  }

  const asked = (): boolean => untrack(model.question) !== null;

  createComputed(
    on(model.fresh, (told) => {
      const motions = told.flatMap((line) => (line.motion && line.motion.path.length > 1 ? [line.motion] : []));
      if (motions.length === 0 || still() || untrack(model.past) !== null) return;
      queue.push(...motions);
      const now = performance.now();
      until = now + (asked() ? ASKED_MS : WHOLE_MS);
      if (running === 0) {
        last = now;
        running = requestAnimationFrame(frame);
      }
      draw();
    }),
  );
  createComputed(
    on(
      () => model.question()?.number,
      (number) => {
        if (number !== undefined && running !== 0) until = Math.min(until, performance.now() + ASKED_MS);
      },
      { defer: true },
    ),
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
