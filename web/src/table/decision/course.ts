// Courses among the legal ones that the server lists.

import { createSignal } from "solid-js";
import type { CourseAsk, Move } from "../../protocol/stage";

/** The joint that is being set, on the board and in the panel alike. */
export const [joint, setJoint] = createSignal(0);

const click = (move: Move, joint: number): number => move.clicks[joint] ?? 0;

/** How far two courses are apart: a changed speed counts most, then clicks, then the tool's side. */
function apart(a: Move, b: Move): number {
  const joints = Math.max(a.clicks.length, b.clicks.length);
  let sum = Math.abs(a.speed - b.speed) * 100 + (a.side === b.side ? 0 : 1);
  for (let joint = 0; joint < joints; joint += 1) sum += Math.abs(click(a, joint) - click(b, joint)) * 4;
  return sum;
}

/** The legal course nearest to a wish, among those that keep what was set. */
export function nearest(ask: CourseAsk, wish: Move, keeps: (move: Move) => boolean): Move | null {
  let best: Move | null = null;
  for (const move of ask.legal) {
    if (keeps(move) && (best === null || apart(move, wish) < apart(best, wish))) best = move;
  }
  return best;
}

export function withSpeed(ask: CourseAsk, now: Move, speed: number): Move | null {
  return nearest(ask, { ...now, speed }, (move) => move.speed === speed);
}

export function withClick(ask: CourseAsk, now: Move, joint: number, clicks: number): Move | null {
  const wish = { ...now, clicks: now.clicks.map((each, at) => (at === joint ? clicks : each)) };
  return nearest(ask, wish, (move) => move.speed === now.speed && click(move, joint) === clicks);
}

export function withSide(ask: CourseAsk, now: Move, side: number): Move | null {
  return nearest(ask, { ...now, side }, (move) => move.speed === now.speed && move.side === side);
}

/** The clicks that some legal course at this speed has at a joint. */
export function clicksAt(ask: CourseAsk, speed: number, joint: number): Set<number> {
  return new Set(ask.legal.flatMap((move) => (move.speed === speed ? [click(move, joint)] : [])));
}
