// How long to wait before the connection is tried again: longer each time, and not all pages at the same moment.

/** Seconds before the first attempt, the second and so on. */
const WAITS = [0.5, 1, 2, 3, 5, 8, 13, 20, 30];

/** Seconds that the server wants to be left alone after it has heard too much. */
const BREATH = 30;

/** Seconds until the next attempt, after so many in vain; `code` is the server's last word, if it had one. */
export function pause(tries: number, code: string | null, random: () => number): number {
  const wait = WAITS[Math.min(tries, WAITS.length - 1)] ?? 30;
  // A server that starts again hears from all pages at once otherwise.
  const spread = 0.5 + random();
  return code === "too_fast" ? Math.max(BREATH, wait) * (1 + random() / 2) : wait * spread;
}
