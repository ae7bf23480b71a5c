import { screen, within } from "@solidjs/testing-library";
import { describe, expect, test } from "vitest";
import { say, t } from "../../text/fluent";
import { dieName } from "../../ui/Die";
import { choice, question, told } from "../testing/made";
import { button, confirm, drawn, show } from "../testing/panel";
import { update } from "../testing/line";

describe("yes or no", () => {
  const open = question(1, { wants: "confirm", choices: [], yes_no: [{ id: "Fire" }, { id: "Hold" }] });

  test("has a button for each", async () => {
    const { user, answers } = show(open);
    await user.click(button("Hold N"));
    expect(answers()).toEqual([{ confirm: false }]);
  });

  test("has a key for each, and Enter prefers neither", async () => {
    const { user, answers, line, ask } = show(open);
    await user.keyboard("{Enter}");
    expect(answers()).toEqual([]);
    await user.keyboard("y");
    line.done("answer");
    await ask({ ...open, number: 2 });
    await user.keyboard("n");
    expect(answers()).toEqual([{ confirm: true }, { confirm: false }]);
  });

  test("is called yes and no where the game has no words of its own", () => {
    show({ ...open, yes_no: null });
    expect([confirm().textContent, document.querySelector("[data-no]")?.textContent]).toEqual([
      `${say({ id: "yes" })} Y`,
      `${say({ id: "no" })} N`,
    ]);
  });

  test("an answer is kept from here on, and the open question gets it", async () => {
    const { user, answers, table } = show(open);
    const keep = screen.getByRole("group", { name: t("keep-answer") });
    await user.click(within(keep).getByRole("button", { name: "Hold" }));
    expect(answers()).toEqual([{ confirm: false }]);
    expect(table.memory.rule("k")).toBe("no");
  });
});

test("says who is asked what, by which rule, and what it is about", () => {
  const open = question(7, {
    title: { id: "Which target?" },
    context: { id: "The front of the ship" },
    text: { id: "What the card says" },
    asks: { id: "Declare target" },
    rules: ["armada.attack.01"],
  });
  show(open);
  const card = screen.getByRole("region", { name: t("decision") });
  expect(card.dataset).toMatchObject({ wants: "pick", number: "7", key: "k" });
  expect(screen.getByRole("heading").textContent).toBe("Which target?");
  for (const words of [
    t("decision-number", { number: 7 }),
    "The front of the ship",
    "What the card says",
    "Declare target",
    "armada.attack.01",
  ])
    expect(card.textContent).toContain(words);
});

test("an effect beside the question is used by its own button", async () => {
  const { user, answers } = show(question(1, { offers: [choice("Reroll"), choice("Spend a token")] }));
  await user.click(screen.getByRole("button", { name: /Spend a token/ }));
  expect(answers()).toEqual([{ offer: 1 }]);
});

test("the server's refusal is shown with its question and its draft, and goes when the draft changes", async () => {
  const { user, line } = show(question(1));
  await user.keyboard("1{Enter}");
  line.refuse("answer", { reason: { id: "It is too far away" } });
  await expect.poll(() => screen.getByRole("alert").textContent).toContain("It is too far away");
  expect(screen.getByRole("radio", { name: /^x/ }).getAttribute("aria-checked")).toBe("true");
  await user.keyboard("2");
  expect(screen.getByRole("alert").textContent).toBe("");
});

test("the refusal of an answer to the last question is not shown at the next", async () => {
  const { user, line, ask } = show(question(1));
  await user.keyboard("1{Enter}");
  await ask(question(2));
  line.refuse("answer", { reason: { id: "It is too far away" } });
  await drawn();
  expect(screen.getByRole("region", { name: t("decision") }).dataset["number"]).toBe("2");
  expect(screen.getByRole("alert").textContent).toBe("");
});

test("a secret answer that is in can be changed until all have answered", async () => {
  const { user, answers } = show(question(1, { secret: true, given: { pick: 0 } }));
  expect(screen.getByText(t("given"))).toBeTruthy();
  await user.keyboard("2{Enter}");
  expect(answers()).toEqual([{ pick: 1 }]);
});

test("while an answer is on its way for longer than a moment, no other can be given", async () => {
  const { user, answers } = show(question(1, { pass: { id: "Leave it" } }));
  await user.keyboard("1{Enter}");
  await expect.poll(() => confirm().disabled).toBe(true);
  expect((button("Leave it") as HTMLButtonElement).disabled).toBe(true);
  await user.keyboard("s{Enter}");
  expect(answers()).toEqual([{ pick: 0 }]);
});

test("a piece is taken in hand by its button, moved, and put back", async () => {
  const { user, line, table } = show(question(1, { leads: "place", subject: "a" }));
  await user.click(button(t("act-move")));
  expect(line.last("ahead")).toEqual({ ahead: { number: 1, piece: "a" } });
  const place = {
    piece: "a",
    outline: {},
    start: { x: 1, y: 2, facing: 0 },
    turns: false,
    regions: [],
    candidates: [],
  };
  const end = question(1, { key: "place", wants: "place", choices: [], place: place as never });
  line.done("ahead", { act: { question: end, ways: [{ steps: [], labels: [] }], by: [] } });
  await expect.poll(() => table.grasped()).toBe(true);
  await user.click(button(t("act-leave")));
  expect(table.grasped()).toBe(false);
  expect(screen.getAllByRole("radio")).toHaveLength(2);
});

test("a piece that cannot be moved says so", async () => {
  const { user, line, table } = show(question(1, { leads: "place", subject: "a" }));
  await user.keyboard("v");
  line.done("ahead", { act: null });
  await expect.poll(() => table.notice()).toEqual({ kind: "not-moved" });
});

test("the last answer is taken back by Escape while that is free", async () => {
  const { user, line } = show(question(1), { update: { undo: { entries: 5, free: 3, mine: 4 } } });
  await user.keyboard("{Escape}");
  expect(line.last("wish")).toEqual({ wish: { undo: 4 } });
});

test("the attack under way is shown with its dice, its damage and what was done in it", () => {
  const dice = [
    { id: "die-0", colour: "red", face: "hit" },
    { id: "die-1", colour: "blue" },
  ];
  const duel = { title: { id: "Attack on the rear" }, damage: 2, dice, notes: [{ id: "Evade was spent" }] };
  show(question(1), { frame: { duels: [duel] as never } });
  const card = screen.getByRole("region", { name: t("decision") });
  for (const words of ["Attack on the rear", t("duel-damage", { damage: 2 }), "Evade was spent"])
    expect(card.textContent).toContain(words);
  const names = screen.getAllByRole("img").map((each) => each.getAttribute("aria-label"));
  expect(names).toEqual([dieName(dice[0]!), dieName(dice[1]!)]);
});

test("what the others did since the own last answer is told before the next question", async () => {
  const before = told("They deployed", { entry: 1, side: 1 });
  const { user, line } = show(question(1), { update: { told: [before], undo: { entries: 1, free: 1, mine: null } } });
  await user.keyboard("1{Enter}");
  line.done("answer");
  const lines = [told("I moved", { entry: 2 }), told("They fired", { entry: 3, side: 1 })];
  line.say(update({ question: question(2), from: 1, told: lines, undo: { entries: 3, free: 3, mine: 1 } }));
  await drawn();
  const meanwhile = document.querySelector("[data-meanwhile]");
  expect(meanwhile?.textContent).toContain("They fired");
  for (const old of ["I moved", "They deployed"]) expect(meanwhile?.textContent).not.toContain(old);
});
