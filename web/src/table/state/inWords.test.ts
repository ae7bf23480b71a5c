import { expect, test } from "vitest";
import type { Piece } from "../../protocol/stage";
import { setLanguage, t } from "../../text/fluent";
import { inWords } from "./inWords";

const piece = (more: Partial<Piece>): Piece => ({ id: "token-0", name: "Plain 1", short: "Plain 1", ...more }) as Piece;

test("a piece without a proper name is called as the language of the page calls it", () => {
  const [named, plain] = [piece({ name: "Luke", short: "Luke" }), piece({ label: { id: "page-close" } })];
  const [first, second] = inWords([named, plain]);
  expect(first).toBe(named);
  expect(second).toMatchObject({ name: t("close"), short: t("close") });
  expect(inWords([named, plain])[1]).toBe(second);
  const list = [named, plain];
  expect(inWords(list)).toBe(inWords(list));
  const english = t("close");
  setLanguage("de");
  const german = inWords([named, plain])[1]?.name;
  setLanguage("en");
  expect(german).not.toBe(english);
  expect(inWords([named])).toEqual([named]);
});

test("a short name of its own is kept", () => {
  expect(inWords([piece({ short: "P1", label: { id: "page-close" } })])[0]?.short).toBe("P1");
});
