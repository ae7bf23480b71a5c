import { createMemo, For, Show, type JSX } from "solid-js";
import type { Ghost, Outline, Piece, Place } from "../../protocol/stage";
import { useBoard } from "../context";
import { clip, corners, hull, line, middle, onTable, outlinePath, placed, type Point } from "../geometry";
import { lookOf, ObstacleShape } from "./Obstacle";
import { ShipShape } from "./Ship";
import { Disc } from "./Squadron";

/** Where pieces would come to lie, the tool along which they move, and the area in which a piece may be placed. */
export function Ghosts(): JSX.Element {
  const board = useBoard();
  const asked = () => board.question()?.place;
  const ghosts = createMemo(() => board.model.preview()?.ghosts ?? []);
  const others = () => ghosts().filter((ghost) => !board.placing() || ghost.piece !== asked()?.piece);
  return (
    <g class="ghosts">
      <Show when={board.placing()}>
        <g clip-path="url(#board-table)">
          <Regions outlines={asked()?.regions ?? []} />
        </g>
      </Show>
      <For each={others()}>{(ghost) => <Ghostly ghost={ghost} />}</For>
      <Show when={board.placing()}>
        {(place) => (
          <>
            <Way ghost={ghosts().find((ghost) => ghost.piece === asked()?.piece)} to={place()} />
            <Shape
              piece={board.pieceOf(asked()?.piece ?? null)}
              outline={asked()?.outline ?? {}}
              place={place()}
              state={state()}
            />
            <For each={ghosts().filter((ghost) => ghost.piece === asked()?.piece)}>
              {(ghost) => <Overlaps ids={ghost.overlaps} place={place()} outline={asked()?.outline ?? {}} />}
            </For>
          </>
        )}
      </Show>
    </g>
  );

  function state(): { waiting: boolean; bad: boolean } {
    return { waiting: board.model.foreseeing(), bad: (board.model.preview()?.refused ?? null) !== null };
  }
}

/** Areas by their borders. Of polygons those that run the other way round are holes in the others. */
function Regions(props: { outlines: readonly Outline[] }): JSX.Element {
  const paths = () => {
    const discs = props.outlines.filter((outline) => outline.radius !== undefined);
    const others = props.outlines.filter((outline) => outline.radius === undefined);
    return [...discs.map(outlinePath), others.map(outlinePath).join("")].filter((path) => path !== "");
  };
  return (
    <For each={paths()}>
      {(path) => (
        <>
          <path class="region" d={path} />
          <path class="region-hatch" d={path} />
        </>
      )}
    </For>
  );
}

/** The way that a placed piece moves. */
function Way(props: { ghost: Ghost | undefined; to: Place }): JSX.Element {
  const path = () => {
    const from = props.ghost?.path[0];
    return from && (props.ghost?.path.length ?? 0) > 1
      ? line(
          [
            [from.x, from.y],
            [props.to.x, props.to.y],
          ],
          false,
        )
      : "";
  };
  return <path class="way" d={path()} />;
}

/** A piece that would move: its tool and where it would end. */
function Ghostly(props: { ghost: Ghost }): JSX.Element {
  const board = useBoard();
  const piece = () => board.pieceOf(props.ghost.piece);
  const end = () => props.ghost.path.at(-1);
  const state = () => ({ waiting: board.model.foreseeing(), bad: (board.model.preview()?.refused ?? null) !== null });
  return (
    <>
      <Tool ghost={props.ghost} />
      <path
        class="way"
        d={line(
          props.ghost.path.map(({ x, y }) => [x, y] as Point),
          false,
        )}
      />
      <Show when={end()}>
        {(place) => (
          <>
            <Shape piece={piece()} outline={piece()?.outline ?? {}} place={place()} state={state()} />
            <Overlaps ids={props.ghost.overlaps} place={place()} outline={piece()?.outline ?? {}} />
          </>
        )}
      </Show>
    </>
  );
}

