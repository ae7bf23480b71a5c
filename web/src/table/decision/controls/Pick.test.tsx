import { screen, within } from "@solidjs/testing-library";
import { describe, expect, test } from "vitest";
import { t } from "../../../text/fluent";
import { dieName } from "../../../ui/Die";
import { choice, question } from "../../testing/made";
import { button, confirm, show } from "../../testing/panel";

const ships = [choice("Ackbar"), choice("Biggs"), choice("Crynyd")];
const far = (name: string) => ({ choice: choice(name), rule: "range", reason: { id: `${name} is too far away` } });

describe("one of several", () => {
  test("shows every choice, none of them picked, and cannot be confirmed yet", () => {
    show(question(1, { choices: ships }));
    const rows = screen.getAllByRole("radio");
    expect(rows.map((row) => row.querySelector(".t")?.textContent)).toEqual(["Ackbar", "Biggs", "Crynyd"]);
    expect(rows.map((row) => row.getAttribute("aria-checked"))).toEqual(["false", "false", "false"]);
    expect(confirm().disabled).toBe(true);
  });

  test("a click picks and the button sends it", async () => {
    const { user, answers } = show(question(1, { choices: ships }));
    await user.click(screen.getByRole("radio", { name: /Biggs/ }));
    expect(screen.getByRole("radio", { name: /Biggs/ }).getAttribute("aria-checked")).toBe("true");
    expect([confirm().disabled, confirm().textContent]).toEqual([false, "Biggs ↵"]);
    expect(answers()).toEqual([]);
    await user.click(confirm());
    expect(answers()).toEqual([{ pick: 1 }]);
  });

  test("a double click sends at once", async () => {
    const { user, answers } = show(question(1, { choices: ships }));
    await user.dblClick(screen.getByRole("radio", { name: /Crynyd/ }));
    expect(answers()).toEqual([{ pick: 2 }]);
  });

  test("a digit picks, the arrows go on from there, Enter sends", async () => {
    const { user, answers, table } = show(question(1, { choices: ships }));
    await user.keyboard("{Enter}");
    expect(answers()).toEqual([]);
    await user.keyboard("2");
    expect(table.draft()).toEqual({ pick: 1 });
    await user.keyboard("{ArrowDown}{ArrowDown}");
    expect(table.draft()).toEqual({ pick: 0 });
    await user.keyboard("{ArrowUp}{Enter}");
    expect(answers()).toEqual([{ pick: 2 }]);
  });

  test("what may be left is left by its button or by S", async () => {
    const pass = { id: "No target" };
    const { user, answers, line, ask } = show(question(1, { choices: ships, pass }));
    await user.click(button("No target"));
    line.done("answer");
    await ask(question(2, { choices: ships, pass }));
    await user.keyboard("s");
    expect(answers()).toEqual(["pass", "pass"]);
  });

  test("what is not legal stands there with its reason and cannot be picked", async () => {
    const { user, answers } = show(question(1, { choices: ships, refused: [far("Dodonna"), far("Evaan")] }));
    const notes = screen.getAllByRole("note");
    expect(notes.map((note) => note.getAttribute("aria-label"))).toEqual([
      "Dodonna. Dodonna is too far away",
      "Evaan. Evaan is too far away",
    ]);
    expect(within(notes[0] as HTMLElement).queryByRole("radio")).toBe(null);
    await user.dblClick(notes[0] as HTMLElement);
    expect([answers(), confirm().disabled]).toEqual([[], true]);
  });

  test("many reasons are folded away until somebody wants to know", async () => {
    const refused = ["D", "E", "F", "G"].map(far);
    const { user } = show(question(1, { choices: ships, refused }));
    expect(screen.queryAllByRole("note")).toEqual([]);
    await user.click(screen.getByRole("button", { name: t("refused-why") }));
    expect(screen.getAllByRole("note")).toHaveLength(4);
  });

  test("a choice that the pointer is on is pointed at on the board, too", async () => {
    const { user, table } = show(question(1, { choices: ships }));
    await user.hover(screen.getByRole("radio", { name: /Biggs/ }));
    expect(table.hovered()).toBe("Biggs");
    await user.unhover(screen.getByRole("radio", { name: /Biggs/ }));
    expect(table.hovered()).toBe(null);
  });
});

