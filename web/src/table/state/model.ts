// What the parts of the table page share. The board draws from it and the panels decide through it; neither knows the
// other. It holds no rule: what is legal, where a ghost lies and what is in arc come from the server.

import type { Accessor } from "solid-js";
import type {
  ChatLine,
  Hello,
  Proposal,
  Refusal,
  Request,
  Response,
  SceneFrame,
  UndoInfo,
} from "../../protocol/server";
import type { Measured, Piece, Preview, Question, Reply, Told } from "../../protocol/stage";

/** What is drawn besides the pieces, at the player's wish. */
export interface Layers {
  arcs: boolean;
  sight: boolean;
  bands: boolean;
}

/** A measurement that the player makes. */
export interface Measuring {
  from: string | null;
  to: string | null;
  result: Measured | null;
  refusal: string | null;
}

/** The state of the connection. */
export type Link = "connecting" | "open" | "lost" | "closed";

export interface TableModel {
  hello: Accessor<Hello | null>;
  link: Accessor<Link>;
  /** Seconds until the next attempt to connect, while the connection is lost. */
  retry: Accessor<number>;

  /** The table without its pieces; null until the first update. An earlier time's while `past` is set. */
  frame: Accessor<SceneFrame | null>;
  /** All pieces in the order of drawing. Objects that did not change stay the same objects. */
  pieces: Accessor<readonly Piece[]>;
  piece: (id: string) => Piece | undefined;
  /** The log. */
  told: Accessor<readonly Told[]>;
  /** The newest lines of the log, for motion and dice: set by each update and then emptied. */
  fresh: Accessor<readonly Told[]>;

  /** What the player is asked now; null while others decide, and while the past is shown. */
  question: Accessor<Question | null>;
  /** The seats that decide and have not answered. */
  waiting: Accessor<readonly number[]>;

  /** The answer that is being put together. */
  draft: Accessor<Reply | null>;
  /** What is not on the table yet is taken in hand with it, unless `grasp` is false. */
  setDraft: (reply: Reply | null, grasp?: boolean) => void;
  /** Whether the player has a piece in hand that the open question does not ask to place yet. */
  grasped?: Accessor<boolean>;
  /** What the server foresees for the draft; kept while the next one is under way. */
  preview: Accessor<Preview | null>;
  /** Whether a preview is under way. */
  foreseeing: Accessor<boolean>;
  /** Sends the draft, or another answer. */
  confirm: (reply?: Reply) => void;
  /** Why the last answer was refused. */
  refusal: Accessor<Refusal | null>;

  /** The piece, part, token, card or die under the pointer or the focus. */
  hovered: Accessor<string | null>;
  hover: (id: string | null) => void;
  /** The piece whose card is open. */
  selected: Accessor<string | null>;
  select: (id: string | null) => void;
  /** Picks what an id stands for in the open question (a click on the board); false if it stands for nothing there. */
  point: (id: string) => boolean;

  /** The piece in the draft has been let go: from a place that is refused it goes to a legal one near by. */
  settle: () => void;
  /** Grasps a piece to place it elsewhere, where the open question begins that; whether it does. */
  begin: (piece: string) => Promise<boolean>;

  layers: Accessor<Layers>;
  setLayers: (change: Partial<Layers>) => void;
  measuring: Accessor<Measuring | null>;
  measure: (on: boolean) => void;
  measureAt: (id: string) => void;

  /** How many entries are in force at the time shown, while the past is shown. */
  past: Accessor<number | null>;
  goTo: (entry: number | null) => void;
  undo: Accessor<UndoInfo>;
  proposals: Accessor<readonly Proposal[]>;
  chat: Accessor<readonly ChatLine[]>;

  /** Any request; resolves with the response or rejects with a `Refusal`. */
  ask: (request: Request) => Promise<Response>;
}
