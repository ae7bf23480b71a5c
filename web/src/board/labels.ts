// Puts words on the board where they cover nothing: the first place of each label that is free, else the least bad one.

import { boxOf, type Box, type Point } from "./geometry";

/** Something that must not be covered, as a convex polygon on the screen, or a box. */
export interface Block {
  polygon: readonly Point[];
  /** How bad it is to cover it. */
  weight: number;
}

export interface Wish {
  id: string;
  width: number;
  height: number;
  /** Top left corners, the best first; a place far off is joined to `anchor` by a line. */
  places: readonly { at: Point; far?: boolean }[];
  anchor: Point;
  /** How far from the anchor the line begins. */
  reach: number;
  /** Left out rather than put over something. */
  optional: boolean;
}

export interface Put {
  id: string;
  at: Point;
  far: boolean;
  anchor: Point;
  reach: number;
}

export function boxAt([x, y]: Point, width: number, height: number, room = 0): Box {
  return { left: x - room, top: y - room, right: x + width + room, bottom: y + height + room };
}

export function polygonOf(box: Box): Point[] {
  return [
    [box.left, box.top],
    [box.right, box.top],
    [box.right, box.bottom],
    [box.left, box.bottom],
  ];
}

/** Where a polygon begins and ends along a direction across one of its sides. */
interface Axis {
  x: number;
  y: number;
  low: number;
  high: number;
}

function axesOf(polygon: readonly Point[]): Axis[] {
  const axes: Axis[] = [];
  for (let at = 0; at < polygon.length; at++) {
    const [px, py] = polygon[at] as Point;
    const [qx, qy] = polygon[(at + 1) % polygon.length] as Point;
    const axis = { x: py - qy, y: qx - px, low: Infinity, high: -Infinity };
    // The box around the polygon is looked at before; sides along it tell nothing more.
    if (axis.x === 0 || axis.y === 0) continue;
    for (const [x, y] of polygon) {
      const value = x * axis.x + y * axis.y;
      if (value < axis.low) axis.low = value;
      if (value > axis.high) axis.high = value;
    }
    axes.push(axis);
  }
  return axes;
}

/** Something that is in the way, with what is needed to tell it quickly. */
interface Taken {
  box: Box;
  axes: readonly Axis[];
  weight: number;
}

const takenBy = ({ polygon, weight }: Block): Taken => ({ box: boxOf(polygon), axes: axesOf(polygon), weight });

function covers(box: Box, { box: other, axes }: Taken): boolean {
  if (other.right <= box.left || other.left >= box.right || other.bottom <= box.top || other.top >= box.bottom)
    return false;
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const [width, height] = [(box.right - box.left) / 2, (box.bottom - box.top) / 2];
  for (const axis of axes) {
    const middle = x * axis.x + y * axis.y;
    const reach = width * Math.abs(axis.x) + height * Math.abs(axis.y);
    if (middle + reach <= axis.low || middle - reach >= axis.high) return false;
  }
  return true;
}

/** Whether a box shares more than a border with a convex polygon. */
export const overlap = (box: Box, polygon: readonly Point[]): boolean => covers(box, takenBy({ polygon, weight: 0 }));

export function arrange(wishes: readonly Wish[], blocks: readonly Block[], screen: Box): Put[] {
  const taken: Taken[] = blocks.map(takenBy);
  const puts: Put[] = [];
  const [lines, boxes]: [Line[], Box[]] = [[], []];
  for (const wish of wishes) {
    let best: { at: Point; far: boolean; cost: number } | null = null;
    for (const [rank, { at, far = false }] of wish.places.entries()) {
      const most: number = best ? best.cost - rank * 0.01 : Infinity;
      const box = boxAt(at, wish.width, wish.height, 2);
      let cost: number = costOf(box, taken, screen, most) + rank * 0.01;
      const worse = (): boolean => best !== null && cost >= best.cost;
      for (const line of lines) if (!worse() && passes(line, box)) cost += CROSSED;
      if (far && !worse()) {
        const leader = leaderTo(wish, boxAt(at, wish.width, wish.height));
        cost += lineCost(leader, lines, boxes) + overBases(leader, taken);
      }
      if (!best || cost < best.cost) best = { at, far, cost };
      if (cost < 0.5) break;
    }
    if (!best || (wish.optional && best.cost >= 1)) continue;
    const box = boxAt(best.at, wish.width, wish.height);
    puts.push({ id: wish.id, at: best.at, far: best.far, anchor: wish.anchor, reach: wish.reach });
    taken.push({ box, axes: [], weight: 4 });
    boxes.push(box);
    if (best.far) lines.push(leaderTo(wish, box));
  }
  return puts;
}

