// Acts: several questions that the server foresees, answered as one. The last of them is shown in place of the first.

import { createMemo, createSignal, type Accessor } from "solid-js";
import type { Request, Response } from "../../../protocol/server";
import type { Act, Move, Question, Reply, Step } from "../../../protocol/stage";
import { sameMove } from "./draft";

export interface Acts {
  /** The question that is shown: the last of the act, or the open one. */
  question: Accessor<Question | null>;
  /** The act that is under way. */
  act: Accessor<Act | null>;
  /** Whether the player began it by grasping a piece, so that leaving it leads back to the open question. */
  grasped: Accessor<boolean>;
  /** The ways that lead to the draft. */
  ways: Accessor<readonly number[]>;
  /** The way that is taken. */
  way: Accessor<number | null>;
  setWay: (way: number) => void;
  /** The steps before an answer of the act; nothing outside one. */
  before: (reply: Reply | null) => readonly Step[] | null;
  /** A new question is open. */
  anew: (question: Question | null) => void;
  /** Grasps a piece; whether the game lets it be placed. */
  begin: (piece: string) => Promise<boolean>;
  leave: () => void;
}

export function openActs(
  ask: (request: Request) => Promise<Response>,
  asked: Accessor<Question | null>,
  draft: Accessor<Reply | null>,
): Acts {
  const [act, setAct] = createSignal<Act | null>(null);
  const [grasped, setGrasped] = createSignal(false);
  const [chosen, choose] = createSignal<number | null>(null);
  const question = createMemo(() => {
    const [open, under] = [asked(), act()];
    return open && under && under.question.number === open.number ? under.question : open;
  });

  const ways = createMemo(() => waysTo(act(), draft()));
  const way = createMemo(() => wayOf(ways(), chosen()));

  return {
    question,
    act: () => (asked() ? act() : null),
    grasped,
    ways,
    way,
    setWay: choose,
    before(reply) {
      const under = act();
      const at = under ? wayOf(waysTo(under, reply), chosen()) : null;
      return under && at !== null ? (under.ways[at]?.steps ?? null) : null;
    },
    anew(now) {
      setGrasped(false);
      choose(null);
      setAct(now?.given ? null : (now?.act ?? null));
    },
    async begin(piece) {
      const open = asked();
      if (!open || open.leads !== "place") return false;
      const response = await ask({ ahead: { number: open.number, piece } }).catch(() => null);
      const found = response && typeof response === "object" && "act" in response ? response.act : null;
      if (!found || asked()?.number !== open.number) return false;
      setGrasped(true);
      setAct(found);
      return true;
    },
    leave() {
      setGrasped(false);
      setAct(null);
    },
  };
}

const wayOf = (ways: readonly number[], chosen: number | null): number | null =>
  chosen !== null && ways.includes(chosen) ? chosen : (ways[0] ?? null);

/** The ways of an act that lead to an answer, the plainest first. */
export function waysTo(act: Act | null, reply: Reply | null): readonly number[] {
  if (!act) return [];
  const all = act.ways.map((_, at) => at);
  if (act.by.length === 0 || reply === null || reply === "pass" || !("course" in reply)) return all.slice(0, 1);
  const mask = maskOf(act, reply.course);
  return all.filter((at) => (mask >>> at) & 1);
}

function maskOf(act: Act, course: Move): number {
  const at = act.question.course?.legal.findIndex((move) => sameMove(move, course)) ?? -1;
  return act.by[at] ?? 0;
}
