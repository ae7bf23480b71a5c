import { describe, expect, it } from "vitest";
import type { Part } from "../protocol/stage";
import { around, reach, wedge } from "./bands";
import { within } from "./geometry";

const front: Part = {
  id: "ship-0.front",
  label: { id: "front" },
  front: true,
  outline: {
    points: [
      [19.5, 12],
      [19.5, 35.5],
      [-19.5, 35.5],
      [-19.5, 12],
      [0, -7.5],
    ],
  },
  target: [0, 26.5],
  chip: null,
  arc: [
    [0, -7.5, 315],
    [0, -7.5, 45],
  ],
  dice: [],
};

/** Everything but the front: more than half a turn. */
const rear: Part = {
  ...front,
  outline: {
    points: [
      [-19.5, -35],
      [19.5, -35],
      [0, -7.5],
    ],
  },
  arc: [
    [0, -7.5, 45],
    [0, -7.5, 315],
  ],
};

describe("arcs and bands", () => {
  it("has its own part inside, whichever ray comes first", () => {
    for (const arc of [front.arc, [...front.arc].reverse()]) {
      const area = wedge({ ...front, arc }) ?? [];
      expect(within(area, [0, 200])).toBe(true);
      expect(within(area, [0, -200])).toBe(false);
    }
    const wide = wedge(rear) ?? [];
    expect(within(wide, [200, -50])).toBe(true);
    expect(within(wide, [0, 300])).toBe(false);
  });

  it("reaches as far as a band from the part's edge", () => {
    const border = around(front.outline, 100);
    expect(within(border, [0, 135])).toBe(true);
    expect(within(border, [0, 136])).toBe(false);
  });

  it("draws one fill and one outer line per band, and both rays", () => {
    const found = reach(front, [123.3, 186.5, 304.8]);
    expect(found?.bands).toHaveLength(3);
    expect(found?.bands.every((band) => band.edge.startsWith("M") && band.edge.includes("L"))).toBe(true);
    expect(found?.rays).toHaveLength(2);
    expect(reach({ ...front, arc: [] }, [100])).toBeNull();
  });
});
