import { createSignal } from "solid-js";
import { beforeEach, expect, test } from "vitest";
import type { Question, Reply } from "../../../protocol/stage";
import { choice, question } from "../../testing/made";
import { openPointing, type Pointing } from "./pointing";

const [asked, setAsked] = createSignal<Question | null>(null);
const [draft, putDraft] = createSignal<Reply | null>(null);
let pointing: Pointing;
let confirmed: (Reply | null)[];
let slots: number[];

beforeEach(() => {
  [confirmed, slots] = [[], []];
  setAsked(question(1));
  putDraft(null);
  pointing = openPointing({
    question: asked,
    draft,
    setDraft: (reply) => (pointing.anew(), void putDraft(reply)),
    setSlot: (slot) => void slots.push(slot),
    confirm: () => void confirmed.push(draft()),
  });
});

test("a click picks what it stands for, the same click again confirms", () => {
  expect(pointing.point("y")).toBe(true);
  expect([draft(), confirmed]).toEqual([{ pick: 1 }, []]);
  pointing.point("y");
  expect(confirmed).toEqual([{ pick: 1 }]);
  expect(pointing.point("nothing")).toBe(false);
});

test("a second click elsewhere picks that", () => {
  pointing.point("y");
  pointing.point("x");
  expect([draft(), confirmed]).toEqual([{ pick: 0 }, []]);
});

test("where several can be taken, a second click lets it go", () => {
  setAsked(question(1, { wants: "some", max: 2 }));
  pointing.point("y");
  pointing.point("y");
  expect([draft(), confirmed]).toEqual([{ some: [] }, []]);
});

test("a click on what may not be chosen says why, until something else is picked", () => {
  const refused = { choice: choice("far"), rule: "r", reason: { id: "too-far" } };
  setAsked(question(1, { refused: [refused] }));
  expect(pointing.point("far")).toBe(true);
  const reason = { id: "page-refused-choice", args: { choice: { id: "far" }, why: { id: "too-far" } } };
  expect(pointing.forbidden()).toEqual({ code: "refused", rule: "r", reason });
  pointing.point("x");
  expect(pointing.forbidden()).toBe(null);
});

test("where dials are set, a click on a piece goes to its dial", () => {
  const slot = (piece: string) => ({ label: { id: piece }, piece, values: [], idle: null });
  setAsked(question(1, { wants: "assign", slots: [slot("a"), slot("b")] }));
  expect([pointing.point("b.front"), pointing.point("c")]).toEqual([true, false]);
  expect(slots).toEqual([1]);
});

test("nothing is meant while nothing is asked", () => {
  setAsked(null);
  expect(pointing.point("x")).toBe(false);
});
