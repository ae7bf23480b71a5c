// Faults of access that keep somebody out.

import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

export async function grave(page: Page): Promise<string[]> {
  // What fades in is judged when it has come to rest: half transparent words have half their contrast.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((one) => one.playState !== "running" || one.effect?.getComputedTiming().endTime === Infinity),
  );
  const found = await new AxeBuilder({ page }).analyze();
  return found.violations
    .filter((violation) => violation.impact === "serious" || violation.impact === "critical")
    .map((violation) => `${violation.id}: ${violation.nodes.map((node) => node.target.join(" ")).join(", ")}`);
}
