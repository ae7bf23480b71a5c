// The table as the server last told it, or as it was at an earlier time.

import { createMemo, createSignal, type Accessor } from "solid-js";
import type { SceneFrame, UndoInfo, Update } from "../../protocol/server";
import type { Piece, Told } from "../../protocol/stage";
import { applied, keepSame, type Shown } from "./apply";
import type { Ask } from "./line/connection";
import { inWords } from "./inWords";
import { openPast } from "./past";

export interface Position {
  /** The table without its pieces; null until the first update. An earlier time's while `past` is set. */
  frame: Accessor<SceneFrame | null>;
  /** All pieces in the order of drawing. Objects that did not change stay the same objects. */
  pieces: Accessor<readonly Piece[]>;
  piece: (id: string) => Piece | undefined;
  /** The names of pieces with those on their plates, the longest first. */
  called: Accessor<readonly (readonly [string, string])[]>;
  /** The log. */
  told: Accessor<readonly Told[]>;
  /** The newest lines of the log, for motion and dice: set by each update and then emptied. */
  fresh: Accessor<readonly Told[]>;
  /** The seats that decide and have not answered. */
  waiting: Accessor<readonly number[]>;
  undo: Accessor<UndoInfo>;
  /** The hash of the final state. */
  seal: Accessor<string | null>;
  /** How many entries are in force at the time shown, while the past is shown. */
  past: Accessor<number | null>;
  goTo: (entry: number | null) => void;
}

export interface PositionRoom extends Position {
  /** The pieces as they are now, whatever time is shown. */
  now: Accessor<Shown>;
  take: (update: Update) => void;
  /** Hands out the new lines of the updates that were taken together. */
  tell: () => void;
}

export function openPosition(ask: Ask): PositionRoom {
  const [shown, setShown] = createSignal<Shown>({ frame: null, pieces: [], told: [] });
  const [fresh, setFresh] = createSignal<readonly Told[]>([]);
  const [waiting, setWaiting] = createSignal<readonly number[]>([]);
  const [undo, setUndo] = createSignal<UndoInfo>({ entries: 0, free: 0, mine: null });
  const [seal, setSeal] = createSignal<string | null>(null);
  const time = openPast(ask, () => shown().pieces);
  const pieces = createMemo(() => inWords(time.scene()?.pieces ?? shown().pieces));
  const byId = createMemo(() => new Map(pieces().map((piece) => [piece.id, piece])));
  const called = createMemo(() => namesOf(pieces()), [], { equals: (a, b) => keepSame(a, b) === a });
  let news: Told[] = [];

  return {
    frame: createMemo(() => time.scene()?.frame ?? shown().frame),
    pieces,
    piece: (id) => byId().get(id),
    called,
    told: () => shown().told,
    fresh,
    waiting,
    undo,
    seal,
    past: time.past,
    goTo: time.goTo,
    now: shown,
    take(update) {
      setShown((old) => applied(update.whole ? { ...old, told: [] } : old, update));
      setWaiting((old) => keepSame<readonly number[]>(old, update.waiting));
      setUndo(update.undo);
      setSeal(update.seal);
      if (!update.whole) news.push(...update.told);
    },
    tell() {
      if (news.length === 0) return;
      setFresh(news);
      news = [];
      setTimeout(() => setFresh([]), 0);
    },
  };
}

function namesOf(pieces: readonly Piece[]): (readonly [string, string])[] {
  const names = pieces.flatMap(({ name, short }) => (short === "" ? [] : [[name, short] as const]));
  return names.sort(([a], [b]) => b.length - a.length);
}
