// A short way to write symmetrical drawings. Numbers are `x,y` pairs, x to the right and y forward.
//
// A hull is the right half of a closed line from bow to stern; its left half is the mirror image. `~` before it: a closed
// line beside the axis, drawn on both sides. A detail is an open line, drawn on both sides; `c x,y,r` is a circle;
// `!` before either: drawn once, as it is.

/** A silhouette: its hull and the lines on it. */
export interface Drawing {
  hull: readonly string[];
  detail: readonly string[];
}

type Pair = [number, number];

const pairs = (text: string): Pair[] =>
  text
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split(",").map(Number) as Pair);

const path = (points: readonly Pair[], closed: boolean): string =>
  `M${points.map(([x, y]) => `${x} ${y}`).join("L")}${closed ? "Z" : ""}`;

const mirror = (points: readonly Pair[]): Pair[] => points.map(([x, y]) => [-x, y]);

export function hullPath(shapes: readonly string[]): string {
  return shapes
    .map((shape) => {
      if (shape.startsWith("!")) return path(pairs(shape.slice(1)), true);
      if (shape.startsWith("~")) {
        const points = pairs(shape.slice(1));
        return path(points, true) + path(mirror(points), true);
      }
      const right = pairs(shape);
      return path(
        [
          ...right,
          ...mirror(right)
            .reverse()
            .filter(([x]) => x !== 0),
        ],
        true,
      );
    })
    .join("");
}

const circle = ([x, y, r]: readonly number[]): string => {
  const [cx, cy, radius] = [x ?? 0, y ?? 0, r ?? 1];
  return `M${cx - radius} ${cy}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
};

export function detailPath(lines: readonly string[]): string {
  return lines
    .map((text) => {
      const once = text.startsWith("!");
      const body = once ? text.slice(1) : text;
      if (body.startsWith("c ")) {
        const [x, y, r] = body.slice(2).split(",").map(Number) as [number, number, number];
        return circle([x, y, r]) + (once || x === 0 ? "" : circle([-x, y, r]));
      }
      const points = pairs(body);
      const both = !once && points.some(([x]) => x !== 0);
      return path(points, false) + (both ? path(mirror(points), false) : "");
    })
    .join("");
}
