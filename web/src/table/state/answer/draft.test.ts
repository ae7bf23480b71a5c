import { expect, test } from "vitest";
import type { Question } from "../../../protocol/stage";
import { isWhole, startOf } from "./draft";

const dials = (...idle: boolean[]): Question =>
  ({
    wants: "assign",
    given: null,
    slots: idle.map((each) => ({ label: { id: "dial" }, piece: null, values: [], idle: each ? { id: "late" } : null })),
  }) as unknown as Question;

test("a dial that makes no difference is set from the first, the others are not", () => {
  expect(startOf(dials(false, true))).toEqual({ assign: [-1, 0] });
  expect(isWhole(dials(false, true), startOf(dials(false, true)))).toBe(false);
  expect(isWhole(dials(true), startOf(dials(true)))).toBe(true);
});
