// What may need the others' consent: going back, adjusting, a draw.

import { createMemo, createSignal, type Accessor } from "solid-js";
import type { End, Proposal, Refusal, Request, UndoInfo, Wish } from "../../protocol/server";
import type { Ask } from "./line/connection";
import type { Notice, Notices } from "./notices";
import type { Seats } from "./seats";

export interface Consent {
  proposals: Accessor<readonly Proposal[]>;
  /** Asks for something that may need consent; the refusal, if it is refused at once. */
  wish: (request: Request) => Promise<Refusal | null>;
  /** Goes back behind the player's own last decision; past a roll it asks the others. */
  takeBack: () => void;
  /** To how many entries that would go back; nothing if there is nothing of their own to take back. */
  backTo: Accessor<number | null>;
  /** Whether going back needs the consent of another person. */
  backAsks: Accessor<boolean>;
}

export interface ConsentRoom extends Consent {
  /** These wait now. */
  proposed: (proposals: readonly Proposal[]) => void;
  /** One has come to its end. */
  settled: (proposal: Proposal, end: End) => void;
}

export function openConsent(
  ask: Ask,
  undo: Accessor<UndoInfo>,
  { hello }: Pick<Seats, "hello">,
  { setNotice }: Notices,
  /** Something of the player's own is being taken back, so that what comes next is asked; or it is not after all. */
  again: (on: boolean) => void,
): ConsentRoom {
  const [proposals, setProposals] = createSignal<readonly Proposal[]>([]);

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

  async function wish(request: Request): Promise<Refusal | null> {
    try {
      const response = await ask(request);
      const waits = typeof response === "object" && "proposed" in response;
      const granted = typeof request === "object" && "wish" in request ? saidOf(request.wish) : null;
      if (waits) again(false);
      if (waits) setNotice({ kind: "asked" });
      else if (granted) setNotice(granted);
      return null;
    } catch (why) {
      return why as Refusal;
    }
  }

  return {
    proposals,
    wish,
    backTo,
    backAsks,
    takeBack() {
      const to = backTo();
      if (to === null) return setNotice({ kind: "nothing-back" });
      again(true);
      void wish({ wish: { undo: to } }).then((refusal) => {
        if (!refusal) return;
        again(false);
        setNotice({ kind: "refused", refusal });
      });
    },
    proposed: (open) => void setProposals(open),
    settled(proposal, end) {
      const here = hello();
      // At one screen the player has agreed or not themselves.
      if (!here || here.hands.length !== 1 || proposal.by !== here.eyes) return;
      if (end === "declined") setNotice({ kind: "declined" });
      if (end !== "granted") return;
      const granted = saidOf(proposal.wish);
      if (granted) setNotice(granted);
      again(granted?.kind === "taken-back");
    },
  };
}

/** What is said when a wish is granted; nothing where the table shows it itself. */
function saidOf(wish: Wish): Notice | null {
  if (wish === "draw") return null;
  return { kind: "undo" in wish ? "taken-back" : "adjusted" };
}
