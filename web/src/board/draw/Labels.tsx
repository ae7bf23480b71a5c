import { createMemo, For, Match, Show, Switch, type JSX } from "solid-js";
import type { Piece, Proof } from "../../protocol/stage";
import { say, t } from "../../text/fluent";
import { useBoard, type Drawn } from "../context";
import { boxOf, corners, distance, onTable, type Box, type Point } from "../geometry";
import { around, arrange, boxAt, polygonOf, type Block, type Put, type Wish } from "../labels";
import { widthOf } from "../measureText";
import { chipAt } from "./Chips";
import { Plate, plateSize } from "./Plate";
import { DuelDice } from "./DuelDice";
import { Tag } from "./Tag";

/** A label of any kind with what it shows. */
type Label =
  | { kind: "plate"; piece: Piece }
  | { kind: "name"; piece: Piece; hot: boolean }
  | { kind: "tag"; tone: string; words: string; icon?: string }
  | { kind: "dice" };

/** Everything with words: plates, tags, names of obstacles. Each finds a place where it covers nothing. */
export function Labels(): JSX.Element {
  const board = useBoard();
  const { camera } = board;

  const footprints = createMemo(() =>
    board.onTable().flatMap((piece) => {
      const place = board.place(piece);
      if (!place) return [];
      const polygon = corners(piece.outline).map((corner) => camera.toScreen(onTable(place, corner)));
      return [{ piece, place, polygon, box: boxOf(polygon) }];
    }),
  );

  /** The pieces that have a plate, the most important first. */
  const ordered = createMemo(() => {
    const under = board.pieceOf(board.model.hovered())?.id;
    const rank = (piece: Piece): number => {
      if (piece.id === board.pieceOf(board.subject())?.id) return 0;
      if (piece.id === under || piece.id === board.model.selected()) return 1;
      return piece.parts.some((part) => board.engaged().has(part.id)) ? 2 : 3;
    };
    return board
      .onTable()
      .filter(
        (piece) => piece.kind === "ship" || (piece.kind !== "obstacle" && piece.kind !== "token" && piece.id === under),
      )
      .sort((a, b) => rank(a) - rank(b));
  });
  const matters = (piece: Piece): boolean =>
    [
      board.pieceOf(board.subject()),
      board.pieceOf(board.model.hovered()),
      board.pieceOf(board.model.selected()),
    ].includes(piece);

  const layout = createMemo(() => {
    const labels = new Map<string, Label>();
    const wishes: Wish[] = [];
    const blocks: Block[] = [];
    const zoom = camera.zoom();
    const radius = board.chipRadius();
    const boxes = new Map<string, Box>();
    for (const { piece, place, polygon, box } of footprints()) {
      if (
        box.right < -200 ||
        box.bottom < -200 ||
        box.left > board.size().width + 200 ||
        box.top > board.size().height + 200
      )
        continue;
      blocks.push({ polygon, weight: piece.kind === "obstacle" ? 0.6 : 3 });
      let grown = box;
      for (const part of piece.parts) {
        if (!part.chip) continue;
        const chip = camera.toScreen(onTable(place, chipAt(piece, part, zoom, radius)));
        const disc = boxAt([chip[0] - radius, chip[1] - radius], 2 * radius, 2 * radius);
        blocks.push({ polygon: polygonOf(disc), weight: 3 });
        grown = {
          left: Math.min(grown.left, disc.left),
          right: Math.max(grown.right, disc.right),
          top: Math.min(grown.top, disc.top),
          bottom: Math.max(grown.bottom, disc.bottom),
        };
      }
      boxes.set(piece.id, grown);
    }
    for (const ghost of board.model.preview()?.ghosts ?? []) {
      const [piece, end] = [board.pieceOf(ghost.piece), board.placing() ?? ghost.path.at(-1)];
      for (const part of ghost.tool) blocks.push({ polygon: corners(part).map(camera.toScreen), weight: 2 });
      for (const joint of ghost.joints) {
        const [x, y] = camera.toScreen(joint);
        blocks.push({ polygon: polygonOf(boxAt([x - 26, y - 26], 52, 52)), weight: 2 });
      }
      if (!piece || !end) continue;
      blocks.push({
        polygon: corners(piece.outline).map((corner) => camera.toScreen(onTable(end, corner))),
        weight: 3,
      });
    }
    tagWishes(labels, wishes, blocks, boxes);
    for (const piece of ordered()) {
      const box = boxes.get(piece.id);
      if (!box) continue;
      const { width, height } = plateSize(piece);
      labels.set(`plate-${piece.id}`, { kind: "plate", piece });
      const anchor: Point = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      wishes.push({
        id: `plate-${piece.id}`,
        width,
        height,
        places: around(box, width, height, 6),
        anchor,
        reach: Math.min(box.right - box.left, box.bottom - box.top) * 0.45,
        optional: !matters(piece),
      });
    }
    for (const { piece, box } of footprints()) {
      if (piece.kind !== "obstacle" && piece.kind !== "token") continue;
      const hot = board.hot().has(piece.id);
      if (board.detail() < 2 && !hot && board.model.hovered() !== piece.id) continue;
      if (!boxes.has(piece.id)) continue;
      labels.set(`name-${piece.id}`, { kind: "name", piece, hot });
      const [width, mid] = [widthOf(piece.name, "500 10.5px"), (box.left + box.right) / 2];
      const places = [
        { at: [mid - width / 2, box.bottom + 3] as Point },
        { at: [mid - width / 2, box.top - 17] as Point },
        { at: [box.right + 5, (box.top + box.bottom) / 2 - 7] as Point },
        { at: [box.left - 5 - width, (box.top + box.bottom) / 2 - 7] as Point },
      ];
      wishes.push({ id: `name-${piece.id}`, width, height: 14, places, anchor: [mid, 0], reach: 0, optional: true });
    }
    const screen = { left: 4, top: 4, right: board.size().width - 4, bottom: board.size().height - 4 };
    return { labels, puts: arrange(wishes, blocks, screen) };
  });

  function tagWishes(labels: Map<string, Label>, wishes: Wish[], blocks: Block[], boxes: Map<string, Box>): void {
    const add = (id: string, label: Label, width: number, at: Point, high = 20): void => {
      labels.set(id, label);
      wishes.push({ id, width, height: high, places: beside(at, width, high), anchor: at, reach: 0, optional: false });
    };
    board.drawn().forEach((drawn, at) => {
      if (drawn.weight === "other" && at > 5) return;
      for (const each of drawn.proof.lines) {
        if (each.kind !== "range") continue;
        const [from, to] = [camera.toScreen(each.from), camera.toScreen(each.to)];
        const steps = Math.min(24, Math.ceil(distance(from, to) / 16));
        for (let step = 0; step <= steps; step++) {
          const [x, y] = mix(from, to, step / steps);
          blocks.push({ polygon: polygonOf(boxAt([x - 3, y - 3], 6, 6)), weight: 0.7 });
        }
      }
      const spots = spotsOf(drawn.proof);
      const words = say(drawn.proof.label);
      if (words && spots.label) {
        const tone =
          drawn.weight === "main" ? "acc" : drawn.weight === "duel" ? "side" : drawn.weight === "refused" ? "bad" : "";
        add(`tag-${at}`, { kind: "tag", tone, words }, widthOf(words) + 22, camera.toScreen(spots.label));
      }
      const warning = say(drawn.proof.warning);
      if (warning && spots.warning && drawn.weight !== "other") {
        const label: Label = { kind: "tag", tone: "warn", words: warning, icon: "warn" };
        add(`warning-${at}`, label, widthOf(warning) + 36, camera.toScreen(spots.warning));
      }
    });
    const under = board.model.hovered();
    const forbidden = under ? board.refused().get(under) : undefined;
    const box = forbidden ? boxes.get(board.pieceOf(under)?.id ?? "") : undefined;
    if (forbidden && box) {
      const words = say(forbidden.reason);
      add("refused", { kind: "tag", tone: "bad", words }, widthOf(words) + 22, [
        (box.left + box.right) / 2,
        box.top - 16,
      ]);
    }
    const foreseen = board.model.preview()?.refused;
    const ghost = board.placing() ?? board.model.preview()?.ghosts[0]?.path.at(-1);
    if (foreseen && ghost) {
      const words = say(foreseen.text);
      const [x, y] = camera.toScreen([ghost.x, ghost.y]);
      add("foreseen", { kind: "tag", tone: "bad", words }, widthOf(words) + 22, [x, y - 30]);
    }
    const fight = board.duel();
    if (fight?.rolled && fight.dice.length > 0 && fight.proof && !board.model.measuring()) {
      const spot = spotsOf(fight.proof).label;
      if (spot) add("dice", { kind: "dice" }, fight.dice.length * 22 + 10, camera.toScreen(spot), 28);
    }
    for (const [at, ghost] of (board.model.preview()?.ghosts ?? []).entries()) {
      const end = ghost.path.at(-1);
      if (!end || ghost.overlaps.length === 0) continue;
      const names = ghost.overlaps.flatMap((id) => board.pieceOf(id)?.short ?? []);
      if (names.length === 0) continue;
      const words = t("board-overlaps", { names: names.join(", ") });
      add(
        `overlap-${at}`,
        { kind: "tag", tone: "warn", words, icon: "warn" },
        widthOf(words) + 36,
        camera.toScreen([end.x, end.y]),
      );
    }
  }

  const label = (put: Put): Label | undefined => layout().labels.get(put.id);
  return (
    <For each={layout().puts.map((put) => put.id)}>
      {(id) => {
        const put = createMemo(() => layout().puts.find((each) => each.id === id));
        const what = createMemo(() => {
          const found = put();
          return found ? label(found) : undefined;
        });
        return (
          <Show when={put()}>
            {(found) => (
              <>
                <Show when={found().far}>
                  <path class="leader" d={leader(found(), what())} />
                </Show>
                <g transform={`translate(${Math.round(found().at[0])} ${Math.round(found().at[1])})`}>
                  <Switch>
                    <Match when={kind(what(), "plate")}>{(plate) => <Plate piece={plate().piece} />}</Match>
                    <Match when={kind(what(), "name")}>
                      {(name) => (
                        <text class="oname" classList={{ hot: name().hot }} y="11">
                          {name().piece.name}
                        </text>
                      )}
                    </Match>
                    <Match when={kind(what(), "tag")}>
                      {(tag) => <Tag tone={tag().tone} words={tag().words} icon={tag().icon} side={fightSide()} />}
                    </Match>
                    <Match when={kind(what(), "dice")}>
                      <DuelDice />
                    </Match>
                  </Switch>
                </g>
              </>
            )}
          </Show>
        );
      }}
    </For>
  );

  function fightSide(): string {
    const attacker = board.pieceOf(board.duel()?.attacker ?? null);
    return attacker ? board.mark(attacker) : "n";
  }
}

