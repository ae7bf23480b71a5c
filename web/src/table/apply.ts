// What an update changes, so that everything else stays the same object.

import type { SceneFrame, Update } from "../protocol/server";
import type { Piece, Scene, Told } from "../protocol/stage";

export interface Shown {
  frame: SceneFrame | null;
  pieces: readonly Piece[];
  told: readonly Told[];
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The old object where the new one says nothing new. */
export function keepSame<T>(old: T, next: T): T {
  return same(old, next) ? old : next;
}

export function applied(old: Shown, update: Update): Shown {
  const byId = new Map(old.pieces.map((piece) => [piece.id, piece]));
  for (const piece of update.pieces) {
    const before = byId.get(piece.id);
    byId.set(piece.id, before && same(before, piece) ? before : piece);
  }
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
  const kept = pieces.map((piece) => {
    const before = byId.get(piece.id);
    return before && same(before, piece) ? before : piece;
  });
  return { frame, pieces: kept };
}
