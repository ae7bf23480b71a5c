// Made-up answers of a server, near enough to look at.

import type {
  Ghost,
  Outline,
  Part,
  Piece,
  Place,
  Preview,
  Proof,
  Question,
  Reply,
  Scene,
  Told,
} from "../src/protocol/stage";
import { shipArts } from "../src/board/art/ships";
import { squadronArts } from "../src/board/art/squadrons";
import { corners, distance, heading, onTable, type Point } from "../src/board/geometry";

const name = (words: string) => ({ id: "name", args: { name: words } });

interface Moment {
  seat: number;
  scene: Scene;
  question: Question | null;
  story: Told[];
}

const SPOTS: Record<string, Place> = {
  "ship-0": { x: 620, y: 452, facing: 318 },
  "ship-1": { x: 297, y: 349, facing: 22 },
  "ship-2": { x: 436, y: 643, facing: 172 },
  "squadron-0": { x: 385, y: 484, facing: 0 },
  "squadron-1": { x: 341, y: 458, facing: 0 },
  "squadron-2": { x: 622, y: 616, facing: 0 },
  "squadron-3": { x: 700, y: 507, facing: 0 },
  "squadron-4": { x: 526, y: 464, facing: 0 },
  "squadron-5": { x: 352, y: 518, facing: 0 },
  "squadron-6": { x: 313, y: 498, facing: 0 },
  "squadron-7": { x: 567, y: 712, facing: 0 },
  "squadron-8": { x: 318, y: 684, facing: 0 },
  "squadron-9": { x: 280, y: 640, facing: 0 },
};

/** The moment of the pictures. */
export function dressed(moment: Moment, demo: string): Moment {
  if (demo === "") return moment;
  const { scene } = moment;
  if (demo === "gallery") return gallery(moment);
  scene.pieces = scene.pieces.map((piece) => ({ ...piece, place: SPOTS[piece.id] ?? piece.place }));
  for (const piece of scene.pieces) {
    piece.flags = piece.flags.filter((flag) => flag !== "activated" && flag !== "active");
    if (["squadron-4", "squadron-5", "squadron-6"].includes(piece.id)) piece.flags.push("activated");
  }
  link(scene.pieces, "squadron-5", "squadron-0");
  link(scene.pieces, "squadron-6", "squadron-1");
  const question = moment.question;
  if (question && demo === "attack") {
    question.subject = "ship-0.front";
    question.choices = ["ship-2.front", "ship-2.left", "squadron-4"].map((target) => ({
      ...(question.choices[0] as Question["choices"][0]),
      label: name(target),
      target,
      proof: proofBetween(scene.pieces, "ship-0.front", target),
    }));
    question.refused = [
      {
        choice: { ...(question.choices[0] as Question["choices"][0]), target: "ship-2.right", proof: null },
        rule: null,
        reason: name("No sight: the line crosses its front hull zone."),
      },
    ];
  }
  if (question && question.wants === "course") {
    question.subject = "ship-0";
    question.course = { piece: "ship-0", ...courses() };
  }
  return moment;
}

/** Every silhouette and every glyph. */
function gallery(moment: Moment): Moment {
  const { scene } = moment;
  const ship = scene.pieces.find((piece) => piece.kind === "ship") as Piece;
  const squadron = scene.pieces.find((piece) => piece.kind === "squadron") as Piece;
  const ships = shipArts().map((art, at): Piece => {
    const side = at % 2;
    const place = { x: 50 + (at % 9) * 100, y: 860 - Math.floor(at / 9) * 160, facing: 0 };
    const long = art.startsWith("executor") ? 150 : 60;
    const wide = art.startsWith("executor") ? 31 : 36;
    const outline = {
      points: [
        [wide, -long],
        [wide, long],
        [-wide, long],
        [-wide, -long],
      ] as [number, number][],
    };
    return {
      ...ship,
      id: `ship-${at}`,
      art,
      name: art,
      short: art,
      side,
      place,
      outline,
      parts: [],
      meters: [],
      dials: [],
      tokens: [],
      flags: [],
    };
  });
  const squadrons = squadronArts().map((art, at): Piece => {
    const place = { x: 40 + (at % 18) * 48, y: 160 - Math.floor(at / 18) * 60, facing: 0 };
    return { ...squadron, id: `squadron-${at}`, art, name: art, side: at % 2, place, flags: [] };
  });
  scene.pieces = [...ships, ...squadrons];
  moment.question = null;
  return moment;
}

function link(pieces: Piece[], a: string, b: string): void {
  pieces.find((piece) => piece.id === a)?.links.push(b);
  pieces.find((piece) => piece.id === b)?.links.push(a);
}

