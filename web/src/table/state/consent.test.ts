import { createRoot, createSignal } from "solid-js";
import { beforeEach, expect, test } from "vitest";
import type { Hello, Proposal, UndoInfo } from "../../protocol/server";
import { Asks, settled } from "../testing/asks";
import { hello, opposite } from "../testing/line";
import { openConsent, type ConsentRoom } from "./consent";
import { openNotices, type Notices } from "./notices";

let asks: Asks;
let notices: Notices;
let consent: ConsentRoom;
let again: boolean[];
const [undo, setUndo] = createSignal<UndoInfo>({ entries: 0, free: 0, mine: null });
const [here, setHere] = createSignal<Hello | null>(null);

beforeEach(() => {
  [asks, notices, again] = [new Asks(), openNotices(), []];
  setUndo({ entries: 9, free: 6, mine: 4 });
  setHere({ ...hello, ...opposite });
  consent = createRoot(() => openConsent(asks.ask, undo, { hello: here }, notices, (on) => void again.push(on)));
});

const proposal = (number: number, change: Partial<Proposal> = {}): Proposal => ({
  number,
  by: 0,
  wish: { undo: 4 },
  ...change,
});

test("the player goes back to their own last decision; behind a roll another person is asked", () => {
  expect([consent.backTo(), consent.backAsks()]).toEqual([4, true]);
  setUndo({ entries: 9, free: 3, mine: 4 });
  expect(consent.backAsks()).toBe(false);
  setUndo({ entries: 9, free: 9, mine: null });
  expect(consent.backTo()).toBe(null);
  consent.takeBack();
  expect([asks.sent.length, notices.notice()]).toEqual([0, { kind: "nothing-back" }]);
});

test("at one screen the last decision of either side goes back, and against a program nobody is asked", () => {
  setUndo({ entries: 9, free: 9, mine: null });
  setHere({ ...hello, hands: [0, 1] });
  expect([consent.backTo(), consent.backAsks()]).toEqual([8, false]);
  setHere(hello);
  setUndo({ entries: 9, free: 9, mine: 2 });
  expect(consent.backAsks()).toBe(false);
});

test("a wish that is granted at once is said to be done, and what comes next is asked", async () => {
  consent.takeBack();
  expect(asks.last.request).toEqual({ wish: { undo: 4 } });
  asks.last.done("accepted");
  await settled();
  expect([notices.notice(), again]).toEqual([{ kind: "taken-back" }, [true]]);
});

test("a wish that waits says that others are asked, and its end is told as what it is", async () => {
  consent.takeBack();
  asks.last.done({ proposed: 3 });
  await settled();
  expect([notices.notice(), again]).toEqual([{ kind: "asked" }, [true, false]]);
  consent.settled(proposal(3), "granted");
  expect([notices.notice(), again.at(-1)]).toEqual([{ kind: "taken-back" }, true]);
  consent.settled(proposal(4), "declined");
  expect(notices.notice()).toEqual({ kind: "declined" });
  consent.settled(proposal(5, { wish: { adjust: [] } }), "granted");
  expect([notices.notice(), again.at(-1)]).toEqual([{ kind: "adjusted" }, false]);
});

test("what is taken back, void or another's is not called declined", () => {
  consent.settled(proposal(1), "withdrawn");
  consent.settled(proposal(2), "void");
  consent.settled(proposal(3, { by: 1 }), "declined");
  setHere({ ...hello, ...opposite, hands: [], eyes: null });
  consent.settled(proposal(4), "declined");
  expect(notices.notice()).toBe(null);
});

test("a refusal goes to who asked, and the next question may be answered without asking again", async () => {
  const came = consent.wish({ wish: "draw" });
  asks.last.fail({ code: "too_many", reason: { id: "wait" } });
  expect(await came).toMatchObject({ code: "too_many", reason: { id: "wait" } });
  consent.takeBack();
  asks.last.fail({ reason: { id: "nothing there" } });
  await settled();
  expect(notices.notice()).toMatchObject({ kind: "refused", refusal: { reason: { id: "nothing there" } } });
  expect(again).toEqual([true, false]);
});

test("the proposals that wait are those that the server told last", () => {
  consent.proposed([proposal(1), proposal(2, { by: 1, wish: "draw" })]);
  expect(consent.proposals().map(({ number }) => number)).toEqual([1, 2]);
  consent.proposed([]);
  expect(consent.proposals()).toEqual([]);
});
