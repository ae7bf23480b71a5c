import { createMemo, For, Show, type JSX } from "solid-js";
import type { Part, Piece, Place } from "../../protocol/stage";
import { reach, rings, type Reach } from "../bands";
import { useBoard } from "../context";
import { placed } from "../geometry";

interface Shown {
  piece: Piece;
  place: Place;
  reach: Reach;
  soft: boolean;
}

const known = new WeakMap<Part, { key: string; reach: Reach | null }>();

function reachOf(part: Part, bands: readonly number[]): Reach | null {
  const key = bands.join();
  const kept = known.get(part);
  if (kept?.key === key) return kept.reach;
  const made = reach(part, bands);
  known.set(part, { key, reach: made });
  return made;
}

/** The parts with an arc; an arc of the whole piece begins at its front. */
function withArc(piece: Piece): Part[] {
  const parts = piece.parts.filter((part) => part.arc.length === 2);
  const front = parts.find((part) => part.front);
  return front && piece.arc.length === 2 ? [...parts, { ...front, id: piece.id, arc: piece.arc }] : parts;
}

/** The arcs of the piece that decides, fights, is open as a card or is under the pointer, with the range bands in them. */
export function Arcs(): JSX.Element {
  const board = useBoard();
  /** The piece and, if one of its parts is meant, that part. The part that is asked about is shown unasked. */
  const focus = createMemo(() => {
    const { model } = board;
    const under = model.hovered();
    const fight = board.duel();
    const order = [under, fight?.attacker ?? null, board.subject(), model.selected()];
    const measured = model.measuring()?.from ?? null;
    const ids = measured ? [measured] : order;
    for (const id of ids) {
      const piece = board.pieceOf(id);
      if (!piece || (piece.kind !== "ship" && piece.kind !== "squadron")) continue;
      if (id === under && id !== board.subject() && board.pieceOf(board.subject()) && board.targets().has(id ?? ""))
        continue;
      const part =
        board.partOf(id) ??
        (fight && fight.attacker.startsWith(`${piece.id}.`) ? board.partOf(fight.attacker) : undefined);
      const meant = id === fight?.attacker || id === board.subject() || board.targets().has(id ?? "");
      return { piece, part, asked: part !== undefined && meant };
    }
    return null;
  });
  const shown = createMemo<Shown[]>(() => {
    const { arcs, bands } = board.model.layers();
    const target = focus();
    const surface = board.model.frame()?.surface;
    if (!target || !surface) return [];
    const parts = withArc(target.piece);
    // What is being moved and sees all round shows how far, unasked.
    const moved = parts.length === 0 && board.moves(target.piece.id);
    if (!arcs && !bands && !target.asked && !moved) return [];
    const ghost = board.model.preview()?.ghosts.find((each) => each.piece === target.piece.id);
    const place = (moved ? board.placing() : null) ?? ghost?.path.at(-1) ?? board.place(target.piece);
    if (!place) return [];
    if (parts.length === 0 || (!arcs && !target.asked)) {
      if (!bands && parts.length > 0) return [];
      return [{ piece: target.piece, place, reach: rings(target.piece.outline, target.piece.rings), soft: true }];
    }
    const ends = bands || target.asked ? surface.bands : surface.bands.slice(-1);
    const meant = target.part && target.part.arc.length === 2 ? [target.part] : parts;
    return meant.flatMap((part) => {
      const found = reachOf(part, ends);
      return found ? [{ piece: target.piece, place, reach: found, soft: meant.length > 1 || !(bands && arcs) }] : [];
    });
  });
  return (
    <For each={shown()}>
      {(each) => (
        <g class={`arcs ${board.mark(each.piece)}`} classList={{ soft: each.soft }} transform={placed(each.place)}>
          <For each={each.reach.bands}>
            {(band, at) => (
              <>
                <path class={`band b${bandNo(each.reach.bands.length, at())}`} d={band.fill} />
                <path class={`bline b${bandNo(each.reach.bands.length, at())}`} d={band.edge} />
              </>
            )}
          </For>
          <Show when={each.reach.rays.length > 0}>
            <path class="aline" d={each.reach.rays.join("")} />
          </Show>
        </g>
      )}
    </For>
  );
}

/** A single band is drawn as the farthest one. */
function bandNo(count: number, at: number): number {
  return Math.min(2, count === 1 ? 2 : at);
}
