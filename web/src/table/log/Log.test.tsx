import { render, screen } from "@solidjs/testing-library";
import userEvent from "@testing-library/user-event";
import { expect, onTestFinished, test } from "vitest";
import { t } from "../../text/fluent";
import { dieName } from "../../ui/Die";
import type { Update } from "../../protocol/server";
import type { Told } from "../../protocol/stage";
import { sitDown, update } from "../testing/line";
import { piece, question, told } from "../testing/made";
import { drawn, frame } from "../testing/panel";
import { Log } from "./Log";

function show(lines: Told[], change: Partial<Update> = {}) {
  const pieces = [
    piece("a", { name: "CR90 Corvette A", short: "CR90 A" }),
    piece("b", { name: "Victory", short: "Vic" }),
  ];
  const opened = sitDown({ pieces, order: ["a", "b"], frame: frame(), told: lines, ...change });
  render(() => <Log table={opened.table} />);
  onTestFinished(() => opened.table.close());
  return { ...opened, user: userEvent.setup() };
}
const rows = (): HTMLElement[] => screen.getAllByRole("listitem");
const words = (): (string | null)[] => rows().map((row) => row.textContent);

test("lines stand in their order, rounds as headings", () => {
  show([told("Round 1", { level: 0, side: null }), told("One moved"), told("It was hit", { level: 2, side: 1 })]);
  expect(words()).toEqual(["Round 1", "One moved", "It was hit"]);
  expect(rows().map((row) => row.className.trim())).toEqual(["rd", "level-1 by-0", "level-2 by-1"]);
});

test("pieces are called as on their plates, and stand out", () => {
  show([told("CR90 Corvette A fires at Victory", { targets: ["a.front", "b"] })]);
  expect(words()).toEqual(["CR90 A fires at Vic"]);
  expect([...document.querySelectorAll("li b")].map((name) => name.textContent)).toEqual(["CR90 A", "Vic"]);
});

test("the longer of two names is found first", () => {
  const [short, long] = [piece("a", { name: "Victory", short: "V" }), piece("b", { name: "Victory II", short: "V2" })];
  show([told("Victory II fires at Victory", { targets: ["a", "b"] })], { pieces: [short, long] });
  expect(words()).toEqual(["V2 fires at V"]);
});

test("the card behind a line is named, unless the line names it", () => {
  show([
    told("A die was added", { by: { id: "Gunnery Team" } }),
    told("Gunnery Team fires", { by: { id: "Gunnery Team" } }),
  ]);
  expect([...document.querySelectorAll("li .by")].map((by) => by.textContent?.trim())).toEqual(["Gunnery Team"]);
});

test("dice that were rolled stand in their line", () => {
  const dice = [
    { colour: "red", face: "hit" },
    { colour: "black", face: "hit_critical" },
  ];
  show([told("It rolls", { dice })]);
  expect(screen.getAllByRole("img").map((die) => die.getAttribute("aria-label"))).toEqual([
    dieName(dice[0]!),
    dieName(dice[1]!),
  ]);
});

test("a click on a line goes back to its time", async () => {
  const { user, table, line } = show([told("one", { entry: 1 }), told("two", { entry: 2 })]);
  await user.click(rows()[0] as HTMLElement);
  expect([table.past(), line.last("at")]).toEqual([1, { at: 1 }]);
  expect(rows().map((row) => row.getAttribute("aria-current"))).toEqual(["time", null]);
  expect(rows().map((row) => row.classList.contains("after"))).toEqual([false, true]);
});

test("what a line is about is pointed at on the board", async () => {
  const { user, table } = show([told("one", { targets: ["b"] })]);
  await user.hover(rows()[0] as HTMLElement);
  expect(table.hovered()).toBe("b");
  await user.unhover(rows()[0] as HTMLElement);
  expect(table.hovered()).toBe(null);
});

test("new lines come below, and lines that were taken back are gone", async () => {
  const { line } = show([told("one")]);
  line.say(update({ from: 1, told: [told("two"), told("three")], question: question(1) }));
  await expect.poll(words).toEqual(["one", "two", "three"]);
  await drawn();
  line.say(update({ from: 1, told: [told("other")] }));
  await expect.poll(words).toEqual(["one", "other"]);
});

test("of a long game only the newest lines are in the page, more while it is read", async () => {
  const { user } = show(Array.from({ length: 400 }, (_, at) => told(`line ${at}`, { entry: at })));
  expect([rows().length, words().at(-1)]).toEqual([60, "line 399"]);
  await user.hover(screen.getByRole("list", { name: t("log") }));
  expect([rows().length, words()[0]]).toEqual([300, "line 100"]);
});

test("how players ended a game is told last, unless the rules told it", () => {
  const over = { winner: 0, reason: { id: "Grace has given up" } };
  show([told("one")], { frame: frame({ over: over as never }) });
  expect(words()).toEqual(["one", "Grace has given up"]);
});

test("an end that the rules have told is not told twice", () => {
  const over = { winner: 0, reason: { id: "The last round is over" } };
  show([told("The last round is over", { icon: "over" })], { frame: frame({ over: over as never }) });
  expect(words()).toEqual(["The last round is over"]);
});