describe("an effect of a card", () => {
  const effect = (name: string) => choice(name, { card: name, text: { id: `what ${name} does` } });
  const open = (number: number) =>
    question(number, { wants: "use", pass: { id: "Use none" }, choices: [effect("Gunnery Team"), effect("Dodonna")] });

  test("says what it does, and is used or left", async () => {
    const { user, answers, line, ask } = show(open(1));
    expect(screen.getByRole("radio", { name: /Dodonna/ }).textContent).toContain("what Dodonna does");
    await user.click(screen.getByRole("radio", { name: /Dodonna/ }));
    await user.click(confirm());
    line.done("answer");
    await ask(open(2));
    await user.keyboard("1{Enter}");
    line.done("answer");
    await ask(open(3));
    await user.keyboard("s");
    expect(answers()).toEqual([{ pick: 1 }, { pick: 0 }, "pass"]);
  });

  test("an answer for a card is kept from here on", async () => {
    const { user, answers, table } = show(open(1));
    const keep = screen.getByRole("group", { name: "Dodonna" });
    await user.click(within(keep).getByRole("button", { name: t("keep-always") }));
    expect(table.memory.rule("Dodonna")).toBe("always");
    expect(answers()).toEqual([{ pick: 1 }]);
  });
});

describe("several of them", () => {
  const some = (change: object = {}) => question(1, { wants: "some", min: 1, max: 2, choices: ships, ...change });

  test("a click takes in and out, and no more than the most are taken", async () => {
    const { user, answers, table } = show(some());
    const box = (name: RegExp) => screen.getByRole("checkbox", { name });
    expect(confirm().disabled).toBe(true);
    for (const name of [/Ackbar/, /Biggs/, /Crynyd/, /Ackbar/]) await user.click(box(name));
    expect(table.draft()).toEqual({ some: [1] });
    await user.click(box(/Crynyd/));
    expect(screen.getAllByRole("checkbox").map((each) => each.getAttribute("aria-checked"))).toEqual([
      "false",
      "true",
      "true",
    ]);
    await user.click(confirm());
    expect(answers()).toEqual([{ some: [1, 2] }]);
  });

  test("digits, A and N do the same, Enter sends", async () => {
    const { user, answers, table } = show(some());
    await user.keyboard("a");
    expect(table.draft()).toEqual({ some: [0, 1] });
    await user.keyboard("n");
    expect(table.draft()).toEqual({ some: [] });
    await user.keyboard("3{Enter}");
    expect(answers()).toEqual([{ some: [2] }]);
  });

  test("too few cannot be sent", async () => {
    const { user, answers } = show(some({ min: 2 }));
    await user.keyboard("1{Enter}");
    expect([answers(), confirm().disabled]).toEqual([[], true]);
    await user.keyboard("2{Enter}");
    expect(answers()).toEqual([{ some: [0, 1] }]);
  });

  test("none of them has a button of its own, lest Enter give it away", async () => {
    const { user, answers } = show(some({ min: 0 }));
    await user.keyboard("{Enter}");
    expect(answers()).toEqual([]);
    await user.click(button(t("none-of-them")));
    expect(answers()).toEqual([{ some: [] }]);
  });

  test("where nothing picked means to pass, that is what the button says and does", async () => {
    const { user, answers } = show(some({ min: 0, pass: { id: "Spend no token" } }));
    expect(confirm().textContent).toContain("Spend no token");
    await user.keyboard("{Enter}");
    expect(answers()).toEqual(["pass"]);
  });
});

describe("dice", () => {
  const die = (id: string, face: string) => ({ id, colour: "red", face });
  const dice = [die("die-0", "hit"), die("die-1", "blank")];
  const duels = [{ title: { id: "Attack" }, damage: 1, dice, notes: [] }] as never;
  const choices = ["die-0", "die-1"].map((id) => choice(id));

  test("are picked themselves, in place of rows, and are shown but once", async () => {
    const open = question(1, { wants: "some", min: 0, max: 2, choices });
    const { user, answers } = show(open, { frame: { duels } });
    const [hit, blank] = screen.getAllByRole("checkbox");
    expect([hit, blank].map((each) => each?.getAttribute("aria-label"))).toEqual(dice.map((die) => dieName(die)));
    expect(document.querySelectorAll("svg.die")).toHaveLength(2);
    await user.click(blank as HTMLElement);
    expect(blank?.getAttribute("aria-checked")).toBe("true");
    expect(blank?.getAttribute("aria-label")).toBe(dieName(dice[1]!, true));
    await user.keyboard("1");
    await user.click(confirm());
    expect(answers()).toEqual([{ some: [0, 1] }]);
  });
});
