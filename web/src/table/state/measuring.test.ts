import { beforeEach, expect, test } from "vitest";
import { Asks, settled } from "../testing/asks";
import { openTape, type Tape } from "./measuring";

let asks: Asks;
let tape: Tape;
beforeEach(() => {
  asks = new Asks();
  tape = openTape(asks.ask);
});

test("nothing is measured until the tape is taken", () => {
  tape.measureAt("a");
  expect([tape.measuring(), asks.sent.length]).toEqual([null, 0]);
  tape.measure(true);
  expect(tape.measuring()).toMatchObject({ from: null, to: null });
  tape.measure(false);
  expect(tape.measuring()).toBe(null);
});

test("it goes from the first to the second, and then anew", async () => {
  tape.measure(true);
  tape.measureAt("a");
  tape.measureAt("b");
  expect(asks.last.request).toEqual({ measure: { from: "a", to: "b" } });
  const measured = { proof: null, notes: [] } as never;
  asks.last.done({ measured });
  await settled();
  expect(tape.measuring()).toEqual({ from: "a", to: "b", result: measured, refusal: null });
  tape.measureAt("c");
  expect(tape.measuring()).toMatchObject({ from: "c", to: null, result: null });
});

test("the same again puts it down; a part of it is a better beginning", () => {
  tape.measure(true);
  tape.measureAt("a");
  tape.measureAt("a.front");
  expect(tape.measuring()?.from).toBe("a.front");
  tape.measureAt("a.front");
  expect(tape.measuring()?.from).toBe(null);
  expect(asks.sent).toHaveLength(0);
});

test("an answer or a refusal belongs to its own measurement", async () => {
  tape.measure(true);
  tape.measureAt("a");
  tape.measureAt("b");
  const first = asks.last;
  tape.measureAt("c");
  tape.measureAt("d");
  first.fail({ reason: { id: "too late" } });
  await settled();
  expect(tape.measuring()).toMatchObject({ from: "c", to: "d", refusal: null });
  asks.last.fail({ reason: { id: "not now" } });
  await settled();
  expect(tape.measuring()?.refusal).toEqual({ id: "not now" });
});
