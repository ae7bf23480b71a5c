import { expect, test } from "vitest";
import type { Part, Piece } from "../protocol/stage";
import { chipSpot, discsOf } from "./chips";

const part = { chip: { at: [0, 50] } } as unknown as Part;
const piece = {
  outline: {
    points: [
      [-30, -50],
      [30, -50],
      [30, 50],
      [-30, 50],
    ],
    radius: null,
    centre: null,
  },
} as unknown as Piece;
const place = { x: 100, y: 100, facing: 0 };
const squadron = (x: number, y: number): Piece =>
  ({ place: { x, y, facing: 0 }, outline: { points: [], radius: 17, centre: null } }) as unknown as Piece;
const spot = (...squadrons: Piece[]) => chipSpot({ piece, part, place }, 0.5, 8, discsOf(squadrons));

test("from afar a number steps off its ship", () => {
  expect(spot()).toEqual([100, 166]);
  expect(spot(squadron(300, 166))).toEqual([100, 166]);
});

test("a number does not hide a squadron", () => {
  expect(spot(squadron(100, 190))).toEqual([100, 150]);
  expect(spot(squadron(100, 170))).toEqual([100, 134]);
});
