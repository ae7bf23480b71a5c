import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Question } from "../../../protocol/stage";
import { Line, hello, sitDown, update } from "../../testing/line";
import { choice, piece, question } from "../../testing/made";
import type { Table } from "../table";

let table: Table;
let line: Line;

beforeEach(() => {
  vi.useFakeTimers();
  ({ table, line } = sitDown({ pieces: [piece("a")], order: ["a"], question: question(1), waiting: [0] }));
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
});

/** Asks, and tells what the page has answered by itself. */
async function ask(open: Question): Promise<unknown[]> {
  const before = line.asked("answer").length;
  line.say(update({ question: open }));
  await vi.advanceTimersByTimeAsync(1);
  return line
    .asked("answer")
    .slice(before)
    .map(({ request }) => request);
}

const card = (name: string) => choice(name, { card: name });
const cards = (number: number, ...names: string[]): Question =>
  question(number, { wants: "use", pass: { id: "pass" }, choices: names.map(card) });

test("a kept answer is given without asking, and said", async () => {
  table.memory.keep("ask", "no", { id: "name" });
  const open = question(2, { key: "ask", wants: "confirm", choices: [] });
  expect(await ask(open)).toEqual([{ answer: { number: 2, reply: { confirm: false } } }]);
  expect(table.notice()).toMatchObject({ kind: "auto", reply: { confirm: false } });
  expect(table.question()).toBe(null);
});

test("a kept answer that is refused is asked after all", async () => {
  table.memory.keep("ask", "no", { id: "name" });
  await ask(question(2, { key: "ask", wants: "confirm", choices: [] }));
  line.refuse("answer", { reason: { id: "not that" } });
  await vi.advanceTimersByTimeAsync(1);
  expect([table.question()?.number, table.refusal()?.reason.id]).toEqual([2, "not that"]);
});

test("a question whose answers come to the same is not asked, and why", async () => {
  const moot = { reply: "pass", why: { id: "because" } } as const;
  expect(await ask(question(2, { pass: { id: "pass" }, moot }))).toEqual([{ answer: { number: 2, reply: "pass" } }]);
  expect([table.question(), table.notice()]).toEqual([null, { kind: "moot", why: { id: "because" } }]);
});

test("what the player has just asked for is answered without a word", async () => {
  expect(await ask(question(2, { moot: { reply: { pick: 0 }, why: null } }))).toHaveLength(1);
  expect(table.notice()).toBe(null);
});

test("an answer that is kept from now on answers the open question, too", async () => {
  const open = cards(2, "one", "other");
  await ask(open);
  table.keepRule(open, "one", "never", { id: "one" });
  expect(line.asked("answer"), "the other card can still be used").toHaveLength(0);
  table.keepRule(open, "other", "always", { id: "other" });
  expect(line.last("answer")).toEqual({ answer: { number: 2, reply: { pick: 1 } } });
  expect(await ask(cards(3, "one"))).toHaveLength(1);
});

test("what is always used is asked for while something else could be used in its place", async () => {
  const open = cards(2, "one", "other");
  await ask(open);
  table.keepRule(open, "one", "always", { id: "one" });
  expect(line.asked("answer"), "now it is meant").toHaveLength(1);
  expect(await ask(cards(3, "one", "other"))).toEqual([]);
  expect(table.question()?.number).toBe(3);
});

test("an answer that is not kept any more is asked for", async () => {
  const open = question(2, { key: "ask", wants: "confirm", choices: [] });
  await ask(open);
  table.keepRule(open, "ask", "yes", { id: "name" });
  const times = table.remembered();
  table.keepRule(open, "ask", null, { id: "name" });
  expect(table.remembered()).toBe(times + 1);
  expect(await ask(question(3, { key: "ask", wants: "confirm", choices: [] }))).toEqual([]);
});

test("what was answered without asking is asked once it is taken back", async () => {
  const moot = { pass: { id: "pass" }, moot: { reply: "pass", why: null } } as const;
  await ask(question(2, moot));
  line.say(update({ question: question(3), undo: { entries: 3, free: 0, mine: 2 } }));
  table.takeBack();
  expect(await ask(question(4, moot))).toEqual([]);
  expect(table.question()?.number).toBe(4);
  expect(await ask(question(5, moot))).toHaveLength(1);
});

test("at one screen each seat keeps its own answers", async () => {
  line.say({ hello: { ...hello, hands: [0, 1] } });
  const asks = (number: number, seat: number): Question =>
    question(number, { seat, key: "ask", wants: "confirm", choices: [] });
  await ask(asks(2, 0));
  table.keepRule(asks(2, 0), "ask", "yes", { id: "name" });
  expect(await ask(asks(3, 1))).toEqual([]);
  line.done("answer");
  await vi.advanceTimersByTimeAsync(1);
  expect(await ask(asks(4, 0))).toHaveLength(1);
});

test("places of the setup and dials are noted, to be taken over next time", async () => {
  line.say(update({ frame: { round: 0 } as never, question: question(1) }));
  const place = { piece: "a", start: { x: 0, y: 0, facing: 0 }, turns: true, regions: [], candidates: [], outline: {} };
  await ask(question(2, { key: "deploy", wants: "place", choices: [], place: place as never }));
  table.confirm({ place: { x: 5, y: 6, facing: 0 } });
  expect(table.memory.placed("deploy", "a")).toEqual({ x: 5, y: 6, facing: 0 });
  line.done("answer");
  await vi.advanceTimersByTimeAsync(1);
  const slots = [{ label: { id: "dial" }, piece: "a", values: [card("one")], idle: null }];
  await ask(question(3, { wants: "assign", choices: [], slots }));
  table.confirm({ assign: [0] });
  expect(table.memory.dials("t 0")).toEqual([0]);
});
