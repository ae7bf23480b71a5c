import { createRoot } from "solid-js";
import { describe, expect, it } from "vitest";
import { createCamera } from "./camera";
import type { Point } from "./geometry";

const inset = { top: 0, right: 0, bottom: 0, left: 0 };
const make = () =>
  createRoot(() =>
    createCamera(
      () => ({ width: 800, height: 600 }),
      () => inset,
    ),
  );

describe("the camera", () => {
  it("puts y up and goes back to where it came from, at every turn", () => {
    const camera = make();
    for (const turn of [0, 90, 180, 270, 33]) {
      camera.jump({ x: 400, y: 300, zoom: 1.5, turn });
      const point: Point = [120, 640];
      const back = camera.toTable(camera.toScreen(point));
      expect(back[0]).toBeCloseTo(point[0]);
      expect(back[1]).toBeCloseTo(point[1]);
    }
    camera.jump({ turn: 0 });
    expect(camera.toScreen([400, 310])[1]).toBeLessThan(camera.toScreen([400, 300])[1]);
  });

  it("keeps the point under the pointer while it zooms and turns", () => {
    const camera = make();
    camera.jump({ x: 457, y: 457, zoom: 0.8, turn: 90 });
    const held = camera.toTable([200, 500]);
    camera.jump(camera.about([200, 500], { zoom: 2.2, turn: 180 }));
    const [x, y] = camera.toScreen(held);
    expect([x, y]).toEqual([expect.closeTo(200), expect.closeTo(500)]);
  });

  it("shows a whole table, turned or not", () => {
    const camera = make();
    for (const turn of [0, 90, 180, 270]) {
      camera.jump(
        camera.framing(
          [
            [0, 0],
            [1828.8, 914.4],
          ],
          10,
          turn,
          3,
        ),
      );
      for (const corner of [
        [0, 0],
        [1828.8, 914.4],
        [0, 914.4],
      ] as Point[]) {
        const [x, y] = camera.toScreen(corner);
        expect(x).toBeGreaterThanOrEqual(9.9);
        expect(x).toBeLessThanOrEqual(790.1);
        expect(y).toBeGreaterThanOrEqual(9.9);
        expect(y).toBeLessThanOrEqual(590.1);
      }
    }
  });

  it("shifts its upper layer by a pan and nothing else", () => {
    const camera = make();
    camera.jump({ x: 100, y: 100, zoom: 1, turn: 90 });
    const before = camera.toOverlay([50, 60]);
    camera.pan(33, -7);
    expect(camera.toOverlay([50, 60])).toEqual(before);
    const [x, y] = camera.toScreen([50, 60]);
    expect([x, y]).toEqual([
      expect.closeTo(before[0] + camera.origin()[0]),
      expect.closeTo(before[1] + camera.origin()[1]),
    ]);
  });
});
