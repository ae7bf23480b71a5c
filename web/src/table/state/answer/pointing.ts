// Clicks on the board that answer the open question.

import { createSignal, type Accessor } from "solid-js";
import type { Refusal } from "../../../protocol/server";
import type { Question, Reply } from "../../../protocol/stage";
import { textOf } from "../../../text/fluent";
import { choicesAt, pointed } from "./draft";

export interface Pointing {
  /** Picks what an id stands for in the open question; false if it stands for nothing there. */
  point: (id: string) => boolean;
  /** Why what was pointed at cannot be chosen. */
  forbidden: Accessor<Refusal | null>;
  /** The draft or the question is another. */
  anew: () => void;
}

export function openPointing(deciding: {
  question: Accessor<Question | null>;
  draft: Accessor<Reply | null>;
  setDraft: (reply: Reply) => void;
  setSlot: (slot: number) => void;
  confirm: () => void;
}): Pointing {
  const { question, draft } = deciding;
  const [forbidden, forbid] = createSignal<Refusal | null>(null);
  let last: string | null = null;

  /** A second click on what leaves nothing else to choose confirms it. */
  const again = (open: Question, id: string): boolean =>
    last === id && choicesAt(open, id).length === 1 && open.wants !== "some" && open.wants !== "split";

  return {
    forbidden,
    anew() {
      last = null;
      forbid(null);
    },
    point(id) {
      const open = question();
      if (!open) return false;
      if (open.wants === "assign") {
        const at = open.slots.findIndex((each) => each.piece === id.split(".")[0]);
        if (at >= 0) deciding.setSlot(at);
        return at >= 0;
      }
      const next = pointed(open, draft(), id);
      if (next) {
        if (again(open, id)) deciding.confirm();
        else deciding.setDraft(next);
        last = id;
        return true;
      }
      const no = open.refused.find(({ choice }) => choice.target === id);
      if (no) {
        const reason = textOf("refused-choice", { choice: no.choice.label, why: no.reason });
        forbid({ code: "refused", rule: no.rule, reason });
      }
      return no !== undefined;
    },
  };
}
