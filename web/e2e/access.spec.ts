import { expect, test } from "@playwright/test";
import { grave } from "./grave";
import { answer, Luck, Mouse, type Played } from "./player";
import { Server } from "./server";
import { table } from "./tables";

let server: Server;
test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

for (const colorScheme of ["dark", "light"] as const) {
  test(`lobby, table and replay have no grave fault of access, ${colorScheme}`, async ({ browser }) => {
    const page = await (await browser.newContext({ colorScheme })).newPage();
    await page.goto(server.url);
    await expect(page.locator("[data-learn=bot]")).toBeVisible();
    expect(await grave(page)).toEqual([]);

    const made = await table(server, { learning: true, seed: 3 });
    await page.goto(`${server.url}/table/${made.link}`);
    const played: Played = { decisions: 0, kinds: new Map(), delays: [] };
    const hand = new Mouse(new Luck(5));
    for (let at = 0; at < 12; at += 1) {
      await answer(page, hand, played);
      if (at % 4 === 3) expect(await grave(page)).toEqual([]);
    }
    if (colorScheme === "light") return;
    // What the end looks like does not depend on how it came about.
    await page.locator(".top .menu > button").click();
    await page.locator(".menuitem.bad").click();
    await page.locator("dialog[open] .btn.pri").click();
    await expect(page.locator("[data-victory]")).toBeVisible();
    expect(await grave(page)).toEqual([]);
    await page.goto(`${server.url}/replay/${made.table}`);
    await expect(page.locator("[data-link=open]")).toBeAttached();
    expect(await grave(page)).toEqual([]);
  });
}
