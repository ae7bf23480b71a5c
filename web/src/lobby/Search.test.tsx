import { render, screen } from "@solidjs/testing-library";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import type { RulesFound } from "../protocol/server";
import { setLanguage, t } from "../text/fluent";
import { Search } from "./Search";

const found: RulesFound = {
  found: 1,
  read_as: [["braec", ["brace"]]],
  items: [
    {
      id: "armada.defense-tokens.28",
      kind: "rule",
      game: "armada",
      title: "DEFENSE TOKENS",
      pieces: ["A defender whose ", "speed", " is 0 cannot spend tokens."],
      language: "en",
    },
  ],
};

function server(answer: RulesFound): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return Promise.resolve(new Response(JSON.stringify(answer), { status: 200 }));
  });
  return asked;
}

afterEach(() => {
  vi.unstubAllGlobals();
  setLanguage("en");
});

test("asks the server once a person pauses, and marks the words in what is found", async () => {
  const asked = server(found);
  render(() => <Search />);
  await userEvent.type(screen.getByRole("searchbox"), "braec speed 0");
  const link = await screen.findByRole("link", { name: "armada.defense-tokens.28" });
  expect(link.getAttribute("href")).toBe("/rules/armada.defense-tokens.28");
  expect(screen.getByText("speed").tagName).toBe("MARK");
  expect(screen.getByText(t("search-read-as", { written: "braec", read: "brace" }))).toBeTruthy();
  expect(asked.at(-1)).toBe("/api/rules?q=braec+speed+0&lang=en");
});

test("keeps to one game, and asks in the language of the page", async () => {
  setLanguage("de");
  const asked = server({ found: 0, read_as: [], items: [] });
  render(() => <Search />);
  await userEvent.type(screen.getByRole("searchbox"), "Schilde");
  await userEvent.click(screen.getByRole("button", { name: "X-Wing" }));
  await screen.findByText(t("search-nothing"));
  expect(asked.at(-1)).toBe("/api/rules?q=Schilde&lang=de&game=xwing");
});
