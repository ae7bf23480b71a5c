// How seats and sides are called.

import type { Question, Reply } from "../protocol/stage";
import { say, t } from "../text/fluent";
import type { Table } from "./state/table";

/** The level of a program in words. */
export const botName = (level: string): string => t(`bot-${level}`);

export function nameOfSeat(table: Table, seat: number): string {
  const here = table.hello();
  const found = here?.seats.find((each) => each.seat === seat);
  if (!found) return t("seat", { number: seat + 1 });
  if (found.sitting === "bot") return t("bot-named", { level: botName(found.name) });
  const alone = !here?.seats.some((each) => each.seat !== seat && each.name === found.name);
  if (found.name && alone && here?.against !== "screen") return found.name;
  const side = table.frame()?.sides[found.side];
  return side ? say(side.name) : t("seat", { number: seat + 1 });
}

/** Who plays a side; “You” for the one who looks. */
export function nameOfSide(table: Table, side: number): string {
  if (table.mySide() === side && table.hello()?.hands.length === 1) return t("you");
  const seat = table.hello()?.seats.find((each) => each.side === side);
  return seat ? nameOfSeat(table, seat.seat) : "";
}

/** A sentence in which pieces are called as on their plates. */
export function brief(table: Table, words: string): string {
  const fits = table.called().filter(([name]) => words.includes(name));
  return fits.reduce((text, [name, short]) => text.replaceAll(name, short), words);
}

/** A choice, a yes or no or a pass in the words of its question. */
export function answerWords(question: Question, reply: Reply): string {
  if (reply === "pass") return say(question.pass);
  if ("confirm" in reply) return say(question.yes_no?.[reply.confirm ? 0 : 1] ?? { id: reply.confirm ? "yes" : "no" });
  return "pick" in reply ? say(question.choices[reply.pick]?.label) : "";
}
