// Plays through the page's own controls: reads what is asked from the page, clicks or presses what a person would, and
// knows no rule. Its choices come from a seed, so that a failing game can be played again.

import { expect, type Locator, type Page } from "@playwright/test";

/** Small and repeatable; not for dice. */
export class Luck {
  constructor(private state: number) {}

  below(count: number): number {
    this.state = (Math.imul(this.state, 1664525) + 1013904223) >>> 0;
    return Math.floor((this.state / 2 ** 32) * count);
  }
}

/** What a game took. */
export interface Played {
  decisions: number;
  kinds: Map<string, number>;
  /** Milliseconds from a confirmed answer until the page shows what came of it. */
  delays: number[];
}

const card = (page: Page): Locator => page.locator("[data-region=decision][data-number]");

export const isOver = (page: Page): Promise<boolean> => page.locator("[data-over]").isVisible();

/** Waits until this page is asked something, or the game is over; the number of the decision, or null. */
export async function asked(page: Page, timeout = 30_000): Promise<number | null> {
  await page.waitForSelector("[data-region=decision][data-number], [data-over]", { timeout });
  if (await isOver(page)) return null;
  return Number(await card(page).getAttribute("data-number"));
}

/** A way to answer: by clicks, or by keys alone. */
export interface Hand {
  answer(page: Page, wants: string): Promise<void>;
}

/** Clicks like a person with a mouse. */
export class Mouse implements Hand {
  constructor(private readonly luck: Luck) {}

  async answer(page: Page, wants: string): Promise<void> {
    const decision = card(page);
    const confirm = decision.locator("[data-confirm]");
    switch (wants) {
      case "pick":
      case "use": {
        const pass = decision.locator("[data-pass]");
        const choices = decision.locator("[data-choice]:enabled");
        const count = await choices.count();
        if (count === 0 || ((await pass.count()) > 0 && this.luck.below(4) === 0)) return pass.click();
        await choices.nth(this.luck.below(count)).click();
        return confirm.click();
      }
      case "some": {
        const choices = decision.locator("[data-choice]:enabled");
        const [count, none] = [await choices.count(), decision.locator("[data-none]")];
        if ((await none.count()) > 0 && (count === 0 || this.luck.below(2) === 0)) return none.click();
        for (let at = 0; at < count && !(await confirm.isEnabled()); at += 1) await choices.nth(at).click();
        return confirm.click();
      }
      case "assign": {
        const faces = page.locator(".tray [data-choice]");
        const next = page.locator("[data-next-slot]");
        for (let at = 0; at < 40 && !(await confirm.isEnabled()); at += 1) {
          await faces.nth(this.luck.below(await faces.count())).click();
          if (await next.isVisible()) await next.click();
        }
        return confirm.click();
      }
      case "course": {
        const clicks = decision.locator(".joint button:enabled");
        const count = await clicks.count();
        for (let turns = 0; turns < 2 && count > 0; turns += 1) await clicks.nth(this.luck.below(count)).click();
        return confirm.click();
      }
      case "place": {
        const next = decision.locator("[data-next-place]");
        for (let at = 0; at < 20; at += 1) {
          if (at > 0 || this.luck.below(2) === 0) {
            if ((await next.count()) === 0) break;
            await next.click();
          }
          const ready = await expect(confirm)
            .toBeEnabled({ timeout: 3_000 })
            .then(
              () => true,
              () => false,
            );
          if (ready) break;
        }
        return confirm.click();
      }
      case "split": {
        const more = decision.locator(".opt .stepper button:last-child:enabled");
        for (let at = 0; at < 40 && !(await confirm.isEnabled()); at += 1) {
          await more.nth(this.luck.below(await more.count())).click();
        }
        return confirm.click();
      }
      case "confirm":
        return (this.luck.below(2) === 0 ? confirm : decision.locator("[data-no]")).click();
      default:
        return confirm.click();
    }
  }
}

/** Touches no mouse: digits, arrows, Enter and what the buttons say. */
export class Keys implements Hand {
  constructor(private readonly luck: Luck) {}

  async answer(page: Page, wants: string): Promise<void> {
    const decision = card(page);
    const confirm = decision.locator("[data-confirm]");
    const press = (key: string): Promise<void> => page.keyboard.press(key);
    switch (wants) {
      case "pick":
      case "use": {
        const count = await decision.locator("[data-choice]:enabled").count();
        const pass = (await decision.locator("[data-pass]").count()) > 0;
        if (count === 0 || (pass && this.luck.below(4) === 0)) return press("s");
        await press(String(1 + this.luck.below(Math.min(count, 9))));
        return press("Enter");
      }
      case "some": {
        for (let at = 1; at <= 9 && !(await confirm.isEnabled()); at += 1) await press(String(at));
        return press("Enter");
      }
      case "assign": {
        const next = page.locator("[data-next-slot]");
        for (let at = 0; at < 40 && !(await confirm.isEnabled()); at += 1) {
          await press(String(1 + this.luck.below(4)));
          if (await next.isVisible()) await press("n");
        }
        return press("Enter");
      }
      case "course": {
        await press(this.luck.below(2) === 0 ? "ArrowLeft" : "ArrowRight");
        return press("Enter");
      }
      case "confirm":
        return press(this.luck.below(2) === 0 ? "y" : "n");
      default:
        // The page waits for what the server foresees before it lets a place be confirmed.
        await expect(confirm).toBeEnabled();
        return press("Enter");
    }
  }
}

/** Answers one decision; false if it was not taken. */
export async function answer(page: Page, hand: Hand, played: Played): Promise<void> {
  const number = await asked(page);
  if (number === null) return;
  const wants = (await card(page).getAttribute("data-wants")) ?? "";
  await hand.answer(page, wants);
  const sent = Date.now();
  await page.waitForFunction(
    (old) => {
      const now = document.querySelector("[data-region=decision][data-number]")?.getAttribute("data-number");
      return now !== String(old) || document.querySelector("[data-over], [data-given]") !== null;
    },
    number,
    { timeout: 30_000 },
  );
  played.delays.push(Date.now() - sent);
  played.decisions += 1;
  played.kinds.set(wants, (played.kinds.get(wants) ?? 0) + 1);
}

/** Plays until the game is over. */
export async function playToTheEnd(page: Page, hand: Hand, most = 3_000): Promise<Played> {
  const played: Played = { decisions: 0, kinds: new Map(), delays: [] };
  while (!(await isOver(page))) {
    expect(played.decisions, "the game has an end").toBeLessThan(most);
    await answer(page, hand, played);
  }
  return played;
}

/** Errors that the page has told its console; there should be none. */
export function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") found.push(message.text());
  });
  page.on("pageerror", (error) => found.push(String(error)));
  return found;
}
