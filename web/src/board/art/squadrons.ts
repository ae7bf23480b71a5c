// Glyphs of squadrons, drawn for this program, in a box of 16 units about the origin; forward is up.

import { detailPath, hullPath } from "./strokes";

interface Drawing {
  /** Lines. */
  line?: readonly string[];
  /** Closed lines. */
  shape?: readonly string[];
  /** Filled parts. */
  solid?: readonly string[];
}

const drawings: Record<string, Drawing> = {
  "x-wing": { line: ["1.4,1.4 5.6,5.6", "1.4,-1.4 5.6,-5.6", "c 0,0,2"] },
  "y-wing": { line: ["2,-1 5.2,-1", "5.2,4 5.2,-6", "0,-3 0,-6"], shape: ["1,6 2.2,3 2,-3"] },
  "btl-b-y-wing": { line: ["2,0 5.4,0", "5.4,5.5 5.4,-6", "2,-4 5.4,-4"], shape: ["0,6 2.2,3 2,-4"] },
  "a-wing": { shape: ["0,6.5 2.4,2 5.8,-4 3.2,-5.5 2.4,-3"], line: ["0,2.5 0,-1"] },
  "b-wing": { line: ["!0,6.5 0,-6.5", "!-5,-1 5,-1", "!c 0,4.2,2", "!c -5,-1,.9", "!c 5,-1,.9"] },
  "e-wing": { line: ["1.4,-1 6,-2.5 6,2", "0,-3 0,-6"], shape: ["0,6.5 1.4,3 1.4,-3"] },
  "z-95-headhunter": { line: ["1.3,0 6.2,-2 6.2,-4 1.3,-3", "6.2,-3 6.2,2"], shape: ["0,6.5 1.3,2 1.3,-5"] },
  "hwk-290": { shape: ["0,6.5 1.8,4 2,-1 4.5,-3.5 4.5,-5.5 1.5,-5 1,-6"], line: ["0,3 0,0"] },
  "yt-1300": { line: ["!c 0,-1,5", "!c 0,-1,1.6", "1,3.9 1.6,6.5 3,6.2 3.4,2.6", "!5,-1 6.5,1.5"] },
  "yt-2400": { line: ["!c -1,-.5,5", "!c -1,-.5,1.5", "!3.8,1 6.2,1 6.2,5", "!-1,4.5 -1,6.5"] },
  "vcx-100-freighter": { shape: ["1.5,6 3,3 6,-2 6,-5 2.5,-4 1.5,-6"], line: ["0,3 0,-2", "3,3 2.5,-4"] },
  "lancer-class-pursuit-craft": { shape: ["1,6 2.2,1 5.5,-2 6.5,-5 3,-4.5 1.6,-6"], line: ["2.2,1 3,-4.5"] },
  "scurrg-h-6-bomber": { line: ["!c 0,2.8,2.6", "2,1 4.5,-1 5.5,-6 2.8,-4.5 1.4,-1", "0,.2 0,-4"] },
  "mandalorian-gauntlet-fighter": { shape: ["1,6 2,2 6,3.5 6.5,-5 3,-3.5 1.5,-5.5"], line: ["2,2 1.5,-5.5"] },
  "tie-fighter": { line: ["5,5.5 5,-5.5", "5,0 2.4,0", "c 0,0,2.4"] },
  "tie-interceptor": { line: ["6,6 4.5,1 4.5,-1 6,-6", "4.5,0 2.2,0", "c 0,0,2.2"] },
  "tie-advanced": { line: ["3.8,5.8 5.8,2.5 5.8,-2.5 3.8,-5.8", "5.8,0 2.4,0", "c 0,0,2.4"] },
  "tie-bomber": { line: ["3.8,5.5 5.8,3 5.8,-3 3.8,-5.5", "5.8,0 4,0"], shape: ["~.4,3.5 3.6,3.5 3.6,-3.5 .4,-3.5"] },
  "tie-defender": { line: ["!c 0,0,2", "!0,2 0,6", "!-2.5,6 2.5,6", "1.7,-1.2 4.8,-3.2", "3.3,-5.4 6.3,-1"] },
  "tie-phantom": { line: ["!c 0,-.5,2.2", "2,0 5,2.5 5,6", "1.5,-2.2 4.5,-6", "!0,1.7 0,5.5"] },
  "lambda-class-shuttle": { line: ["1.4,-1 5.6,-5.5", "0,-1 0,-6.5"], shape: ["0,6.5 1.6,4 1.4,-3"] },
  "vt-49-decimator": { shape: ["1.5,5.5 3,2.5 6,1 6,-4 3.5,-5.5 1,-3.5"], line: ["0,2.5 0,-1", "3,2.5 3.5,-5.5"] },
  "firespray-31": { line: ["!c 0,-1.8,4.6"], shape: ["1,6.5 1.6,2.5"], solid: ["!-1,-1 1,-1 1,-3 -1,-3"] },
  "yv-666": { shape: ["3,6.5 4,3 3.4,-4 5,-6 1.5,-5"], line: ["3.8,1 0,1", "0,1 0,-3"] },
  "jumpmaster-5000": { line: ["!c 0,0,5.5", "!c 0,0,2.6", "!-2.6,0 -5.5,0", "!5,2.4 6.5,5"] },
  "aggressor-assault-fighter": { shape: ["0,5 1.5,1 6,-2.5 6,-5 1.5,-3.5"], line: ["3.8,-1 3.8,4"] },
  "arc-170-starfighter": {
    line: ["1.4,0 6.5,2.5 6.5,4.5", "1.4,-2 6.5,-2.5", "3.5,-2.3 3.5,-5"],
    shape: ["0,6.5 1.4,3 1.4,-5"],
  },
  "delta-7-aethersprite": { shape: ["0,6.5 4.8,-4.5 1.6,-3.5 1,-5.5"], line: ["0,1 0,-2"] },
  "v-19-torrent": { line: ["1.6,-1 6,3", "1.6,-2 6,-5.5"], shape: ["0,6 1.6,2 1.6,-4"] },
  "vulture-class-droid-fighter": {
    line: ["1.6,1 4.5,1", "4.5,6 4.5,-6", "6.2,4 6.2,-4 4.5,-6"],
    shape: ["0,3.5 1.6,2 1.6,-2"],
  },
  "hyena-class-droid-bomber": { line: ["2,1.5 5.5,2.5 5.5,6", "2,-1 5.5,-2 5.5,-6"], shape: ["1,3.5 2.2,1.5 2,-2.5"] },
  "droid-tri-fighter": { line: ["!c 0,0,2", "!0,2 0,6.5", "1.7,-1 5.6,-3.3", "1.5,5.8 5.4,.3", "3.8,-4.6 0,-5.6"] },
  "belbullab-22-starfighter": { shape: ["1.2,6.5 2.5,2 6,-3 6,-5.5 2.5,-4 1,-5.5"], line: ["1.2,2 1,-3"] },
};

const byFaction: readonly Drawing[] = [
  { shape: ["0,6 5.5,-5.5 0,-2.5"] },
  { shape: ["0,6 5.2,3 5.2,-3 0,-6"], line: ["!0,3 0,-3"] },
];

export interface Glyph {
  line: string;
  solid: string;
}

const cache = new Map<string, Glyph>();
const upright = (path: string): string =>
  path.replace(/([ML])(-?[\d.]+) (-?[\d.]+)/g, (_, step: string, x: string, y: string) => `${step}${x} ${-Number(y)}`);

/** The glyph of a squadron's class; one by side for a class without its own. */
export function squadronArt(art: string, side: number | null): Glyph {
  const name = art.replace(/-squadron$/, "");
  const key = `${name}/${side}`;
  const kept = cache.get(key);
  if (kept) return kept;
  const drawing = drawings[name] ?? byFaction[side ?? 0] ?? (byFaction[0] as Drawing);
  const made = {
    line: upright(detailPath(drawing.line ?? []) + hullPath(drawing.shape ?? [])),
    solid: upright(hullPath(drawing.solid ?? [])),
  };
  cache.set(key, made);
  return made;
}

/** The names of all glyphs. */
export const squadronArts = (): string[] => Object.keys(drawings);
