import { describe, expect, test } from "vitest";
import { keepSame } from "./apply";

describe("what says the same stays the same object", () => {
  test("as a whole", () => {
    const old = { id: "a", place: { x: 1, y: 2 }, tokens: [{ icon: "t" }, null], none: undefined };
    expect(keepSame(old, structuredClone(old))).toBe(old);
  });
  test("in parts, beside what has changed", () => {
    const old = { place: { x: 1 }, meters: [{ now: 3 }, { now: 4 }] };
    const next = { place: { x: 1 }, meters: [{ now: 3 }, { now: 5 }] };
    const kept = keepSame(old, next);
    expect(kept).toEqual(next);
    expect(kept).not.toBe(old);
    expect(kept.place).toBe(old.place);
    expect(kept.meters[0]).toBe(old.meters[0]);
    expect(kept.meters[1]).not.toBe(old.meters[1]);
  });
  test("but not what is longer, shorter, of another kind or named otherwise", () => {
    const pairs: [unknown, unknown][] = [
      [[1], [1, 2]],
      [[1, 2], [1]],
      [[], {}],
      [{ a: 1 }, null],
      [null, { a: 1 }],
      [{ a: undefined }, { b: undefined }],
      ["1", 1],
    ];
    for (const [old, next] of pairs) expect(keepSame(old, next)).toStrictEqual(next);
  });
});
