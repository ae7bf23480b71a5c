import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Act, CourseAsk, Move, Step } from "../../../protocol/stage";
import { Line, sitDown, update } from "../../testing/line";
import { choice, piece, question } from "../../testing/made";
import type { Table } from "../table";

let table: Table;
let line: Line;

beforeEach(() => {
  vi.useFakeTimers();
  const pieces = [piece("a"), piece("b")];
  ({ table, line } = sitDown({ pieces, order: ["a", "b"], question: question(1), waiting: [0] }));
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
});
const pass = (ms = 1): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
const ask = (number: number, change: Parameters<typeof question>[1] = {}): void =>
  line.say(update({ question: question(number, change) }));

test("nothing is picked beforehand where there is something to choose", () => {
  expect(table.draft()).toBe(null);
  table.confirm();
  expect(line.asked("answer")).toHaveLength(0);
  ask(2, { choices: [choice("x")] });
  expect(table.draft()).toEqual({ pick: 0 });
  ask(3, { choices: [choice("x")], pass: { id: "pass" } });
  expect(table.draft()).toBe(null);
});

test("an answer goes out once", () => {
  table.setDraft({ pick: 1 });
  table.confirm();
  table.confirm();
  expect(line.asked("answer").map(({ request }) => request)).toEqual([{ answer: { number: 1, reply: { pick: 1 } } }]);
});

test("an answer is kept while the connection is lost", async () => {
  table.setDraft({ pick: 1 });
  table.confirm();
  line.close();
  await pass(2_000);
  const again = Line.all[1] as Line;
  again.open();
  again.say(update({ whole: true, question: question(1), waiting: [0] }));
  await pass();
  expect(again.last("answer")).toEqual({ answer: { number: 1, reply: { pick: 1 } } });
});

test("only the newest draft is foreseen, one at a time", async () => {
  table.setDraft({ pick: 0 });
  await pass(100);
  expect(line.last("preview")).toEqual({ preview: { number: 1, reply: { pick: 0 } } });
  table.setDraft({ pick: 1 });
  table.setDraft({ pick: 0 });
  table.setDraft({ pick: 1 });
  await pass(200);
  expect(line.asked("preview")).toHaveLength(1);
  const preview = { refused: null, nearest: null, ghosts: [], notes: [], proofs: [], evidence: { panels: [] } };
  line.done("preview", { preview });
  await pass(100);
  expect(line.asked("preview")).toHaveLength(2);
  expect(line.last("preview")).toEqual({ preview: { number: 1, reply: { pick: 1 } } });
});

test("a refusal keeps the draft and says why, until the draft is another", async () => {
  table.setDraft({ pick: 1 });
  table.confirm();
  line.refuse("answer", { rule: "r", reason: { id: "too far" } });
  await pass();
  expect(table.refusal()).toMatchObject({ rule: "r", reason: { id: "too far" } });
  expect(table.draft()).toEqual({ pick: 1 });
  table.setDraft({ pick: 0 });
  expect(table.refusal()).toBe(null);
});

test("a refusal that comes after the next question says nothing about that one", async () => {
  table.setDraft({ pick: 1 });
  table.confirm();
  ask(2);
  line.refuse("answer", { reason: { id: "too far" } });
  await pass();
  expect([table.question()?.number, table.refusal()]).toEqual([2, null]);
});

test("a refused request of another kind is no refusal of the answer", async () => {
  line.say({ hello: { ...table.hello()!, hands: [0, 1] } });
  table.look(1);
  line.refuse("look", { reason: { id: "not yours" } });
  await pass();
  expect(table.refusal()).toBe(null);
  expect(table.notice()).toMatchObject({ kind: "refused", refusal: { reason: { id: "not yours" } } });
});

test("nothing is answered while the past is shown", () => {
  table.setDraft({ pick: 1 });
  table.goTo(0);
  expect(table.question()).toBe(null);
  table.confirm();
  expect(line.asked("answer")).toHaveLength(0);
});

