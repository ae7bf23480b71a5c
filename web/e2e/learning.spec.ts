import { expect, test } from "@playwright/test";
import { complaints, Keys, Luck, Mouse, playToTheEnd } from "./player";
import { Server } from "./server";

let server: Server;
test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

test("the learning scenario is played to its end against a bot", async ({ page }) => {
  const said = complaints(page);
  await page.goto(server.url);
  await page.locator("[data-learn=bot]").click();
  await expect(page).toHaveURL(/\/table\//);
  const played = await playToTheEnd(page, new Mouse(new Luck(7)));
  expect(played.decisions).toBeGreaterThan(30);
  expect([...played.kinds.keys()]).toEqual(expect.arrayContaining(["assign", "course", "pick", "place"]));
  await expect(page.locator("[data-over]")).toContainText(/\d/);
  expect(said).toEqual([]);
});

test("every level tells how it plays before it is chosen", async ({ page }) => {
  await page.goto(server.url);
  const hint = page.locator("[data-level-hint]");
  const told = new Set<string>();
  for (const level of ["Ensign", "Captain", "Admiral"]) {
    await page.getByRole("button", { name: level, exact: true }).click();
    told.add((await hint.textContent()) ?? "");
  }
  expect(told.size, "a word of its own for each").toBe(3);
  for (const words of told) expect(words.trim()).toMatch(/^[A-Z].{30,}\.$/);
});

test("the learning scenario is played to its end by keyboard alone", async ({ page }) => {
  const said = complaints(page);
  await page.goto(server.url);
  const learn = page.locator("[data-learn=bot]");
  for (let at = 0; at < 60 && !(await learn.evaluate((button) => button === document.activeElement)); at += 1) {
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/table\//);
  await playToTheEnd(page, new Keys(new Luck(11)));
  expect(said).toEqual([]);
});
