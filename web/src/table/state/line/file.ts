// A game that was saved before its end: the file holds what one viewer had seen, which is shown without a server.

import { refused } from "../../../api";
import type { Hello, ServerMessage, Update } from "../../../protocol/server";
import type { Scene, Text, Told } from "../../../protocol/stage";
import { textOf } from "../../../text/fluent";
import type { Connect, Socket } from "./wire";

/** The name under which the opened file is shown. */
export const FILE = "file";
const KEY = "broadside.file";

interface SeenFile {
  broadside: 1;
  game: string;
  edition: string;
  title: Text | string;
  names: string[];
  learning: boolean;
  seen: { story: Told[]; scene: Scene };
}

function parsed(text: string): SeenFile | null {
  try {
    const file = JSON.parse(text) as Partial<SeenFile> | null;
    return file?.broadside === 1 && file.seen?.scene ? (file as SeenFile) : null;
  } catch {
    return null;
  }
}

/** Keeps a file for as long as the window is open; false if it is no such file. */
export function keepFile(text: string): boolean {
  if (!parsed(text)) return false;
  sessionStorage.setItem(KEY, text);
  return true;
}

function messages(file: SeenFile): ServerMessage[] {
  const { pieces, ...frame } = file.seen.scene;
  const entries = file.seen.story.at(-1)?.entry ?? 0;
  const hello: Hello = {
    table: FILE,
    game: file.game,
    edition: file.edition,
    title: typeof file.title === "string" ? { id: "name", args: { name: file.title } } : file.title,
    hands: [],
    eyes: null,
    stage: "replay",
    seats: file.names.map((name, seat) => ({ seat, side: seat, sitting: "person", name, present: false, ready: true })),
    measuring: "open",
    learning: file.learning,
    version: "",
    against: "screen",
    lists: [],
    points: null,
    invited: false,
    rematch: false,
    hushed: false,
    kept_until: 0,
  };
  const update: Update = {
    number: 1,
    whole: true,
    frame,
    pieces,
    order: null,
    question: null,
    waiting: [],
    from: 0,
    told: file.seen.story,
    undo: { entries, free: entries, mine: null },
    seal: null,
  };
  return [{ hello }, { update }];
}

/** A connection to the kept file: it tells the table once and can do nothing else. */
export const connectFile: Connect = () => {
  const file = parsed(sessionStorage.getItem(KEY) ?? "");
  const only = refused("not_now", textOf("file-only-shows"));
  const tell = (message: ServerMessage): void => socket.onmessage?.({ data: JSON.stringify(message) });
  const socket: Socket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    close: () => {},
    send(text) {
      const { id } = JSON.parse(text) as { id: number };
      queueMicrotask(() => tell({ refused: { id, refusal: only } }));
    },
  };
  queueMicrotask(() => {
    socket.onopen?.();
    if (file) messages(file).forEach(tell);
    else tell({ bye: refused("not_found", textOf("file-closed")) });
  });
  return socket;
};
