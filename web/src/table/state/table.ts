// The table page's state over a connection. It holds no rule: it keeps what the server says and sends what the player decides.

import { batch, createRoot } from "solid-js";
import type { ServerMessage } from "../../protocol/server";
import type { Reply } from "../../protocol/stage";
import { openAutomatic, type Automatic } from "./answer/automatic";
import { openTalk, type Talk } from "./chat";
import { openConnection, type Connection } from "./line/connection";
import { openConsent, type Consent } from "./consent";
import { openDecision, type Decision } from "./answer/decision";
import { openFrames } from "./frames";
import { openTape, type Tape } from "./measuring";
import type { Shelf } from "./answer/memory";
import type { TableModel } from "./model";
import { openNotices, type Notices } from "./notices";
import { openPosition, type Position } from "./position";
import { openSeats, type Seats } from "./seats";
import { openView, type View } from "./view";
import type { Dialing } from "./line/wire";

/** Everything that the page knows about a table, each part in a file of its own. */
export interface Table
  extends TableModel, Connection, Seats, Position, Decision, Automatic, Consent, Tape, View, Talk, Notices {
  /** The link or name under which the page has opened the table. */
  address: string;
  /** Runs something once the frame that shows an update has been drawn; at once if none is due. */
  after: (run: () => void) => void;
  grasped: Decision["grasped"];
  close: () => void;
}

export interface Options {
  dialing?: Partial<Dialing>;
  shelf?: Shelf;
}

const nowhere: Shelf = { getItem: () => null, setItem: () => {} };

export function openTable(address: string, options: Options = {}): Table {
  return createRoot((dispose) => build(address, options, dispose));
}

function build(address: string, options: Options, dispose: () => void): Table {
  const frames = openFrames(show);
  const notices = openNotices();
  const talk = openTalk();
  const view = openView();
  const { close, ...connection } = openConnection(address, { opened: talk.anew, said }, options.dialing);
  const { ask } = connection;
  const position = openPosition(ask);
  const seats = openSeats(ask, position.waiting, notices);
  const shelf = options.shelf ?? globalThis.localStorage ?? nowhere;
  const automatic = openAutomatic(shelf, position, seats, notices, (reply: Reply) => decision.confirm(reply));
  const decision = openDecision({ ask, position, seats, view, notices, automatic, after: frames.after });
  const consent = openConsent(ask, position.undo, seats, notices, decision.again);
  const tape = openTape(ask);

  function said(message: ServerMessage): void {
    // Responses go to who asked; they neither change the table nor wait for it.
    if ("done" in message || "refused" in message) return;
    if ("update" in message) frames.update(message);
    else frames.now(message);
  }

  function show(messages: readonly ServerMessage[]): void {
    batch(() => {
      messages.forEach(hear);
      position.tell();
    });
  }

  function hear(message: ServerMessage): void {
    if ("hello" in message) seats.greet(message.hello);
    else if ("proposals" in message) consent.proposed(message.proposals);
    else if ("settled" in message) consent.settled(message.settled.proposal, message.settled.end);
    else if ("chat" in message) talk.heard(message.chat);
    else if ("update" in message) {
      position.take(message.update);
      decision.hear(message.update.question, message.update.whole);
    }
  }

  return {
    address,
    ...connection,
    ...seats,
    ...position,
    ...decision,
    ...automatic,
    ...consent,
    ...tape,
    ...view,
    ...talk,
    ...notices,
    after: frames.after,
    close() {
      decision.close();
      close();
      dispose();
    },
  };
}
