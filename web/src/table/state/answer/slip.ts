// A place that is not legal as it is, such as that of a piece that was run over, gives way to one that is.

import { createEffect, on, type Accessor } from "solid-js";
import type { Place, Preview, Question, Reply } from "../../../protocol/stage";

export interface Slip {
  /** The piece in the draft has been let go: from a place that is refused it goes to a legal one near by. */
  settle: () => void;
  anew: () => void;
}

/** How far a piece that is let go may slip, in millimetres. */
const SLIP = 60;

export function openSlip(
  question: Accessor<Question | null>,
  draft: Accessor<Reply | null>,
  preview: Accessor<Preview | null>,
  put: (reply: Reply) => void,
): Slip {
  let settling = false;
  createEffect(
    on(preview, (seen) => {
      const ask = question()?.place;
      const given = draft();
      if (!seen || !ask || given === null || given === "pass" || !("place" in given)) return;
      const near = settling && seen.refused && isNear(seen.nearest, given.place) ? seen.nearest : null;
      settling = false;
      const legal = given.place === ask.start ? ask.candidates[0] : near;
      if (seen.refused && legal) put({ place: legal });
    }),
  );
  return {
    settle: () => void (settling = true),
    anew: () => void (settling = false),
  };
}

function isNear(a: Place | null, b: Place): boolean {
  return a !== null && Math.hypot(a.x - b.x, a.y - b.y) < SLIP;
}
