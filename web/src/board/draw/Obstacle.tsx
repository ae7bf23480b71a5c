import { createMemo, For, Show, type JSX } from "solid-js";
import type { Piece, Place } from "../../protocol/stage";
import { useBoard } from "../context";
import { corners, distance, line, middle, outlinePath, placed, towards, type Point } from "../geometry";
import { PieceGroup } from "./PieceGroup";

/** How an obstacle is drawn, told from the name of its art. */
export function lookOf(art: string): string {
  const looks: readonly [string, string][] = [
    ["asteroid", "rock"],
    ["rock", "rock"],
    ["debris", "debris"],
    ["dust", "dust"],
    ["gas", "dust"],
    ["station", "station"],
    ["rift", "rift"],
    ["exogorth", "worm"],
    ["purrgil", "whale"],
  ];
  return looks.find(([name]) => art.includes(name))?.[1] ?? "rock";
}

/** A smaller outline inside, of few corners. */
function facet(points: readonly Point[]): string {
  const centre = middle(points);
  const step = Math.max(1, Math.floor(points.length / 7));
  const inner = points.filter((_, at) => at % step === 0).map((point) => shrink(point, centre, 0.68));
  return line(inner);
}

function shrink(point: Point, centre: Point, by: number): Point {
  return [centre[0] + (point[0] - centre[0]) * by, centre[1] + (point[1] - centre[1]) * by];
}

/** A spiral that ends at the rim. */
function spiral(points: readonly Point[]): string {
  const [cx, cy] = middle(points);
  const most = Math.min(...points.map((point) => distance(point, [cx, cy]))) * 0.9;
  const path: Point[] = [];
  for (let at = 4; at <= 90; at++) {
    const [turn, radius] = [(at * Math.PI) / 15, (most * at) / 90];
    path.push([cx + radius * Math.cos(turn), cy + radius * Math.sin(turn)]);
  }
  return line(path, false);
}

/** Ribs across the long axis: a living thing. */
function ribs(points: readonly Point[], count: number): string {
  const half = Math.floor(points.length / 2);
  let path = "";
  for (let at = 1; at <= count; at++) {
    const from = points[Math.floor((half * at) / (count + 1))] as Point;
    const to = points[points.length - 1 - Math.floor((half * at) / (count + 1))] as Point;
    const length = distance(from, to);
    path += line([towards(from, to, length * 0.18), towards(to, from, length * 0.18)], false);
  }
  return path;
}

export function Obstacle(props: { piece: Piece }): JSX.Element {
  const board = useBoard();
  return (
    <Show when={board.place(props.piece)}>
      {(place) => (
        <PieceGroup
          piece={props.piece}
          class={`obst ${lookOf(props.piece.art)}`}
          classList={{ hot: board.hot().has(props.piece.id), was: board.moves(props.piece.id) }}
        >
          <ObstacleShape piece={props.piece} place={place()} />
        </PieceGroup>
      )}
    </Show>
  );
}

/** The outline of an obstacle with what tells its kind; also drawn as a ghost. */
export function ObstacleShape(props: { piece: Piece; place: Place }): JSX.Element {
  const look = () => lookOf(props.piece.art);
  const points = createMemo(() => corners(props.piece.outline));
  const border = createMemo(() => outlinePath(props.piece.outline));
  const centre = createMemo(() => middle(points()));
  const size = createMemo(() => Math.min(...points().map((point) => distance(point, centre()))));
  const rings = () => (look() === "station" ? [0.62, 0.28] : []);
  const inside = () => {
    if (look() === "rock") return facet(points());
    if (look() === "rift") return spiral(points());
    if (look() === "worm") return ribs(points(), 6);
    return look() === "whale" ? ribs(points(), 3) : "";
  };
  return (
    <g transform={placed(props.place)}>
      <path class="halo" d={border()} />
      <path class="ofill" d={border()} />
      <path class="ohatch" d={border()} />
      <path class="oline" d={border()} />
      <path class="ofacet" d={inside()} />
      <For each={rings()}>
        {(share) => <circle class="ofacet" cx={centre()[0]} cy={centre()[1]} r={size() * share} />}
      </For>
    </g>
  );
}
