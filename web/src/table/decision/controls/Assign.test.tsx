import { screen, within } from "@solidjs/testing-library";
import { describe, expect, test } from "vitest";
import { t } from "../../../text/fluent";
import type { Choice, Question, Slot } from "../../../protocol/stage";
import { choice, piece, question } from "../../testing/made";
import { button, confirm, show } from "../../testing/panel";

const pieces = [piece("a", { name: "Ackbar" }), piece("b", { name: "Biggs" })];
const faces = ["Navigate", "Repair", "Squadron"].map((name) => choice(name, { target: null }));
const slot = (of: string, values: Choice[] = faces): Slot => ({
  label: { id: `Dial of ${of}` },
  piece: of,
  values,
  idle: null,
});
const dials = (change: Partial<Question> = {}): Question =>
  question(1, { wants: "assign", choices: [], slots: [slot("a"), slot("b")], ...change });
const face = (name: string): HTMLElement => screen.getByRole("radio", { name });
const row = (name: string): HTMLElement => screen.getByRole("button", { name: new RegExp(`^${name}`) });

describe("dials", () => {
  test("are set one after the other by clicks; all of them have to be", async () => {
    const { user, answers, table } = show(dials(), { pieces });
    expect(row("Ackbar").getAttribute("aria-pressed")).toBe("true");
    await user.click(face("Repair"));
    expect([table.draft(), table.slot()]).toEqual([{ assign: [1, -1] }, 1]);
    expect(row("Biggs").getAttribute("aria-pressed")).toBe("true");
    expect(confirm().disabled).toBe(true);
    await user.click(face("Squadron"));
    await user.click(confirm());
    expect(answers()).toEqual([{ assign: [1, 2] }]);
  });

  test("are set by digits", async () => {
    const { user, answers, table } = show(dials(), { pieces });
    await user.keyboard("3");
    await user.keyboard("9");
    expect([table.draft(), table.slot()], "there is no ninth face").toEqual([{ assign: [2, -1] }, 1]);
    await user.keyboard("1{Enter}");
    expect(answers()).toEqual([{ assign: [2, 0] }]);
  });

  test("are gone to by a click on their piece or by arrows", async () => {
    const { user, table } = show(dials(), { pieces });
    await user.click(row("Biggs"));
    expect([table.slot(), table.selected()]).toEqual([1, "b"]);
    await user.keyboard("{ArrowUp}");
    expect(table.slot()).toBe(0);
    await user.click(face("Repair"));
    expect(table.draft()).toEqual({ assign: [1, -1] });
  });

  test("are all set like the one that is, by what they say and not by their place", async () => {
    const other = slot("b", [faces[2] as Choice, faces[1] as Choice]);
    const { user, table } = show(dials({ slots: [slot("a"), other] }), { pieces });
    expect(screen.queryByRole("button", { name: t("dials-everywhere") })).toBe(null);
    await user.click(face("Squadron"));
    await user.click(button(t("dials-everywhere")));
    expect(table.draft()).toEqual({ assign: [2, 0] });
  });

  test("are set as last time", async () => {
    const { user, answers, line, ask } = show(dials(), { pieces });
    await user.keyboard("3");
    await user.keyboard("1{Enter}");
    line.done("answer");
    await ask(dials({ number: 2 }));
    await user.click(button(t("dials-again")));
    await user.click(confirm());
    expect(answers()).toEqual([{ assign: [2, 0] }, { assign: [2, 0] }]);
  });

  test("of one piece stand together, with how many are set", async () => {
    const { user } = show(dials({ slots: [slot("a"), slot("a"), slot("b")] }), { pieces });
    expect(row("Ackbar").textContent).toContain(t("slots-set", { set: 0, of: 2 }));
    await user.click(face("Navigate"));
    expect(row("Ackbar").textContent).toContain(t("slots-set", { set: 1, of: 2 }));
    expect(screen.getAllByRole("button", { name: /^Dial of a/ })).toHaveLength(2);
  });

  test("that make no difference say so and are set from the first", () => {
    const idle = { ...slot("b"), idle: { id: "It does nothing this round" } };
    const { table } = show(dials({ slots: [idle] }), { pieces });
    expect(screen.getByText("It does nothing this round")).toBeTruthy();
    expect([table.draft(), confirm().disabled]).toEqual([{ assign: [0] }, false]);
  });
});

describe("a dial with rows", () => {
  const cell = (row: number, column: number, name: string): Choice =>
    choice(name, { target: null, cell: { row, column, colour: "white" }, detail: { id: "white" } });
  const grid = [cell(1, 2, "Bank"), cell(1, 3, "Ahead"), cell(2, 2, "Turn"), cell(2, 3, "Fast")];
  const open = dials({ slots: [slot("a", grid), slot("b", grid)] });

  test("shows its values as they lie and is left only when asked", async () => {
    const { user, answers, table } = show(open, { pieces });
    const box = screen.getByRole("radiogroup", { name: "Q" });
    expect(
      within(box)
        .getAllByRole("radio")
        .map((each) => each.getAttribute("aria-label")),
    ).toEqual(["Bank, white", "Ahead, white", "Turn, white", "Fast, white"]);
    await user.click(face("Turn, white"));
    expect([table.slot(), face("Turn, white").getAttribute("aria-checked")]).toEqual([0, "true"]);
    await user.click(button(t("next-slot")));
    expect(table.slot()).toBe(1);
    await user.keyboard("4{Enter}");
    expect(answers()).toEqual([{ assign: [2, 3] }]);
  });

  test("is gone over with arrows and N", async () => {
    const { user, table } = show(open, { pieces });
    await user.keyboard("1{ArrowUp}");
    expect(table.draft()).toEqual({ assign: [2, -1] });
    await user.keyboard("{ArrowRight}");
    expect(table.draft()).toEqual({ assign: [3, -1] });
    await user.keyboard("n");
    expect(table.slot()).toBe(1);
  });
});
