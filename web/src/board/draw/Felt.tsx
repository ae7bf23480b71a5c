import { createMemo, For, Show, type JSX } from "solid-js";
import type { Surface, Zone } from "../../protocol/stage";
import { useBoard } from "../context";
import { outlinePath } from "../geometry";

const INCH = 25.4;

/** Stars that are the same on every screen. */
function stars(surface: Surface): string[] {
  let seed = 20;
  const random = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647;
  const count = Math.round((surface.width * surface.height) / 6500);
  const sizes = ["", "", ""];
  for (let at = 0; at < count; at++) {
    const [x, y] = [random() * surface.width, random() * surface.height];
    const size = Math.floor(random() * 3);
    sizes[size] += `M${x.toFixed(1)} ${y.toFixed(1)}h0`;
  }
  return sizes;
}

/** Crosses at every step, or only at each foot. */
function crosses(surface: Surface, step: number, arm: number, feet: boolean): string {
  let path = "";
  const [columns, rows] = [Math.round(surface.width / step), Math.round(surface.height / step)];
  for (let column = 1; column < columns; column++) {
    for (let row = 1; row < rows; row++) {
      const [x, y] = [column * step, row * step];
      const foot = Math.abs(x % 304.8) < 1 && Math.abs(y % 304.8) < 1;
      if (foot === feet) path += `M${x - arm} ${y}h${2 * arm}M${x} ${y - arm}v${2 * arm}`;
    }
  }
  return path;
}

function ticks({ width, height }: Surface, arm: number): string {
  let path = "";
  for (let at = 1; at * INCH < width - 1; at++) {
    const size = at % 12 === 0 ? arm * 2 : arm;
    path += `M${at * INCH} 0v${size}M${at * INCH} ${height}v${-size}`;
  }
  for (let at = 1; at * INCH < height - 1; at++) {
    const size = at % 12 === 0 ? arm * 2 : arm;
    path += `M0 ${at * INCH}h${size}M${width} ${at * INCH}h${-size}`;
  }
  return path;
}

/** The surface: felt, stars, grid, edges and marked areas. */
export function Felt(props: { surface: Surface }): JSX.Element {
  const board = useBoard();
  const px = createMemo(() => 1 / board.coarse());
  const step = createMemo(() => (board.detail() === 3 ? 50.8 : 101.6));
  const w = () => props.surface.width;
  const h = () => props.surface.height;
  const corner = () => {
    const s = 18 * px();
    const [x, y] = [w(), h()];
    return `M${s} 0H0V${s}M${x - s} 0H${x}V${s}M0 ${y - s}V${y}H${s}M${x} ${y - s}V${y}H${x - s}`;
  };
  return (
    <g class="felt-layer">
      <rect class="felt" width={w()} height={h()} />
      <rect class="glow" width={w()} height={h()} />
      <For each={stars(props.surface)}>{(path, at) => <path class={`star s${at()}`} d={path} />}</For>
      <path class="gx" d={crosses(props.surface, step(), 2 * px(), false)} />
      <path class="gx foot" d={crosses(props.surface, step(), 6 * px(), true)} />
      <path class="tick" d={ticks(props.surface, 3 * px())} />
      <rect class="rim" width={w()} height={h()} />
      <path class="corner" d={corner()} />
      <For each={props.surface.zones}>{(zone) => <Marked zone={zone} surface={props.surface} />}</For>
    </g>
  );
}

/** A marked area; only the sides that do not lie on the table's edge are drawn. */
function Marked(props: { zone: Zone; surface: Surface }): JSX.Element {
  const path = createMemo(() => {
    const points = props.zone.outline.points;
    if (!points) return outlinePath(props.zone.outline);
    const { width, height } = props.surface;
    const near = (a: number, b: number): boolean => Math.abs(a - b) < 0.5;
    const edge = ([ax, ay]: [number, number], [bx, by]: [number, number]): boolean =>
      [0, width].some((x) => near(ax, x) && near(bx, x)) || [0, height].some((y) => near(ay, y) && near(by, y));
    return points
      .map((from, at) => [from, points[(at + 1) % points.length]] as [[number, number], [number, number]])
      .filter(([from, to]) => !edge(from, to))
      .map(([from, to]) => `M${from.join(" ")}L${to.join(" ")}`)
      .join("");
  });
  const side = () => (props.zone.side === 0 ? "a" : props.zone.side === 1 ? "b" : "n");
  return (
    <Show when={path()}>
      <path class={`zone ${props.zone.kind} ${side()}`} d={path()} />
    </Show>
  );
}
