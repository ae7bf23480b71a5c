import { expect, test, type Page } from "@playwright/test";
import { asked } from "./player";
import { Server } from "./server";
import { list, sitDown, table } from "./tables";

let server: Server;
test.beforeEach(async ({ page }) => {
  server = await Server.start();
  await page.addInitScript(() => localStorage.setItem("broadside.language", "de"));
});
test.afterEach(() => server.stop());

/** Lets the page send another reply than its player gave: one that no question takes. */
async function misspeak(page: Page): Promise<void> {
  await page.routeWebSocket(/\/ws\//, (line) => {
    const there = line.connectToServer();
    line.onMessage((text) => {
      const message = JSON.parse(String(text)) as { request: { answer?: { reply: unknown } } };
      if (message.request.answer) message.request.answer.reply = { pick: 99 };
      there.send(JSON.stringify(message));
    });
  });
}

test("a refused answer is told in German at the table", async ({ page }) => {
  const { link } = await table(server, { learning: true, seed: 3 });
  await misspeak(page);
  await page.goto(`${server.url}/table/${link}`);
  await asked(page);
  const confirm = page.locator("[data-confirm]");
  const faces = page.locator(".tray [data-choice]");
  for (let at = 0; at < 40 && !(await confirm.isEnabled()); at += 1) {
    await faces.first().click();
    const next = page.locator("[data-next-slot]");
    if (await next.isVisible()) await next.click();
  }
  await confirm.click();
  await expect(page.locator(".said .refusal")).toContainText("Eine Möglichkeit Nummer 99 gibt es nicht.");
});

test("who watches reads in German that the players have muted the chat", async ({ page, browser }) => {
  const { link, watch } = await table(server, { learning: true, seed: 3 });
  const player = await (await browser.newContext()).newPage();
  await player.goto(`${server.url}/table/${link}`);
  await asked(player);
  await page.goto(`${server.url}/watch/${watch}`);
  await page.locator(".chathead").click();
  const line = page.locator(".chat input");
  await line.fill("Hallo");
  await line.press("Enter");
  await expect(page.locator(".chat li")).toContainText(["Hallo"]);
  await player.evaluate(
    (address) =>
      new Promise<void>((done) => {
        const socket = new WebSocket(address);
        socket.onopen = () => socket.send(JSON.stringify({ id: 1, request: { hush: true } }));
        socket.onmessage = (event) => String(event.data).startsWith('{"done"') && done();
      }),
    `${server.url.replace("http", "ws")}/ws/${link}`,
  );
  await expect(page.locator(".chat .why")).toHaveText("Die Spieler haben Zuschauer stummgeschaltet.");
  await expect(line).toBeDisabled();
});

test("a list that is not legal and a damaged file are refused in German in the lobby", async ({ page }) => {
  await page.goto(server.url);
  await page.getByRole("button", { name: "Einfügen oder hochladen" }).first().click();
  await page.locator(".paste textarea").first().fill("fleet Heim\nfaction rebel\npoints 400\n");
  const problems = page.locator(".paste .problems");
  await expect(problems).toContainText("Die Flotte hat kein Flaggschiff");
  expect(await problems.innerText()).not.toMatch(/\b(the|fleet has|ship|with)\b/);
  const file = {
    name: "spiel.json",
    mimeType: "application/json",
    buffer: Buffer.from('{"broadside": 1, "game": "arm'),
  };
  await page.locator(".chips .upload input[type=file]").last().setInputFiles(file);
  await expect(page.locator(".refusal").last()).toHaveText(
    /Die Datei ist beschädigt oder unvollständig \(Zeile 1, Spalte \d+\)\./,
  );
});

test("an invitation that is spent says so in German", async ({ page }) => {
  const made = await table(server, { against: "link", learning: true, seed: 5 });
  await page.goto(`${server.url}/table/${made.invite}`);
  await expect(page.locator("[data-sit]")).toBeVisible();
  // While the page shows the invitation, somebody else takes the seat with it.
  await sitDown(server, made.invite ?? "", "Grace");
  await expect(page.getByRole("heading", { name: "Diese Einladung ist verbraucht" })).toBeVisible();
});

test("a list that the server does not take at the table is refused with every problem in German", async ({ page }) => {
  const made = await table(server, {
    against: "link",
    lists: [await list(server, "rebel", 180)],
    options: { points: "180" },
  });
  await page.goto(`${server.url}/table/${made.invite}`);
  // The page itself would not let an illegal list go.
  await page.route("**/api/lists", async (route) => {
    const response = await route.fetch();
    const report = (await response.json()) as object;
    await route.fulfill({ response, json: { ...report, legal: true, summary: null } });
  });
  await page.getByRole("button", { name: "Einfügen oder hochladen" }).click();
  await page.locator(".paste textarea").fill("fleet Heim\nfaction imperial\npoints 180\n");
  await page.waitForTimeout(600);
  await page.locator("form.handin button[type=submit]").click();
  const refusal = page.locator("form.handin .refusal");
  await expect(refusal).toContainText("Diese Liste ist nicht spielbar:");
  await expect(refusal.locator("li").first()).toContainText("Flaggschiff");
});
