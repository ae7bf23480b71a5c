// The keyboard. Keys that a field, the board or a control has used are left alone.

import type { Question, Reply } from "../protocol/stage";
import { byPointer } from "../ui/clicked";
import { quick } from "../ui/quick";
import { setSlotValue, valuesOf } from "./decision/controls/Assign";
import { courseKey, nextJoint } from "./decision/controls/Course";
import { beside, isGrid } from "./decision/controls/grid";
import { placeKey } from "./decision/controls/PlaceIt";
import { startOf, toggled } from "./state/answer/draft";
import { step } from "./log/Replay";
import type { Table } from "./state/table";

export interface Doors {
  help: () => void;
  drawer: () => void;
}

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.matches("input:not([type=range]):not([type=checkbox]), textarea, select") || target.isContentEditable);

/** A piece or joint of the board has the focus; the felt alone has no keys of its own. */
const onBoard = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(".board .piece, .board .knob") !== null;

const onPiece = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(".board .piece") !== null;
const onButton = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("button, a, summary, input") !== null;

/** Answers a key; true if it was used. */
export function handleKey(table: Table, doors: Doors, event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || typing(event.target)) return false;
  if (document.querySelector("dialog[open]")) return false;
  if (table.cover() !== null) return event.key === "Enter" && !onButton(event.target) ? clickOn("[data-take]") : false;
  const question = table.question();
  return (question !== null && forQuestion(table, question, event)) || forTable(table, doors, event);
}

/** A button that was reached by keyboard is meant itself; one that was clicked before is not. */
const focused = (target: EventTarget | null): boolean => onButton(target) && !byPointer(target);

function clickOn(selector: string): boolean {
  const button = document.querySelector<HTMLButtonElement>(selector);
  if (!button || button.disabled) return false;
  button.click();
  return true;
}

function forQuestion(table: Table, question: Question, event: KeyboardEvent): boolean {
  const { key } = event;
  const board = onBoard(event.target) && !byPointer(event.target);
  if (key === "Enter") {
    if ((onPiece(event.target) && !byPointer(event.target)) || (focused(event.target) && !isChoice(event.target)))
      return false;
    // A yes and a no have keys of their own; Enter prefers neither.
    if (question.wants === "confirm") return !focused(event.target);
    clickOn("[data-confirm]");
    return true;
  }
  if (event.altKey) return false;
  if (/^[0-9]$/.test(key) && digit(table, question, Number(key))) return true;
  const letter = key.toLowerCase();
  if (question.wants === "confirm" && letter === "y") return clickOn("[data-confirm]");
  if (question.wants === "confirm" && letter === "n") return clickOn("[data-no]");
  if (question.wants === "assign" && letter === "n") return clickOn("[data-next-slot]");
  if (letter === "s" && clickOn("[data-pass], [data-none]")) return true;
  if (letter === "v" && question.leads === "place") return clickOn("[data-begin]");
  if (question.wants === "some" && !board) {
    if (letter === "a") return put(table, { some: question.choices.map((_, at) => at).slice(0, question.max) });
    if (letter === "n") return put(table, { some: [] });
  }
  if (question.wants === "course" && question.course && !board) {
    if (key === "Tab" && (isCourse(event.target) || byPointer(event.target) || event.target === document.body))
      return nextJoint(table, question.course, event.shiftKey);
    if (key.startsWith("Arrow")) return courseKey(table, question.course, event);
  }
  if (question.wants === "place" && question.place && !onField(event.target))
    return placeKey(table, question.place, event);
  if (key.startsWith("Arrow") && !board && !onField(event.target)) return arrow(table, question, key);
  return false;
}

const isChoice = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[data-choice]") !== null;
const isCourse = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-region="decision"]') !== null;
const onField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("input, [role=spinbutton], .log") !== null;

function put(table: Table, reply: Reply): boolean {
  table.setDraft(reply);
  return true;
}

/** A key marks a choice and Enter takes it: what is marked is not in the player's hand yet. */
function mark(table: Table, at: number): boolean {
  table.setDraft({ pick: at }, false);
  return true;
}

