// Makes a picture small: a PNG with a palette of 256 colours, for pictures whose colours are few.

import { deflateSync, inflateSync, crc32 } from "node:zlib";

interface Picture {
  width: number;
  height: number;
  /** Red, green, blue, row by row. */
  pixels: Uint8Array;
}

/** Reads what a browser writes: eight bits, red, green, blue and perhaps alpha, not interlaced. */
function read(file: Buffer): Picture {
  const [width, height, channels] = [file.readUInt32BE(16), file.readUInt32BE(20), file[25] === 6 ? 4 : 3];
  const parts: Buffer[] = [];
  for (let at = 8; at < file.length; at += 12 + file.readUInt32BE(at)) {
    const length = file.readUInt32BE(at);
    if (file.toString("latin1", at + 4, at + 8) === "IDAT") parts.push(file.subarray(at + 8, at + 8 + length));
  }
  const raw = inflateSync(Buffer.concat(parts));
  const row = width * channels;
  const plain = new Uint8Array(row * height);
  for (let y = 0; y < height; y += 1) {
    const filter = raw[y * (row + 1)];
    for (let x = 0; x < row; x += 1) {
      const at = y * row + x;
      const left = x >= channels ? (plain[at - channels] ?? 0) : 0;
      const up = y > 0 ? (plain[at - row] ?? 0) : 0;
      const corner = x >= channels && y > 0 ? (plain[at - row - channels] ?? 0) : 0;
      plain[at] =
        (raw[y * (row + 1) + 1 + x] ?? 0) + [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter ?? 0]!;
    }
  }
  if (channels === 3) return { width, height, pixels: plain };
  return { width, height, pixels: plain.filter((_, at) => at % 4 !== 3) };
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

type Colour = readonly [number, number, number];

/** So many colours that stand for all of them: boxes of colours are halved, the one with the widest spread first. */
function palette(counts: ReadonlyMap<number, number>, most: number): Colour[] {
  const colour = (code: number): Colour => [code >> 16, (code >> 8) & 255, code & 255];
  const all = [...counts].map(([code, count]) => ({ at: colour(code), count }));
  const boxOf = (inside: typeof all) => {
    const spread = [0, 1, 2].map((channel) => {
      const values = inside.map(({ at }) => at[channel] ?? 0);
      return values.reduce((a, b) => Math.max(a, b), 0) - values.reduce((a, b) => Math.min(a, b), 255);
    });
    const widest = Math.max(...spread);
    const weight = inside.reduce((sum, { count }) => sum + count, 0);
    return { inside, channel: spread.indexOf(widest), want: inside.length > 1 ? widest * weight ** 0.3 : 0 };
  };
  const boxes = [boxOf(all)];
  while (boxes.length < most) {
    const next = boxes.reduce((a, b) => (b.want > a.want ? b : a));
    if (next.want === 0) break;
    const sorted = next.inside.sort((a, b) => (a.at[next.channel] ?? 0) - (b.at[next.channel] ?? 0));
    const [low, high] = [sorted[0]!.at[next.channel]!, sorted.at(-1)!.at[next.channel]!];
    const cut = Math.max(
      1,
      sorted.findIndex(({ at }) => at[next.channel]! > (low + high) / 2),
    );
    boxes.splice(boxes.indexOf(next), 1, boxOf(sorted.slice(0, cut)), boxOf(sorted.slice(cut)));
  }
  return boxes.map(({ inside }) => {
    const weight = inside.reduce((sum, { count }) => sum + count, 0);
    const mean = (channel: 0 | 1 | 2): number =>
      Math.round(inside.reduce((sum, { at, count }) => sum + at[channel] * count, 0) / weight);
    return [mean(0), mean(1), mean(2)] as const;
  });
}

function nearest(colours: readonly Colour[], code: number): number {
  const [r, g, b] = [code >> 16, (code >> 8) & 255, code & 255];
  let [best, least] = [0, Infinity];
  for (const [at, colour] of colours.entries()) {
    const far = (colour[0] - r) ** 2 + (colour[1] - g) ** 2 + (colour[2] - b) ** 2;
    if (far < least) [best, least] = [at, far];
  }
  return best;
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** The same picture in few bytes. */
export function smaller(file: Buffer): Buffer {
  const { width, height, pixels } = read(file);
  const code = (at: number): number => (pixels[3 * at]! << 16) | (pixels[3 * at + 1]! << 8) | pixels[3 * at + 2]!;
  const counts = new Map<number, number>();
  for (let at = 0; at < width * height; at += 1) counts.set(code(at), (counts.get(code(at)) ?? 0) + 1);
  const colours = palette(counts, 256);
  const place = new Map([...counts.keys()].map((each) => [each, nearest(colours, each)]));
  const rows = Buffer.alloc((width + 1) * height);
  for (let at = 0; at < width * height; at += 1) {
    rows[Math.floor(at / width) * (width + 1) + 1 + (at % width)] = place.get(code(at)) ?? 0;
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    file.subarray(0, 8),
    chunk("IHDR", head),
    chunk("PLTE", Buffer.from(colours.flat())),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
