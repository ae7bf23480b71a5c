// How wide words are on the screen.

const context = globalThis.document?.createElement("canvas").getContext("2d") ?? null;
const known = new Map<string, number>();

export const FONT = '"Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, "Liberation Sans", sans-serif';

export function widthOf(words: string, font = "600 11.5px"): number {
  const key = `${font}|${words}`;
  const kept = known.get(key);
  if (kept !== undefined) return kept;
  if (!context) return words.length * 6.4;
  context.font = `${font} ${FONT}`;
  const width = context.measureText(words).width;
  if (known.size > 2000) known.clear();
  known.set(key, width);
  return width;
}
