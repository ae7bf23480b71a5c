// Answers while they are put together: what is set at first, and what a click on the table does to one.

import type { Move, Question, Reply } from "../../../protocol/stage";

const first = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

/** The answer that is set when a question comes up; nothing where each answer must be chosen. */
export function startOf(question: Question): Reply | null {
  if (question.given) return question.given;
  switch (question.wants) {
    case "pick":
    case "use":
      return question.choices.length === 1 && question.pass === null ? { pick: 0 } : null;
    case "some":
      return { some: question.min >= question.choices.length ? first(question.choices.length) : [] };
    case "order":
      return { order: first(question.choices.length) };
    case "amount":
      // What was paid for is used to the full, unless the player wants less.
      return { amount: question.max };
    case "split":
      return { split: question.choices.map(() => 0) };
    case "course":
      return question.course ? { course: question.course.start } : null;
    case "place":
      return question.place ? { place: question.place.start } : null;
    case "assign":
      return { assign: question.slots.map((slot) => (slot.idle ? 0 : -1)) };
    case "confirm":
      return { confirm: true };
  }
}

/** Whether the draft has everything that the question wants. What is legal is for the server to say. */
export function isWhole(question: Question, draft: Reply | null): boolean {
  if (draft === null) return false;
  if (draft === "pass") return question.pass !== null;
  if ("some" in draft) return draft.some.length >= question.min && draft.some.length <= question.max;
  if ("split" in draft) return sum(draft.split) === question.total;
  if ("assign" in draft)
    return draft.assign.length === question.slots.length && draft.assign.every((each) => each >= 0);
  return true;
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** The places of the choices that an id stands for: itself, or a part of the piece that was clicked. */
export function choicesAt(question: Question, id: string): number[] {
  const exact = question.choices.flatMap((choice, at) => (choice.target === id ? [at] : []));
  if (exact.length > 0) return exact;
  const inside = question.choices.flatMap((choice, at) => (choice.target?.startsWith(`${id}.`) ? [at] : []));
  if (inside.length > 0) return inside;
  const whole = id.split(".")[0];
  return question.choices.flatMap((choice, at) => (choice.target === whole ? [at] : []));
}

/** The draft after a click on something that stands for a choice; nothing if the click means nothing. */
export function pointed(question: Question, draft: Reply | null, id: string): Reply | null {
  const at = choicesAt(question, id);
  if (at.length === 0) return null;
  const [only = 0] = at;
  switch (question.wants) {
    case "pick":
    case "use": {
      const now = draft && draft !== "pass" && "pick" in draft ? at.indexOf(draft.pick) : -1;
      return { pick: now >= 0 && at.length > 1 ? (at[(now + 1) % at.length] ?? only) : only };
    }
    case "some": {
      const some = draft && draft !== "pass" && "some" in draft ? draft.some : [];
      return { some: toggled(some, only, question.max) };
    }
    case "split": {
      const split = draft && draft !== "pass" && "split" in draft ? [...draft.split] : question.choices.map(() => 0);
      const limit = question.choices[only]?.limit ?? question.total;
      if (sum(split) < question.total && (split[only] ?? 0) < limit) split[only] = (split[only] ?? 0) + 1;
      else split[only] = 0;
      return { split };
    }
    default:
      return null;
  }
}

/** A list with one more or one less; where only one fits, it takes the other's place. */
export function toggled(list: readonly number[], at: number, max: number): number[] {
  if (list.includes(at)) return list.filter((each) => each !== at);
  if (max === 1) return [at];
  if (list.length >= max) return [...list];
  return [...list, at].sort((a, b) => a - b);
}

/** Whether two courses are the same. */
export function sameMove(a: Move, b: Move): boolean {
  return a.speed === b.speed && a.side === b.side && a.clicks.every((click, at) => click === (b.clicks[at] ?? 0));
}
