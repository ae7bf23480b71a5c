// Who sits at the table, and through whose eyes the page looks.

import { createMemo, createSignal, type Accessor } from "solid-js";
import type { Hello } from "../../protocol/server";
import { keepSame } from "./apply";
import type { Ask } from "./line/connection";
import type { Notices } from "./notices";

export interface Seats {
  hello: Accessor<Hello | null>;
  /** The side of the eyes that look; nothing for spectators. */
  mySide: Accessor<number | null>;
  /** At one screen: the seat that decides while another looks, to whom the screen must be handed before it goes on. */
  cover: Accessor<number | null>;
  look: (seat: number) => void;
}

export function openSeats(
  ask: Ask,
  waiting: Accessor<readonly number[]>,
  { setNotice }: Notices,
): Seats & { greet: (hello: Hello) => void } {
  const [hello, setHello] = createSignal<Hello | null>(null);

  const mySide = createMemo(() => {
    const eyes = hello()?.eyes;
    return hello()?.seats.find((seat) => seat.seat === eyes)?.side ?? null;
  });

  const cover = createMemo(() => {
    const here = hello();
    if (!here || here.hands.length < 2 || here.stage !== "playing") return null;
    const next = waiting().filter((seat) => here.hands.includes(seat));
    if (next.length === 0 || (here.eyes !== null && next.includes(here.eyes))) return null;
    return next[0] ?? null;
  });

  return {
    hello,
    mySide,
    cover,
    look: (seat) => void ask({ look: seat }).catch((refusal) => setNotice({ kind: "refused", refusal })),
    greet: (next) => void setHello((old) => keepSame(old, next)),
  };
}
