// Pointer, wheel and fingers: drag pans, wheel and pinch zoom, two fingers turn, a tap points, a double tap shows all.

import type { Camera } from "../camera";
import type { Point } from "../geometry";

/** Something on the board that can be dragged instead of the table. */
export interface Drag {
  move: (at: Point, touch: boolean) => void;
  end: (at: Point, moved: boolean) => void;
}

export interface Hands {
  /** A drag that begins here, if something other than the table is grasped. */
  grasp: (at: Point, target: Element, touch: boolean) => Drag | null;
  tap: (at: Point, target: Element, touch: boolean) => void;
  hold: (at: Point, target: Element) => void;
  doubleTap: (at: Point, target: Element) => void;
  over: (target: Element | null) => void;
}

const SLOP = 6;
const HOLD_MS = 480;
const DOUBLE_MS = 320;

export function attachGestures(root: HTMLElement, camera: Camera, hands: Hands): () => void {
  const down = new Map<number, Point>();
  let began: Point = [0, 0];
  let first: Element = root;
  let moved = false;
  let many = false;
  let drag: Drag | null = null;
  let held: ReturnType<typeof setTimeout> | undefined;
  let lastTap = { time: 0, at: [0, 0] as Point };
  let pinch: { gap: number; angle: number; turn: number; zoom: number; turned: boolean } | null = null;

  const at = (event: PointerEvent | WheelEvent | MouseEvent): Point => {
    const box = root.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };
  const two = (): [Point, Point] => [...down.values()].slice(0, 2) as [Point, Point];
  const between = ([a, b]: [Point, Point]) => ({
    gap: Math.hypot(a[0] - b[0], a[1] - b[1]),
    angle: (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI,
    mid: [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] as Point,
  });

  /** What lies under a press once pieces that were on their way have arrived. */
  const under = (event: PointerEvent): Element => {
    const found = document.elementFromPoint(event.clientX, event.clientY);
    return found && root.contains(found) ? found : (event.target as Element);
  };

  function onDown(event: PointerEvent): void {
    if ((event.target as Element).closest("button, a, input, [data-still]")) return;
    if (event.button > 1) return;
    const point = at(event);
    down.set(event.pointerId, point);
    clearTimeout(held);
    if (down.size === 1) {
      [began, first, moved, many] = [point, under(event), false, false];
      drag = event.button === 0 ? hands.grasp(point, first, event.pointerType === "touch") : null;
      held = setTimeout(() => {
        if (!moved && !many && !drag && event.pointerType === "touch") {
          moved = true;
          hands.hold(began, first);
        }
      }, HOLD_MS);
    } else if (down.size === 2) {
      drag?.end(began, false);
      drag = null;
      many = true;
      const { gap, angle } = between(two());
      pinch = { gap, angle, turn: camera.turn(), zoom: camera.zoom(), turned: false };
    }
  }

  function onMove(event: PointerEvent): void {
    const before = down.get(event.pointerId);
    const point = at(event);
    if (!before) {
      if (event.pointerType !== "touch") hands.over(event.target as Element);
      return;
    }
    if (!moved && Math.hypot(point[0] - began[0], point[1] - began[1]) < SLOP && down.size === 1) return;
    if (!moved) {
      moved = true;
      root.setPointerCapture(event.pointerId);
      root.classList.add("dragging");
    }
    const old = down.size === 2 ? between(two()) : null;
    down.set(event.pointerId, point);
    if (down.size === 2 && pinch && old) {
      const now = between(two());
      const swing = ((now.angle - pinch.angle + 540) % 360) - 180;
      if (Math.abs(swing) > 14) pinch.turned = true;
      camera.pan(now.mid[0] - old.mid[0], now.mid[1] - old.mid[1]);
      const turn = pinch.turned ? pinch.turn + swing : pinch.turn;
      camera.jump(camera.about(now.mid, { zoom: (pinch.zoom * now.gap) / pinch.gap, turn }));
    } else if (down.size === 1 && !many) {
      if (drag) drag.move(point, event.pointerType === "touch");
      else camera.pan(point[0] - before[0], point[1] - before[1]);
    }
  }

  function onUp(event: PointerEvent): void {
    if (!down.has(event.pointerId)) return;
    const point = at(event);
    down.delete(event.pointerId);
    clearTimeout(held);
    if (pinch && down.size < 2) {
      const mid = point;
      if (pinch.turned) camera.glide(camera.about(mid, { turn: Math.round(camera.turn() / 90) * 90 }));
      pinch = null;
    }
    if (down.size > 0) return;
    root.classList.remove("dragging");
    if (drag) drag.end(point, moved);
    const grasped = drag;
    drag = null;
    if (moved || many || event.type === "pointercancel") return;
    const touch = event.pointerType === "touch";
    const now = performance.now();
    if (now - lastTap.time < DOUBLE_MS && Math.hypot(point[0] - lastTap.at[0], point[1] - lastTap.at[1]) < 30) {
      lastTap.time = 0;
      hands.doubleTap(point, first);
    } else {
      lastTap = { time: now, at: point };
      if (!grasped) hands.tap(point, first, touch);
    }
  }

  function onWheel(event: WheelEvent): void {
    if ((event.target as Element).closest("[data-still]")) return;
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 24 : 1;
    const factor = Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016));
    camera.jump(camera.about(at(event), { zoom: camera.zoom() * factor }));
  }

  const leave = (): void => hands.over(null);
  root.addEventListener("pointerdown", onDown);
  root.addEventListener("pointermove", onMove);
  root.addEventListener("pointerup", onUp);
  root.addEventListener("pointercancel", onUp);
  root.addEventListener("pointerleave", leave);
  root.addEventListener("wheel", onWheel, { passive: false });
  return () => {
    root.removeEventListener("pointerdown", onDown);
    root.removeEventListener("pointermove", onMove);
    root.removeEventListener("pointerup", onUp);
    root.removeEventListener("pointercancel", onUp);
    root.removeEventListener("pointerleave", leave);
    root.removeEventListener("wheel", onWheel);
    clearTimeout(held);
  };
}