test("the card of what is asked about is opened, and that of an own piece that is picked", () => {
  line.say(update({ pieces: [piece("x"), piece("y", { side: 1 })], order: ["x", "y", "a", "b"] }));
  ask(2, { subject: "b.front" });
  expect(table.selected()).toBe("b");
  table.setDraft({ pick: 0 });
  expect(table.selected()).toBe("x");
  table.setDraft({ pick: 1 });
  expect(table.selected()).toBe("x");
});

test("the first dial that matters is set first, and its piece's card is opened", () => {
  const slot = (id: string, idle: boolean) => ({
    label: { id },
    piece: id,
    values: [choice("one")],
    idle: idle ? { id: "late" } : null,
  });
  ask(2, { wants: "assign", choices: [], slots: [slot("a", true), slot("b", false)] });
  expect(table.slot()).toBe(1);
  table.setSlot(0);
  expect([table.slot(), table.selected()]).toEqual([0, "a"]);
});

test("an answer that was given elsewhere is shown", () => {
  table.setDraft({ pick: 0 });
  ask(1, { given: { pick: 1 } });
  expect(table.draft()).toEqual({ pick: 1 });
});

test("what the others do since the own last decision is counted from there", () => {
  expect(table.since()).toBe(null);
  line.say(update({ question: question(1), undo: { entries: 7, free: 7, mine: null } }));
  table.confirm({ pick: 0 });
  expect(table.since()).toBe(7);
});

const course = (speed: number): Move => ({ speed, clicks: [], side: 0 });
const courses: CourseAsk = { piece: "a", speeds: [], legal: [course(1), course(2)], start: course(1) };

test("an act is shown in place of its first question and answered at once, by the way that leads there", async () => {
  const use: Step = { key: "k", reply: { pick: 1 } };
  const act: Act = {
    question: question(2, { key: "course", wants: "course", choices: [], course: courses }),
    ways: [
      { steps: [{ key: "k", reply: "pass" }], labels: [] },
      { steps: [use], labels: [{ id: "y" }] },
    ],
    by: [0b11, 0b10],
  };
  ask(2, { leads: "course", act });
  expect(table.question()?.wants).toBe("course");
  expect(table.acts.ways()).toEqual([0, 1]);
  const last = { course: course(2) };
  table.setDraft(last);
  expect(table.acts.way()).toBe(1);
  await pass(100);
  expect(line.last("preview_act")).toEqual({ preview_act: { number: 2, steps: [use], reply: last } });
  table.confirm();
  expect(line.last("act")).toEqual({ act: { number: 2, steps: [use, { key: "course", reply: last }] } });
});

test("a piece that is grasped is placed in one act, and can be put back", async () => {
  ask(2, { leads: "place" });
  const place = { x: 1, y: 2, facing: 0 };
  const places = { piece: "x", outline: {}, start: place, turns: false, regions: [], candidates: [] };
  const end = question(2, { key: "place", wants: "place", choices: [], place: places as never });
  const began = table.begin("x");
  expect(line.last("ahead")).toEqual({ ahead: { number: 2, piece: "x" } });
  const act: Act = { question: end, ways: [{ steps: [{ key: "k", reply: { pick: 0 } }], labels: [] }], by: [] };
  line.done("ahead", { act });
  expect(await began).toBe(true);
  expect([table.grasped(), table.draft()]).toEqual([true, { place }]);
  table.leaveAct();
  expect([table.grasped(), table.question()?.wants]).toEqual([false, "pick"]);
});

test("a piece that is not on the table is taken in hand when it is picked", () => {
  line.say(update({ pieces: [piece("x", { place: null })], order: ["x", "a", "b"] }));
  ask(2, { leads: "place" });
  table.setDraft({ pick: 0 }, false);
  expect(line.asked("ahead")).toHaveLength(0);
  table.setDraft({ pick: 0 });
  expect(line.last("ahead")).toEqual({ ahead: { number: 2, piece: "x" } });
});
