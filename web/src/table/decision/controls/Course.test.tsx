import { screen, within } from "@solidjs/testing-library";
import { beforeEach, expect, test } from "vitest";
import { t } from "../../../text/fluent";
import type { Act, CourseAsk, Move } from "../../../protocol/stage";
import { setJoint } from "../course";
import { question } from "../../testing/made";
import { button, confirm, show } from "../../testing/panel";

const move = (speed: number, ...clicks: number[]): Move => ({ speed, clicks, side: 1 });
const ask: CourseAsk = {
  piece: "a",
  speeds: [
    { speed: 1, joints: [{ chart: 1, most: 1 }] },
    {
      speed: 2,
      joints: [
        { chart: 1, most: 1 },
        { chart: 0, most: 1 },
      ],
    },
    { speed: 3, joints: [{ chart: 1, most: 1 }] },
  ],
  legal: [move(1, 0), move(1, 1), move(2, 0, 0), move(2, 1, 0), move(2, 1, -1), { ...move(2, 1, -1), side: -1 }],
  start: move(2, 0, 0),
};
const open = question(1, { wants: "course", choices: [], course: ask });
const group = (name: string): HTMLElement => screen.getByRole("group", { name });
const off = (name: string): (string | null)[] =>
  within(group(name))
    .getAllByRole<HTMLButtonElement>("button")
    .flatMap((each) => (each.disabled ? [each.getAttribute("aria-label") ?? each.textContent] : []));
const on = (name: string): string | null | undefined =>
  within(group(name)).queryByRole("button", { pressed: true })?.textContent;

beforeEach(() => void setJoint(0));

test("shows speed and joints; what no legal course has is disabled", () => {
  show(open);
  expect([on(t("speed")), on(t("joint", { number: 1 })), on(t("joint", { number: 2 }))]).toEqual(["2", "0", "0"]);
  expect(off(t("speed"))).toEqual(["3"]);
  expect(off(t("joint", { number: 1 }))).toEqual([t("clicks-left", { count: 1 })]);
  expect(off(t("joint", { number: 2 }))).toEqual([t("clicks-right", { count: 1 })]);
});

test("a click sets speed, joints and side, each to a legal course", async () => {
  const { user, answers, table } = show(open);
  await user.click(
    within(group(t("joint", { number: 2 }))).getByRole("button", { name: t("clicks-left", { count: 1 }) }),
  );
  expect(table.draft()).toEqual({ course: move(2, 1, -1) });
  expect(group(t("joint", { number: 2 })).closest(".course")?.textContent, "more than the chart gives").toContain("+1");
  await user.click(within(group(t("tool-side"))).getByRole("button", { name: t("left") }));
  expect(table.draft()).toEqual({ course: { ...move(2, 1, -1), side: -1 } });
  await user.click(within(group(t("speed"))).getByRole("button", { name: "1" }));
  expect(screen.queryByRole("group", { name: t("joint", { number: 2 }) })).toBe(null);
  await user.click(confirm());
  expect(answers()).toEqual([{ course: move(1, 1) }]);
});

test("arrows click the joint and change the speed, Tab goes to the next joint, 0 puts all back", async () => {
  const { user, answers, table } = show(open);
  await user.keyboard("{ArrowRight}");
  expect(table.draft()).toEqual({ course: move(2, 1, 0) });
  await user.keyboard("{Tab}{ArrowLeft}");
  expect(table.draft()).toEqual({ course: move(2, 1, -1) });
  await user.keyboard("0");
  expect(table.draft()).toEqual({ course: ask.start });
  await user.keyboard("{ArrowDown}{Enter}");
  expect(answers()).toEqual([{ course: move(1, 0) }]);
});

test("a speed that no course has is not set by an arrow either", async () => {
  const { user, table } = show(open);
  await user.keyboard("{ArrowUp}");
  expect(table.draft()).toEqual({ course: ask.start });
});

test("the button puts it back to its beginning", async () => {
  const { user, table } = show(open);
  await user.keyboard("{ArrowRight}");
  await user.click(button(t("reset")));
  expect(table.draft()).toEqual({ course: ask.start });
});

test("where a course can be had in several ways, the player says which", async () => {
  const act: Act = {
    question: question(1, { key: "course", wants: "course", choices: [], course: ask }),
    ways: [
      { steps: [{ key: "k", reply: "pass" }], labels: [] },
      { steps: [{ key: "k", reply: { pick: 1 } }], labels: [{ id: "Spend a token" }] },
    ],
    by: ask.legal.map(() => 0b11),
  };
  const { user, line } = show(question(1, { leads: "course", act }));
  const way = screen.getByRole<HTMLSelectElement>("combobox", { name: t("act-way") });
  expect([...way.options].map((each) => each.textContent)).toEqual([t("act-plain"), "Spend a token"]);
  await user.selectOptions(way, "Spend a token");
  await user.click(confirm());
  const last = { key: "course", reply: { course: ask.start } };
  expect(line.last("act")).toEqual({ act: { number: 1, steps: [{ key: "k", reply: { pick: 1 } }, last] } });
});
