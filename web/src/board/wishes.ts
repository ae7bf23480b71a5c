// Which words the board wants to show now, where each would like to stand, and what none of them may cover.
// Places are pixels of the layer that the camera only shifts.

import type { Piece, Proof } from "../protocol/stage";
import { say, t } from "../text/fluent";
import { chipSpot } from "./chips";
import { confirmSpot } from "./confirm";
import type { BoardState } from "./context";
import { diceAt, diceShown } from "./draw/Chips";
import { plateSize } from "./draw/Plate";
import { boxOf, corners, distance, onTable, type Box, type Point } from "./geometry";
import { around, boxAt, mix, polygonOf, type Block, type Wish } from "./labels";
import { widthOf } from "./measureText";

/** A label of any kind with what it shows. */
export type Label = { spot: Point; piece?: Piece } & (
  | { kind: "plate"; piece: Piece }
  | { kind: "name"; piece: Piece; hot: boolean }
  | { kind: "tag"; tone: string; words: string; icon?: string }
  | { kind: "dice" }
);

export interface Lens {
  lay: (point: Point) => Point;
  zoom: number;
  /** The part of the layer that is seen. */
  screen: Box;
}

export interface Collected {
  labels: Map<string, Label>;
  wishes: Wish[];
  blocks: Block[];
}

export function collect(board: BoardState, lens: Lens): Collected {
  const all: Collected = { labels: new Map(), wishes: [], blocks: [] };
  const boxes = footprints(board, lens, all.blocks);
  ghosts(board, lens, all.blocks);
  proofs(board, lens, all);
  remarks(board, lens, all, boxes);
  plates(board, lens.screen, all, boxes);
  names(board, all, boxes);
  return all;
}

/** The bases and chips of all pieces that can be seen, and the box that each takes. */
function footprints(board: BoardState, { lay, zoom, screen }: Lens, blocks: Block[]): Map<string, Box> {
  const boxes = new Map<string, Box>();
  const radius = board.chipRadius();
  for (const piece of board.onTable()) {
    const place = piece.place;
    if (!place) continue;
    const polygon = corners(piece.outline).map((corner) => lay(onTable(place, corner)));
    let box = boxOf(polygon);
    const room = 200;
    if (box.right < screen.left - room || box.left > screen.right + room) continue;
    if (box.bottom < screen.top - room || box.top > screen.bottom + room) continue;
    blocks.push({ polygon, weight: piece.kind === "obstacle" ? 0.6 : 3 });
    for (const part of piece.parts) {
      if (!part.chip) continue;
      const [x, y] = lay(chipSpot({ piece, part, place }, zoom, radius, board.discs()));
      const chip = boxAt([x - radius, y - radius], 2 * radius, 2 * radius);
      blocks.push({ polygon: polygonOf(chip), weight: 3 });
      const dice = diceShown(board, piece, part).length;
      if (dice > 0) {
        const [dx, dy] = diceAt(lay([place.x, place.y]), [x, y], radius, dice);
        const row = boxAt([x + dx - dice * 5, y + dy - 5], dice * 10, 10);
        blocks.push({ polygon: polygonOf(row), weight: 3 });
        box = hull(box, row);
      }
      box = hull(box, chip);
    }
    boxes.set(piece.id, box);
  }
  return boxes;
}

/** The box around two boxes. */
const hull = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

/** Tools, joints and what would lie elsewhere are not covered either. */
function ghosts(board: BoardState, { lay }: Lens, blocks: Block[]): void {
  const confirm = confirmSpot(board, lay);
  if (confirm) blocks.push({ polygon: polygonOf(boxAt([confirm[0] - 16, confirm[1] - 16], 32, 32)), weight: 3 });
  for (const ghost of board.model.preview()?.ghosts ?? []) {
    for (const part of ghost.tool) blocks.push({ polygon: corners(part).map(lay), weight: 2 });
    for (const joint of ghost.joints) {
      const [x, y] = lay(joint);
      blocks.push({ polygon: polygonOf(boxAt([x - 26, y - 26], 52, 52)), weight: 2 });
    }
    const [piece, end] = [board.pieceOf(ghost.piece), board.placing() ?? ghost.path.at(-1)];
    if (!piece || !end) continue;
    blocks.push({ polygon: corners(piece.outline).map((corner) => lay(onTable(end, corner))), weight: 3 });
  }
}

