// A table without a server: a moment that `cargo run -p broadside-armada-show --example fixtures` wrote to dev/moments, and
// made-up measurements and courses on it.

import { createMemo, createSignal } from "solid-js";
import type { Hello, Response, SceneFrame } from "../src/protocol/server";
import type { Measured, Piece, Place, Preview, Proof, Question, Reply, Scene, Told } from "../src/protocol/stage";
import { ofScene } from "../src/table/state/apply";
import { pointed, startOf } from "../src/table/state/answer/draft";
import type { Measuring } from "../src/table/state/measuring";
import type { TableModel } from "../src/table/state/model";
import type { Layers } from "../src/table/state/view";
import { foreseen, proofBetween, dressed } from "./made-up";

interface Moment {
  seat: number;
  scene: Scene;
  question: Question | null;
  story: Told[];
}

export interface Fixture extends TableModel {
  setPieces: (change: (pieces: readonly Piece[]) => readonly Piece[]) => void;
  tell: (told: readonly Told[]) => void;
}

export async function fixture(name: string, demo: string): Promise<Fixture> {
  const moment = dressed((await (await fetch(`/dev/moments/${name}.json`)).json()) as Moment, demo);
  const start = ofScene(moment.scene, []);
  const [pieces, setPieces] = createSignal<readonly Piece[]>(start.pieces);
  const [frame] = createSignal<SceneFrame | null>(start.frame);
  const [fresh, setFresh] = createSignal<readonly Told[]>([]);
  const [question] = createSignal(moment.question);
  const [draft, setDraft] = createSignal<Reply | null>(moment.question ? startOf(moment.question) : null);
  const [hovered, hover] = createSignal<string | null>(null);
  const [selected, select] = createSignal<string | null>(null);
  const [layers, putLayers] = createSignal<Layers>({ arcs: true, sight: demo === "attack", bands: true });
  const [measuring, setMeasuring] = createSignal<Measuring | null>(null);
  const hello = {
    table: "dev",
    game: "armada",
    edition: "rr15",
    title: "Board",
    hands: [moment.seat],
    eyes: moment.seat,
    stage: "playing",
    seats: moment.scene.sides.map((_, at) => ({
      seat: at,
      side: at,
      sitting: "open",
      name: "",
      present: true,
    })) as never,
    measuring: "open",
    learning: false,
    version: "",
  } as unknown as Hello;
  const piece = (id: string): Piece | undefined => pieces().find((each) => each.id === id);
  const preview = createMemo<Preview | null>(() => foreseen(pieces(), question(), draft()));
  const placeOf = (id: string): Place => piece(id.split(".")[0] ?? id)?.place ?? { x: 0, y: 0, facing: 0 };
  return {
    hello: () => hello,
    link: () => "open",
    retry: () => 0,
    frame,
    pieces,
    piece,
    told: () => moment.story,
    fresh,
    question,
    waiting: () => [],
    draft,
    setDraft,
    preview,
    foreseeing: () => false,
    confirm: (reply) => console.log("confirm", JSON.stringify(reply ?? draft())),
    refusal: () => null,
    hovered,
    hover,
    selected,
    select,
    point(id) {
      const asked = question();
      const next = asked ? pointed(asked, draft(), id) : null;
      if (next) setDraft(next);
      return next !== null;
    },
    settle: () => {},
    begin: () => Promise.resolve(false),
    layers,
    setLayers: (change) => putLayers((old) => ({ ...old, ...change })),
    measuring,
    measure: (on) => setMeasuring(on ? { from: null, to: null, result: null, refusal: null } : null),
    measureAt(id) {
      const now = measuring();
      if (!now?.from || now.to) return void setMeasuring({ from: id, to: null, result: null, refusal: null });
      const proof: Proof = proofBetween(pieces(), now.from, id);
      const result: Measured = { proof, notes: [] };
      setMeasuring({ from: now.from, to: id, result, refusal: null });
    },
    past: () => null,
    goTo: () => {},
    undo: () => ({ entries: 0, free: 0, mine: null }),
    proposals: () => [],
    chat: () => [],
    ask: () => Promise.resolve("done" as unknown as Response),
    setPieces: (change) => setPieces(change),
    tell(told) {
      const moves = new Map(
        told.flatMap((line) => (line.motion ? [[line.motion.piece, line.motion.path.at(-1)] as const] : [])),
      );
      setPieces((old) =>
        old.map((each) => (moves.has(each.id) ? { ...each, place: moves.get(each.id) ?? placeOf(each.id) } : each)),
      );
      setFresh(told);
    },
  };
}
