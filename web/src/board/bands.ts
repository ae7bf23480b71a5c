// Firing arcs and range bands as they lie about a part of a piece, in the piece's frame.

import type { Outline, Part } from "../protocol/stage";
import { clip, corners, gap, heading, hull, line, middle, within, type Point } from "./geometry";

/** One band: what it covers beyond the nearer one, and the line where it ends. */
export interface Band {
  fill: string;
  edge: string;
}

export interface Reach {
  bands: Band[];
  /** The two rays as far as the farthest band. */
  rays: string[];
}

const FAR = 6000;

/** Everything within a distance of an outline, by its convex border. */
export function around(outline: Outline, by: number): Point[] {
  const disc = corners({ radius: by });
  return hull(corners(outline).flatMap(([x, y]) => disc.map(([dx, dy]) => [x + dx, y + dy] as Point)));
}

/** What lies between the two rays of an arc, as a polygon that reaches beyond every table. */
export function wedge(part: Part): Point[] | null {
  const [first, second] = part.arc;
  if (!first || !second) return null;
  const inside = middle(corners(part.outline));
  for (const sign of [1, -1]) {
    const turn = ((((second[2] - first[2]) * sign) % 360) + 360) % 360;
    const steps = Math.max(2, Math.ceil(turn / 12));
    const far = Array.from({ length: steps + 1 }, (_, at) => {
      const from = at * 2 < steps ? first : second;
      const [sin, cos] = heading(first[2] + (sign * turn * at) / steps);
      return [from[0] + FAR * sin, from[1] + FAR * cos] as Point;
    });
    const polygon: Point[] = [[first[0], first[1]], ...far, [second[0], second[1]]];
    if (within(polygon, inside)) return polygon;
  }
  return null;
}

/** The bands inside a part's arc: everything in the arc within each distance of the part. */
export function reach(part: Part, distances: readonly number[]): Reach | null {
  const arc = wedge(part);
  if (!arc) return null;
  const zone = hull(corners(part.outline));
  const rings = distances.map((by) => clip(arc, around(part.outline, by)));
  const bands = rings.map((ring, at) => ({
    fill: `${line(ring)}${line(at === 0 ? zone : (rings[at - 1] ?? []))}`,
    edge: outer(ring, zone, distances[at] ?? 0),
  }));
  const last = around(part.outline, distances[distances.length - 1] ?? 0);
  const rays = part.arc.map(([x, y, degrees]) => {
    const [sin, cos] = heading(degrees);
    const length = leaves(last, [x, y], [sin, cos]);
    return line(
      [
        [x, y],
        [x + sin * length, y + cos * length],
      ],
      false,
    );
  });
  return { bands, rays };
}

/** Rings about a whole piece. */
export function rings(outline: Outline, distances: readonly number[]): Reach {
  const lines = distances.map((by) => line(around(outline, by)));
  const bands = lines.map((edge, at) => ({ fill: edge + (at === 0 ? "" : (lines[at - 1] ?? "")), edge }));
  return { bands, rays: [] };
}

/** The stretches of a ring's border that lie at the band's distance, without those along the rays. */
function outer(ring: readonly Point[], zone: readonly Point[], by: number): string {
  const far = ring.map((point) => Math.abs(gap(zone, point) - by) < 0.6);
  let path = "";
  ring.forEach((point, at) => {
    const next = (at + 1) % ring.length;
    if (!far[at] || !far[next]) return;
    const before = far[(at + ring.length - 1) % ring.length];
    path += path === "" || !before ? line([point, ring[next] as Point], false) : `L${ring[next]?.join(" ")}`;
  });
  return path;
}

function leaves(polygon: readonly Point[], from: Point, [dx, dy]: Point): number {
  let [low, high] = [0, FAR];
  for (let step = 0; step < 40; step++) {
    const half = (low + high) / 2;
    if (within(polygon, [from[0] + dx * half, from[1] + dy * half])) low = half;
    else high = half;
  }
  return low;
}
