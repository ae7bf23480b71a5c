// Answers that the player need not give: those that they keep, and those that make no difference.

import { createSignal, type Accessor } from "solid-js";
import type { Piece, Question, Reply, Text } from "../../../protocol/stage";
import { askAll } from "../../../ui/quick";
import { openMemory, type Memory, type Rule, type Shelf } from "./memory";
import type { Notice, Notices } from "../notices";
import type { Position, PositionRoom } from "../position";
import type { Seats } from "../seats";

export interface Automatic {
  memory: Memory;
  /** Counts what is kept, so that lists of it follow. */
  remembered: Accessor<number>;
  touchMemory: () => void;
  /** Keeps an answer for a question or a card from now on: the open question is answered with it, too, if that suffices. */
  keepRule: (question: Question, key: string, rule: Rule | null, label: Text) => void;
}

export interface AutomaticRoom extends Automatic {
  /** The answer that is given without asking, and what is said about it. */
  answerTo: (question: Question) => { reply: Reply; notice: Notice | null } | null;
  /** Notes an answer that the player gave: places and dials can be taken over next time. */
  note: (question: Question, reply: Reply) => void;
}

/** The pieces that are alike have one art and one side. */
export function likeOf(model: Pick<Position, "piece">, id: string | null): string | null {
  const piece = id ? model.piece(id.split(".")[0] ?? id) : undefined;
  return piece ? kindOf(piece) : null;
}

export const kindOf = (piece: Piece): string => `${piece.side} ${piece.art}`;

/** At one screen each seat keeps its own answers; elsewhere the player keeps them for all games. */
export function scopeOf({ hello }: Pick<Seats, "hello">, question: Question): string {
  return (hello()?.hands.length ?? 0) > 1 ? `${question.seat} ` : "";
}

export function openAutomatic(
  shelf: Shelf,
  position: PositionRoom,
  seats: Seats,
  { setNotice }: Notices,
  /** Answers the open question. */
  answer: (reply: Reply) => void,
): AutomaticRoom {
  const memory = openMemory(shelf);
  const [remembered, setRemembered] = createSignal(0);
  const touchMemory = (): void => void setRemembered((times) => times + 1);
  const kept = (question: Question): Reply | null => {
    const round = position.now().frame?.round ?? 0;
    return memory.answer(question, likeOf(position, question.subject), round, scopeOf(seats, question));
  };

  return {
    memory,
    remembered,
    touchMemory,
    keepRule(open, key, rule, label) {
      const scope = scopeOf(seats, open);
      if (rule) memory.keep(scope + key, rule, label);
      else memory.forget(scope + key);
      touchMemory();
      if (!rule || open.given) return;
      // To use a card always means to use it now, whatever is offered beside it.
      const meant = rule === "always" ? open.choices.findIndex((choice) => choice.card === key) : -1;
      const reply = meant >= 0 ? { pick: meant } : kept(open);
      if (!reply) return;
      setNotice({ kind: "auto", question: open, reply });
      answer(reply);
    },
    answerTo(question) {
      const own = kept(question);
      if (own) return { reply: own, notice: { kind: "auto", question, reply: own } };
      const moot = askAll() ? null : question.moot;
      return moot ? { reply: moot.reply, notice: moot.why ? { kind: "moot", why: moot.why } : null } : null;
    },
    note(question, reply) {
      if (reply === "pass") return;
      const name = question.place?.piece ? position.piece(question.place.piece)?.name : undefined;
      if ("place" in reply && name && position.frame()?.round === 0) memory.place(question.key, name, reply.place);
      if ("assign" in reply) memory.setDials(`${seats.hello()?.table ?? ""} ${question.seat}`, reply.assign);
    },
  };
}
