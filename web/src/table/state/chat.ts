// What was said at the table.

import { createSignal, type Accessor } from "solid-js";
import type { ChatLine } from "../../protocol/server";

export interface Talk {
  chat: Accessor<readonly ChatLine[]>;
}

export interface TalkRoom extends Talk {
  heard: (lines: readonly ChatLine[]) => void;
  /** Over a new connection the server tells all lines again. */
  anew: () => void;
}

export function openTalk(): TalkRoom {
  const [chat, setChat] = createSignal<readonly ChatLine[]>([]);
  let all = true;
  return {
    chat,
    heard(lines) {
      setChat((old) => (all ? lines : [...old, ...lines]));
      all = false;
    },
    anew: () => void (all = true),
  };
}
