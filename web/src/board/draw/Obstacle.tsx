import { createMemo, For, Show, type JSX } from "solid-js";
import type { Piece, Place } from "../../protocol/stage";
import { useBoard } from "../context";
import { corners, distance, line, middle, outlinePath, placed, type Point } from "../geometry";
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

/** A burrow: rings that narrow towards its middle. */
function burrow(points: readonly Point[]): string {
  const centre = middle(points);
  return [0.74, 0.5, 0.28].map((by) => line(points.map((point) => shrink(point, centre, by)))).join("");
}

/** A long back with fins to both sides: a living thing. */
function spine(points: readonly Point[]): string {
  const centre = middle(points);
  const far = (from: Point): Point =>
    points.reduce((best, each) => (distance(each, from) > distance(best, from) ? each : best));
  const tail = far(centre);
  const head = far(tail);
  const length = distance(tail, head) || 1;
  const [ux, uy] = [(head[0] - tail[0]) / length, (head[1] - tail[1]) / length];
  const at = (along: number, aside: number): Point => [
    tail[0] + ux * length * along - uy * length * aside,
    tail[1] + uy * length * along + ux * length * aside,
  ];
  const fin = (side: number): string => line([at(0.66, 0), at(0.5, 0.1 * side), at(0.4, 0.13 * side)], false);
  return line([at(0.14, 0), at(0.88, 0)], false) + fin(1) + fin(-1);
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
    if (look() === "worm") return burrow(points());
    return look() === "whale" ? spine(points()) : "";
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
