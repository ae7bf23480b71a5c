import { expect, test } from "vitest";
import type { Piece } from "../protocol/stage";
import { markOf } from "./mark";

const piece = (name: string, ...flags: string[]): Piece => ({ name, flags }) as Partial<Piece> as Piece;

test("like pieces have the numbers of their names, unique ones their initials, others nothing", () => {
  expect(markOf(piece("X-wing Squadron 2"))).toBe("2");
  expect(markOf(piece("TIE Fighter Squadron 12"))).toBe("12");
  expect(markOf(piece("Luke Skywalker", "unique"))).toBe("LS");
  expect(markOf(piece("Obi-Wan Kenobi", "unique"))).toBe("OK");
  expect(markOf(piece("Howlrunner", "unique"))).toBe("Ho");
  expect(markOf(piece("Y-wing Squadron"))).toBe(null);
});
