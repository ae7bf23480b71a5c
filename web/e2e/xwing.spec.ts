import { expect, test } from "@playwright/test";
import type { Lobby } from "../src/protocol/server";
import { complaints, Luck, Mouse, playToTheEnd } from "./player";
import { Server } from "./server";
import { table } from "./tables";

let server: Server;
test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

test("a game of X-Wing is played to its end through the page's own controls", async ({ page }) => {
  test.setTimeout(1_800_000);
  const said = complaints(page);
  const lobby = (await (await fetch(`${server.url}/api/lobby`)).json()) as Lobby;
  const squads = lobby.games.find((game) => game.id === "xwing")?.samples ?? [];
  const text = (slug: string): string => squads.find((sample) => sample.slug === slug)?.text ?? "";
  const made = await table(server, {
    game: "xwing",
    edition: "rr142",
    lists: [text("rebel-line"), text("imperial-aces")],
    options: { scenario: "assault-at-the-satellite-array", rounds: "3" },
  });
  await page.goto(`${server.url}/table/${made.link}`);
  const played = await playToTheEnd(page, new Mouse(new Luck(5)));
  expect(played.kinds.get("assign")).toBeGreaterThan(0);
  expect(said).toEqual([]);
});
