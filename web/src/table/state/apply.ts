// What an update changes, so that everything else stays the same object.

import type { SceneFrame, Update } from "../../protocol/server";
import type { Piece, Scene, Told } from "../../protocol/stage";

export interface Shown {
  frame: SceneFrame | null;
  pieces: readonly Piece[];
  told: readonly Told[];
}

/** The next value, made of the old one's objects wherever they say the same; the old one itself if it says all the same. */
export function keepSame<T>(old: T, next: T): T {
  if (Object.is(old, next) || typeof old !== "object" || typeof next !== "object") return next;
  if (old === null || next === null || Array.isArray(old) !== Array.isArray(next)) return next;
  const [before, after] = [old as Record<string, unknown>, next as Record<string, unknown>];
  const keys = Object.keys(after);
  let same = keys.length === Object.keys(before).length;
  const kept = (Array.isArray(next) ? [] : {}) as Record<string, unknown>;
  for (const key of keys) {
    const value = keepSame(before[key], after[key]);
    kept[key] = value;
    same &&= Object.is(value, before[key]) && (value !== undefined || key in before);
  }
  return same ? old : (kept as T);
}

export function applied(old: Shown, update: Update): Shown {
  const byId = new Map(old.pieces.map((piece) => [piece.id, piece]));
  for (const piece of update.pieces) byId.set(piece.id, keepSame(byId.get(piece.id) ?? piece, piece));
  const order =
    update.order ?? (update.whole ? update.pieces.map((piece) => piece.id) : old.pieces.map((each) => each.id));
  const pieces = order.flatMap((id) => byId.get(id) ?? []);
  const unchanged = pieces.length === old.pieces.length && pieces.every((piece, at) => piece === old.pieces[at]);
  const told =
    update.told.length > 0 || update.from < old.told.length
      ? [...old.told.slice(0, update.from), ...update.told]
      : old.told;
  return {
    frame: update.frame ? keepSame(old.frame, update.frame) : old.frame,
    pieces: unchanged ? old.pieces : pieces,
    told,
  };
}

/** A whole scene as frame and pieces; pieces that are as they are now stay the same objects. */
export function ofScene(scene: Scene, now: readonly Piece[]): { frame: SceneFrame; pieces: readonly Piece[] } {
  const { pieces, ...frame } = scene;
  const byId = new Map(now.map((piece) => [piece.id, piece]));
  return { frame, pieces: pieces.map((piece) => keepSame(byId.get(piece.id) ?? piece, piece)) };
}
