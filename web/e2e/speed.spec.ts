import { test } from "@playwright/test";
import { writeFileSync } from "node:fs";
import { clock, delays, quantile } from "./clock";
import { answer, Luck, Mouse, type Played } from "./player";
import { Server } from "./server";
import { samples, table } from "./tables";
import { playOn } from "./wire";
let server: Server;
test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());
test("speed @long @speed", async ({ browser }) => {
  test.setTimeout(200_000);
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await clock(page);
  await page.goto(server.url);
  const all = await samples(server);
  const text = (slug: string) => all.find((s) => s.slug === slug)!.text;
  const { link } = await table(server, { lists: [text("rebel-400-line"), text("imperial-400-raid")], seed: 12 });
  await playOn(page, { link, luck: 31, until: { keys: "activate-ship", round: 2 } });
  await page.goto(`${server.url}/table/${link}`);
  const played: Played = { decisions: 0, kinds: new Map(), delays: [] };
  const hand = new Mouse(new Luck(7));
  await answer(page, hand, played);
  const client = await page.context().newCDPSession(page);
  await client.send("Profiler.enable");
  await client.send("Profiler.setSamplingInterval", { interval: 500 });
  if (process.env.PROF) await client.send("Profiler.start");
  const t = Date.now();
  for (let i = 0; i < Number(process.env.N ?? 40); i++) await answer(page, hand, played);
  const took = Date.now() - t;
  if (process.env.PROF) {
  const { profile } = await client.send("Profiler.stop");
  writeFileSync("/tmp/speed.cpuprofile", JSON.stringify(profile)); }
  const d = await delays(page);
  const show = (n: string, v: number[]) => console.log(n, v.length, "median", quantile(v, 0.5).toFixed(0), "p90", quantile(v, 0.9).toFixed(0), "p99", quantile(v, 0.99).toFixed(0));
  show("server", d.server); show("picture", d.picture); show("test", played.delays);
  console.log("per decision", (took / Number(process.env.N ?? 40)).toFixed(0));
});
