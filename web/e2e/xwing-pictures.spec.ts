// Takes the pictures of X-Wing in docs/pictures: scripts/page pictures

import { test, type Page } from "@playwright/test";
import { Server } from "./server";
import { looks, pages, shoot, size } from "./shots";
import { samplesOf, table } from "./tables";
import { playOn, type Poses } from "./wire";

let server: Server;
test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

/** The squads as they meet in the middle of the table. */
const meeting: Poses = {
  "Wedge Antilles": [[420, 330, 10]],
  "Jek Porkins": [[520, 300, 350]],
  "Derek Klivian": [[330, 310, 20]],
  "Arvel Crynyd": [[620, 340, 340]],
  "Airen Cracken": [[470, 210, 0]],
  "Darth Vader": [[440, 560, 185]],
  "Soontir Fel": [[580, 540, 200]],
  "Maarek Stele": [[340, 580, 165]],
  "Academy Pilot": [[520, 640, 180]],
};

test("pictures of X-Wing @long @pictures", async ({ browser }) => {
  test.setTimeout(900_000);
  const all = await pages(browser);
  const each = async (act: (page: Page, name: string) => Promise<void>): Promise<void> => {
    for (const { page, name } of all) await act(page, name);
  };
  const samples = await samplesOf(server, "xwing");
  const lists = ["rebel-line", "imperial-aces"].map((slug) => samples.find((it) => it.slug === slug)?.text ?? "");
  const options = { scenario: "assault-at-the-satellite-array" };
  const { link } = await table(server, { game: "xwing", edition: "rr142", lists, options, seed: 12 });
  const first = all[0]!.page;
  await first.goto(server.url);
  const luck = Number(process.env.LUCK ?? 31);
  const on = (keys: string, more: { choices?: number; poses?: Poses } = {}): Promise<string | null> => {
    const { poses, ...until } = more;
    return playOn(first, { link, luck, ...(poses ? { poses } : {}), until: { keys, round: 1, ...until } });
  };

  await on("set-dials", { poses: meeting });
  await each(async (page, name) => {
    await page.goto(`${server.url}/table/${link}`);
    await page.locator(".dialgrid .cell").first().waitFor();
    await page.locator(".dialgrid .cell.blue").nth(2).click();
    await page.locator("[data-next-slot]").click();
    await page.locator(".dialgrid .cell").nth(6).click();
    await shoot(page, `xwing-dial-${name}`);
  });
  for (const { name, colorScheme, locale } of looks) {
    const touch = { hasTouch: true, isMobile: true, viewport: size.phone };
    const page = await (await browser.newContext({ colorScheme, locale, ...touch })).newPage();
    await page.goto(`${server.url}/table/${link}`);
    await page.locator(".dialgrid .cell").nth(4).tap();
    await shoot(page, `xwing-phone-${name}`);
    await page.context().close();
  }
  await on("declare-way");
  await each(async (page, name) => {
    await page.locator("[data-choice]:enabled").nth(1).click();
    await shoot(page, `xwing-maneuver-${name}`);
  });
  await on("choose-defender", { choices: 2 });
  await each(async (page, name) => {
    await page.locator("[data-choice]:enabled").first().click();
    await shoot(page, `xwing-defender-${name}`);
  });
  await on("modify-attack-dice", { choices: 1 });
  await each(async (page, name) => {
    await page.locator("[data-choice]:enabled").first().click();
    await shoot(page, `xwing-attack-${name}`);
  });
});

test("a picture of X-Wing's ability queue @long @pictures", async ({ browser }) => {
  test.setTimeout(900_000);
  const all = await pages(browser);
  const samples = await samplesOf(server, "xwing");
  const text = (slug: string): string => samples.find((sample) => sample.slug === slug)?.text ?? "";
  const squads = ["first-order-aces", "resistance-flight", "republic-jedi", "separatist-council", "scum-hunters"];
  const first = all[0]!.page;
  await first.goto(server.url);
  for (let seed = 1; seed < 40; seed += 1) {
    const lists = [0, 1].map((by) => text(squads[(seed + by) % squads.length]!));
    const options = { scenario: "dogfight" };
    const made = await table(server, { game: "xwing", edition: "rr142", lists, options, seed });
    const until = { keys: "^xwing.use", round: 1, queue: 1 };
    if ((await playOn(first, { link: made.link, luck: seed, until })) === null) continue;
    for (const { page, name } of all) {
      await page.goto(`${server.url}/table/${made.link}`);
      await page.locator(".queue").waitFor();
      await shoot(page, `xwing-queue-${name}`);
    }
    return;
  }
  throw new Error("in no game did an ability wait in the queue");
});
