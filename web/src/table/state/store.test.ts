import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ClientMessage, Hello, ServerMessage, Update } from "../../protocol/server";
import type { Act, Choice, CourseAsk, Move, Piece, Question, Step, Told } from "../../protocol/stage";
import { openTable, type Table } from "./store";
import type { Socket } from "./wire";

/** A server on a string: what the page sends is kept, what it hears is put in by hand. */
class Line implements Socket {
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
  open(): void {
    this.onopen?.();
    this.say({ hello });
  }
  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  asked(kind: string): ClientMessage[] {
    return this.sent.filter(({ request }) => typeof request === "object" && kind in request);
  }
}

const hello: Hello = {
  table: "t",
  game: "g",
  edition: "e",
  title: "T",
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
};

const piece = (id: string, name = id): Piece =>
  ({
    id,
    name,
    short: name,
    kind: "ship",
    side: 0,
    art: "a",
    standing: "in_play",
    parts: [],
    flags: [],
  }) as unknown as Piece;

const question = (number: number, change: Partial<Question> = {}): Question => ({
  number,
  seat: 0,
  wants: "pick",
  key: "k",
  title: { id: "name", args: { name: "Q" } },
  context: null,
  asks: null,
  text: null,
  rules: [],
  subject: null,
  secret: false,
  pass: null,
  confirm: { id: "confirm" },
  yes_no: null,
  min: 1,
  max: 1,
  total: 0,
  choices: ["x", "y"].map((target) => ({
    label: { id: target },
    detail: null,
    icon: null,
    target,
    dice: [],
    value: null,
    proof: null,
    card: null,
    rules: [],
    limit: null,
  })),
  refused: [],
  slots: [],
  course: null,
  place: null,
  offers: [],
  evidence: { panels: [] },
  given: null,
  moot: null,
  leads: null,
  act: null,
  ...change,
});

