import { expect, test } from "vitest";
import type { Place, Reply } from "../../protocol/stage";
import type { BoardState } from "../context";
import { bring } from "./placing";

test("a press brings the ghost wherever it is, so that a place that is refused is told", () => {
  const done: (Reply | "settles")[] = [];
  const start: Place = { x: 100, y: 100, facing: 90 };
  const board = {
    placing: () => start,
    question: () => ({ place: { regions: [{ points: [] }] } }),
    camera: { toTable: ([x, y]: [number, number]) => [x, y], zoom: () => 1 },
    model: { measuring: () => null, settle: () => done.push("settles"), setDraft: (reply: Reply) => done.push(reply) },
  } as unknown as BoardState;
  expect(bring(board, [800, 700])).toBe(true);
  expect(done).toEqual(["settles", { place: { x: 800, y: 700, facing: 90 } }]);
});