function digit(table: Table, question: Question, number: number): boolean {
  const at = number - 1;
  switch (question.wants) {
    case "pick":
    case "use":
      if (!question.choices[at]) return false;
      mark(table, at);
      if (quick()) table.confirm();
      return true;
    case "some": {
      const draft = table.draft();
      const some = draft && draft !== "pass" && "some" in draft ? draft.some : [];
      return question.choices[at] ? put(table, { some: toggled(some, at, question.max) }) : false;
    }
    case "assign":
      setSlotValue(table, question, at);
      return number > 0;
    case "amount":
      return number >= question.min && number <= question.max ? put(table, { amount: number }) : false;
    case "course":
      return number === 0 && question.course ? put(table, { course: question.course.start }) : false;
    default:
      return false;
  }
}

function arrow(table: Table, question: Question, key: string): boolean {
  const by = key === "ArrowDown" || key === "ArrowRight" ? 1 : -1;
  const draft = table.draft();
  if ((question.wants === "pick" || question.wants === "use") && question.choices.length > 0) {
    const now = draft && draft !== "pass" && "pick" in draft ? draft.pick : -1;
    const next = (now + by + question.choices.length) % question.choices.length;
    document.querySelector(`[data-choice="${next}"]`)?.scrollIntoView({ block: "nearest" });
    return mark(table, next);
  }
  const values = question.slots[table.slot()]?.values ?? [];
  if (question.wants === "assign" && isGrid(question)) {
    setSlotValue(table, question, beside(values, valuesOf(table, question)[table.slot()] ?? -1, key));
    return true;
  }
  if (question.wants === "assign") {
    table.setSlot(Math.max(0, Math.min(question.slots.length - 1, table.slot() + by)));
    return true;
  }
  if (question.wants === "amount") {
    const now = draft && draft !== "pass" && "amount" in draft ? draft.amount : question.min;
    const up = key === "ArrowUp" || key === "ArrowRight" ? 1 : -1;
    return put(table, { amount: Math.max(question.min, Math.min(question.max, now + up)) });
  }
  if (question.wants === "some") return focusRow(by);
  return false;
}

function focusRow(by: number): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-region="decision"] [data-choice]')];
  const now = rows.indexOf(document.activeElement as HTMLElement);
  rows[(now + by + rows.length) % rows.length]?.focus();
  return rows.length > 0;
}

function forTable(table: Table, doors: Doors, event: KeyboardEvent): boolean {
  if (event.altKey) return false;
  switch (event.key.length === 1 ? event.key.toLowerCase() : event.key) {
    case "Escape":
      return escape(table);
    case "u":
      table.takeBack();
      return true;
    case "m":
      table.measure(table.measuring() === null);
      return true;
    case "a":
      table.setLayers({ arcs: !table.layers().arcs });
      return true;
    case "l":
      table.setLayers({ sight: !table.layers().sight });
      return true;
    case "b":
      table.setLayers({ bands: !table.layers().bands });
      return true;
    case "[":
      step(table, -1);
      return true;
    case "]":
      step(table, 1);
      return true;
    case "g":
      doors.drawer();
      document.querySelector<HTMLElement>('[data-region="log"] ol')?.focus();
      return true;
    case "?":
      doors.help();
      return true;
    case "F6":
      nextRegion(event.shiftKey);
      return true;
    default:
      return false;
  }
}

/** Back, one thing at a time: the measurement, the past, the grasped piece, the changed draft, the last free answer, the open card. */
function escape(table: Table): boolean {
  const question = table.question();
  if (table.measuring()) table.measure(false);
  else if (table.past() !== null) table.goTo(null);
  else if (table.acts.grasped()) table.leaveAct();
  else if (question && JSON.stringify(table.draft()) !== JSON.stringify(startOf(question)))
    table.setDraft(startOf(question));
  else if (!clickOn("[data-back]")) table.select(null);
  return true;
}

const REGIONS = ["board", "decision", "card", "fleets", "log"];

function nextRegion(back: boolean): void {
  const found = REGIONS.flatMap((name) => document.querySelector<HTMLElement>(`[data-region="${name}"]`) ?? []);
  const now = found.findIndex((region) => region.contains(document.activeElement));
  found[(now + (back ? -1 : 1) + found.length) % found.length]?.focus();
}
