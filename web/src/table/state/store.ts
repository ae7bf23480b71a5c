// The table page's state over a connection. It holds no rule: it keeps what the server says and sends what the player decides.

import { batch, createEffect, createMemo, createRoot, createSignal, on, type Accessor } from "solid-js";
import type {
  ChatLine,
  Hello,
  Proposal,
  Refusal,
  Request,
  Response,
  ServerMessage,
  UndoInfo,
  Update,
  Wish,
} from "../../protocol/server";
import type { Choice, Piece, Place, Question, Reply, Step, Text, Told } from "../../protocol/stage";
import { say } from "../../text/fluent";
import { openActs, type Acts } from "./act";
import { applied, keepSame, type Shown } from "./apply";
import { choicesAt, isWhole, pointed, startOf } from "./draft";
import { openForesight } from "./foresee";
import { openFrames } from "./frames";
import { inWords } from "./inWords";
import { openMemory, type Memory, type Rule, type Shelf } from "./memory";
import type { Layers, Link, Measuring, TableModel } from "./model";
import { openPast } from "./past";
import { askAll } from "../../ui/quick";
import { openWire, type Connect } from "./wire";

/** What happened without being asked for, said in a line that goes away. */
export interface Notice {
  kind:
    "stale" | "kept" | "auto" | "moot" | "asked" | "refused" | "taken-back" | "adjusted" | "nothing-back" | "not-moved";
  /** The question that a kept answer was given to, and that answer, for `auto`. */
  question?: Question;
  reply?: Reply;
  /** What was decided and why nobody was asked, for `moot`. */
  why?: Text;
}

export interface Table extends TableModel {
  /** The link or name under which the page has opened the table. */
  address: string;
  link: Accessor<Link>;
  /** Why the server has ended the connection. */
  bye: Accessor<Refusal | null>;
  latency: Accessor<number | null>;
  /** Whether the preview is under way for longer than a moment. */
  slow: Accessor<boolean>;
  /** Whether an answer is on its way, or kept until the connection is back. */
  sending: Accessor<boolean>;
  /** Whether it is for longer than a moment. */
  busy: Accessor<boolean>;
  /** Runs something once the frame that shows an update has been drawn; at once if none is due. */
  after: (run: () => void) => void;
  /** The names of pieces with those on their plates, the longest first. */
  called: Accessor<readonly (readonly [string, string])[]>;
  /** How many entries the game had when this player last decided something themselves; nothing before that. */
  since: Accessor<number | null>;
  notice: Accessor<Notice | null>;
  setNotice: (notice: Notice | null) => void;
  seal: Accessor<string | null>;
  /** The side of the eyes that look; nothing for spectators. */
  mySide: Accessor<number | null>;
  /** The seat that the screen must be handed to before it goes on. */
  cover: Accessor<number | null>;
  look: (seat: number) => void;
  /** The slot that is being set, where a question has slots. */
  slot: Accessor<number>;
  setSlot: (slot: number) => void;
  /** Several questions answered as one. */
  acts: Acts;
  /** Shows the question itself in place of the act. */
  leaveAct: () => void;
  memory: Memory;
  /** Counts what is kept, so that lists of it follow. */
  remembered: Accessor<number>;
  touchMemory: () => void;
  /** Keeps an answer for a question or a card from now on: the open question is answered with it, too, if that suffices. */
  keepRule: (question: Question, key: string, rule: Rule | null, label: Text) => void;
  /** Goes back behind the player's own last decision; past a roll it asks the others. */
  takeBack: () => void;
  /** To how many entries that would go back; nothing if there is nothing of their own to take back. */
  backTo: Accessor<number | null>;
  /** Whether going back needs the consent of another person. */
  backAsks: Accessor<boolean>;
  /** Asks for something that may need consent; the refusal, if it is refused at once. */
  wish: (request: Request) => Promise<Refusal | null>;
  retryNow: () => void;
  close: () => void;
}

export interface Options {
  connect?: Connect;
  shelf?: Shelf;
}

