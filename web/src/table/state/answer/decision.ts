// The open decision and the answer that is being put together.

import { batch, createMemo, createSignal, type Accessor } from "solid-js";
import type { Refusal } from "../../../protocol/server";
import type { Choice, Question, Reply } from "../../../protocol/stage";
import { openActs, type Acts } from "./acts";
import { openAnswers, type Answers, type Given } from "./answers";
import { keepSame } from "../apply";
import type { AutomaticRoom } from "./automatic";
import type { Ask } from "../line/connection";
import { isWhole, startOf } from "./draft";
import { openForesight, type Foresight } from "./foresee";
import type { Notices } from "../notices";
import { openPointing, type Pointing } from "./pointing";
import type { PositionRoom } from "../position";
import type { Seats } from "../seats";
import { openSlip, type Slip } from "./slip";
import type { View } from "../view";

export interface Decision extends Answers, Foresight, Pick<Pointing, "point">, Pick<Slip, "settle"> {
  /** What the player is asked now; null while others decide, while the past is shown, and while the page answers itself. */
  question: Accessor<Question | null>;
  /** The answer that is being put together. */
  draft: Accessor<Reply | null>;
  /** What is not on the table yet is taken in hand with it, unless `grasp` is false. */
  setDraft: (reply: Reply | null, grasp?: boolean) => void;
  /** Sends the draft, or another answer. */
  confirm: (reply?: Reply) => void;
  /** Why the answer to the open question was refused, or why what was pointed at cannot be chosen. */
  refusal: Accessor<Refusal | null>;
  /** Several questions answered as one. */
  acts: Acts;
  /** Whether the player has a piece in hand that the open question does not ask to place yet. */
  grasped: Accessor<boolean>;
  /** Grasps a piece to place it elsewhere, where the open question begins that; whether it does. */
  begin: (piece: string) => Promise<boolean>;
  /** Shows the question itself in place of the act. */
  leaveAct: () => void;
  /** The slot that is being set, where a question has slots. */
  slot: Accessor<number>;
  setSlot: (slot: number) => void;
  /** How many entries the game had when this player last decided something themselves; nothing before that. */
  since: Accessor<number | null>;
}

export interface DecisionRoom extends Decision {
  /** What is asked after an update; `whole` over a new connection. */
  hear: (now: Question | null, whole: boolean) => void;
  /** Whether what is asked next is asked whatever is kept, because the player has taken something back. */
  again: (on: boolean) => void;
  close: () => void;
}

export interface Around {
  ask: Ask;
  position: PositionRoom;
  seats: Seats;
  view: View;
  notices: Notices;
  automatic: AutomaticRoom;
  /** Runs something once the frame that shows an update has been drawn. */
  after: (run: () => void) => void;
}

