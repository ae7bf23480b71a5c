// Previews of the draft: one under way at a time, the newest draft next, the last result kept until then.

import { createEffect, createSignal, on, type Accessor } from "solid-js";
import type { Request, Response } from "../../../protocol/server";
import type { Preview, Question, Reply, Step } from "../../../protocol/stage";
import { isGrid } from "../../decision/controls/grid";

export interface Foresight {
  preview: Accessor<Preview | null>;
  foreseeing: Accessor<boolean>;
  /** Under way for more than 150 ms. */
  slow: Accessor<boolean>;
}

const QUIET = 40;
const SLOW = 150;

export function openForesight(
  ask: (request: Request) => Promise<Response>,
  question: Accessor<Question | null>,
  draft: Accessor<Reply | null>,
  /** Whether the answer is already on its way, so that nothing need be foreseen. */
  sent: Accessor<boolean>,
  /** The steps before an answer, where it is the last of several. */
  before: (reply: Reply) => readonly Step[] | null = () => null,
  /** When what was foreseen is shown. */
  soon: (run: () => void) => void = (run) => run(),
): Foresight {
  const [preview, setPreview] = createSignal<Preview | null>(null);
  const [foreseeing, setForeseeing] = createSignal(false);
  const [slow, setSlow] = createSignal(false);
  let underWay = false;
  let next: { number: number; reply: Reply; open: ReadonlySet<string> } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let slowly: ReturnType<typeof setTimeout> | undefined;

  function idle(): void {
    clearTimeout(slowly);
    setForeseeing(false);
    setSlow(false);
  }

  async function go(): Promise<void> {
    if (underWay || !next || sent()) return;
    const { open, ...mine } = next;
    next = null;
    underWay = true;
    try {
      const steps = before(mine.reply);
      const response = await ask(steps ? { preview_act: { ...mine, steps: [...steps] } } : { preview: mine });
      const current = (): boolean => question()?.number === mine.number && next === null;
      if (current() && typeof response === "object" && "preview" in response) {
        const seen = known(response.preview, open);
        soon(() => current() && setPreview(seen));
      }
    } catch {
      // A preview that does not come is only missed; the answer itself is judged when it is given.
    }
    underWay = false;
    if (next && !sent()) timer = setTimeout(() => void go(), QUIET);
    else idle();
  }

  createEffect(
    on([question, draft], ([open, reply], before) => {
      if (open?.number !== before?.[0]?.number) setPreview(null);
      clearTimeout(timer);
      if (!open || reply === null || isUnfinished(open, reply)) {
        next = null;
        if (!underWay) idle();
        if (reply === null || !open) setPreview(null);
        return;
      }
      next = { number: open.number, ...filled(open, reply) };
      setForeseeing(true);
      clearTimeout(slowly);
      slowly = setTimeout(() => setSlow(foreseeing()), SLOW);
      timer = setTimeout(() => void go(), before?.[1] === undefined || before[1] === null ? 0 : QUIET);
    }),
  );

  return { preview, foreseeing, slow };
}

/** Drafts that cannot be whole answers yet are not sent. */
function isUnfinished(question: Question, reply: Reply): boolean {
  if (reply === "pass") return false;
  if (!("assign" in reply)) return false;
  const set = reply.assign.filter((each) => each >= 0).length;
  return set < question.slots.length && (set === 0 || !isGrid(question));
}

/** A draft whose open slots have some value, and the pieces of these slots. */
function filled(question: Question, reply: Reply): { reply: Reply; open: ReadonlySet<string> } {
  if (reply === "pass" || !("assign" in reply)) return { reply, open: new Set() };
  const pieces = question.slots.flatMap((slot, at) => ((reply.assign[at] ?? -1) < 0 && slot.piece ? [slot.piece] : []));
  return { reply: { assign: reply.assign.map((each) => Math.max(0, each)) }, open: new Set(pieces) };
}

/** What is foreseen of the slots that are set. */
function known(preview: Preview, open: ReadonlySet<string>): Preview {
  if (open.size === 0) return preview;
  return {
    ...preview,
    refused: null,
    ghosts: preview.ghosts.filter((ghost) => !open.has(ghost.piece)),
    notes: preview.notes.filter((note) => !note.target || !open.has(note.target)),
  };
}
