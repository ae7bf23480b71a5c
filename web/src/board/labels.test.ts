import { describe, expect, it } from "vitest";
import { around, arrange, boxAt, overlap, polygonOf, type Wish } from "./labels";

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
    const boxes = puts.map((put) => polygonOf(boxAt(put.at, 100, 36)));
    boxes.forEach((box, at) => {
      expect(overlap(box, base.polygon)).toBe(false);
      boxes.slice(at + 1).forEach((other) => expect(overlap(box, other)).toBe(false));
    });
  });

  it("are left out where there is no room and nobody needs them", () => {
    const all = { polygon: polygonOf(screen), weight: 3 };
    expect(arrange([wish("a", { optional: true })], [all], screen)).toEqual([]);
    expect(arrange([wish("a")], [all], screen)).toHaveLength(1);
  });

  it("stay on the screen", () => {
    const places = around({ left: 760, right: 800, top: 280, bottom: 320 }, 100, 36, 6);
    const [put] = arrange([wish("a", { places })], [], screen);
    expect((put?.at[0] ?? 0) + 100).toBeLessThanOrEqual(800);
  });
});
