// Plain silhouettes of small craft seen from above, drawn for this program, by words in the name of their type.

import type { Drawing } from "./strokes";

const ball: Drawing = {
  hull: ["~-40,42 -32,42 -32,-42 -40,-42", "0,14 10,10 14,0 10,-10 0,-14"],
  detail: ["14,0 32,0", "c 0,0,6"],
};
const cross: Drawing = {
  hull: ["0,50 4,30 6,4 40,-6 42,-18 10,-22 10,-44 4,-46"],
  detail: ["40,-6 40,24", "6,4 10,-22", "c 0,-8,4"],
};
const fork: Drawing = {
  hull: ["0,48 9,42 9,20 7,8 20,4 20,-46 26,-46 26,14 30,14 30,-46"],
  detail: ["20,4 26,4", "9,20 0,20", "c 0,30,4"],
};
const dart: Drawing = { hull: ["0,48 8,34 30,-26 26,-38 12,-32 8,-44"], detail: ["0,30 10,-20 0,-24", "c 0,4,4"] };
const disc: Drawing = {
  hull: ["3,28 3,48 9,48 14,26 28,14 32,-4 26,-24 12,-36"],
  detail: ["c 0,-4,12", "c 0,-4,4", "28,14 18,6", "26,-24 16,-14"],
};
const broad: Drawing = {
  hull: ["0,46 10,42 12,16 36,0 40,-22 30,-30 14,-24 12,-42 5,-46"],
  detail: ["12,16 14,-24", "0,30 7,20 0,14", "36,0 22,-16"],
};

/** The first whose word is in the name of the type. */
const kinds: readonly [string, Drawing][] = [
  ["tie", ball],
  ["xwing", cross],
  ["z95", cross],
  ["ywing", fork],
  ["kwing", fork],
  ["yt", disc],
  ["jumpmaster", disc],
  ["falcon", disc],
  ["freighter", disc],
  ["awing", dart],
  ["interceptor", dart],
  ["fighter", dart],
  ["wing", broad],
];

/** The silhouette for a type of craft. */
export function fighterArt(slug: string): Drawing | undefined {
  const plain = slug.replaceAll("-", "");
  return kinds.find(([word]) => plain.includes(word))?.[1];
}
