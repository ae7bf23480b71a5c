import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Line, opposite, sitDown, update } from "../testing/line";
import { piece, question, told } from "../testing/made";
import type { Table } from "./table";

let table: Table;
let line: Line;

beforeEach(() => {
  vi.useFakeTimers();
  ({ table, line } = sitDown({ pieces: [piece("a"), piece("b")], order: ["a", "b"], question: question(1) }));
});
afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("the first update of a frame is shown at once, those behind it together with the next", () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
  const heard = (): string[] => table.fresh().map((each) => each.text.id);
  const name = (name: string) => [piece("a", { name })];
  line.say(update({ pieces: name("one"), told: [told("one")] }));
  expect(table.piece("a")?.name).toBe("one");
  line.say(update({ pieces: name("two"), told: [told("two")] }));
  line.say(update({ pieces: [piece("b", { name: "three" })], told: [told("three")] }));
  expect(table.piece("a")?.name).toBe("one");
  frames.splice(0).forEach((frame) => frame(0));
  expect([table.piece("a")?.name, table.piece("b")?.name]).toEqual(["two", "three"]);
  expect(heard()).toEqual(["two", "three"]);
  frames.splice(0).forEach((frame) => frame(0));
  line.say(update({ pieces: name("four") }));
  expect(table.piece("a")?.name).toBe("four");
  line.say(update({ pieces: name("five") }));
  line.say({ chat: [] });
  expect(table.piece("a")?.name).toBe("five");
});

test("what the server says goes to the room that it is about", () => {
  line.say({ hello: { ...table.hello()!, ...opposite, title: { id: "New" } } });
  line.say({ chat: [{ seat: 1, name: "B", text: "hi" }] });
  const proposal = { number: 1, by: 0, wish: { undo: 2 } } as const;
  line.say({ proposals: [proposal] });
  expect([table.hello()?.title.id, table.chat().length, table.proposals()]).toEqual(["New", 1, [proposal]]);
  line.say({ settled: { proposal, end: "declined" } });
  line.say({ proposals: [] });
  expect([table.notice(), table.proposals()]).toEqual([{ kind: "declined" }, []]);
});

test("a proposal that is void when the game moves on is not called declined", () => {
  line.say({ hello: { ...table.hello()!, ...opposite } });
  const proposal = { number: 1, by: 0, wish: { undo: 2 } } as const;
  line.say({ proposals: [proposal] });
  line.say({ settled: { proposal, end: "void" } });
  line.say({ proposals: [] });
  vi.advanceTimersByTime(1_000);
  line.say(update({ question: question(2) }));
  expect(table.notice()).toBe(null);
});

test("a table that is closed lets the connection go and hears nothing any more", () => {
  let closed = 0;
  line.close = () => void (closed += 1);
  table.close();
  expect(closed).toBe(1);
  expect(vi.getTimerCount()).toBe(0);
});
