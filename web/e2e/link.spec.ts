import { expect, test, type Page } from "@playwright/test";
import { answer, asked, isOver, Luck, Mouse, type Played } from "./player";
import { Server } from "./server";
import { handIn, list, sitDown as sitDownAs, table } from "./tables";

let server: Server;
test.beforeEach(async () => void (server = await Server.start()));
test.afterEach(() => server.stop());

/** The pages that are asked something now, without waiting. */
async function deciders(pages: readonly Page[]): Promise<Page[]> {
  const open: Page[] = [];
  for (const page of pages) {
    const decision = page.locator("[data-region=decision][data-number]:not([data-given])");
    if (await decision.isVisible()) open.push(page);
  }
  return open;
}

/** Two people in two browsers; every so often one of them reloads, and the server is killed. */
async function duel(pages: readonly [Page, Page], most: number, crash: number): Promise<Played> {
  const played: Played = { decisions: 0, kinds: new Map(), delays: [] };
  const hand = new Mouse(new Luck(23));
  while (played.decisions < most && !(await isOver(pages[0]))) {
    const open = await deciders(pages);
    if (open.length === 0) {
      await Promise.race(pages.map((page) => asked(page)));
      await pages[0].waitForTimeout(30);
      continue;
    }
    for (const page of open) await answer(page, hand, played);
    if (played.decisions % crash === crash - 1) {
      await server.kill();
      await server.run();
      await Promise.all(pages.map((page) => page.waitForSelector("[data-link=open]")));
    }
    if (played.decisions % crash === Math.floor(crash / 2)) await pages[1].reload();
  }
  return played;
}

async function sitDown(points: number, pages: readonly [Page, Page]): Promise<void> {
  const made = await table(server, { against: "link", lists: [await list(server, "rebel", points)], seed: 5 });
  const guest = await handIn(server, made.invite ?? "", "Guest", await list(server, "empire", points));
  await pages[0].goto(`${server.url}/table/${made.link}`);
  await pages[1].goto(`${server.url}/table/${guest}`);
}

test("two browsers play over a link while the server is killed and one reloads", async ({ browser }) => {
  const pages = [await (await browser.newContext()).newPage(), await (await browser.newContext()).newPage()] as const;
  await sitDown(180, pages);
  const played = await duel(pages, 60, 20);
  expect(played.decisions).toBeGreaterThanOrEqual(60);
});

test("an invitation is for one sitting: the guest keeps the seat, and the maker cannot take it", async ({
  browser,
}) => {
  const made = await table(server, { against: "link", learning: true, seed: 5 });
  const invitation = `${server.url}/table/${made.invite}`;
  const context = await browser.newContext();
  const guest = await context.newPage();
  await guest.goto(invitation);
  await guest.locator("input").first().fill("Grace");
  await guest.locator("[data-sit]").click();
  await expect(guest.locator("[data-region=decision][data-number]")).toBeVisible();
  expect(guest.url()).not.toContain(made.invite);
  const seat = guest.url();
  await guest.reload();
  await expect(guest.locator("[data-region=decision][data-number]")).toBeVisible();
  // The guest opens the invitation again and is at the seat; in any other browser it is used up.
  await guest.goto(invitation);
  await expect(guest).toHaveURL(seat);
  const maker = await (await browser.newContext()).newPage();
  await maker.goto(invitation);
  await expect(maker.getByRole("heading", { name: "This invitation has been used" })).toBeVisible();
  await maker.goto(`${server.url}/table/${made.link}`);
  await expect(maker.locator("[data-region=decision][data-number]")).toBeVisible();
});

test("after the game each player comes to the other side of a rematch, and who watches only hears of it", async ({
  browser,
}) => {
  const made = await table(server, { against: "link", learning: true, seed: 5 });
  const guest = await sitDownAs(server, made.invite ?? "", "Grace");
  const page = async (path: string): Promise<Page> => {
    const opened = await (await browser.newContext()).newPage();
    await opened.goto(server.url + path);
    return opened;
  };
  const [one, two] = [await page(`/table/${made.link}`), await page(`/table/${guest}`)];
  const watcher = await page(`/watch/${made.watch}`);
  await asked(one);
  await one.getByRole("button", { name: "Menu" }).click();
  await one.locator(".menubox").getByRole("button", { name: "Resign" }).click();
  await one.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  for (const each of [one, two]) await expect(each.locator("[data-rematch]")).toHaveText("Rematch with sides swapped");
  await expect(watcher.locator("[data-over]")).toBeVisible();
  await one.locator("[data-rematch]").click();
  await expect(two.locator("[data-rematch-told]")).toContainText("Your seat is waiting.");
  await expect(watcher.locator("[data-rematch-told]")).toHaveText("The players are playing a rematch.");
  await expect(watcher.locator("[data-rematch]")).toHaveCount(0);
  await one.waitForURL((url) => !url.pathname.includes(made.link));
  await two.getByRole("button", { name: "Join the rematch" }).click();
  await two.waitForURL((url) => !url.pathname.includes(guest));
  await Promise.all([one, two].map((each) => asked(each)));
  expect(two.url()).not.toBe(one.url());
  expect(await watcher.content()).not.toContain(new URL(one.url()).pathname.split("/")[2]);
});

test("two browsers play 400 points over a link to the end, with crashes and reloads @long", async ({ browser }) => {
  test.setTimeout(3_600_000);
  const pages = [await (await browser.newContext()).newPage(), await (await browser.newContext()).newPage()] as const;
  await sitDown(400, pages);
  const played = await duel(pages, 5_000, 120);
  for (const page of pages) await expect(page.locator("[data-over]")).toBeVisible();
  const seals = await Promise.all(pages.map((page) => page.locator("[data-seal]").first().getAttribute("data-seal")));
  expect(seals[0]).toBeTruthy();
  expect(seals[0]).toBe(seals[1]);
  console.log(`${played.decisions} decisions`);
});
