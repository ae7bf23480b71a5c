// Measurements that the player makes: from one piece or part to another, the newest alone.

import { createSignal, type Accessor } from "solid-js";
import type { Refusal } from "../../protocol/server";
import type { Ask } from "./line/connection";
import type { Measured, Text } from "../../protocol/stage";

/** A measurement that the player makes. */
export interface Measuring {
  from: string | null;
  to: string | null;
  result: Measured | null;
  refusal: Text | null;
}

export interface Tape {
  measuring: Accessor<Measuring | null>;
  measure: (on: boolean) => void;
  measureAt: (id: string) => void;
}

const start = (from: string | null): Measuring => ({ from, to: null, result: null, refusal: null });

export function openTape(ask: Ask): Tape {
  const [measuring, set] = createSignal<Measuring | null>(null);
  return {
    measuring,
    measure: (on) => void set(on ? start(null) : null),
    measureAt(id) {
      const now = measuring();
      if (!now) return;
      const from = now.from && !now.to ? now.from : null;
      const part = from !== null && id.startsWith(`${from}.`);
      if (from === null || part) return void set(start(id));
      if (from === id) return void set(start(null));
      const pending: Measuring = { ...start(from), to: id };
      set(pending);
      const mine = (change: Partial<Measuring>): void => {
        if (measuring() === pending) set({ ...pending, ...change });
      };
      ask({ measure: { from, to: id } }).then(
        (response) => typeof response === "object" && "measured" in response && mine({ result: response.measured }),
        (why: Refusal) => mine({ refusal: why.reason }),
      );
    },
  };
}
