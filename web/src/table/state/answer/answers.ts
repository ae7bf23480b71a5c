// Answers on their way: given once, given again after a lost connection, and each refusal kept with the answer that it is about.

import { batch, createSignal, type Accessor } from "solid-js";
import type { Refusal } from "../../../protocol/server";
import type { Question, Reply, Step } from "../../../protocol/stage";
import type { Ask } from "../line/connection";
import type { Notices } from "../notices";

/** An answer to a decision; with steps, the last of several that are given in one act. */
export interface Given {
  number: number;
  reply: Reply;
  steps: readonly Step[] | null;
}

export interface Answers {
  /** Whether an answer is on its way, or kept until the connection is back. */
  sending: Accessor<boolean>;
  /** Whether it is for longer than a moment. */
  busy: Accessor<boolean>;
}

export interface AnswersRoom extends Answers {
  /** The answer that was refused last, with the refusal. */
  refused: Accessor<{ given: Given; refusal: Refusal } | null>;
  /** Forgets it. */
  dismiss: () => void;
  give: (given: Given) => void;
  /** The table is told anew, with this question: an answer that got lost is given again if it still fits. */
  resume: (open: Question | null) => void;
  close: () => void;
}

/** How long an answer may be on its way before that is shown, in milliseconds. */
const MOMENT = 120;
/** How often an answer is given at most before the player is asked again. */
const TRIES = 4;

export function openAnswers(
  ask: Ask,
  { setNotice }: Notices,
  /** An answer was taken, or has to be given by the player after all. */
  came: (given: Given, taken: boolean) => void,
): AnswersRoom {
  const [sending, setSending] = createSignal(false);
  const [busy, setBusy] = createSignal(false);
  const [refused, setRefused] = createSignal<{ given: Given; refusal: Refusal } | null>(null);
  let moment: ReturnType<typeof setTimeout> | undefined;
  let lost: { given: Given; tries: number } | null = null;

  function underWay(on: boolean): void {
    clearTimeout(moment);
    setSending(on);
    if (on) moment = setTimeout(() => setBusy(true), MOMENT);
    else setBusy(false);
  }

  function send(given: Given, tries: number): void {
    const { number, reply, steps } = given;
    batch(() => {
      underWay(true);
      setRefused(null);
    });
    ask(steps ? { act: { number, steps: [...steps] } } : { answer: { number, reply } }).then(
      () =>
        batch(() => {
          underWay(false);
          came(given, true);
        }),
      (refusal: Refusal) =>
        batch(() => {
          if (refusal.code === "lost") {
            lost = { given, tries };
            return setNotice({ kind: "kept" });
          }
          underWay(false);
          came(given, false);
          if (refusal.code === "stale") setNotice({ kind: "stale" });
          else setRefused({ given, refusal });
        }),
    );
  }

  return {
    sending,
    busy,
    refused,
    dismiss: () => void setRefused(null),
    give: (given) => send(given, 1),
    resume(open) {
      if (!lost) return;
      const { given, tries } = lost;
      lost = null;
      if (open?.number === given.number && !open.given && tries < TRIES) {
        queueMicrotask(() => send(given, tries + 1));
        return;
      }
      underWay(false);
      came(given, false);
      if (open?.number === given.number && !open.given) setNotice({ kind: "given-up" });
    },
    close: () => clearTimeout(moment),
  };
}
