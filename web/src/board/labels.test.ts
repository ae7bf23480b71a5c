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
