// Where the numbers on the parts of a ship stand.

import type { Part, Piece, Place } from "../protocol/stage";
import { boxOf, corners, distance, onTable, type Point } from "./geometry";

/** A round piece that no number may hide. */
export interface Disc {
  at: Point;
  radius: number;
}

export function discsOf(pieces: readonly Piece[]): Disc[] {
  return pieces.flatMap(({ place, outline }) =>
    place && outline.radius ? [{ at: [place.x, place.y] as Point, radius: outline.radius }] : [],
  );
}

/**
 * The place of a part's number on the table: from afar it steps outward so that the ship stays visible, unless it would hide
 * a squadron there; then it stays on the edge, or steps inward.
 */
export function chipSpot(
  { piece, part, place }: { piece: Piece; part: Part; place: Place },
  zoom: number,
  radius: number,
  discs: readonly Disc[],
): Point {
  const [x, y] = part.chip?.at ?? [0, 0];
  const box = boxOf(corners(piece.outline));
  const beside = Math.min(Math.abs(x - box.left), Math.abs(x - box.right));
  const ahead = Math.min(Math.abs(y - box.top), Math.abs(y - box.bottom));
  const [mx, my] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const stepped = (by: number): Point =>
    onTable(place, beside < ahead ? [x + Math.sign(x - mx) * by, y] : [x, y + Math.sign(y - my) * by]);
  const outward = (radius * Math.min(1, Math.max(0, (1 - zoom) / 0.5))) / zoom;
  const spots = [outward, 0, -radius / zoom].map(stepped);
  const hides = (spot: Point): boolean =>
    discs.some((disc) => distance(disc.at, spot) < disc.radius + (radius / zoom) * 0.7);
  return spots.find((spot) => !hides(spot)) ?? (spots[0] as Point);
}
