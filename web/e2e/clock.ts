// Measures in the page itself how long it takes from an answer that is sent until the picture that shows what came of it.

import type { Page } from "@playwright/test";

export interface Delays {
  /** Milliseconds from sending an answer until the server's update has come. */
  server: number[];
  /** Milliseconds from sending an answer until what came of it has been painted. */
  picture: number[];
}

interface Watched extends Window {
  delays?: Delays;
}

/** Begins to measure; the page has to be loaded after it. */
export async function clock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const delays: Delays = { server: [], picture: [] };
    (window as Watched).delays = delays;
    let sent: number | null = null;
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (data) {
      if (String(data).includes('"answer"')) sent = performance.now();
      this.addEventListener("message", heard);
      send.call(this, data);
    };
    const heard = (event: MessageEvent): void => {
      if (sent === null || !String(event.data).startsWith('{"update"')) return;
      const since = sent;
      sent = null;
      delays.server.push(performance.now() - since);
      // The frame is painted after its callbacks; a task that follows them comes after the paint.
      requestAnimationFrame(() => setTimeout(() => delays.picture.push(performance.now() - since), 0));
    };
  });
}

export async function delays(page: Page): Promise<Delays> {
  return page.evaluate(() => (window as Watched).delays ?? { server: [], picture: [] });
}

/** The value below which a share of them lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
