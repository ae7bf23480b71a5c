// What the board draws from and decides through: a part of the table's state, so that it can be shown without a server.
// It holds no rule: what is legal, where a ghost lies and what is in arc come from the server.

import type { Talk } from "./chat";
import type { Connection } from "./line/connection";
import type { Consent } from "./consent";
import type { Decision } from "./answer/decision";
import type { Tape } from "./measuring";
import type { Position } from "./position";
import type { Seats } from "./seats";
import type { View } from "./view";

type Deciding =
  "question" | "draft" | "setDraft" | "preview" | "foreseeing" | "confirm" | "refusal" | "point" | "settle" | "begin";

export interface TableModel
  extends
    Pick<Connection, "link" | "retry" | "ask">,
    Pick<Seats, "hello">,
    Omit<Position, "called" | "seal">,
    Pick<Decision, Deciding>,
    Partial<Pick<Decision, "grasped">>,
    Pick<Consent, "proposals">,
    Tape,
    View,
    Talk {}
