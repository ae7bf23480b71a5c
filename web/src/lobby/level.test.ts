import { expect, test } from "vitest";
import type { GameInfo } from "../protocol/server";
import { levelOf } from "./level";

const playing = (...bots: string[]): GameInfo => ({ bots }) as unknown as GameInfo;

test("an opponent plays well unless another is chosen", () => {
  const game = playing("random", "ensign", "captain", "admiral");
  expect(levelOf(game, null)).toBe("captain");
  expect(levelOf(game, null, "ensign")).toBe("ensign");
  expect(levelOf(game, "admiral")).toBe("admiral");
});

test("a game without that level is played by what there is", () => {
  expect(levelOf(playing("random"), "admiral")).toBe("random");
  expect(levelOf(playing(), null)).toBeNull();
});
