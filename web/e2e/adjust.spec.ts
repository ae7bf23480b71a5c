import { expect, test } from "@playwright/test";
import { asked } from "./player";
import { Server } from "./server";
import { table } from "./tables";

let server: Server;
test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

test("a value is changed by choosing the piece and what of it, and the log tells what was changed", async ({
  page,
}) => {
  const { link } = await table(server, { learning: true, seed: 4 });
  await page.goto(`${server.url}/table/${link}`);
  await asked(page);
  await expect(page.locator(".board-svg"), "the board is there").toBeVisible();
  await page.locator('.row[data-piece="ship-0"]').click();
  await page
    .locator(".sc")
    .getByRole("button", { name: /^Adjust/ })
    .click();
  const dialog = page.getByRole("dialog");
  const values = dialog.locator("[data-adjust]");
  await expect(values.first()).toBeVisible();
  const box = await dialog.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0), "all of it fits on the screen").toBeLessThanOrEqual(900);
  const speed = dialog.locator("[data-adjust=speed]");
  const was = Number(await speed.locator("b").innerText());
  await speed.click();
  await dialog.getByRole("button", { name: was > 1 ? /^Less/ : /^More/ }).click();
  const now = was > 1 ? was - 1 : was + 1;
  await expect(dialog.locator(".adjustlist li")).toHaveText(new RegExp(`Speed ${was} → ${now}`));
  await dialog.getByRole("button", { name: "Change one value" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('[data-region="log"]')).toContainText(`Speed ${was} → ${now}`);
});