function tag(
  all: Collected,
  lens: Lens,
  id: string,
  spot: Point,
  label: Label,
  width: number,
  height = 20,
  up = 0,
  optional = false,
): void {
  const [x, y] = lens.lay(spot);
  all.labels.set(id, label);
  const anchor: Point = [x, y];
  all.wishes.push({ id, width, height, places: beside([x, y - up], width, height), anchor, reach: 0, optional });
}

/** Range and obstruction beside the lines that prove them. */
function proofs(board: BoardState, lens: Lens, all: Collected): void {
  const tones = { main: "acc", duel: "side", refused: "bad", other: "" };
  board.drawn().forEach((drawn, at) => {
    if (drawn.weight === "other" && at > 4) return;
    for (const each of drawn.proof.lines) {
      if (each.kind !== "range") continue;
      const [from, to] = [lens.lay(each.from), lens.lay(each.to)];
      const steps = Math.min(24, Math.ceil(distance(from, to) / 16)) || 1;
      for (let step = 0; step <= steps; step++) {
        const [x, y] = mix(from, to, step / steps);
        all.blocks.push({ polygon: polygonOf(boxAt([x - 3, y - 3], 6, 6)), weight: 0.7 });
      }
    }
    const spots = spotsOf(drawn.proof);
    const words = say(drawn.proof.label);
    if (words && spots.label) {
      const label: Label = { kind: "tag", spot: spots.label, tone: tones[drawn.weight], words };
      tag(all, lens, `tag-${at}`, spots.label, label, widthOf(words) + 22, 20, 0, drawn.weight === "other");
    }
    const warning = say(drawn.proof.warning);
    if (warning && spots.warning && drawn.weight !== "other") {
      const label: Label = { kind: "tag", spot: spots.warning, tone: "warn", words: warning, icon: "warn" };
      tag(all, lens, `warning-${at}`, spots.warning, label, widthOf(warning) + 36);
    }
  });
}

/** Where the words of a measurement belong: the middle of the range line, and where sight is obstructed. */
function spotsOf({ lines }: Proof): { label?: Point; warning?: Point } {
  const range = lines.find((each) => each.kind === "range") ?? lines[0];
  const bad = lines.find((each) => each.kind === "obstructed") ?? lines.find((each) => each.kind === "refused");
  if (!range) return {};
  const warning = bad ? mix(bad.from, bad.to, 0.5) : mix(range.from, range.to, 0.35);
  return { label: mix(range.from, range.to, 0.5), warning };
}

/** Why something is refused, what would overlap, and the dice of the attack under way. */
function remarks(board: BoardState, lens: Lens, all: Collected, boxes: Map<string, Box>): void {
  const { model } = board;
  const under = model.hovered();
  const forbidden = under ? board.refused().get(under) : undefined;
  const piece = board.pieceOf(under);
  if (forbidden && piece?.place && boxes.has(piece.id)) {
    const words = say(forbidden.reason);
    const spot: Point = [piece.place.x, piece.place.y];
    tag(all, lens, "refused", spot, { kind: "tag", spot, tone: "bad", words }, widthOf(words) + 22, 20, 20);
  }
  const preview = model.preview();
  const end = board.placing() ?? preview?.ghosts[0]?.path.at(-1);
  if (preview?.refused && end) {
    const words = say(preview.refused.text);
    const spot: Point = [end.x, end.y];
    tag(all, lens, "foreseen", spot, { kind: "tag", spot, tone: "bad", words }, widthOf(words) + 22, 20, 30);
  }
  for (const [at, ghost] of (preview?.ghosts ?? []).entries()) {
    const last = ghost.path.at(-1);
    const names = ghost.overlaps.flatMap((id) => board.pieceOf(id)?.short ?? []);
    if (!last || names.length === 0 || preview?.refused) continue;
    const words = t("board-overlaps", { names: names.join(", ") });
    const spot: Point = [last.x, last.y];
    const label: Label = { kind: "tag", spot, tone: "warn", words, icon: "warn" };
    tag(all, lens, `overlap-${at}`, spot, label, widthOf(words) + 36, 20, 30);
  }
  const fight = board.duel();
  const spot = fight?.proof ? spotsOf(fight.proof).label : undefined;
  if (fight?.rolled && fight.dice.length > 0 && spot && !model.measuring()) {
    tag(all, lens, "dice", spot, { kind: "dice", spot }, fight.dice.length * 22 + 10, 28);
  }
}

