// A server on a string: what the page sends is kept, what it hears is put in by hand.

import type { ClientMessage, Hello, Refusal, Response, ServerMessage, Update } from "../../protocol/server";
import type { Shelf } from "../state/answer/memory";
import { openTable, type Table } from "../state/table";
import type { Socket } from "../state/line/wire";

export class Line implements Socket {
  static all: Line[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: ClientMessage[] = [];
  constructor() {
    Line.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.onclose?.();
  }
  open(change: Partial<Hello> = {}): void {
    this.onopen?.();
    this.say({ hello: { ...hello, ...change } });
  }
  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  /** The requests of a kind. */
  asked(kind: string): ClientMessage[] {
    return this.sent.filter(({ request }) => request === kind || (typeof request === "object" && kind in request));
  }
  /** What was asked last of a kind, without its number. */
  last(kind: string): unknown {
    return this.asked(kind).at(-1)?.request;
  }
  /** Answers the last request of a kind. */
  done(kind: string, response: Response = "accepted"): void {
    this.say({ done: { id: this.asked(kind).at(-1)?.id ?? 0, response } });
  }
  refuse(kind: string, refusal: Partial<Refusal>): void {
    const id = this.asked(kind).at(-1)?.id ?? 0;
    this.say({ refused: { id, refusal: { code: "refused", rule: null, reason: { id: "no" }, ...refusal } } });
  }
}

export const hello: Hello = {
  table: "t",
  game: "g",
  edition: "e",
  title: { id: "T" },
  hands: [0],
  eyes: 0,
  stage: "playing",
  seats: [
    { seat: 0, side: 0, sitting: "person", name: "A", present: true, ready: true },
    { seat: 1, side: 1, sitting: "bot", name: "random", present: true, ready: true },
  ],
  measuring: "open",
  learning: false,
  version: "0",
  against: "bot",
  lists: [],
  points: null,
  invited: false,
  rematch: false,
  hushed: false,
  kept_until: 0,
};

/** Another person sits opposite. */
export const opposite: Partial<Hello> = {
  against: "link",
  seats: hello.seats.map((seat) => ({ ...seat, sitting: "person", name: seat.seat === 0 ? "A" : "B" })),
};

let count = 0;
export const update = (change: Partial<Update> = {}): ServerMessage => ({
  update: {
    number: (count += 1),
    whole: false,
    frame: null,
    pieces: [],
    order: null,
    question: null,
    waiting: [],
    from: 0,
    told: [],
    undo: { entries: 0, free: 0, mine: null },
    seal: null,
    ...change,
  },
});

/** A shelf that forgets when the test is over. */
export function shelf(): Shelf {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

/** A table over a line that has been opened and told this much. */
export function sitDown(change: Partial<Update> = {}, greeting: Partial<Hello> = {}): { table: Table; line: Line } {
  Line.all = [];
  const table = openTable("link", {
    dialing: { connect: () => new Line(), leads: async () => null, random: () => 0.5 },
    shelf: shelf(),
  });
  const line = Line.all[0] as Line;
  line.open(greeting);
  line.say(update({ whole: true, ...change }));
  return { table, line };
}
