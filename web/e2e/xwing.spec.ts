import { expect, test, type Page } from "@playwright/test";
import type { TableMade, TableRequest } from "../src/protocol/server";
import { grave } from "./grave";
import { answer, complaints, Keys, Luck, Mouse, playToTheEnd, type Played } from "./player";
import { Server } from "./server";
import { samplesOf, table } from "./tables";

let server: Server;
test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

async function made(wanted: Partial<TableRequest>): Promise<TableMade> {
  const samples = await samplesOf(server, "xwing");
  const text = (slug: string): string => samples.find((sample) => sample.slug === slug)?.text ?? "";
  const lists = [text("rebel-line"), text("imperial-aces")];
  return table(server, { game: "xwing", edition: "rr142", lists, ...wanted });
}

const begun = (): Played => ({ decisions: 0, kinds: new Map(), delays: [] });

/** A game from the lobby to its end, by clicks. */
async function play(page: Page, scenario: string, luck: number): Promise<Played> {
  const said = complaints(page);
  await page.goto(server.url);
  await page.getByRole("button", { name: "Star Wars: X-Wing" }).click();
  await page.locator("[data-sample=rebel-line]").first().click();
  await page.locator("[data-sample=imperial-aces]").last().click();
  await page.getByRole("button", { name: "Random", exact: true }).click();
  await page.getByLabel("Scenario", { exact: true }).selectOption(scenario);
  await page.locator("form.form button[type=submit]").click();
  await expect(page).toHaveURL(/\/table\//);
  const played = await playToTheEnd(page, new Mouse(new Luck(luck)));
  expect([...played.kinds.keys()]).toEqual(expect.arrayContaining(["assign", "pick", "place"]));
  await expect(page.locator("[data-over]")).toContainText(/\d/);
  expect(said).toEqual([]);
  return played;
}

test("a game of X-Wing is played from the lobby to its end against a bot", async ({ page }) => {
  test.setTimeout(240_000);
  await play(page, "chance-engagement", 5);
});

for (const scenario of [
  "assault-at-the-satellite-array",
  "salvage-mission",
  "scramble-the-transmissions",
  "dogfight",
]) {
  test(`a game of X-Wing is played to its end: ${scenario} @long`, async ({ page }) => {
    test.setTimeout(1_800_000);
    const played = await play(page, scenario, 7);
    console.log(`${scenario}: ${played.decisions} decisions`);
  });
}

test("a squad is pasted as XWS, and what is wrong with it is told", async ({ page }) => {
  await page.goto(server.url);
  await page.getByRole("button", { name: "Star Wars: X-Wing" }).click();
  await page.getByRole("button", { name: "Paste or upload" }).first().click();
  const field = page.getByRole("textbox").first();
  await field.fill('{"faction":"rebelalliance","pilots":[{"id":"wedgeantilles","ship":"t65xwing","upgrades":{}}]}');
  await expect(page.locator(".paste .fl.err")).toBeVisible();
  await expect(page.locator(".problems .bad").first()).toContainText(/ship/);
  await expect(page.locator("form.form button[type=submit]")).toBeDisabled();
  await field.fill('{"faction":"rebelalliance","pilots":[{"id":"nobody","ship":"t65xwing","upgrades":{}}]}');
  await expect(page.locator(".problems .bad").first()).toContainText(/nobody/);
});

test("two rounds of X-Wing are played by keyboard alone, through a reload and a crash, with no grave fault of access", async ({
  page,
}) => {
  test.setTimeout(240_000);
  const { link } = await made({ options: { scenario: "dogfight", rounds: "2" } });
  await page.goto(`${server.url}/table/${link}`);
  const [hand, played] = [new Keys(new Luck(3)), begun()];
  for (let at = 0; at < 14; at += 1) await answer(page, hand, played);
  expect(await grave(page)).toEqual([]);
  const number = await page.locator("[data-region=decision]").getAttribute("data-number");
  await page.reload();
  await expect(page.locator(`[data-region=decision][data-number="${number}"]`)).toBeVisible();
  await server.kill();
  await server.run();
  await expect(page.locator(`[data-region=decision][data-number="${number}"]`)).toBeVisible({ timeout: 30_000 });
  await playToTheEnd(page, hand);
  expect(await grave(page)).toEqual([]);
});

test("no ship lies under the strip of turns, each question is read from its top, and the lobby stays with the game", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { link } = await made({ options: { scenario: "dogfight", rounds: "1" } });
  await page.goto(`${server.url}/table/${link}`);
  const [hand, played] = [new Mouse(new Luck(2)), begun()];
  const decision = page.locator("[data-region=decision]");
  while ((await decision.getAttribute("data-wants")) !== "assign") await answer(page, hand, played);
  await expect
    .poll(() =>
      page.evaluate(() => {
        const strip = document.querySelector(".turns")?.getBoundingClientRect().bottom ?? Infinity;
        const tops = [...document.querySelectorAll(".board .piece")].map((piece) => piece.getBoundingClientRect().top);
        return Math.min(...tops) - strip;
      }),
    )
    .toBeGreaterThan(0);
  const panel = page.locator(".right");
  await panel.evaluate((element) => element.scrollTo(0, 9_999));
  await answer(page, hand, played);
  await expect(decision).not.toHaveAttribute("data-wants", "assign");
  expect(await panel.evaluate((element) => element.scrollTop)).toBe(0);
  await page.goto(server.url);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("X-Wing");
});