/** Plates of ships, and of what is under the pointer, the most important first. */
function plates(board: BoardState, screen: Box, all: Collected, boxes: Map<string, Box>): void {
  const [decides, under] = [board.pieceOf(board.subject()), board.pieceOf(board.model.hovered())];
  const open = board.pieceOf(board.model.selected());
  const rank = (piece: Piece): number => {
    if (piece === decides) return 0;
    if (piece === under || piece === open) return 1;
    return piece.parts.some((part) => board.engaged().has(part.id)) ? 2 : 3;
  };
  const shown = board
    .onTable()
    .filter((piece) => piece.kind === "ship" || (piece.kind === "squadron" && piece === under))
    .sort((a, b) => rank(a) - rank(b));
  // On a small screen a plate stands beside its piece or not at all: the sheet tells the same.
  const small = screen.right - screen.left < 600;
  for (const piece of shown) {
    const box = boxes.get(piece.id);
    if (!box || !piece.place || !meets(box, screen)) continue;
    const { width, height } = plateSize(piece);
    const id = `plate-${piece.id}`;
    all.labels.set(id, { kind: "plate", piece, spot: [piece.place.x, piece.place.y] });
    all.wishes.push({
      id,
      width,
      height,
      places: around(box, width, height, 6).filter((place) => !small || !place.far),
      anchor: [(box.left + box.right) / 2, (box.top + box.bottom) / 2],
      reach: Math.min(box.right - box.left, box.bottom - box.top) * 0.45,
      optional: small || rank(piece) > 1,
    });
  }
}

const meets = (a: Box, b: Box): boolean => a.right > b.left && a.left < b.right && a.bottom > b.top && a.top < b.bottom;

/** Names of obstacles and tokens and of squadrons that have one of their own, where there is room. */
function names(board: BoardState, all: Collected, boxes: Map<string, Box>): void {
  for (const piece of board.onTable()) {
    const named = piece.kind === "squadron" && piece.flags.includes("unique");
    if (piece.kind === "ship" || (piece.kind === "squadron" && !named) || !piece.place) continue;
    const hot = board.hot().has(piece.id);
    const box = boxes.get(piece.id);
    const shown = hot || (named ? board.detail() > 0 : board.detail() > 1 || board.model.hovered() === piece.id);
    if (!box || !shown || all.labels.has(`plate-${piece.id}`)) continue;
    const [width, mid] = [widthOf(nameOf(piece), "500 10.5px"), (box.left + box.right) / 2];
    const level = (box.top + box.bottom) / 2 - 7;
    // Above and below a squadron are its star and its tokens.
    const room = named ? 7 * board.camera.zoom() : 0;
    const places: Point[] = [
      [mid - width / 2, box.bottom + 3 + room],
      [mid - width / 2, box.top - 17 - room],
      [box.right + 5, level],
      [box.left - 5 - width, level],
    ];
    const id = `name-${piece.id}`;
    all.labels.set(id, { kind: "name", piece, hot, spot: [piece.place.x, piece.place.y] });
    const wish = { id, width, height: 14, anchor: [mid, level] as Point, reach: 0, optional: true };
    all.wishes.push({ ...wish, places: places.map((at) => ({ at })) });
  }
}

/** What a piece is called on the table: what belongs to nobody has a name in each language. */
export const nameOf = (piece: Piece): string => (piece.side === null ? say(piece.spoken) || piece.name : piece.name);

const AROUND = [
  [-1, 0],
  [1, 0],
  [-0.7, -0.7],
  [0.7, 0.7],
  [-0.7, 0.7],
  [0.7, -0.7],
  [0, -1],
  [0, 1],
] as const;

/** Places near a point, on all sides of it. */
function beside([x, y]: Point, width: number, height: number): { at: Point }[] {
  return [14, 30, 52, 80, 115, 150].flatMap((out) =>
    AROUND.map(([dx, dy]) => ({
      at: [x + dx * (out + width / 2) - width / 2, y + dy * (out + height / 2) - height / 2] as Point,
    })),
  );
}
