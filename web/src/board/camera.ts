// Where the player looks. The table is drawn once in millimetres; the camera is a matrix on it.

import { createComputed, createMemo, createSignal, on, onCleanup, type Accessor } from "solid-js";
import { boxOf, type Point } from "./geometry";
import { still } from "./still";

export interface View {
  /** The point of the table in the middle of the free part, in millimetres. */
  x: number;
  y: number;
  /** Screen pixels per millimetre. */
  zoom: number;
  /** How far the table is turned clockwise, in degrees. */
  turn: number;
}

export interface Size {
  width: number;
  height: number;
}

/** How much of each edge of the board is covered by panels. */
export interface Inset {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export const CAMERA_MS = 220;
/** How long the camera rests before what costs time follows it, and how long that waits while it never rests. */
const CALM_MS = 80;
const RESTLESS_MS = 400;
const NEAREST = 5;
const FARTHEST = 0.12;

export type Camera = ReturnType<typeof createCamera>;

export function createCamera(size: Accessor<Size>, inset: Accessor<Inset>) {
  const [view, setView] = createSignal<View>({ x: 0, y: 0, zoom: 0.5, turn: 0 });
  let running = 0;
  let goal: View | null = null;

  const zoom = createMemo(() => view().zoom);
  const turn = createMemo(() => view().turn);
  const middle = createMemo<Point>(() => {
    const { top, right, bottom, left } = inset();
    return [(size().width + left - right) / 2, (size().height + top - bottom) / 2];
  });

  const matrix = createMemo(() => matrixOf(view(), middle()));

  /** The view a moment ago: what costs time follows it instead of every frame. */
  const [calm, setCalm] = createSignal<View>(view());
  let calming: ReturnType<typeof setTimeout> | undefined;
  let restless = 0;
  createComputed(
    on(view, () => {
      const now = performance.now();
      if (calming === undefined) restless = now;
      if (now - restless > RESTLESS_MS) return;
      clearTimeout(calming);
      calming = setTimeout(() => {
        calming = undefined;
        setCalm(view());
      }, CALM_MS);
    }),
  );
  onCleanup(() => clearTimeout(calming));

  const transform = createMemo(() => {
    const { a, b, c, d, e, f } = matrix();
    return `matrix(${a} ${b} ${c} ${d} ${e} ${f})`;
  });

  function toScreen([x, y]: Point): Point {
    const { a, b, c, d, e, f } = matrix();
    return [a * x + c * y + e, b * x + d * y + f];
  }

  /** Where a point lies in the layer that is only shifted by the camera: it changes with zoom and turn, not with a pan. */
  const overlay = createMemo(() => overlayOf(zoom(), turn()));
  const toOverlay = (point: Point): Point => overlay()(point);
  const origin = createMemo<Point>(() => [matrix().e, matrix().f]);

  function toTable([sx, sy]: Point): Point {
    const { a, b, c, d, e, f } = matrix();
    const det = a * d - b * c;
    return [(d * (sx - e) - c * (sy - f)) / det, (a * (sy - f) - b * (sx - e)) / det];
  }

  function stop(): void {
    if (running !== 0) cancelAnimationFrame(running);
    running = 0;
    goal = null;
  }

  function jump(change: Partial<View>): void {
    stop();
    setView((now) => tidy({ ...now, ...change }));
  }

  function glide(change: Partial<View>): void {
    const from = view();
    const to = tidy({ ...(goal ?? from), ...change });
    stop();
    if (still()) return void setView(to);
    goal = to;
    const began = performance.now();
    const by = ((((to.turn - from.turn) % 360) + 540) % 360) - 180;
    const frame = (now: number): void => {
      const share = Math.min(1, Math.max(0, (now - began) / CAMERA_MS));
      const eased = 1 - (1 - share) ** 3;
      const mix = (a: number, b: number): number => a + (b - a) * eased;
      const scale = from.zoom * (to.zoom / from.zoom) ** eased;
      setView({ x: mix(from.x, to.x), y: mix(from.y, to.y), zoom: scale, turn: from.turn + by * eased });
      if (share < 1) running = requestAnimationFrame(frame);
      else {
        setView(to);
        stop();
      }
    };
    running = requestAnimationFrame(frame);
  }

  /** The view in which the point under a screen position stays there while zoom and turn change. */
  function about(screen: Point, change: { zoom?: number; turn?: number }, from: View = view()): View {
    const held = toTable(screen);
    const next = tidy({ ...from, ...change });
    const [mx, my] = middle();
    const [sin, cos] = [Math.sin((next.turn * Math.PI) / 180), Math.cos((next.turn * Math.PI) / 180)];
    const [px, py] = [(screen[0] - mx) / next.zoom, (screen[1] - my) / next.zoom];
    return { ...next, x: held[0] - (cos * px + sin * py), y: held[1] - (sin * px - cos * py) };
  }

  function pan(dx: number, dy: number): void {
    const [mx, my] = middle();
    const [x, y] = toTable([mx - dx, my - dy]);
    jump({ x, y });
  }

  /** The view that shows points, with room around them. */
  function framing(points: readonly Point[], room: number, angle: number, closest: number): View {
    const [sin, cos] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)];
    const seen = boxOf(points.map(([x, y]) => [cos * x + sin * y, sin * x - cos * y] as Point));
    const { top, right, bottom, left } = inset();
    const wide = Math.max(40, size().width - left - right - 2 * room);
    const high = Math.max(40, size().height - top - bottom - 2 * room);
    const scale = Math.min(wide / (seen.right - seen.left || 1), high / (seen.bottom - seen.top || 1), closest);
    const [px, py] = [(seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2];
    return tidy({ x: cos * px + sin * py, y: sin * px - cos * py, zoom: scale, turn: angle });
  }

  const target = (): View => goal ?? view();

  return {
    view,
    calm,
    zoom,
    turn,
    middle,
    transform,
    origin,
    toScreen,
    toOverlay,
    toTable,
    jump,
    glide,
    about,
    pan,
    framing,
    stop,
    target,
  };
}

function tidy(view: View): View {
  return { ...view, zoom: Math.min(NEAREST, Math.max(FARTHEST, view.zoom)), turn: ((view.turn % 360) + 360) % 360 };
}

/** Whether two views show the same. */
export function sameView(a: View, b: View): boolean {
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y) < 1 && Math.abs(a.zoom - b.zoom) < 0.001 && a.turn === b.turn;
}

export function matrixOf({ x, y, zoom, turn }: View, [mx, my]: Point) {
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180) * zoom, Math.cos((turn * Math.PI) / 180) * zoom];
  return { a: cos, b: sin, c: sin, d: -cos, e: mx - cos * x - sin * y, f: my - sin * x + cos * y };
}

export function overlayOf(zoom: number, turn: number): (point: Point) => Point {
  const { a, b, c, d } = matrixOf({ x: 0, y: 0, zoom, turn }, [0, 0]);
  return ([x, y]) => [a * x + c * y, b * x + d * y];
}