const nowhere: Shelf = { getItem: () => null, setItem: () => {} };

/** The pieces that are alike have one art and one side. */
export function likeOf(model: TableModel, id: string | null): string | null {
  const piece = id ? model.piece(id.split(".")[0] ?? id) : undefined;
  return piece ? `${piece.side} ${piece.art}` : null;
}

/** At one screen each seat keeps its own answers; elsewhere the player keeps them for all games. */
export function scopeOf(model: TableModel, question: Question): string {
  return (model.hello()?.hands.length ?? 0) > 1 ? `${question.seat} ` : "";
}

export function openTable(link: string, options: Options = {}): Table {
  return createRoot((dispose) => build(link, options, dispose));
}

function build(linkName: string, options: Options, dispose: () => void): Table {
  const [hello, setHello] = createSignal<Hello | null>(null);
  const [link, setLink] = createSignal<Link>("connecting");
  const [retry, setRetry] = createSignal(0);
  const [bye, setBye] = createSignal<Refusal | null>(null);
  const [latency, setLatency] = createSignal<number | null>(null);
  const [shown, setShown] = createSignal<Shown>({ frame: null, pieces: [], told: [] });
  const [fresh, setFresh] = createSignal<readonly Told[]>([]);
  const [asked, setAsked] = createSignal<Question | null>(null);
  const [waiting, setWaiting] = createSignal<readonly number[]>([]);
  const [since, setSince] = createSignal<number | null>(null);
  const [undo, setUndo] = createSignal<UndoInfo>({ entries: 0, free: 0, mine: null });
  const [seal, setSeal] = createSignal<string | null>(null);
  const [draft, setDraftRaw] = createSignal<Reply | null>(null);
  const [refusal, setRefusal] = createSignal<Refusal | null>(null);
  const [notice, setNotice] = createSignal<Notice | null>(null);
  const [sending, setSent] = createSignal(false);
  const [busy, setBusy] = createSignal(false);
  const [hovered, hover] = createSignal<string | null>(null);
  const [selected, select] = createSignal<string | null>(null);
  const [layers, putLayers] = createSignal<Layers>({ arcs: false, sight: true, bands: false });
  const [measuring, setMeasuring] = createSignal<Measuring | null>(null);
  const [proposals, setProposals] = createSignal<readonly Proposal[]>([]);
  const [chat, setChat] = createSignal<readonly ChatLine[]>([]);
  const [slot, setSlot] = createSignal(0);
  /** The number of a question that the page answers itself, so that it is not shown. */
  const [unasked, setUnasked] = createSignal<number | null>(null);
  const [remembered, setRemembered] = createSignal(0);
  const [uncovered, setUncovered] = createSignal<number | null>(null);
  const memory = openMemory(options.shelf ?? globalThis.localStorage ?? nowhere);
  let kept: { number: number; reply: Reply; steps: readonly Step[] | null } | null = null;
  /** What is said when a wish is granted; the server's next message tells whether it was or whether others are asked. */
  let wished: { granted: Notice["kind"] | null } | null = null;
  /** When the game was heard of last, and the wish that this player takes back. */
  let heard = 0;
  let withdrawn: number | null = null;
  let lastPointed: string | null = null;
  let settling = false;
  /** Whether the player has taken something back and is asked next, whatever is kept. */
  let again = false;

  const ask = (request: Request): Promise<Response> => wire.ask(request);
  const time = openPast(ask, () => shown().pieces);
  const pieces = createMemo(() => inWords(time.scene()?.pieces ?? shown().pieces));
  const byId = createMemo(() => new Map(pieces().map((piece) => [piece.id, piece])));
  const frame = createMemo(() => time.scene()?.frame ?? shown().frame);
  const acts = openActs(ask, asked, draft);
  const question = createMemo(() => {
    const shown = acts.question();
    return time.past() === null && shown?.number !== unasked() ? shown : null;
  });
  const frames = openFrames(show);
  // Where a piece is placed, the place itself may follow from what is foreseen.
  const soon = (run: () => void): void => (acts.question()?.place ? run() : frames.after(run));
  const foresight = openForesight(ask, acts.question, draft, sending, acts.before, soon);
  const called = createMemo(() => namesOf(pieces()), [], { equals: (a, b) => keepSame(a, b) === a });

  const mySide = createMemo(() => {
    const eyes = hello()?.eyes;
    return hello()?.seats.find((seat) => seat.seat === eyes)?.side ?? null;
  });

  /** At one screen: the seat that decides while another looks. */
  const cover = createMemo(() => {
    const here = hello();
    if (!here || here.hands.length < 2 || here.stage !== "playing") return null;
    const next = waiting().filter((seat) => here.hands.includes(seat));
    if (next.length === 0 || (here.eyes !== null && next.includes(here.eyes))) return null;
    return next[0] ?? null;
  });

  const wire = openWire(
    linkName,
    {
      open: () => setLink("open"),
      lost(seconds) {
        setLink("lost");
        count(seconds);
      },
      closed(reason) {
        batch(() => {
          setLink("closed");
          setBye(reason);
        });
      },
      said,
      took,
    },
    options.connect,
  );

  let counting: ReturnType<typeof setInterval> | undefined;
  function count(seconds: number): void {
    clearInterval(counting);
    setRetry(Math.ceil(seconds));
    counting = setInterval(() => setRetry((left) => Math.max(0, left - 1)), 1000);
  }

  /** How long the server takes is told now and then. */
  let told = -Infinity;
  function took(ms: number): void {
    if (performance.now() - told < 2_000) return;
    told = performance.now();
    setLatency(Math.round(ms));
  }

  /** That an answer is on its way is shown if it does not come at once. */
  let sent: ReturnType<typeof setTimeout> | undefined;
  function setSending(on: boolean): void {
    clearTimeout(sent);
    setSent(on);
    if (on) sent = setTimeout(() => setBusy(true), MOMENT);
    else setBusy(false);
  }

  function said(message: ServerMessage): void {
    // Responses go to who asked; they neither change the table nor wait for it.
    if ("done" in message || "refused" in message) return;
    if ("update" in message) frames.update(message);
    else frames.now(message);
  }

  let news: Told[] = [];
  function show(messages: readonly ServerMessage[]): void {
    batch(() => {
      messages.forEach(hear);
      if (news.length === 0) return;
      setFresh(news);
      news = [];
      setTimeout(() => setFresh([]), 0);
    });
  }

  function hear(message: ServerMessage): void {
    if ("hello" in message) {
      clearInterval(counting);
      setHello((old) => keepSame(old, message.hello));
    } else if ("update" in message) {
      heard = Date.now();
      take(message.update);
      answerWish(wished?.granted ?? null);
    } else if ("proposals" in message) {
      const before = proposals();
      setProposals(message.proposals);
      answerWish("asked");
      if (isRefused(before, message.proposals)) setNotice({ kind: "refused" });
    } else if ("chat" in message) setChat((old) => merged(old, message.chat));
  }

  function take(update: Update): void {
    const before = asked();
    setShown((old) => applied(update.whole ? { ...old, told: [] } : old, update));
    setWaiting((old) => keepSame<readonly number[]>(old, update.waiting));
    setUndo(update.undo);
    setSeal(update.seal);
    setAsked((old) => keepSame(old, update.question));
    if (!update.whole) news.push(...update.told);
    const now = asked();
    if (now?.number !== before?.number || now?.seat !== before?.seat) anew(now);
    else if (now && now.given && !before?.given) setDraftRaw(now.given);
    if (update.whole && kept) sendAgain(now);
  }

  /** A new question: the draft starts over, and a kept answer is given at once. */
  function anew(now: Question | null): void {
    lastPointed = null;
    settling = false;
    setUnasked(null);
    setSlot(
      Math.max(
        0,
        (now?.slots ?? []).findIndex((each) => each.idle === null),
      ),
    );
    setRefusal(null);
    acts.anew(now);
    restart();
    if (!now) return;
    const about = now.subject ?? now.slots[0]?.piece ?? now.course?.piece ?? now.place?.piece;
    if (about) {
      const piece = about.split(".")[0];
      if (piece && shown().pieces.some((each) => each.id === piece)) select(piece);
    }
    if (now.given) return;
    // What was taken back is asked again, also where it was answered without asking.
    if (again) return void (again = false);
    const kept = memory.answer(now, likeOf(model, now.subject), shown().frame?.round ?? 0, scopeOf(model, now));
    const moot = askAll() ? null : now.moot;
    const reply = kept ?? moot?.reply;
    if (!reply) return;
    if (kept) setNotice({ kind: "auto", question: now, reply });
    else if (moot?.why) setNotice({ kind: "moot", why: moot.why });
    setUnasked(now.number);
    queueMicrotask(() => send(now, reply, null));
  }

  function keepRule(open: Question, key: string, rule: Rule | null, label: Text): void {
    const scope = scopeOf(model, open);
    if (rule) memory.keep(scope + key, rule, label);
    else memory.forget(scope + key);
    setRemembered((times) => times + 1);
    if (!rule || open.given) return;
    const meant = rule === "always" ? open.choices.findIndex((choice) => choice.card === key) : -1;
    const kept = memory.answer(open, likeOf(model, open.subject), shown().frame?.round ?? 0, scope);
    const reply = meant >= 0 ? { pick: meant } : kept;
    if (!reply) return;
    setNotice({ kind: "auto", question: open, reply });
    confirm(reply);
  }

  /** The draft of the question that is shown starts over. */
  function restart(): void {
    const shown = acts.question();
    setDraftRaw(shown ? startOf(shown) : null);
  }

  async function begin(piece: string): Promise<boolean> {
    const began = await acts.begin(piece);
    if (began) batch(() => (select(piece), restart()));
    return began;
  }

  function leaveAct(): void {
    batch(() => {
      acts.leave();
      restart();
    });
  }

  /** After a lost connection the kept answer is sent again, if its question is still open and unanswered. */
  function sendAgain(now: Question | null): void {
    const again = kept;
    kept = null;
    setSending(false);
    if (!again || !now || now.number !== again.number || now.given) return;
    setDraftRaw(again.reply);
    queueMicrotask(() => send(now, again.reply, again.steps));
  }

  function confirm(reply?: Reply): void {
    const shown = acts.question();
    const given = reply ?? draft();
    if (!shown || given === null || time.past() !== null || sending()) return;
    if (reply === undefined && !isWhole(shown, given)) return;
    // An answer that was kept is one to the open question itself.
    const before = shown === asked() || (reply !== undefined && !fits(shown, reply)) ? null : acts.before(given);
    setSince(undo().entries);
    send(shown, given, before ? [...before, { key: shown.key, reply: given }] : null);
  }

  function send(open: Question, given: Reply, steps: readonly Step[] | null): void {
    kept = { number: open.number, reply: given, steps };
    setSending(true);
    setRefusal(null);
    note(open, given);
    const { number } = open;
    ask(steps ? { act: { number, steps: [...steps] } } : { answer: { number, reply: given } }).then(
      () =>
        batch(() => {
          kept = null;
          setSending(false);
          if (asked()?.number === open.number && draft() !== given) setDraftRaw(given);
        }),
      (why: Refusal) =>
        batch(() => {
          if (why.code === "lost") return setNotice({ kind: "kept" });
          kept = null;
          setSending(false);
          setUnasked(null);
          if (why.code === "stale") setNotice({ kind: "stale" });
          else setRefusal(why);
        }),
    );
  }

  /** Keeps places and dials, so that they can be taken over next time. */
  function note(open: Question, given: Reply): void {
    if (given === "pass") return;
    const name = open.place?.piece ? byId().get(open.place.piece)?.name : undefined;
    if ("place" in given && name && frame()?.round === 0) memory.place(open.key, name, given.place);
    if ("assign" in given) memory.setDials(`${hello()?.table ?? ""} ${open.seat}`, given.assign);
  }

  function setDraft(reply: Reply | null, grasp = true): void {
    lastPointed = null;
    setDraftRaw(reply);
    setRefusal(null);
    const open = asked();
    const target = open && acts.question() === open ? pickedOf(open, reply)?.target : null;
    const piece = target ? byId().get(target) : undefined;
    if (piece && piece.side === mySide()) select(piece.id);
    // What is not on the table yet is at once in the player's hand.
    if (grasp && piece && !piece.place && open?.leads === "place") void begin(piece.id);
  }

  function point(id: string): boolean {
    const open = question();
    if (!open) return false;
    if (open.wants === "assign") {
      const at = open.slots.findIndex((each) => each.piece === id.split(".")[0]);
      if (at >= 0) showSlot(at);
      return at >= 0;
    }
    const next = pointed(open, draft(), id);
    if (next) {
      const again =
        lastPointed === id && choicesAt(open, id).length === 1 && open.wants !== "some" && open.wants !== "split";
      if (again) confirm();
      else setDraft(next);
      lastPointed = id;
      return true;
    }
    const no = open.refused.find(({ choice }) => choice.target === id);
    if (no) setRefusal({ code: "refused", rule: no.rule, reason: `${say(no.choice.label)}: ${say(no.reason)}` });
    return no !== undefined;
  }

  function measureAt(id: string): void {
    const now = measuring();
    if (!now) return;
    const from = now.from && !now.to ? now.from : null;
    const part = from !== null && id.startsWith(`${from}.`);
    if (from === null || part) return void setMeasuring({ from: id, to: null, result: null, refusal: null });
    if (from === id) return void setMeasuring({ from: null, to: null, result: null, refusal: null });
    const pending: Measuring = { from, to: id, result: null, refusal: null };
    setMeasuring(pending);
    const mine = (change: Partial<Measuring>): void => {
      if (measuring() === pending) setMeasuring({ ...pending, ...change });
    };
    ask({ measure: { from, to: id } }).then(
      (response) => typeof response === "object" && "measured" in response && mine({ result: response.measured }),
      (why: Refusal) => mine({ refusal: why.reason }),
    );
  }

  const backTo = createMemo(() => {
    const { entries, mine } = undo();
    const last = entries > 0 ? entries - 1 : null;
    return mine ?? ((hello()?.hands.length ?? 0) > 1 ? last : null);
  });
  const backAsks = createMemo(() => {
    const to = backTo();
    const here = hello();
    const others = here?.seats.some((seat) => seat.sitting === "person" && !here.hands.includes(seat.seat)) ?? false;
    return others && to !== null && to < undo().free;
  });

  function takeBack(): void {
    const to = backTo();
    if (to === null) return void setNotice({ kind: "nothing-back" });
    again = true;
    void wish({ wish: { undo: to } }).then((why) => {
      if (!why) return;
      again = false;
      setRefusal(why);
    });
  }

  async function wish(request: Request): Promise<Refusal | null> {
    if (typeof request === "object" && "consent" in request && !request.consent.agree)
      withdrawn = request.consent.proposal;
    try {
      await ask(request);
    } catch (why) {
      return why as Refusal;
    }
    wished = typeof request === "object" && "wish" in request ? { granted: saidOf(request.wish) } : null;
    return null;
  }

  /** Whether a wish of this player is gone that was neither withdrawn nor granted: what is granted comes just before. */
  function isRefused(before: readonly Proposal[], now: readonly Proposal[]): boolean {
    const gone = before.filter((old) => old.by === hello()?.eyes && !now.some((each) => each.number === old.number));
    const own = withdrawn;
    withdrawn = null;
    return (hello()?.hands.length ?? 0) === 1 && gone.some(({ number }) => number !== own) && Date.now() - heard > 150;
  }

  function answerWish(kind: Notice["kind"] | null): void {
    if (wished !== null && kind !== null) setNotice({ kind });
    wished = null;
  }

  function look(seat: number): void {
    setUncovered(seat);
    ask({ look: seat }).catch((why: Refusal) => setRefusal(why));
  }

  /** A place that is not legal as it is, such as that of a piece that was run over, gives way to the first that is. */
  createEffect(
    on(foresight.preview, (seen) => {
      const ask = acts.question()?.place;
      const given = draft();
      if (!seen || !ask || given === null || given === "pass" || !("place" in given)) return;
      const near = settling && seen.refused && isNear(seen.nearest, given.place) ? seen.nearest : null;
      settling = false;
      const legal = given.place === ask.start ? ask.candidates[0] : near;
      if (seen.refused && legal) setDraftRaw({ place: legal });
    }),
  );

  createEffect(
    on(
      () => hello()?.eyes,
      (eyes) => {
        if (eyes !== uncovered()) setUncovered(null);
      },
    ),
  );

  /** The slot that is set next; the card of its piece is opened. */
  function showSlot(at: number): void {
    setSlot(at);
    const piece = asked()?.slots[at]?.piece;
    if (piece) select(piece);
  }

  const model: Table = {
    address: linkName,
    hello,
    link,
    retry,
    bye,
    latency,
    frame,
    pieces,
    piece: (id) => byId().get(id),
    told: () => shown().told,
    fresh,
    question,
    waiting,
    draft,
    setDraft,
    preview: foresight.preview,
    foreseeing: foresight.foreseeing,
    slow: foresight.slow,
    confirm,
    refusal,
    sending,
    busy,
    after: frames.after,
    called,
    since,
    notice,
    setNotice,
    seal,
    mySide,
    cover,
    look,
    hovered,
    hover,
    selected,
    select,
    point,
    begin,
    settle: () => void (settling = true),
    acts,
    grasped: acts.grasped,
    leaveAct,
    layers,
    setLayers: (change) => putLayers((old) => ({ ...old, ...change })),
    measuring,
    measure: (on) => setMeasuring(on ? { from: null, to: null, result: null, refusal: null } : null),
    measureAt,
    past: time.past,
    goTo: time.goTo,
    undo,
    backTo,
    backAsks,
    takeBack,
    wish,
    proposals,
    chat,
    slot,
    setSlot: showSlot,
    memory,
    remembered,
    keepRule,
    touchMemory: () => setRemembered((times) => times + 1),
    retryNow: () => wire.retry(),
    ask,
    close() {
      clearInterval(counting);
      clearTimeout(sent);
      wire.close();
      dispose();
    },
  };
  return model;
}

