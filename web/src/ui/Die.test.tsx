import { render, screen } from "@solidjs/testing-library";
import { expect, test } from "vitest";
import { t } from "../text/fluent";
import { Dice, Die, DieShape } from "./Die";

const face = (die: Element): string | null | undefined => die.querySelector("use.die-face")?.getAttribute("href");

test("a die says its colour and face, and draws them", () => {
  render(() => <Die die={{ colour: "red", face: "hit_critical" }} />);
  const die = screen.getByRole("img", { name: t("die-name", { colour: t("die-red"), face: t("face-hit-critical") }) });
  expect(die.classList.contains("red")).toBe(true);
  expect(face(die)).toBe("#i-face-hit_critical");
});

test("a die that has not been rolled shows no face and says so", () => {
  render(() => <Die die={{ colour: "green" }} />);
  expect(
    face(screen.getByRole("img", { name: t("die-name", { colour: t("die-green"), face: t("face-unrolled") }) })),
  ).toBe(undefined);
});

test("a picked die has a ring and says that it is picked; one that is gone is struck out", () => {
  render(() => <Die die={{ colour: "blue", face: "accuracy" }} picked gone />);
  const die = screen.getByRole("img", {
    name: t("die-picked", { die: t("die-name", { colour: t("die-blue"), face: t("face-accuracy") }) }),
  });
  expect(die.querySelectorAll(".die-ring, .die-strike")).toHaveLength(2);
  expect([die.classList.contains("pick"), die.classList.contains("gone")]).toEqual([true, true]);
});

test("dice that are neither picked nor gone have no marks", () => {
  render(() => <Die die={{ colour: "blue", face: "blank" }} />);
  expect(screen.getByRole("img").querySelectorAll(".die-ring, .die-strike")).toHaveLength(0);
});

test("every colour has a shape of its own, for those who do not see colours", () => {
  const shapes = ["red", "blue", "black", "green"].map((colour) => {
    const { container } = render(() => (
      <svg>
        <DieShape colour={colour} />
      </svg>
    ));
    return container.querySelector(".die-shape")?.outerHTML;
  });
  expect(new Set(shapes).size).toBe(4);
});

test("dice stand in their order; many of them stand closer", () => {
  const faces = ["hit", "blank", "double", "critical", "accuracy"];
  const { container } = render(() => <Dice dice={faces.map((each) => ({ colour: "red", face: each }))} size="sm" />);
  expect(screen.getAllByRole("img").map(face)).toEqual(faces.map((each) => `#i-face-${each}`));
  expect(container.querySelector(".dice")?.classList.contains("many")).toBe(true);
  const few = render(() => <Dice dice={[{ colour: "red", face: "hit" }]} />);
  expect(few.container.querySelector(".dice")?.classList.contains("many")).toBe(false);
});
