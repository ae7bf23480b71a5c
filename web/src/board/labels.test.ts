import { describe, expect, it } from "vitest";
import type { Point } from "./geometry";
import { around, arrange, boxAt, cross, overlap, polygonOf, type Put, type Wish } from "./labels";

const screen = { left: 0, top: 0, right: 800, bottom: 600 };
const wish = (id: string, more: Partial<Wish> = {}): Wish => ({
  id,
  width: 100,
  height: 36,
  places: around({ left: 380, right: 420, top: 280, bottom: 320 }, 100, 36, 6),
  anchor: [400, 300],
  reach: 10,
  optional: false,
  ...more,
});

describe("words on the board", () => {
  it("stand to the right first", () => {
    const [put] = arrange([wish("a")], [], screen);
    expect(put?.at).toEqual([426, 282]);
    expect(put?.far).toBe(false);
  });

  it("never lie over each other or over a base", () => {
    const base = { polygon: polygonOf({ left: 380, right: 420, top: 280, bottom: 320 }), weight: 3 };
    const puts = arrange([wish("a"), wish("b"), wish("c"), wish("d"), wish("e")], [base], screen);
    expect(puts).toHaveLength(5);
    const boxes = puts.map((put) => boxAt(put.at, 100, 36));
    boxes.forEach((box, at) => {
      expect(overlap(box, base.polygon)).toBe(false);
      boxes.slice(at + 1).forEach((other) => expect(overlap(box, polygonOf(other))).toBe(false));
    });
  });

  it("are left out where there is no room and nobody needs them", () => {
    const all = { polygon: polygonOf(screen), weight: 3 };
    expect(arrange([wish("a", { optional: true })], [all], screen)).toEqual([]);
    expect(arrange([wish("a")], [all], screen)).toHaveLength(1);
  });

  /** Crowds of bases with a plate each, from a seed. */
  const crowd = (seed: number): { wishes: Wish[]; blocks: { polygon: Point[]; weight: number }[] } => {
    let state = seed;
    const draw = (below: number): number => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return (state / 2 ** 32) * below;
    };
    const boxes = Array.from({ length: 12 }, () => boxAt([200 + draw(260), 150 + draw(200)], 44, 66));
    return {
      blocks: boxes.map((box) => ({ polygon: polygonOf(box), weight: 3 })),
      wishes: boxes.map((box, at) =>
        wish(`${at}`, {
          places: around(box, 100, 36, 6),
          anchor: [(box.left + box.right) / 2, (box.top + box.bottom) / 2],
          optional: true,
        }),
      ),
    };
  };
  const line = ({ anchor, at }: Put): { from: Point; to: Point } => ({
    from: anchor,
    to: [Math.min(Math.max(anchor[0], at[0]), at[0] + 100), Math.min(Math.max(anchor[1], at[1]), at[1] + 36)],
  });

  it("have lines to their pieces that cross neither each other nor other words", () => {
    let far = 0;
    for (let seed = 1; seed <= 40; seed++) {
      const { wishes, blocks } = crowd(seed);
      const puts = arrange(wishes, blocks, screen);
      const led = puts.filter((put) => put.far);
      far += led.length;
      for (const put of led) {
        for (const other of led) if (other !== put) expect(cross(line(put), line(other))).toBe(false);
        for (const other of puts) {
          if (other === put) continue;
          const sides = polygonOf(boxAt(other.at, 100, 36));
          const edges = sides.map((from, at) => ({ from, to: sides[(at + 1) % 4] as Point }));
          expect(edges.some((edge) => cross(line(put), edge))).toBe(false);
        }
      }
    }
    expect(far).toBeGreaterThan(20);
  });

  it("stay on the screen", () => {
    const places = around({ left: 760, right: 800, top: 280, bottom: 320 }, 100, 36, 6);
    const [put] = arrange([wish("a", { places })], [], screen);
    expect((put?.at[0] ?? 0) + 100).toBeLessThanOrEqual(800);
  });
});

it("a turned base is covered only where it lies", () => {
  const turned = [
    [100, 60],
    [140, 100],
    [100, 140],
    [60, 100],
  ] as const;
  expect(overlap({ left: 60, right: 75, top: 60, bottom: 75 }, turned)).toBe(false);
  expect(overlap({ left: 60, right: 85, top: 60, bottom: 85 }, turned)).toBe(true);
  expect(overlap({ left: 141, right: 150, top: 90, bottom: 110 }, turned)).toBe(false);
});
