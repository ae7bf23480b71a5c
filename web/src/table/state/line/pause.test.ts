import { expect, test } from "vitest";
import { pause } from "./pause";

const middle = (): number => 0.5;

test("the pauses grow, up to half a minute", () => {
  const pauses = Array.from({ length: 12 }, (_, tries) => pause(tries, null, middle));
  expect(pauses.slice(0, 4)).toEqual([0.5, 1, 2, 3]);
  expect(pauses.slice(-3)).toEqual([30, 30, 30]);
});

test("pages do not all come back at the same moment", () => {
  expect([pause(4, null, () => 0), pause(4, null, () => 1)]).toEqual([2.5, 7.5]);
});

test("a server that has heard too much is left alone for half a minute at least", () => {
  expect(pause(0, "too_fast", () => 0)).toBe(30);
  expect(pause(0, "fault", () => 0)).toBe(0.25);
});
