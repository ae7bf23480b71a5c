import { createMemo, For, Match, Show, Switch, untrack, type JSX } from "solid-js";
import { matrixOf, overlayOf } from "../camera";
import { useBoard } from "../context";
import { distance, type Point } from "../geometry";
import { arrange, mix, type Put } from "../labels";
import { collect, nameOf, type Label } from "../wishes";
import { DuelDice } from "./DuelDice";
import { Plate, plateSize } from "./Plate";
import { Tag } from "./Tag";

interface Shown {
  put: Put;
  label: Label;
  /** How far from its spot the label stands, in pixels. */
  away: Point;
  /** How far from its spot the anchor of its line is. */
  line: Point;
}

/** Everything with words: plates, tags, names. They find free places now and then, and keep them while the camera moves. */
export function Labels(): JSX.Element {
  const board = useBoard();
  const layout = createMemo(() => {
    const view = board.camera.calm();
    const lay = overlayOf(view.zoom, view.turn);
    const { e, f } = matrixOf(view, board.camera.middle());
    const { width, height } = board.size();
    const screen = { left: 4 - e, top: 4 - f, right: width - 4 - e, bottom: height - 4 - f };
    const { labels, wishes, blocks } = collect(board, { lay, zoom: view.zoom, screen });
    const shown = new Map<string, Shown>();
    for (const put of arrange(wishes, blocks, screen)) {
      const label = labels.get(put.id);
      if (!label) continue;
      const [x, y] = lay(label.spot);
      const away: Point = [put.at[0] - x, put.at[1] - y];
      shown.set(put.id, { put, label, away, line: [put.anchor[0] - x, put.anchor[1] - y] });
    }
    return shown;
  });
  const ids = createMemo(() => [...layout().keys()], undefined, {
    equals: (a, b) => a.length === b.length && a.every((id, at) => id === b[at]),
  });
  return <For each={ids()}>{(id) => <Placed shown={layout().get(id) ?? (untrack(layout).get(id) as Shown)} />}</For>;
}

function Placed(props: { shown: Shown }): JSX.Element {
  const board = useBoard();
  const label = () => props.shown.label;
  /** A plate goes along with its piece. */
  const spot = createMemo<Point>(() => {
    const { piece, spot: fixed } = label();
    const place = piece ? board.place(piece) : null;
    return board.camera.toOverlay(place ? [place.x, place.y] : fixed);
  });
  const at = (): Point => [Math.round(spot()[0] + props.shown.away[0]), Math.round(spot()[1] + props.shown.away[1])];
  const side = (): string => {
    const attacker = board.pieceOf(board.duel()?.attacker ?? null);
    return attacker ? board.mark(attacker) : "n";
  };
  return (
    <>
      <Show when={props.shown.put.far}>
        <path class="leader" d={leader(props.shown, spot(), at())} />
      </Show>
      <g transform={`translate(${at().join(" ")})`}>
        <Switch>
          <Match when={of(label(), "plate")}>{(plate) => <Plate piece={plate().piece} />}</Match>
          <Match when={of(label(), "name")}>
            {(name) => (
              <text class="oname" classList={{ hot: name().hot, own: name().piece.side !== null }} y="11">
                {nameOf(name().piece)}
              </text>
            )}
          </Match>
          <Match when={of(label(), "tag")}>
            {(tag) => <Tag tone={tag().tone} words={tag().words} icon={tag().icon} side={side()} />}
          </Match>
          <Match when={of(label(), "dice")}>
            <DuelDice />
          </Match>
        </Switch>
      </g>
    </>
  );
}

function of<K extends Label["kind"]>(label: Label, kind: K): Extract<Label, { kind: K }> | undefined {
  return label.kind === kind ? (label as Extract<Label, { kind: K }>) : undefined;
}

/** The line from a piece to its plate that stands far off. */
function leader({ put, label, line }: Shown, spot: Point, [x, y]: Point): string {
  const { width, height } = label.kind === "plate" ? plateSize(label.piece) : { width: 40, height: 20 };
  const anchor: Point = [spot[0] + line[0], spot[1] + line[1]];
  const end: Point = [clamp(anchor[0], x, x + width), clamp(anchor[1], y, y + height)];
  const from = mix(anchor, end, Math.min(0.6, put.reach / (distance(anchor, end) || 1)));
  return `M${from.join(" ")}L${end.join(" ")}`;
}

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);