function kind<K extends Label["kind"]>(label: Label | undefined, which: K): Extract<Label, { kind: K }> | undefined {
  return label?.kind === which ? (label as Extract<Label, { kind: K }>) : undefined;
}

function leader(put: Put, what: Label | undefined): string {
  const { width, height } = what?.kind === "plate" ? plateSize(what.piece) : { width: 40, height: 20 };
  const [x, y] = put.at;
  const end: Point = [clamp(put.anchor[0], x, x + width), clamp(put.anchor[1], y, y + height)];
  const from = mix(put.anchor, end, Math.min(0.6, put.reach / (distance(put.anchor, end) || 1)));
  return `M${from.join(" ")}L${end.join(" ")}`;
}

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);
const mix = (a: Point, b: Point, share: number): Point => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];

/** Where the words of a measurement belong: the middle of the range line, and where sight is obstructed. */
function spotsOf(proof: Proof): { label?: Point; warning?: Point } {
  const range = proof.lines.find((each) => each.kind === "range") ?? proof.lines[0];
  const hindered =
    proof.lines.find((each) => each.kind === "obstructed") ?? proof.lines.find((each) => each.kind === "refused");
  return {
    ...(range ? { label: mix(range.from, range.to, 0.5) } : {}),
    ...(hindered
      ? { warning: mix(hindered.from, hindered.to, 0.5) }
      : range
        ? { warning: mix(range.from, range.to, 0.35) }
        : {}),
  };
}

/** Places near a point, on all sides of it. */
function beside([x, y]: Point, width: number, height: number): { at: Point }[] {
  const places: { at: Point }[] = [];
  for (const out of [14, 30, 52, 80]) {
    for (const [dx, dy] of [
      [-1, 0],
      [1, 0],
      [-0.7, -0.7],
      [0.7, 0.7],
      [-0.7, 0.7],
      [0.7, -0.7],
      [0, -1],
      [0, 1],
    ] as const) {
      places.push({ at: [x + dx * (out + width / 2) - width / 2, y + dy * (out + height / 2) - height / 2] });
    }
  }
  return places;
}

export type { Drawn };
