import { expect, test } from "@playwright/test";
import { clock, delays, quantile } from "./clock";
import { complaints, Luck, Mouse, playToTheEnd } from "./player";
import { Server } from "./server";

let server: Server;
test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

test("400 points with an objective are played to the end against a bot @long", async ({ page }) => {
  test.setTimeout(7_200_000);
  const said = complaints(page);
  await clock(page);
  await page.goto(server.url);
  await page.locator("[data-sample=rebel-400-line]").first().click();
  await page.locator("[data-sample=imperial-400-raid]").last().click();
  await page.getByRole("button", { name: "400" }).click();
  await page.locator("form.form button[type=submit]").click();
  await expect(page).toHaveURL(/\/table\//);
  const played = await playToTheEnd(page, new Mouse(new Luck(17)));
  expect(played.decisions).toBeGreaterThan(100);
  await expect(page.locator("ul.objective")).toBeVisible();
  await expect(page.locator("[data-over]")).toContainText(/\d/);
  const { server: answered, picture } = await delays(page);
  const figures = (values: readonly number[]): string =>
    [0.5, 0.99].map((share) => `${Math.round(quantile(values, share))} ms`).join(", ");
  console.log(
    `${played.decisions} decisions; median and 99 %: update ${figures(answered)}, picture ${figures(picture)}`,
  );
  expect(said).toEqual([]);
});