function courses() {
  const chart: Record<number, number[]> = { 1: [2], 2: [1, 2], 3: [1, 1, 2], 4: [0, 1, 1, 2] };
  const legal = [2, 3, 4].flatMap((speed) => {
    let list: number[][] = [[]];
    for (const most of chart[speed] ?? []) {
      list = list.flatMap((clicks) => Array.from({ length: 2 * most + 1 }, (_, at) => [...clicks, at - most]));
    }
    return list.map((clicks) => ({ speed, clicks, side: (clicks.find((click) => click !== 0) ?? 0) < 0 ? -1 : 1 }));
  });
  const speeds = [2, 3, 4].map((speed) => ({
    speed,
    joints: (chart[speed] ?? []).map((most) => ({ chart: most, most })),
  }));
  return { speeds, legal, start: { speed: 3, clicks: [1, 1, 2], side: 1 } };
}

function shapeOf(pieces: readonly Piece[], id: string): Point[] {
  const piece = pieces.find((each) => each.id === id.split(".")[0]);
  if (!piece?.place) return [[0, 0]];
  const part: Part | undefined = piece.parts.find((each) => each.id === id);
  const dense = corners((part?.outline ?? piece.outline) as Outline).flatMap((point, at, all) => {
    const next = all[(at + 1) % all.length] as Point;
    return Array.from(
      { length: 12 },
      (_, step) =>
        [point[0] + ((next[0] - point[0]) * step) / 12, point[1] + ((next[1] - point[1]) * step) / 12] as Point,
    );
  });
  return dense.map((point) => onTable(piece.place as Place, point));
}

export function proofBetween(pieces: readonly Piece[], from: string, to: string): Proof {
  let best: [Point, Point] = [
    [0, 0],
    [0, 0],
  ];
  let least = Infinity;
  for (const a of shapeOf(pieces, from)) {
    for (const b of shapeOf(pieces, to)) {
      if (distance(a, b) < least) [least, best] = [distance(a, b), [a, b]];
    }
  }
  const spot = (id: string): Point => {
    const piece = pieces.find((each) => each.id === id.split(".")[0]);
    const part = piece?.parts.find((each) => each.id === id);
    return piece?.place ? onTable(piece.place, part?.target ?? [0, 0]) : [0, 0];
  };
  const [a, b] = [spot(from), spot(to)];
  const at = (share: number): [number, number] => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
  const band = least < 123.3 ? "Close" : least < 186.5 ? "Medium" : "Long";
  const blocked = to.includes("front");
  return {
    lines: [
      { kind: "range", from: [...best[0]], to: [...best[1]] },
      { kind: "sight", from: [...a], to: [...b] },
      ...(blocked ? [{ kind: "obstructed" as const, from: at(0.25), to: at(0.4) }] : []),
    ],
    label: name(`${band} · ${Math.round(least)} mm`),
    warning: blocked ? name("Obstructed: −1 die") : null,
    obstructors: blocked ? ["obstacle-0"] : [],
  };
}

/** A tool of straight pieces with a bend at each joint. */
function tool(from: Place, clicks: readonly number[], side: number): Ghost {
  const outlines: Outline[] = [];
  const joints: [number, number][] = [];
  const path: Place[] = [from];
  let facing = from.facing;
  let at = onTable(from, [side * 28, 35]);
  const forward = (by: number): void => {
    const [sin, cos] = heading(facing);
    const end: Point = [at[0] + sin * by, at[1] + cos * by];
    const corner = (point: Point, aside: number): [number, number] => [point[0] + cos * aside, point[1] - sin * aside];
    outlines.push({ points: [corner(at, -7), corner(at, 7), corner(end, 7), corner(end, -7)] });
    at = end;
  };
  for (const click of clicks) {
    forward(45);
    joints.push([at[0], at[1]]);
    facing += click * 22.5;
    forward(22);
    const [x, y] = onTable({ x: at[0], y: at[1], facing }, [-side * 28, -35]);
    path.push({ x, y, facing });
  }
  return { piece: "ship-0", path, tool: outlines, joints, overlaps: [] };
}

export function foreseen(pieces: readonly Piece[], question: Question | null, draft: Reply | null): Preview | null {
  const empty: Preview = { refused: null, nearest: null, ghosts: [], notes: [], proofs: [], evidence: { panels: [] } };
  if (!draft || typeof draft === "string" || !question) return null;
  if ("course" in draft && question.course) {
    const piece = pieces.find((each) => each.id === question.course?.piece);
    if (!piece?.place) return null;
    const ghost = tool(piece.place, draft.course.clicks, draft.course.side || 1);
    const end = ghost.path.at(-1) as Place;
    ghost.overlaps = pieces
      .filter(
        (each) => each.kind === "squadron" && each.place && distance([each.place.x, each.place.y], [end.x, end.y]) < 45,
      )
      .map((each) => each.id);
    return { ...empty, ghosts: [ghost] };
  }
  if ("place" in draft && question.place) {
    const { x, y } = draft.place;
    const off = x < 60 || y < 60;
    return {
      ...empty,
      refused: off ? { tone: "bad", text: name("Too near to the edge."), target: null, rule: null } : null,
      ghosts: question.place.piece
        ? [{ piece: question.place.piece, path: [draft.place], tool: [], joints: [], overlaps: [] }]
        : [],
    };
  }
  return empty;
}
