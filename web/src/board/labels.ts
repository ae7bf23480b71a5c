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

/** Whether two convex polygons share more than a border. */
export function overlap(a: readonly Point[], b: readonly Point[]): boolean {
  for (const polygon of [a, b]) {
    for (let at = 0; at < polygon.length; at++) {
      const [px, py] = polygon[at] as Point;
      const [qx, qy] = polygon[(at + 1) % polygon.length] as Point;
      const [nx, ny] = [py - qy, qx - px];
      if (nx === 0 && ny === 0) continue;
      const [lowA, highA] = span(a, nx, ny);
      const [lowB, highB] = span(b, nx, ny);
      if (highA <= lowB || highB <= lowA) return false;
    }
  }
  return true;
}

function span(polygon: readonly Point[], nx: number, ny: number): [number, number] {
  let [low, high] = [Infinity, -Infinity];
  for (const [x, y] of polygon) {
    const value = x * nx + y * ny;
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  return [low, high];
}

interface Taken extends Block {
  box: Box;
}

export function arrange(wishes: readonly Wish[], blocks: readonly Block[], screen: Box): Put[] {
  const taken: Taken[] = blocks.map((block) => ({ ...block, box: boxOf(block.polygon) }));
  const puts: Put[] = [];
  for (const wish of wishes) {
    let best: { at: Point; far: boolean; cost: number } | null = null;
    for (const [rank, { at, far = false }] of wish.places.entries()) {
      const cost = costOf(boxAt(at, wish.width, wish.height, 2), taken, screen) + rank * 0.01;
      if (!best || cost < best.cost) best = { at, far, cost };
      if (cost < 0.5) break;
    }
    if (!best || (wish.optional && best.cost >= 1)) continue;
    puts.push({ id: wish.id, at: best.at, far: best.far, anchor: wish.anchor, reach: wish.reach });
    const box = boxAt(best.at, wish.width, wish.height);
    taken.push({ polygon: polygonOf(box), box, weight: 4 });
  }
  return puts;
}

function costOf(box: Box, taken: readonly Taken[], screen: Box): number {
  const polygon = polygonOf(box);
  let cost = 0;
  if (box.left < screen.left || box.right > screen.right || box.top < screen.top || box.bottom > screen.bottom)
    cost += 5;
  for (const { box: other, polygon: shape, weight } of taken) {
    if (other.right <= box.left || other.left >= box.right || other.bottom <= box.top || other.top >= box.bottom)
      continue;
    if (overlap(polygon, shape)) cost += weight;
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
  ];
  const far: { at: Point; far: boolean }[] = [];
  for (const out of [34, 68, 110]) {
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
