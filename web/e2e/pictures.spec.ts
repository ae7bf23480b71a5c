// Takes the pictures of docs/pictures: scripts/page pictures

import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { answer, asked, Luck, Mouse, playToTheEnd, type Played } from "./player";
import { Server } from "./server";
import { list, table } from "./tables";

const folder = resolve(import.meta.dirname, "../../docs/pictures");
const size = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

let server: Server;
test.beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  server = await Server.start();
});
test.afterAll(() => server.stop());

async function shoot(page: Page, name: string): Promise<void> {
  await page.mouse.move(720, 450);
  await page.waitForTimeout(700);
  await page.screenshot({ path: join(folder, `${name}.png`) });
}

/** Answers until a question with this key is open. */
async function until(page: Page, key: RegExp, hand: Mouse): Promise<void> {
  const played: Played = { decisions: 0, kinds: new Map(), delays: [] };
  while (played.decisions < 600) {
    expect(await asked(page), `a question like ${key.source} comes up`).not.toBeNull();
    const open = await page.locator("[data-region=decision][data-key]").getAttribute("data-key");
    if (key.test(open ?? "")) return;
    await answer(page, hand, played);
  }
  throw new Error(`no question like ${key.source} in 600 decisions`);
}

const looks = [
  { name: "dark", colorScheme: "dark", locale: "en-GB" },
  { name: "light", colorScheme: "light", locale: "en-GB" },
  { name: "german", colorScheme: "dark", locale: "de-DE" },
] as const;

for (const look of looks) {
  test(`pictures, ${look.name} @long @pictures`, async ({ browser }) => {
    test.setTimeout(900_000);
    const { colorScheme, locale, name } = look;
    const context = await browser.newContext({ colorScheme, locale, viewport: size.desk });
    const page = await context.newPage();
    await page.goto(server.url);
    await expect(page.locator("[data-learn=bot]")).toBeVisible();
    await shoot(page, `lobby-${name}`);

    const lists = [await list(server, "rebel", 400), await list(server, "empire", 400)];
    const made = await table(server, { lists, seed: 12 });
    const hand = new Mouse(new Luck(31));
    await page.goto(`${server.url}/table/${made.link}`);
    await until(page, /activate-ship/, hand);
    await shoot(page, `table-${name}`);
    await until(page, /course/, hand);
    await page.locator(".joint button:enabled").last().click();
    await shoot(page, `maneuver-${name}`);
    await until(page, /declare-target|squadron-target/, hand);
    await page.locator("[data-choice]:enabled").first().click();
    await shoot(page, `attack-${name}`);

    await page.keyboard.press("m");
    const pieces = page.locator("g.piece[data-id^=ship-]");
    await pieces.first().click({ force: true });
    await pieces.last().click({ force: true });
    await shoot(page, `measuring-${name}`);
    await page.keyboard.press("m");

    await page.setViewportSize(size.phone);
    await shoot(page, `phone-${name}`);
    await page.setViewportSize(size.desk);

    const learning = await table(server, { learning: true, seed: 4 });
    await page.goto(`${server.url}/table/${learning.link}`);
    await playToTheEnd(page, hand);
    await shoot(page, `over-${name}`);
    await page.goto(`${server.url}/replay/${learning.table}`);
    await expect(page.locator("[data-link=open]")).toBeAttached();
    await page.waitForTimeout(1_000);
    for (let step = 0; step < 20; step += 1) await page.keyboard.press("]");
    await shoot(page, `replay-${name}`);
  });
}
