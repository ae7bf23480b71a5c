import { expect, test } from "vitest";
import type { Choice } from "../../../protocol/stage";
import { beside } from "./grid";

const at = (row: number, column: number): Choice =>
  ({ label: { id: `${row} ${column}` }, cell: { row, column, colour: "white" } }) as Choice;

const dial = [at(1, 2), at(1, 3), at(1, 4), at(2, 1), at(2, 3), at(2, 5), at(3, 3)];

test("arrows go from value to value as they lie", () => {
  expect(beside(dial, -1, "ArrowUp")).toBe(1);
  expect(beside(dial, 1, "ArrowUp")).toBe(4);
  expect(beside(dial, 4, "ArrowUp")).toBe(6);
  expect(beside(dial, 1, "ArrowRight")).toBe(2);
  expect(beside(dial, 4, "ArrowLeft")).toBe(3);
  expect(beside(dial, 3, "ArrowDown")).toBe(0);
});

test("at the edge an arrow stays where it is", () => {
  expect(beside(dial, 6, "ArrowUp")).toBe(6);
});
