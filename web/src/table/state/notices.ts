// What happened without being asked for, said in a line that goes away.

import { createSignal, type Accessor } from "solid-js";
import type { Refusal } from "../../protocol/server";
import type { Question, Reply, Text } from "../../protocol/stage";

export type Notice =
  | {
      kind:
        "stale" | "kept" | "asked" | "declined" | "taken-back" | "adjusted" | "nothing-back" | "not-moved" | "given-up";
    }
  /** An answer that was kept was given to this question. */
  | { kind: "auto"; question: Question; reply: Reply }
  /** Nobody was asked, and why. */
  | { kind: "moot"; why: Text }
  /** Something that the player asked for beside the question was refused. */
  | { kind: "refused"; refusal: Refusal };

export interface Notices {
  notice: Accessor<Notice | null>;
  setNotice: (notice: Notice | null) => void;
}

export function openNotices(): Notices {
  const [notice, setNotice] = createSignal<Notice | null>(null);
  return { notice, setNotice };
}
