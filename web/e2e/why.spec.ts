import { expect, test } from "@playwright/test";
import { answer, Luck, Mouse, type Played } from "./player";
import { Server } from "./server";
import { table } from "./tables";

let server: Server;
test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

test("after the game the bot tells why it moved as it did", async ({ page }) => {
  const { link } = await table(server, { bot: "captain", learning: true, seed: 3 });
  await page.goto(`${server.url}/table/${link}`);
  const hand = new Mouse(new Luck(5));
  const played: Played = { decisions: 0, kinds: new Map(), delays: [] };
  while (played.decisions < 12) await answer(page, hand, played);
  const panel = page.locator("[data-why]");
  await expect(panel, "nobody is told while the game is played").toHaveCount(0);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.locator(".menubox").getByRole("button", { name: "Resign" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await panel.locator("summary").click();
  const weighed = panel.locator("li b");
  for (let back = 0; back < 60 && (await weighed.count()) < 2; back += 1) {
    await page.getByRole("slider", { name: "Time" }).press("ArrowLeft");
    await page.waitForTimeout(150);
  }
  expect(await weighed.count(), "the bot weighed more than one answer").toBeGreaterThan(1);
  await expect(panel.locator("[aria-current=true]"), "one of them was its answer").toHaveCount(1);
  for (const words of await panel.locator("li").allTextContents()) {
    expect(words, "an answer, its worth and a reason, all in words").toMatch(/\p{L}.*-?\d+\.\d.*\p{L}/u);
    expect(words).not.toMatch(/bot-|why-|undefined|NaN/);
  }
});
