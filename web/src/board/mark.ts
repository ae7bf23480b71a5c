// What tells a small piece from those like it: its number among them, or the initials of its name where it is the only one.

import type { Piece } from "../protocol/stage";

/** The mark of a piece, on the table as in lists; nothing where nothing is like it. */
export function markOf(piece: Piece): string | null {
  const number = / (\d+)$/.exec(piece.name)?.[1];
  if (number) return number;
  if (!piece.flags.includes("unique")) return null;
  const words = piece.name.split(/[\s-]+/).filter((word) => /^\p{L}/u.test(word));
  const letters = words.length > 1 ? [words[0], words.at(-1)].map((word) => word?.charAt(0)) : [words[0]?.slice(0, 2)];
  return letters.join("") || null;
}