test("a table of X-Wing is set up from a position", async ({ page }) => {
  await page.goto(server.url);
  await page.getByRole("button", { name: "Set up a position" }).click();
  await page.locator("[data-position]").fill(`question  A position
game      xwing rr142

table
  xw   redsquadronveteran  red   at 450 200, dial 2 straight
  tie  academypilot        blue  at 450 700 facing 180, lock xw, dial 2 straight
  lock xw on tie
  scenario scramble the transmissions
  round 2
  phase activation

play
  see  round 2
`);
  await page.locator("[data-start-position]").click();
  await expect(page.locator("[data-region=decision] h2")).toHaveText("Perform an action?");
  await expect(page.locator("[data-region=decision]")).toContainText("no Satellite at range 0–1");
});

test("a card that asks says what it does, names its rule, and is asked no more where the player wants that", async ({
  page,
}) => {
  await page.goto(server.url);
  await page.getByRole("button", { name: "Set up a position" }).click();
  await page.locator("[data-position]").fill(`question  A position
game      xwing rr142

table
  odd table
  xw    redsquadronveteran  red   upgrade contrabandcybernetics, at 450 200, dial 2 straight
  mate  redsquadronveteran  red   upgrade servomotorsfoils, at 600 200, dial 2 straight, activated
  tie   academypilot        blue  at 450 700 facing 180, dial 2 straight
  scenario dogfight
  round 2
  phase activation

play
  see  round 2
`);
  await page.locator("[data-start-position]").click();
  const decision = page.locator("[data-region=decision]");
  const key = "xwing.use.upgrade-contrabandcybernetics";
  await expect(decision).toHaveAttribute("data-key", key);
  await expect(decision.locator(".asktext")).toContainText("charge");
  await expect(decision.locator(".rule code").first()).toHaveText(/^xwing\.card\.contraband-cybernetics/);
  await page.locator(".row[data-piece=ship-1]").click();
  const foils = page.locator(".cardline").filter({ hasText: "Servomotor S-foils" }).first();
  await expect(foils).toContainText("Other side");
  await decision.locator(".remember").getByText("No", { exact: true }).click();
  await expect(decision).not.toHaveAttribute("data-key", key);
  expect(await page.evaluate(() => localStorage.getItem("broadside.rules"))).toContain(key);
});
