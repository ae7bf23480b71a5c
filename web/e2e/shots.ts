// Takes pictures in every look.

import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { smaller } from "./png";

const folder = resolve(import.meta.dirname, "../../docs/pictures");
export const size = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
export const looks = [
  { name: "dark", colorScheme: "dark", locale: "en-GB" },
  { name: "light", colorScheme: "light", locale: "en-GB" },
  { name: "german", colorScheme: "dark", locale: "de-DE" },
] as const;

/** Takes a picture as it is after everything has come to rest. */
export async function shoot(page: Page, name: string): Promise<void> {
  await page.mouse.move(2, 2);
  await page.waitForTimeout(900);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.png`), smaller(await page.screenshot()));
}

/** One page for each look, side by side. */
export async function pages(browser: Browser): Promise<{ name: string; page: Page }[]> {
  return Promise.all(
    looks.map(async ({ name, colorScheme, locale }) => {
      const context = await browser.newContext({ colorScheme, locale, viewport: size.desk });
      context.setDefaultTimeout(20_000);
      return { name, page: await context.newPage() };
    }),
  );
}
