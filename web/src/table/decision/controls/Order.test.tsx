import { fireEvent, screen } from "@solidjs/testing-library";
import { expect, test } from "vitest";
import { t } from "../../../text/fluent";
import { choice, question } from "../../testing/made";
import { confirm, show } from "../../testing/panel";
import { movedIn } from "./Order";

const open = question(1, { wants: "order", choices: ["One", "Two", "Three"].map((name) => choice(name)) });
const rows = (): (string | undefined)[] =>
  screen.getAllByRole("listitem").map((row) => row.querySelector(".t")?.textContent ?? undefined);
const down = (at: number): HTMLElement => screen.getAllByRole("button", { name: t("move-down") })[at] as HTMLElement;
const up = (at: number): HTMLElement => screen.getAllByRole("button", { name: t("move-up") })[at] as HTMLElement;

test("an entry is moved to its place, wherever that is", () => {
  expect(movedIn([0, 1, 2], 0, 2)).toEqual([1, 2, 0]);
  expect(movedIn([0, 1, 2], 2, 0)).toEqual([2, 0, 1]);
  expect(movedIn([0, 1, 2], 1, 9)).toEqual([0, 2, 1]);
});

test("the order as it is can be confirmed", async () => {
  const { user, answers } = show(open);
  expect(rows()).toEqual(["One", "Two", "Three"]);
  await user.keyboard("{Enter}");
  expect(answers()).toEqual([{ order: [0, 1, 2] }]);
});

test("buttons move an entry, and not beyond the ends", async () => {
  const { user, answers } = show(open);
  expect([(up(0) as HTMLButtonElement).disabled, (down(2) as HTMLButtonElement).disabled]).toEqual([true, true]);
  await user.click(down(0));
  expect(rows()).toEqual(["Two", "One", "Three"]);
  await user.click(up(2));
  expect(rows()).toEqual(["Two", "Three", "One"]);
  await user.click(confirm());
  expect(answers()).toEqual([{ order: [1, 2, 0] }]);
});

test("Alt with the arrows moves the focused entry, which keeps the focus", async () => {
  const { user, table } = show(open);
  (screen.getAllByRole("listitem")[0] as HTMLElement).focus();
  await user.keyboard("{Alt>}{ArrowDown}{/Alt}");
  expect(table.draft()).toEqual({ order: [1, 0, 2] });
  expect(document.activeElement?.textContent).toContain("One");
  await user.keyboard("{Alt>}{ArrowDown}{/Alt}");
  expect(table.draft()).toEqual({ order: [1, 2, 0] });
  await user.keyboard("{ArrowUp}");
  expect(table.draft(), "without Alt nothing is moved").toEqual({ order: [1, 2, 0] });
});

test("an entry is dragged onto another's place", () => {
  const { table } = show(open);
  const [first, , last] = screen.getAllByRole("listitem");
  fireEvent.dragStart(first as HTMLElement);
  fireEvent.drop(last as HTMLElement);
  expect(table.draft()).toEqual({ order: [1, 2, 0] });
});
