// What the layers of the board share: the camera, the pieces as they are drawn, and what the open question says of them.

import { createContext, createMemo, createSignal, useContext, type Accessor } from "solid-js";
import type { Choice, Part, Piece, Place, Proof, Refused } from "../protocol/stage";
import type { TableModel } from "../table/state/model";
import type { Camera, Inset, Size } from "./camera";
import { discsOf } from "./chips";
import { createMotion } from "./motion";

/** A measurement to be drawn, and how much it stands out. */
export interface Drawn {
  proof: Proof;
  weight: "main" | "duel" | "other" | "refused";
}

/** Whether two measurements show the same lines. */
function sameProof(a: Proof, b: Proof): boolean {
  return a === b || JSON.stringify(a.lines) === JSON.stringify(b.lines);
}

export type BoardState = ReturnType<typeof createBoardState>;

export function createBoardState(model: TableModel, camera: Camera, size: Accessor<Size>, inset: Accessor<Inset>) {
  const motion = createMotion(model);
  const byId = createMemo(() => new Map(model.pieces().map((piece) => [piece.id, piece])));
  const place = (piece: Piece): Place | null => (piece.place ? motion.place(piece) : null);
  const onTable = createMemo(() => model.pieces().filter((piece) => piece.place));
  const idsOf = (kinds: readonly Piece["kind"][]): Accessor<string[]> =>
    createMemo(() => onTable().flatMap((piece) => (kinds.includes(piece.kind) ? [piece.id] : [])), undefined, {
      equals: (a, b) => a.length === b.length && a.every((id, at) => id === b[at]),
    });

  const question = createMemo(() => (model.past() === null ? model.question() : null));
  /** What can be picked, by the id of the thing that stands for it. */
  const targets = createMemo(() => {
    const map = new Map<string, Choice>();
    for (const choice of question()?.choices ?? []) {
      if (choice.target && !map.has(choice.target)) map.set(choice.target, choice);
    }
    return map;
  });
  const refused = createMemo(() => {
    const map = new Map<string, Refused>();
    for (const each of question()?.refused ?? []) {
      if (each.choice.target && !targets().has(each.choice.target)) map.set(each.choice.target, each);
    }
    return map;
  });
  /** The choices of the answer that is being put together. */
  const picked = createMemo<readonly Choice[]>(() => {
    const [asked, draft] = [question(), model.draft()];
    if (!asked || !draft || typeof draft === "string") return [];
    const places = "pick" in draft ? [draft.pick] : "some" in draft ? draft.some : [];
    return places.flatMap((at) => asked.choices[at] ?? []);
  });
  const pickedIds = createMemo(() => new Set(picked().flatMap((choice) => choice.target ?? [])));
  /** The choice or the refused choice under the pointer. */
  const pointed = createMemo<Choice | null>(() => {
    const id = model.hovered();
    if (!id) return null;
    return targets().get(id) ?? refused().get(id)?.choice ?? null;
  });
  const subject = createMemo(() => question()?.subject ?? null);
  const duel = createMemo(() => model.frame()?.duels.at(-1) ?? null);

  /** The parts and pieces that take part: the attacking and the defending one, the picked and the deciding one. */
  const engaged = createMemo(() => {
    const ids = new Set<string>(pickedIds());
    const [fight, decides] = [duel(), subject()];
    if (fight) ids.add(fight.attacker).add(fight.defender);
    if (decides) ids.add(decides);
    return ids;
  });

  const drawn = createMemo<readonly Drawn[]>(() => {
    const result = model.measuring()?.result;
    if (result) return [{ proof: result.proof, weight: "main" }];
    const list: Drawn[] = [];
    const add = (proof: Proof | null | undefined, weight: Drawn["weight"]): void => {
      if (proof && !list.some((each) => sameProof(each.proof, proof))) list.push({ proof, weight });
    };
    const focus = pointed();
    if (focus && refused().has(model.hovered() ?? "")) add(focus.proof, "refused");
    else add(focus?.proof, "main");
    for (const choice of picked()) add(choice.proof, focus?.proof ? "other" : "main");
    for (const proof of model.preview()?.proofs ?? []) add(proof, list.length === 0 ? "main" : "other");
    if (model.layers().sight) for (const choice of [...targets().values()].slice(0, 8)) add(choice.proof, "other");
    if (list.length === 0) add(duel()?.proof, "duel");
    return list;
  });
  /** What stands in the way of a sight line that is drawn. */
  const hot = createMemo(
    () => new Set(drawn().flatMap((each) => (each.weight === "other" ? [] : each.proof.obstructors))),
  );

  /** The piece of an id that may name one of its parts. */
  const pieceOf = (id: string | null): Piece | undefined => (id ? byId().get(id.split(".")[0] ?? id) : undefined);
  const partOf = (id: string | null): Part | undefined => pieceOf(id)?.parts.find((part) => part.id === id);
  const mark = (piece: Piece): "a" | "b" | "n" => (piece.side === 0 ? "a" : piece.side === 1 ? "b" : "n");

  /** Whether a piece would move by the answer that is being put together. */
  const moving = createMemo(() => new Set((model.preview()?.ghosts ?? []).map((ghost) => ghost.piece)));
  const moves = (id: string): boolean => moving().has(id);
  /** Where the piece is that the player places, while that is asked. */
  const placing = createMemo<Place | null>(() => {
    const ask = question()?.place;
    if (!ask) return null;
    const draft = model.draft();
    return draft && draft !== "pass" && "place" in draft ? draft.place : ask.start;
  });
  /** Whether what is dragged is shown larger beside the finger. */
  const [loupe, setLoupe] = createSignal(false);

  /** How much is drawn: 0 from far away, 3 close by. */
  const detail = createMemo(() => {
    const zoom = camera.zoom();
    return zoom < 0.45 ? 0 : zoom < 0.8 ? 1 : zoom < 1.4 ? 2 : 3;
  });
  /** The zoom in coarse steps, for what has to keep its size on the screen roughly. */
  const coarse = createMemo(() => 2 ** (Math.round(Math.log2(camera.zoom()) * 2) / 2));
  /** The squadrons, which no number of a ship may hide. */
  const discs = createMemo(() => discsOf(onTable()), [], { equals: (a, b) => JSON.stringify(a) === JSON.stringify(b) });
  const chipRadius = createMemo(() => Math.min(10, Math.max(7, 5 + 2.7 * coarse())));

  return {
    model,
    camera,
    size,
    inset,
    motion,
    byId,
    place,
    onTable,
    idsOf,
    question,
    targets,
    refused,
    picked,
    pickedIds,
    pointed,
    subject,
    duel,
    engaged,
    drawn,
    hot,
    pieceOf,
    partOf,
    mark,
    detail,
    coarse,
    chipRadius,
    discs,
    placing,
    moves,
    loupe,
    setLoupe,
  };
}

export const BoardContext = createContext<BoardState>();

export function useBoard(): BoardState {
  const state = useContext(BoardContext);
  if (!state) throw new Error("a layer of the board was drawn outside of it");
  return state;
}