/** A piece as it would lie. */
export function Shape(props: {
  piece: Piece | undefined;
  outline: Outline;
  place: Place;
  state: { waiting: boolean; bad: boolean };
}): JSX.Element {
  const board = useBoard();
  const kind = () => props.piece?.kind ?? "token";
  const mark = () => (props.piece ? board.mark(props.piece) : "n");
  return (
    <g class={`ghost ${kind()} ${mark()}`} classList={props.state} data-ghost="">
      <Show
        when={kind() === "ship" && props.piece}
        fallback={
          <Show
            when={kind() === "squadron" && props.piece}
            fallback={
              <Show
                when={kind() === "obstacle" && props.piece}
                fallback={
                  <g transform={placed(props.place)}>
                    <path class="halo" d={outlinePath(props.outline)} />
                    <path class="base" d={outlinePath(props.outline)} />
                  </g>
                }
              >
                {(piece) => (
                  <g class={`obst ${lookOf(piece().art)}`}>
                    <ObstacleShape piece={piece()} place={props.place} />
                  </g>
                )}
              </Show>
            }
          >
            {(piece) => (
              <g class="sq" transform={`translate(${props.place.x} ${props.place.y})`}>
                <Disc piece={piece()} />
              </g>
            )}
          </Show>
        }
      >
        {(piece) => <ShipShape piece={piece()} place={props.place} ghost />}
      </Show>
    </g>
  );
}

/** Hatched where it would lie on something. */
function Overlaps(props: { ids: readonly string[]; place: Place; outline: Outline }): JSX.Element {
  const board = useBoard();
  const own = () => hull(corners(props.outline).map((corner) => onTable(props.place, corner)));
  const areas = createMemo(() =>
    props.ids.flatMap((id) => {
      const other = board.pieceOf(id);
      const there = other ? board.place(other) : null;
      if (!other || !there) return [];
      const area = clip(
        corners(other.outline).map((corner) => onTable(there, corner)),
        own(),
      );
      return area.length > 2 ? [line(area)] : [];
    }),
  );
  return <For each={areas()}>{(area) => <path class="over-x" d={area} />}</For>;
}

/** The tool or template: its parts, their middle line, a bar across each end. */
function Tool(props: { ghost: Ghost }): JSX.Element {
  const halves = createMemo(() => props.ghost.tool.map(ends));
  const mid = () =>
    halves()
      .map((each) => (each ? line([each.from, each.to], false) : ""))
      .join("");
  return (
    <Show when={props.ghost.tool.length > 0}>
      <g class="tool">
        <For each={props.ghost.tool}>{(part) => <path class="tseg" d={outlinePath(part)} />}</For>
        <path class="tmid" d={mid()} />
        <For each={guides(halves())}>{(bar) => <path class="tguide" d={bar} />}</For>
      </g>
    </Show>
  );
}

interface Half {
  from: Point;
  to: Point;
}

/** The middles of the two short sides of a four-cornered part, in the order of the way. */
function ends(outline: Outline): Half | null {
  const points = outline.points;
  if (!points || points.length !== 4) return null;
  const [a, b, c, d] = points as unknown as [Point, Point, Point, Point];
  const short = Math.hypot(a[0] - b[0], a[1] - b[1]) < Math.hypot(b[0] - c[0], b[1] - c[1]);
  return short ? { from: middle([a, b]), to: middle([c, d]) } : { from: middle([b, c]), to: middle([d, a]) };
}

/** Bars where the tool lies at a base: at its beginning and at its end. */
function guides(halves: readonly (Half | null)[]): string[] {
  const [first, last] = [halves[0], halves.at(-1)];
  if (!first || !last) return [];
  const second = halves[1];
  const start = second && near(first.from, second) < near(first.to, second) ? first.to : first.from;
  const before = halves.at(-2);
  const end = before && near(last.from, before) < near(last.to, before) ? last.to : last.from;
  return [bar(start, first), bar(end, last)];
}

const near = (point: Point, half: Half): number =>
  Math.min(
    Math.hypot(point[0] - half.from[0], point[1] - half.from[1]),
    Math.hypot(point[0] - half.to[0], point[1] - half.to[1]),
  );

function bar(at: Point, along: Half): string {
  const [dx, dy] = [along.to[0] - along.from[0], along.to[1] - along.from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const corner = (a: number, b: number): Point => [at[0] + ux * a - uy * b, at[1] + uy * a + ux * b];
  return line([corner(-2, -10), corner(2, -10), corner(2, 10), corner(-2, 10)]);
}
