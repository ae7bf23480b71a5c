import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Asks } from "../../testing/asks";
import { question } from "../../testing/made";
import { openAnswers, type AnswersRoom, type Given } from "./answers";
import { openNotices, type Notices } from "../notices";

let asks: Asks;
let notices: Notices;
let answers: AnswersRoom;
let came: [number, boolean][];
const pick = (number: number, at: number): Given => ({ number, reply: { pick: at }, steps: null });

beforeEach(() => {
  vi.useFakeTimers();
  [asks, notices, came] = [new Asks(), openNotices(), []];
  answers = openAnswers(asks.ask, notices, (given, taken) => void came.push([given.number, taken]));
});
afterEach(() => {
  answers.close();
  vi.useRealTimers();
});
const pass = (ms = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

test("that an answer is on its way is shown only if it takes a moment", async () => {
  answers.give(pick(1, 0));
  expect([answers.sending(), answers.busy()]).toEqual([true, false]);
  await pass(200);
  expect(answers.busy()).toBe(true);
  asks.last.done("accepted");
  await pass();
  expect([answers.sending(), answers.busy()]).toEqual([false, false]);
  expect(came).toEqual([[1, true]]);
});

test("several answers go out as one act", () => {
  const steps = [{ key: "k", reply: { pick: 0 } }];
  answers.give({ number: 4, reply: { pick: 0 }, steps });
  expect(asks.last.request).toEqual({ act: { number: 4, steps } });
});

test("a refusal is kept with the answer that it is about, until another is given or it is dismissed", async () => {
  answers.give(pick(1, 0));
  asks.last.fail({ rule: "r", reason: { id: "too far" } });
  await pass();
  expect(answers.refused()).toMatchObject({ given: pick(1, 0), refusal: { rule: "r", reason: { id: "too far" } } });
  expect([came, answers.sending()]).toEqual([[[1, false]], false]);
  answers.give(pick(1, 1));
  expect(answers.refused()).toBe(null);
  asks.last.fail({ reason: { id: "again" } });
  await pass();
  answers.dismiss();
  expect(answers.refused()).toBe(null);
});

test("an answer to a decision that has passed is no fault: the player is told that the game went on", async () => {
  answers.give(pick(1, 0));
  asks.last.fail({ code: "stale" });
  await pass();
  expect(notices.notice()).toEqual({ kind: "stale" });
  expect(answers.refused()).toBe(null);
});

test("what got lost is given again to the same question, and to no other", async () => {
  answers.give(pick(1, 0));
  asks.last.fail({ code: "lost" });
  await pass();
  expect([answers.sending(), notices.notice()]).toEqual([true, { kind: "kept" }]);
  answers.resume(question(1));
  await pass();
  expect(asks.sent).toHaveLength(2);
  expect(asks.last.request).toEqual({ answer: { number: 1, reply: { pick: 0 } } });
  asks.last.fail({ code: "lost" });
  await pass();
  answers.resume(question(2));
  await pass();
  expect(asks.sent).toHaveLength(2);
  expect([answers.sending(), came]).toEqual([false, [[1, false]]]);
});

test("what the server has already is not given again", async () => {
  answers.give(pick(1, 0));
  asks.last.fail({ code: "lost" });
  await pass();
  answers.resume(question(1, { given: { pick: 0 } }));
  await pass();
  expect(asks.sent).toHaveLength(1);
  expect(answers.sending()).toBe(false);
});

test("an answer that ends the connection each time is not given for ever", async () => {
  answers.give(pick(1, 0));
  for (let times = 0; times < 10 && answers.sending(); times += 1) {
    asks.last.fail({ code: "lost" });
    await pass();
    answers.resume(question(1));
    await pass();
  }
  expect(asks.sent).toHaveLength(4);
  expect([answers.sending(), notices.notice()]).toEqual([false, { kind: "given-up" }]);
  expect(came).toEqual([[1, false]]);
});