/** The line from what is named to a label that stands far off. */
interface Line {
  from: Point;
  to: Point;
}

/** How bad it is that such a line crosses another one or a label. */
const CROSSED = 1;

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

const leaderTo = ({ anchor }: Pick<Wish, "anchor">, box: Box): Line => ({
  from: anchor,
  to: [clamp(anchor[0], box.left, box.right), clamp(anchor[1], box.top, box.bottom)],
});

function lineCost(line: Line, lines: readonly Line[], boxes: readonly Box[]): number {
  let cost = 0;
  for (const other of lines) if (cross(line, other)) cost += CROSSED;
  for (const box of boxes) if (passes(line, box)) cost += CROSSED;
  return cost;
}

/** How bad it is that a line passes over a base that is not its own: it could be taken for that one's. */
const OVER = 0.2;
const BASE = 3;

function overBases(line: Line, taken: readonly Taken[]): number {
  const [x, y] = line.from;
  let cost = 0;
  for (const { box, weight } of taken) {
    const own = x > box.left && x < box.right && y > box.top && y < box.bottom;
    if (weight >= BASE && !own && passes(line, box)) cost += OVER;
  }
  return cost;
}

/** On which side of a line a point lies: the sign of the result. */
const beside = ({ from, to }: Line, [x, y]: Point): number =>
  (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]);

/** Whether two lines cross. */
export const cross = (a: Line, b: Line): boolean =>
  beside(a, b.from) * beside(a, b.to) < 0 && beside(b, a.from) * beside(b, a.to) < 0;

/** Whether a line passes through a box. */
function passes(line: Line, { left, right, top, bottom }: Box): boolean {
  const { from, to } = line;
  if (Math.max(from[0], to[0]) <= left || Math.min(from[0], to[0]) >= right) return false;
  if (Math.max(from[1], to[1]) <= top || Math.min(from[1], to[1]) >= bottom) return false;
  const [a, b] = [beside(line, [left, top]), beside(line, [right, top])];
  const [c, d] = [beside(line, [right, bottom]), beside(line, [left, bottom])];
  return Math.max(a, b, c, d) > 0 && Math.min(a, b, c, d) < 0;
}

/** What a box covers; once it is `most` the rest does not matter. */
function costOf(box: Box, taken: readonly Taken[], screen: Box, most: number): number {
  let cost = 0;
  if (box.left < screen.left || box.right > screen.right || box.top < screen.top || box.bottom > screen.bottom)
    cost += 5;
  for (const other of taken) {
    if (cost >= most) return cost;
    if (covers(box, other)) cost += other.weight;
  }
  return cost;
}

/** The places around a box: right, left, above, below, their corners, then farther off. */
export function around(box: Box, width: number, height: number, room: number): { at: Point; far?: boolean }[] {
  const [mx, my] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const [x, y] = [mx - width / 2, my - height / 2];
  const near: Point[] = [
    [box.right + room, y],
    [box.left - room - width, y],
    [x, box.top - room - height],
    [x, box.bottom + room],
    [box.right + room / 2, box.top - height / 2],
    [box.right + room / 2, box.bottom - height / 2],
    [box.left - room / 2 - width, box.top - height / 2],
    [box.left - room / 2 - width, box.bottom - height / 2],
    [box.left, box.top - room - height],
    [box.right - width, box.top - room - height],
    [box.left, box.bottom + room],
    [box.right - width, box.bottom + room],
  ];
  const far: { at: Point; far: boolean }[] = [];
  for (const out of [26, 48, 76]) {
    for (const [dx, dy] of [
      [1, -1],
      [-1, -1],
      [1, 1],
      [-1, 1],
      [1, 0],
      [-1, 0],
      [0, -1],
      [0, 1],
    ] as const) {
      const [rx, ry] = [(box.right - box.left) / 2, (box.bottom - box.top) / 2];
      const at: Point = [x + dx * (rx + out * 0.8 + width / 2), y + dy * (ry + out * 0.7 + height / 2)];
      far.push({ at, far: true });
    }
  }
  return [...near.map((at) => ({ at })), ...far];
}

/** A point between two others. */
export function mix(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}
