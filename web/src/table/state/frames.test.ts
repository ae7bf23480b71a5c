import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openFrames } from "./frames";

let frame: (() => void)[] = [];
let rest: (() => void)[] = [];
const run = (list: (() => void)[]): void => list.splice(0).forEach((each) => each());

beforeEach(() => {
  [frame, rest] = [[], []];
  vi.stubGlobal("requestAnimationFrame", (each: () => void) => frame.push(each));
  vi.stubGlobal("requestIdleCallback", (each: () => void) => rest.push(each));
});
afterEach(() => vi.unstubAllGlobals());

test("the first update is shown at once, the next ones together with the frame", () => {
  const shown: string[][] = [];
  const frames = openFrames<string>((all) => shown.push([...all]));
  for (const each of ["a", "b", "c"]) frames.update(each);
  expect(shown).toEqual([["a"]]);
  run(frame);
  expect(shown).toEqual([["a"], ["b", "c"]]);
  frames.update("d");
  frames.now("x");
  expect(shown.at(-1)).toEqual(["d", "x"]);
});

test("what nobody looks at first comes after the frame, and at once where none is due", () => {
  const done: string[] = [];
  const frames = openFrames<string>(() => {});
  frames.after(() => done.push("at once"));
  frames.update("a");
  frames.after(() => done.push("afterwards"));
  run(frame);
  expect(done).toEqual(["at once"]);
  run(rest);
  expect(done).toEqual(["at once", "afterwards"]);
  frames.after(() => done.push("again at once"));
  expect(done.at(-1)).toBe("again at once");
});
