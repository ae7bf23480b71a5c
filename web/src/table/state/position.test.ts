import { createRoot } from "solid-js";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Update } from "../../protocol/server";
import { Asks } from "../testing/asks";
import { update } from "../testing/line";
import { piece, told } from "../testing/made";
import { openPosition, type PositionRoom } from "./position";

let asks: Asks;
let position: PositionRoom;
const take = (change: Partial<Update>): void => {
  const message = update(change);
  if ("update" in message) position.take(message.update);
};

beforeEach(() => {
  vi.useFakeTimers();
  asks = new Asks();
  position = createRoot(() => openPosition(asks.ask));
  take({ whole: true, pieces: [piece("a"), piece("b")], order: ["a", "b"] });
});
afterEach(() => void vi.useRealTimers());

test("pieces that did not change stay the same objects", () => {
  const [a, b] = position.pieces();
  take({ pieces: [piece("b", { name: "moved" })] });
  expect(position.pieces()[0]).toBe(a);
  expect(position.pieces()[1]).not.toBe(b);
  expect(position.piece("b")?.name).toBe("moved");
  take({ whole: true, pieces: [piece("a"), piece("b", { name: "moved" })], order: ["a", "b"] });
  expect(position.pieces()[0]).toBe(a);
});

test("names are put in place of longer ones first", () => {
  const [one, two] = [piece("a", { name: "Corvette", short: "C" }), piece("b", { name: "Corvette A", short: "CA" })];
  take({ pieces: [one, two] });
  expect(position.called()).toEqual([
    ["Corvette A", "CA"],
    ["Corvette", "C"],
  ]);
});

test("new lines are handed out once, together, and a table that is told anew has no news", async () => {
  take({ told: [told("one")] });
  take({ from: 1, told: [told("two")] });
  position.tell();
  expect(position.fresh().map(({ text }) => text.id)).toEqual(["one", "two"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(position.fresh()).toEqual([]);
  take({ whole: true, told: [told("one"), told("two")] });
  position.tell();
  expect(position.fresh()).toEqual([]);
  expect(position.told()).toHaveLength(2);
});

test("lines that were taken back are dropped", () => {
  take({ told: [told("one"), told("two"), told("three")] });
  take({ from: 1, told: [told("other")] });
  expect(position.told().map(({ text }) => text.id)).toEqual(["one", "other"]);
});

test("an earlier time is shown in place of now, which goes on behind it", async () => {
  position.goTo(2);
  expect(asks.last.request).toEqual({ at: 2 });
  asks.last.done({ scene: { round: 1, pieces: [piece("a", { name: "then" })] } as never });
  await vi.advanceTimersByTimeAsync(0);
  expect([position.past(), position.frame()?.round, position.piece("a")?.name]).toEqual([2, 1, "then"]);
  take({ pieces: [piece("a", { name: "now" })] });
  expect(position.piece("a")?.name).toBe("then");
  expect(position.now().pieces[0]?.name).toBe("now");
  position.goTo(null);
  expect(position.piece("a")?.name).toBe("now");
});

test("who is waited for, what can be taken back and the seal are those of the last update", () => {
  take({ waiting: [1], undo: { entries: 3, free: 2, mine: 1 }, seal: "ff" });
  expect([position.waiting(), position.undo().entries, position.seal()]).toEqual([[1], 3, "ff"]);
});