/** How long an answer may be on its way before that is shown, in milliseconds. */
const MOMENT = 120;

function namesOf(pieces: readonly Piece[]): (readonly [string, string])[] {
  const names = pieces.flatMap(({ name, short }) => (short === "" ? [] : [[name, short] as const]));
  return names.sort(([a], [b]) => b.length - a.length);
}

/** How far a piece that is let go may slip to a legal place, in millimetres. */
const SLIP = 60;

function isNear(a: Place | null, b: Place): boolean {
  return a !== null && Math.hypot(a.x - b.x, a.y - b.y) < SLIP;
}

/** Whether an answer is of the kind that a question wants. */
function fits(question: Question, reply: Reply): boolean {
  return reply !== "pass" && question.wants in reply;
}

/** What is said when a wish was granted; nothing where the table shows it itself. */
function saidOf(wish: Wish): Notice["kind"] | null {
  if (wish === "draw") return null;
  return "undo" in wish ? "taken-back" : "adjusted";
}

/** The server sends all lines after a reconnect and new ones otherwise. */
function merged(old: readonly ChatLine[], lines: readonly ChatLine[]): readonly ChatLine[] {
  const again = lines.length >= old.length && old.every((line, at) => line.text === lines[at]?.text);
  return again && old.length > 0 ? lines : [...old, ...lines];
}

/** Which choice the draft picks, if it picks one. */
export function pickedOf(question: Question, draft: Reply | null): Choice | undefined {
  return draft && draft !== "pass" && "pick" in draft ? question.choices[draft.pick] : undefined;
}