let count = 0;
const update = (change: Partial<Update> = {}): ServerMessage => ({
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

let table: Table;
let line: Line;

beforeEach(() => {
  vi.useFakeTimers();
  Line.all = [];
  const kept = new Map<string, string>();
  table = openTable("link", {
    connect: () => new Line(),
    shelf: { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) },
  });
  line = Line.all[0]!;
  line.open();
  line.say(
    update({ whole: true, pieces: [piece("a"), piece("b")], order: ["a", "b"], question: question(1), waiting: [0] }),
  );
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
});

describe("the table's state", () => {
  test("pieces that did not change stay the same objects", () => {
    const [a, b] = table.pieces();
    line.say(update({ pieces: [piece("b", "moved")], question: question(1) }));
    expect(table.pieces()[0]).toBe(a);
    expect(table.pieces()[1]).not.toBe(b);
    expect(table.piece("b")?.name).toBe("moved");
    line.say(
      update({ whole: true, pieces: [piece("a"), piece("b", "moved")], order: ["a", "b"], question: question(1) }),
    );
    expect(table.pieces()[0]).toBe(a);
  });

  test("the first update of a frame is shown at once, those behind it together with the next", () => {
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
    const told = (text: string): Told => ({ text: { id: text } }) as unknown as Told;
    const heard = (): string[] => table.fresh().map((each) => each.text.id);
    line.say(update({ pieces: [piece("a", "one")], told: [told("one")] }));
    expect(table.piece("a")?.name).toBe("one");
    line.say(update({ pieces: [piece("a", "two")], told: [told("two")] }));
    line.say(update({ pieces: [piece("b", "three")], told: [told("three")] }));
    expect(table.piece("a")?.name).toBe("one");
    frames.splice(0).forEach((frame) => frame(0));
    expect([table.piece("a")?.name, table.piece("b")?.name]).toEqual(["two", "three"]);
    expect(heard()).toEqual(["two", "three"]);
    frames.splice(0).forEach((frame) => frame(0));
    line.say(update({ pieces: [piece("a", "four")] }));
    expect(table.piece("a")?.name).toBe("four");
    line.say(update({ pieces: [piece("a", "five")] }));
    line.say({ chat: [] });
    expect(table.piece("a")?.name).toBe("five");
    vi.unstubAllGlobals();
  });

  test("an answer goes out once and is kept while the connection is lost", async () => {
    table.setDraft({ pick: 1 });
    table.confirm();
    table.confirm();
    expect(line.asked("answer")).toHaveLength(1);
    line.close();
    await vi.advanceTimersByTimeAsync(600);
    const again = Line.all[1]!;
    again.open();
    again.say(update({ whole: true, pieces: [], order: [], question: question(1), waiting: [0] }));
    await vi.advanceTimersByTimeAsync(10);
    expect(again.asked("answer").map(({ request }) => request)).toEqual([
      { answer: { number: 1, reply: { pick: 1 } } },
    ]);
  });

  test("a kept answer is not sent to another question", async () => {
    table.setDraft({ pick: 0 });
    table.confirm();
    line.close();
    await vi.advanceTimersByTimeAsync(600);
    const again = Line.all[1]!;
    again.open();
    again.say(update({ whole: true, pieces: [], order: [], question: question(2), waiting: [0] }));
    await vi.advanceTimersByTimeAsync(10);
    expect(again.asked("answer")).toHaveLength(0);
    expect(table.sending()).toBe(false);
  });

  test("that an answer is on its way is shown only if it takes a moment, and no second one is sent meanwhile", async () => {
    table.setDraft({ pick: 0 });
    table.confirm();
    table.confirm();
    expect([table.sending(), table.busy()]).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(200);
    expect(table.busy()).toBe(true);
    const sent = line.asked("answer");
    expect(sent).toHaveLength(1);
    line.say({ done: { id: sent[0]!.id, response: "accepted" } });
    await vi.advanceTimersByTimeAsync(1);
    expect([table.sending(), table.busy()]).toEqual([false, false]);
  });

  test("only the newest draft is foreseen, one at a time", async () => {
    table.setDraft({ pick: 0 });
    await vi.advanceTimersByTimeAsync(100);
    const [first] = line.asked("preview");
    expect(first?.request).toEqual({ preview: { number: 1, reply: { pick: 0 } } });
    table.setDraft({ pick: 1 });
    table.setDraft({ pick: 0 });
    table.setDraft({ pick: 1 });
    await vi.advanceTimersByTimeAsync(200);
    expect(line.asked("preview")).toHaveLength(1);
    const answer = { refused: null, nearest: null, ghosts: [], notes: [], proofs: [], evidence: { panels: [] } };
    line.say({ done: { id: first!.id, response: { preview: answer } } });
    await vi.advanceTimersByTimeAsync(100);
    expect(line.asked("preview").map(({ request }) => request)).toEqual([
      { preview: { number: 1, reply: { pick: 0 } } },
      { preview: { number: 1, reply: { pick: 1 } } },
    ]);
  });

  test("a refusal keeps the draft and says why; a stale answer says that the game went on", async () => {
    table.setDraft({ pick: 1 });
    table.confirm();
    line.say({ refused: { id: line.asked("answer")[0]!.id, refusal: { code: "refused", rule: "r", reason: "no" } } });
    await vi.advanceTimersByTimeAsync(1);
    expect(table.refusal()?.reason).toBe("no");
    expect(table.draft()).toEqual({ pick: 1 });
    table.confirm();
    line.say({ refused: { id: line.asked("answer")[1]!.id, refusal: { code: "stale", rule: null, reason: "past" } } });
    await vi.advanceTimersByTimeAsync(1);
    expect(table.notice()?.kind).toBe("stale");
  });

  test("nothing is picked beforehand where there is something to choose", () => {
    expect(table.draft()).toBe(null);
    table.confirm();
    expect(line.asked("answer")).toHaveLength(0);
    const [only] = question(2).choices;
    line.say(update({ question: question(2, { choices: [only!] }) }));
    expect(table.draft()).toEqual({ pick: 0 });
    line.say(update({ question: question(3, { choices: [only!], pass: { id: "pass" } }) }));
    expect(table.draft()).toBe(null);
  });

  test("undo goes back to the player's own last decision and says whether it was done or asked for", async () => {
    line.say(update({ question: question(2), undo: { entries: 9, free: 9, mine: 4 } }));
    table.takeBack();
    const [first] = line.asked("wish");
    expect(first?.request).toEqual({ wish: { undo: 4 } });
    line.say({ done: { id: first!.id, response: "accepted" } });
    await vi.advanceTimersByTimeAsync(1);
    line.say(update({ question: question(1), undo: { entries: 4, free: 4, mine: null } }));
    expect(table.notice()?.kind).toBe("taken-back");
    table.takeBack();
    expect(line.asked("wish")).toHaveLength(1);
    line.say(update({ question: question(1), undo: { entries: 6, free: 6, mine: 5 } }));
    table.takeBack();
    line.say({ done: { id: line.asked("wish")[1]!.id, response: "accepted" } });
    await vi.advanceTimersByTimeAsync(1);
    line.say({ proposals: [{ number: 1, by: 0, wish: { undo: 5 } }] });
    expect(table.notice()?.kind).toBe("asked");
    await vi.advanceTimersByTimeAsync(1000);
    line.say({ proposals: [] });
    expect(table.notice()?.kind).toBe("refused");
  });

  test("a click picks what it stands for, the same click again confirms", () => {
    expect(table.point("y")).toBe(true);
    expect(table.draft()).toEqual({ pick: 1 });
    expect(table.point("nothing")).toBe(false);
    table.point("y");
    expect(line.asked("answer").map(({ request }) => request)).toEqual([{ answer: { number: 1, reply: { pick: 1 } } }]);
  });

  test("a kept answer is given without asking", async () => {
    table.memory.keep("ask", "no", { id: "name" });
    line.say(update({ question: question(2, { key: "ask", wants: "confirm", choices: [] }) }));
    await vi.advanceTimersByTimeAsync(1);
    expect(line.asked("answer").map(({ request }) => request)).toEqual([
      { answer: { number: 2, reply: { confirm: false } } },
    ]);
    expect(table.notice()?.kind).toBe("auto");
  });

  test("at one screen the screen is handed over", () => {
    line.say({ hello: { ...hello, hands: [0, 1] } });
    expect(table.cover()).toBe(null);
    line.say(update({ question: null, waiting: [1] }));
    expect(table.cover()).toBe(1);
    table.look(1);
    expect(line.asked("look").map(({ request }) => request)).toEqual([{ look: 1 }]);
  });

  test("a question whose answers come to the same is not asked", async () => {
    line.say(
      update({ question: question(2, { pass: { id: "pass" }, moot: { reply: "pass", why: { id: "because" } } }) }),
    );
    expect(table.question()).toBe(null);
    expect(table.notice()).toEqual({ kind: "moot", why: { id: "because" } });
    await vi.advanceTimersByTimeAsync(1);
    expect(line.asked("answer").map(({ request }) => request)).toEqual([{ answer: { number: 2, reply: "pass" } }]);
  });

  test("an answer that is kept from now on answers the open question, too", async () => {
    const choice = (card: string) => ({ ...question(2).choices[0], label: { id: card }, card }) as Choice;
    const asks = { wants: "use", pass: { id: "pass" } } as const;
    const open = question(2, { ...asks, choices: [choice("one"), choice("other")] });
    line.say(update({ question: open }));
    table.keepRule(open, "one", "never", { id: "one" });
    expect(line.asked("answer"), "the other card can still be used").toHaveLength(0);
    table.keepRule(open, "other", "always", { id: "other" });
    expect(line.asked("answer").map(({ request }) => request)).toEqual([{ answer: { number: 2, reply: { pick: 1 } } }]);
    line.say(update({ question: question(3, { ...asks, choices: [choice("one")] }) }));
    await vi.advanceTimersByTimeAsync(1);
    expect(line.asked("answer")).toHaveLength(2);
  });

  test("what is always used is asked for while something else could be used in its place", async () => {
    const choice = (card: string) => ({ ...question(2).choices[0], label: { id: card }, card }) as Choice;
    const asks = { wants: "use", pass: { id: "pass" } } as const;
    const open = question(2, { ...asks, choices: [choice("one"), choice("other")] });
    line.say(update({ question: open }));
    table.keepRule(open, "one", "always", { id: "one" });
    expect(line.asked("answer"), "now it is meant").toHaveLength(1);
    line.say(update({ question: question(3, { ...asks, choices: [choice("one"), choice("other")] }) }));
    await vi.advanceTimersByTimeAsync(1);
    expect(line.asked("answer")).toHaveLength(1);
    expect(table.question()?.number).toBe(3);
  });

  test("what was answered without asking is asked once it is taken back", async () => {
    const moot = { pass: { id: "pass" }, moot: { reply: "pass", why: null } } as const;
    line.say(update({ question: question(2, moot), undo: { entries: 2, free: 0, mine: 1 } }));
    await vi.advanceTimersByTimeAsync(1);
    expect(line.asked("answer")).toHaveLength(1);
    line.say(update({ question: question(3), undo: { entries: 3, free: 0, mine: 2 } }));
    table.takeBack();
    line.say(update({ question: question(4, moot) }));
    await vi.advanceTimersByTimeAsync(1);
    expect(line.asked("answer")).toHaveLength(1);
    expect(table.question()?.number).toBe(4);
  });

  test("what the player has just asked for is answered without a word", async () => {
    line.say(update({ question: question(2, { moot: { reply: { pick: 0 }, why: null } }) }));
    await vi.advanceTimersByTimeAsync(1);
    expect(line.asked("answer")).toHaveLength(1);
    expect(table.notice()).toBe(null);
  });

  test("an act is shown in place of its first question and answered at once, by the way that leads there", async () => {
    const course = (speed: number): Move => ({ speed, clicks: [], side: 0 });
    const ask: CourseAsk = { piece: "a", speeds: [], legal: [course(1), course(2)], start: course(1) };
    const use: Step = { key: "k", reply: { pick: 1 } };
    const act: Act = {
      question: question(2, { key: "course", wants: "course", choices: [], course: ask }),
      ways: [
        { steps: [{ key: "k", reply: "pass" }], labels: [] },
        { steps: [use], labels: [{ id: "y" }] },
      ],
      by: [0b11, 0b10],
    };
    line.say(update({ question: question(2, { leads: "course", act }) }));
    expect(table.question()?.wants).toBe("course");
    expect(table.acts.ways()).toEqual([0, 1]);
    table.setDraft({ course: course(2) });
    expect(table.acts.way()).toBe(1);
    await vi.advanceTimersByTimeAsync(100);
    const last = { course: course(2) };
    expect(line.asked("preview_act").at(-1)?.request).toEqual({
      preview_act: { number: 2, steps: [use], reply: last },
    });
    table.confirm();
    expect(line.asked("act").map(({ request }) => request)).toEqual([
      { act: { number: 2, steps: [use, { key: "course", reply: last }] } },
    ]);
  });

  test("a piece that is grasped is placed in one act, and can be put back", async () => {
    line.say(update({ question: question(2, { leads: "place" }) }));
    const place = { x: 1, y: 2, facing: 0 };
    const asked = { piece: "x", outline: {}, start: place, turns: false, regions: [], candidates: [] };
    const end = question(2, { key: "place", wants: "place", choices: [], place: asked as never });
    const began = table.begin("x");
    const [ahead] = line.asked("ahead");
    expect(ahead?.request).toEqual({ ahead: { number: 2, piece: "x" } });
    const pick: Step = { key: "k", reply: { pick: 0 } };
    const act: Act = { question: end, ways: [{ steps: [pick], labels: [] }], by: [] };
    line.say({ done: { id: ahead!.id, response: { act } } });
    expect(await began).toBe(true);
    expect(table.draft()).toEqual({ place });
    table.leaveAct();
    expect(table.question()?.wants).toBe("pick");
  });
});
