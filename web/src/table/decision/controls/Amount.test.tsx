import { screen, within } from "@solidjs/testing-library";
import { describe, expect, test } from "vitest";
import { t } from "../../../text/fluent";
import { choice, question } from "../../testing/made";
import { confirm, show } from "../../testing/panel";

describe("a number", () => {
  const few = question(1, { wants: "amount", min: 0, max: 3, choices: [] });
  const many = question(1, { wants: "amount", min: 0, max: 12, choices: [] });
  const pressed = (): string | null | undefined => screen.queryByRole("button", { pressed: true })?.textContent;

  test("begins with the most, and a click on another sets that", async () => {
    const { user, answers } = show(few);
    expect(pressed()).toBe("3");
    await user.click(screen.getByRole("button", { name: "1" }));
    expect(pressed()).toBe("1");
    await user.click(confirm());
    expect(answers()).toEqual([{ amount: 1 }]);
  });

  test("is set by its digit and by arrows, within its range", async () => {
    const { user, answers, table } = show(few);
    await user.keyboard("{ArrowUp}");
    expect(table.draft()).toEqual({ amount: 3 });
    await user.keyboard("9");
    expect(table.draft()).toEqual({ amount: 3 });
    await user.keyboard("1{ArrowDown}{ArrowDown}");
    expect(table.draft()).toEqual({ amount: 0 });
    await user.keyboard("{ArrowRight}{Enter}");
    expect(answers()).toEqual([{ amount: 1 }]);
  });

  test("of a wide range has a stepper", async () => {
    const { user, answers } = show(many);
    const value = screen.getByRole("spinbutton");
    expect(["now", "min", "max"].map((what) => value.getAttribute(`aria-value${what}`))).toEqual(["12", "0", "12"]);
    await user.click(screen.getByRole("button", { name: t("less", { what: "Q" }) }));
    value.focus();
    await user.keyboard("{ArrowDown}");
    expect(value.getAttribute("aria-valuenow")).toBe("10");
    await user.click(confirm());
    expect(answers()).toEqual([{ amount: 10 }]);
  });
});

describe("a sum that is shared out", () => {
  const open = question(1, {
    wants: "split",
    total: 3,
    choices: [choice("Front", { limit: 2 }), choice("Rear")],
    refused: [{ choice: choice("Left"), rule: null, reason: { id: "It has no shields" } }],
  });
  const stepper = (name: string) => screen.getByRole("spinbutton", { name });
  const more = (name: string): HTMLButtonElement =>
    within(stepper(name).parentElement as HTMLElement).getByRole("button", { name: t("more", { what: name }) });

  test("is given by steps, up to each one's limit, until nothing is left", async () => {
    const { user, answers } = show(open);
    expect(screen.getByRole("status").textContent).toMatch(/3/);
    for (let times = 0; times < 2; times += 1) await user.click(more("Front"));
    expect(more("Front").disabled).toBe(true);
    expect(confirm().disabled).toBe(true);
    await user.click(more("Rear"));
    expect([stepper("Front"), stepper("Rear")].map((each) => each.textContent)).toEqual(["2", "1"]);
    expect(more("Rear").disabled).toBe(true);
    await user.click(confirm());
    expect(answers()).toEqual([{ split: [2, 1] }]);
  });

  test("is given by keys on each one's number", async () => {
    const { user, answers } = show(open);
    stepper("Rear").focus();
    await user.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowDown}");
    expect(stepper("Rear").textContent).toBe("2");
    stepper("Front").focus();
    await user.keyboard("{ArrowRight}");
    await user.click(confirm());
    expect(answers()).toEqual([{ split: [1, 2] }]);
  });

  test("says who gets nothing, and why", () => {
    show(open);
    expect(screen.getByRole("note").getAttribute("aria-label")).toBe("Left. It has no shields");
  });
});