export function openDecision({ ask, position, seats, view, notices, automatic, after }: Around): DecisionRoom {
  const [asked, setAsked] = createSignal<Question | null>(null);
  /** The number of a question that the page answers itself, so that it is not shown. */
  const [unasked, setUnasked] = createSignal<number | null>(null);
  const [draft, putDraft] = createSignal<Reply | null>(null);
  const [slot, putSlot] = createSignal(0);
  const [since, setSince] = createSignal<number | null>(null);
  let again = false;

  const acts = openActs(ask, asked, draft);
  const question = createMemo(() => {
    const shown = acts.question();
    return position.past() === null && shown?.number !== unasked() ? shown : null;
  });
  const answers = openAnswers(ask, notices, (given, taken) => {
    if (!taken) setUnasked(null);
    else if (asked()?.number === given.number && draft() !== given.reply) putDraft(given.reply);
  });
  // Where a piece is placed, the place itself may follow from what is foreseen.
  const soon = (run: () => void): void => (acts.question()?.place ? run() : after(run));
  const foresight = openForesight(ask, acts.question, draft, answers.sending, acts.before, soon);
  const slip = openSlip(acts.question, draft, foresight.preview, putDraft);
  const pointing = openPointing({ question, draft, setDraft, setSlot, confirm });

  function hear(next: Question | null, whole: boolean): void {
    const before = asked();
    setAsked((old) => keepSame(old, next));
    const now = asked();
    if (now?.number !== before?.number || now?.seat !== before?.seat) anew(now);
    else if (now?.given && !before?.given) putDraft(now.given);
    if (whole) answers.resume(now);
  }

  /** A new question: the draft starts over, and an answer that is known is given at once. */
  function anew(now: Question | null): void {
    slip.anew();
    setUnasked(null);
    putSlot(
      Math.max(
        0,
        (now?.slots ?? []).findIndex((each) => each.idle === null),
      ),
    );
    acts.anew(now);
    restart();
    if (!now) return;
    openCard(now.subject ?? now.slots[0]?.piece ?? now.course?.piece ?? now.place?.piece);
    if (now.given) return;
    // What was taken back is asked again, also where it was answered without asking.
    if (again) return void (again = false);
    const known = automatic.answerTo(now);
    if (!known) return;
    if (known.notice) notices.setNotice(known.notice);
    setUnasked(now.number);
    queueMicrotask(() => give(now, { number: now.number, reply: known.reply, steps: null }));
  }

  /** Opens the card of a piece that is on the table now. */
  function openCard(about: string | null | undefined): void {
    const piece = about?.split(".")[0];
    if (piece && position.now().pieces.some((each) => each.id === piece)) view.select(piece);
  }

  /** The draft of the question that is shown starts over. */
  function restart(): void {
    const shown = acts.question();
    changed();
    putDraft(shown ? startOf(shown) : null);
  }

  /** What was said about the draft does not hold any more. */
  function changed(): void {
    pointing.anew();
    answers.dismiss();
  }

  function setDraft(reply: Reply | null, grasp = true): void {
    changed();
    putDraft(reply);
    const open = asked();
    const target = open && acts.question() === open ? pickedOf(open, reply)?.target : null;
    const piece = target ? position.piece(target) : undefined;
    if (piece && piece.side === seats.mySide()) view.select(piece.id);
    // What is not on the table yet is at once in the player's hand.
    if (grasp && piece && !piece.place && open?.leads === "place") void begin(piece.id);
  }

  function setSlot(at: number): void {
    putSlot(at);
    const piece = asked()?.slots[at]?.piece;
    if (piece) view.select(piece);
  }

  async function begin(piece: string): Promise<boolean> {
    const began = await acts.begin(piece);
    if (began) batch(() => (view.select(piece), restart()));
    return began;
  }

  function confirm(reply?: Reply): void {
    const shown = acts.question();
    const given = reply ?? draft();
    if (!shown || given === null || position.past() !== null || answers.sending()) return;
    if (reply === undefined && !isWhole(shown, given)) return;
    // An answer that was kept is one to the open question itself.
    const before = shown === asked() || (reply !== undefined && !fits(shown, reply)) ? null : acts.before(given);
    const steps = before ? [...before, { key: shown.key, reply: given }] : null;
    setSince(position.undo().entries);
    give(shown, { number: shown.number, reply: given, steps });
  }

  function give(open: Question, given: Given): void {
    automatic.note(open, given.reply);
    pointing.anew();
    answers.give(given);
  }

  /** The server's refusal of an answer to the open question; one to a question that has passed says nothing about it. */
  const refused = (): Refusal | null => {
    const last = answers.refused();
    return last?.given.number === asked()?.number ? (last?.refusal ?? null) : null;
  };

  return {
    question,
    draft,
    setDraft,
    confirm,
    refusal: createMemo(() => pointing.forbidden() ?? refused()),
    sending: answers.sending,
    busy: answers.busy,
    preview: foresight.preview,
    foreseeing: foresight.foreseeing,
    slow: foresight.slow,
    point: pointing.point,
    settle: slip.settle,
    acts,
    grasped: acts.grasped,
    begin,
    leaveAct: () => batch(() => (acts.leave(), restart())),
    slot,
    setSlot,
    since,
    hear,
    again: (on) => void (again = on),
    close: answers.close,
  };
}

/** Whether an answer is of the kind that a question wants. */
function fits(question: Question, reply: Reply): boolean {
  return reply !== "pass" && question.wants in reply;
}

/** Which choice the draft picks, if it picks one. */
export function pickedOf(question: Question, draft: Reply | null): Choice | undefined {
  return draft && draft !== "pass" && "pick" in draft ? question.choices[draft.pick] : undefined;
}
