import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

// Debian's Chromium where it is installed; otherwise the one that CHROMIUM names.
const chromium =
  process.env.CHROMIUM ?? ["/usr/bin/chromium", "/usr/bin/chromium-browser"].find((path) => existsSync(path));

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  timeout: 600_000,
  expect: { timeout: 15_000 },
  fullyParallel: false,
  workers: 1,
  retries: 0,
  reporter: [["list"]],
  grepInvert: process.env.BROADSIDE_LONG ? [] : /@long/,
  use: {
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
    colorScheme: "dark",
    // A trace of every step takes longer than the game; BROADSIDE_TRACE=1 keeps one of what fails.
    trace: process.env.BROADSIDE_TRACE ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
