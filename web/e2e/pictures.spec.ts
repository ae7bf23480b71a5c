// Takes the pictures of docs/pictures: scripts/page pictures

import { test, type Page } from "@playwright/test";
import { Server } from "./server";
import { looks, pages, shoot, size } from "./shots";
import { samples, table } from "./tables";
import { playOn, type Poses } from "./wire";

let server: Server;
test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

/** The fleets as they meet in the middle of the table. */
const meeting: Poses = {
  "MC80 Assault": [[860, 300, 20]],
  "MC30c Torpedo": [[610, 330, 35]],
  "Nebulon-B Escort": [[1130, 290, 345]],
  "GR-75": [[740, 150, 10]],
  "Victory II": [[950, 640, 195]],
  "Gladiator I": [[700, 660, 165]],
  "Gladiator II": [[1230, 600, 220]],
  "Raider I": [[480, 580, 130]],
  "X-wing Squadron": [
    [820, 470, 0],
    [905, 455, 0],
    [980, 470, 0],
    [1050, 440, 0],
  ],
  "Luke Skywalker": [[760, 445, 0]],
  "Wedge Antilles": [[700, 490, 0]],
  "TIE Fighter Squadron": [
    [870, 540, 0],
    [1040, 530, 0],
  ],
  "TIE Interceptor Squadron": [
    [790, 560, 0],
    [620, 480, 0],
    [1120, 500, 0],
  ],
  "Darth Vader": [[960, 520, 0]],
  "Soontir Fel": [[560, 470, 0]],
};

test("pictures of the lobby and the table @long @pictures", async ({ browser }) => {
  test.setTimeout(900_000);
  const all = await pages(browser);
  const each = async (act: (page: Page, name: string) => Promise<void>): Promise<void> => {
    for (const { page, name } of all) await act(page, name);
  };
  await each(async (page, name) => {
    await page.goto(server.url);
    await page.locator("[data-learn=bot]").waitFor();
    await shoot(page, `lobby-${name}`);
  });

  const text = async (slug: string): Promise<string> =>
    (await samples(server)).find((sample) => sample.slug === slug)?.text ?? "";
  const lists = [await text("rebel-400-line"), await text("imperial-400-raid")];
  const { link } = await table(server, { lists, seed: 12 });
  const first = all[0]!.page;
  const luck = Number(process.env.LUCK ?? 31);
  await playOn(first, { link, luck, poses: meeting, until: { keys: "activate-ship", round: 2, choices: 3 } });
  await each(async (page, name) => {
    await page.goto(`${server.url}/table/${link}`);
    await page.locator("[data-choice]").first().waitFor();
    await page.locator("[data-choice]:enabled").first().click();
    await shoot(page, `table-${name}`);
  });

  await playOn(first, { link, luck: luck + 1, until: { keys: "declare-target", round: 2, choices: 2 } });
  await each(async (page, name) => {
    await page.locator("[data-choice]:enabled").first().click();
    await shoot(page, `attack-${name}`);
  });
  for (const { name, colorScheme, locale } of looks) {
    const touch = { hasTouch: true, isMobile: true, viewport: size.phone };
    const page = await (await browser.newContext({ colorScheme, locale, ...touch })).newPage();
    await page.goto(`${server.url}/table/${link}`);
    await page.locator("[data-choice]:enabled").first().tap();
    await shoot(page, `phone-${name}`);
    await page.context().close();
  }

  await each(async (page, name) => {
    await page.keyboard.press("m");
    await page.locator('.chip[data-id="ship-0.front"]').first().click({ force: true });
    await page.locator('.chip[data-id="ship-4.front"]').first().click({ force: true });
    await shoot(page, `measuring-${name}`);
    await page.keyboard.press("m");
  });

  await playOn(first, { link, luck: luck + 2, until: { keys: "course", round: 2, speed: 2 } });
  await each(async (page, name) => {
    await page.locator(".joint button:enabled").last().click();
    await shoot(page, `maneuver-${name}`);
  });
});

test("pictures of an end and a replay @long @pictures", async ({ browser }) => {
  test.setTimeout(900_000);
  const all = await pages(browser);
  const learning = await table(server, { learning: true, seed: 4 });
  await all[0]!.page.goto(server.url);
  await playOn(all[0]!.page, { link: learning.link, luck: 5, until: null });
  for (const { page, name } of all) {
    await page.goto(`${server.url}/table/${learning.link}`);
    await page.locator("[data-victory]").waitFor();
    await shoot(page, `end-${name}`);
    await page.goto(`${server.url}/replay/${learning.table}`);
    await page.locator(".scrub input").waitFor();
    await page.locator(".scrub input").fill(process.env["ENTRY"] ?? "150");
    await page.locator(".scrub input").blur();
    await page.locator(".row[data-piece]").first().click();
    await shoot(page, `replay-${name}`);
  }
});
