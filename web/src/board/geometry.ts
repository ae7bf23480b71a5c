// Plain geometry of the table: millimetres, y up, facings in degrees clockwise from +y.

import type { Outline, Place } from "../protocol/stage";

export type Point = readonly [number, number];

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const RADIANS = Math.PI / 180;

/** The direction of a facing. */
export function heading(degrees: number): Point {
  return [Math.sin(degrees * RADIANS), Math.cos(degrees * RADIANS)];
}

/** A point of a piece's frame (x to its right, y forward) on the table. */
export function onTable(place: Place, [x, y]: Point): Point {
  const [sin, cos] = heading(place.facing);
  return [place.x + x * cos + y * sin, place.y - x * sin + y * cos];
}

/** How a piece's frame is laid on the table. */
export function placed(place: Place): string {
  return `translate(${round(place.x)} ${round(place.y)}) rotate(${round(-place.facing)})`;
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The corners of an outline; a circle by 48 of its points. */
export function corners(outline: Outline): Point[] {
  if (outline.points && outline.points.length > 0) return outline.points;
  const [x, y] = outline.centre ?? [0, 0];
  const radius = outline.radius ?? 0;
  return Array.from({ length: 48 }, (_, at) => {
    const [sin, cos] = heading(at * 7.5);
    return [x + radius * sin, y + radius * cos] as Point;
  });
}

/** A closed or open line through points as path data. */
export function line(points: readonly Point[], closed = true): string {
  if (points.length === 0) return "";
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}${closed ? "Z" : ""}`;
}

/** An outline as path data. */
export function outlinePath(outline: Outline): string {
  if (outline.points && outline.points.length > 0) return line(outline.points);
  const [x, y] = outline.centre ?? [0, 0];
  const r = outline.radius ?? 0;
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

/** An outline whose corners are rounded or cut off. */
export function softened(outline: Outline, by: number, cut: boolean): string {
  const points = outline.points;
  if (!points || points.length < 3) return outlinePath(outline);
  const steps = points.map((corner, at) => {
    const before = points[(at + points.length - 1) % points.length] as Point;
    const after = points[(at + 1) % points.length] as Point;
    const [ax, ay] = towards(corner, before, by);
    const [bx, by_] = towards(corner, after, by);
    const bend = cut
      ? `L${round(bx)} ${round(by_)}`
      : `Q${round(corner[0])} ${round(corner[1])} ${round(bx)} ${round(by_)}`;
    return `${at === 0 ? "M" : "L"}${round(ax)} ${round(ay)}${bend}`;
  });
  return `${steps.join("")}Z`;
}

/** The point at a distance from one point towards another, at most half way. */
export function towards(from: Point, to: Point, by: number): Point {
  const length = distance(from, to);
  const share = length === 0 ? 0 : Math.min(by / length, 0.5);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

export function middle(points: readonly Point[]): Point {
  const sum = points.reduce<Point>((all, point) => [all[0] + point[0], all[1] + point[1]], [0, 0]);
  return points.length === 0 ? [0, 0] : [sum[0] / points.length, sum[1] / points.length];
}

export function boxOf(points: readonly Point[]): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const [x, y] of points) {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

export function within(polygon: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  for (let at = 0, before = polygon.length - 1; at < polygon.length; before = at++) {
    const [ax, ay] = polygon[at] as Point;
    const [bx, by] = polygon[before] as Point;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

/** The distance of a point from a closed line, 0 inside it. */
export function gap(polygon: readonly Point[], point: Point): number {
  if (within(polygon, point)) return 0;
  let best = Infinity;
  for (let at = 0; at < polygon.length; at++) {
    const a = polygon[at] as Point;
    const b = polygon[(at + 1) % polygon.length] as Point;
    best = Math.min(best, distance(point, nearestOn(a, b, point)));
  }
  return best;
}

export function nearestOn(a: Point, b: Point, point: Point): Point {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / length;
  const kept = Math.min(1, Math.max(0, share));
  return [a[0] + dx * kept, a[1] + dy * kept];
}

/** How far a ray runs until it leaves a polygon for good; 0 if it never meets its border. */
export function exit(polygon: readonly Point[], [x, y]: Point, degrees: number): number {
  const [dx, dy] = heading(degrees);
  let far = 0;
  for (let at = 0; at < polygon.length; at++) {
    const [ax, ay] = polygon[at] as Point;
    const [bx, by] = polygon[(at + 1) % polygon.length] as Point;
    const [ex, ey] = [bx - ax, by - ay];
    const cross = dx * ey - dy * ex;
    if (Math.abs(cross) < 1e-9) continue;
    const along = ((ax - x) * ey - (ay - y) * ex) / cross;
    const across = ((ax - x) * dy - (ay - y) * dx) / cross;
    if (along > far && across >= -1e-9 && across <= 1 + 1e-9) far = along;
  }
  return far;
}

/** The smallest convex polygon around points, counter-clockwise. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (from: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of from) {
      while (chain.length >= 2) {
        const a = chain[chain.length - 2] as Point;
        const b = chain[chain.length - 1] as Point;
        if ((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 0) break;
        chain.pop();
      }
      chain.push(point);
    }
    chain.pop();
    return chain;
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/** The part of a polygon inside a convex one that runs counter-clockwise. */
export function clip(subject: readonly Point[], convex: readonly Point[]): Point[] {
  let kept = [...subject];
  for (let at = 0; at < convex.length && kept.length > 0; at++) {
    const a = convex[at] as Point;
    const b = convex[(at + 1) % convex.length] as Point;
    const side = (p: Point): number => (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]);
    const next: Point[] = [];
    for (let each = 0; each < kept.length; each++) {
      const from = kept[each] as Point;
      const to = kept[(each + 1) % kept.length] as Point;
      const [s, e] = [side(from), side(to)];
      if (s >= 0) next.push(from);
      if (s >= 0 !== e >= 0) {
        const share = s / (s - e);
        next.push([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]);
      }
    }
    kept = next;
  }
  return kept;
}
