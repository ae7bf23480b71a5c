import { fireEvent, screen } from "@solidjs/testing-library";
import { expect, test } from "vitest";
import { t } from "../../../text/fluent";
import type { Place, PlaceAsk, Preview } from "../../../protocol/stage";
import { piece, question } from "../../testing/made";
import { button, confirm, frame, show } from "../../testing/panel";

const at = (x: number, y: number, facing = 0): Place => ({ x, y, facing });
const ask: PlaceAsk = {
  piece: "a",
  outline: { points: [] } as never,
  start: at(100, 50),
  turns: true,
  regions: [],
  candidates: [at(200, 60), at(300, 70)],
};
const open = (change: Partial<PlaceAsk> = {}, number = 1) =>
  question(number, { key: "deploy", wants: "place", choices: [], place: { ...ask, ...change } });
const coordinates = (): (string | undefined)[] =>
  screen.getAllByRole("definition").map((each) => each.textContent ?? "");

test("says where it lies and which way it faces, and sends that", async () => {
  const { user, answers } = show(open());
  expect(coordinates()).toEqual(["100 mm", "50 mm", "0°"]);
  await user.click(confirm());
  expect(answers()).toEqual([{ place: ask.start }]);
});

test("buttons nudge by 1 mm and 1°, with Shift by 10", async () => {
  const { user, table } = show(open());
  await user.click(screen.getByRole("button", { name: t("nudge-right") }));
  await user.click(screen.getByRole("button", { name: t("nudge-up") }));
  await user.click(button(t("turn-right")));
  expect(coordinates()).toEqual(["101 mm", "51 mm", "1°"]);
  fireEvent.click(screen.getByRole("button", { name: t("nudge-left") }), { shiftKey: true });
  fireEvent.click(screen.getByRole("button", { name: t("nudge-down") }));
  fireEvent.click(button(t("turn-left")), { shiftKey: true });
  expect(table.draft()).toEqual({ place: at(91, 50, 351) });
});

test("arrows, Q and E do the same, and Enter sends", async () => {
  const { user, answers } = show(open());
  await user.keyboard("{ArrowRight}{ArrowUp}e{Shift>}{ArrowLeft}{/Shift}q{ArrowDown}e{Enter}");
  expect(answers()).toEqual([{ place: at(91, 50, 1) }]);
});

test("left and right are the player's own, from whichever edge they look", async () => {
  const sides = frame().sides.map((side, at) => ({ ...side, edge: at === 0 ? "top" : "bottom" }));
  const { user, table } = show(open(), { frame: { sides: sides as never } });
  expect(coordinates()).toEqual(["800 mm", "850 mm", "180°"]);
  await user.keyboard("{ArrowRight}");
  expect(table.draft()).toEqual({ place: at(99, 50) });
});

test("what does not turn has no facing", () => {
  show(open({ turns: false }));
  expect(coordinates()).toEqual(["100 mm", "50 mm"]);
  expect(document.querySelector(`[aria-label="${t("turn-left")}"]`)).toBe(null);
});

test("legal places are shown one after the other", async () => {
  const { user, table } = show(open());
  await user.click(button(t("place-next")));
  expect(table.draft()).toEqual({ place: at(200, 60) });
  await user.click(button(t("place-next")));
  expect(table.draft()).toEqual({ place: at(300, 70) });
  await user.click(button(t("place-next")));
  expect(table.draft()).toEqual({ place: at(200, 60) });
});

test("a piece goes where the same piece was put last time", async () => {
  const { user, answers, line, ask } = show(open(), { frame: { round: 0 }, pieces: [piece("a")] });
  expect(screen.queryByRole("button", { name: t("place-saved") })).toBe(null);
  await user.keyboard("{ArrowRight}{Enter}");
  line.done("answer");
  await ask(open({}, 2));
  await user.click(button(t("place-saved")));
  await user.click(confirm());
  expect(answers()[1]).toEqual({ place: at(101, 50) });
});

test("a place that the server foresees as refused cannot be sent, and says why", async () => {
  const { user, answers, line } = show(open());
  const foresee = async (x: number, refused: Preview["refused"]): Promise<void> => {
    await expect.poll(() => line.last("preview")).toMatchObject({ preview: { reply: { place: { x } } } });
    const preview = { refused, nearest: null, ghosts: [], notes: [], proofs: [], evidence: { panels: [] } };
    line.done("preview", { preview });
  };
  await foresee(100, null);
  expect(confirm().disabled).toBe(false);
  await user.keyboard("{ArrowRight}");
  await foresee(101, { rule: null, target: null, text: { id: "It overlaps an obstacle" }, tone: "bad" });
  await expect.poll(() => confirm().disabled).toBe(true);
  expect(screen.getByRole("alert").textContent).toContain("It overlaps an obstacle");
  await user.keyboard("{Enter}");
  expect(answers()).toEqual([]);
});
