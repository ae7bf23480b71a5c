import { describe, expect, it } from "vitest";
import { clip, exit, gap, heading, hull, onTable, softened, within, type Point } from "./geometry";

const square: Point[] = [
  [-10, -10],
  [10, -10],
  [10, 10],
  [-10, 10],
];

describe("the table's geometry", () => {
  it("turns facings clockwise from up", () => {
    const [x, y] = heading(90);
    expect([x, Math.abs(y) < 1e-12]).toEqual([1, true]);
    const [px, py] = onTable({ x: 100, y: 50, facing: 90 }, [0, 10]);
    expect([px, py]).toEqual([110, expect.closeTo(50)]);
    expect(onTable({ x: 0, y: 0, facing: 90 }, [10, 0])[1]).toBeCloseTo(-10);
  });

  it("measures from a border, and 0 inside", () => {
    expect(gap(square, [20, 0])).toBe(10);
    expect(gap(square, [0, 3])).toBe(0);
    expect(within(square, [9, 9])).toBe(true);
    expect(within(square, [11, 0])).toBe(false);
  });

  it("follows a ray until it leaves", () => {
    expect(exit(square, [0, 0], 0)).toBeCloseTo(10);
    expect(exit(square, [0, 0], 45)).toBeCloseTo(Math.SQRT2 * 10);
  });

  it("clips to a convex border", () => {
    const half = clip(
      square,
      hull([
        [0, -20],
        [20, -20],
        [20, 20],
        [0, 20],
      ]),
    );
    expect(half.every(([x]) => x >= -1e-9)).toBe(true);
    expect(
      clip(
        square,
        hull([
          [30, 0],
          [40, 0],
          [35, 5],
        ]),
      ),
    ).toEqual([]);
  });

  it("rounds corners for one side and cuts them for the other", () => {
    const outline = { points: square.map(([x, y]) => [x, y] as [number, number]) };
    expect(softened(outline, 4, false)).toContain("Q");
    expect(softened(outline, 4, true)).not.toContain("Q");
  });
});
