// The decision as the page shows it, over a line that is answered by hand.

import { render, screen } from "@solidjs/testing-library";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { Show } from "solid-js";
import { onTestFinished } from "vitest";
import type { Hello, SceneFrame, Update } from "../../protocol/server";
import type { Piece, Question } from "../../protocol/stage";
import { Decision } from "../decision/Decision";
import { handleKey } from "../keys";
import type { Table } from "../state/table";
import { sitDown, update, type Line } from "./line";
import { piece } from "./made";

export const frame = (change: Partial<SceneFrame> = {}): SceneFrame =>
  ({
    surface: { width: 900, height: 900, bands: [], distances: [], zones: [] },
    round: 1,
    rounds: 6,
    path: [],
    sides: [
      { name: { id: "Rebels" }, edge: "bottom", score: 0, scored: [], counters: [], cards: [] },
      { name: { id: "Empire" }, edge: "top", score: 0, scored: [], counters: [], cards: [] },
    ],
    duels: [],
    piles: [],
    cards: [],
    deciders: [],
    over: null,
    ...change,
  }) as unknown as SceneFrame;

export interface Shown {
  table: Table;
  line: Line;
  user: UserEvent;
  /** Asks the next question. */
  ask: (question: Question) => Promise<void>;
  /** The answers that went out, in turn. */
  answers: () => unknown[];
}

export interface Given {
  pieces?: Piece[];
  frame?: Partial<SceneFrame>;
  hello?: Partial<Hello>;
  update?: Partial<Update>;
}

/** Shows a question with the page's keyboard. */
export function show(question: Question, given: Given = {}): Shown {
  const pieces = given.pieces ?? [piece("a"), piece("b")];
  const order = pieces.map(({ id }) => id);
  const { table, line } = sitDown(
    { pieces, order, frame: frame(given.frame), question, waiting: [0], ...given.update },
    given.hello,
  );
  const key = (event: KeyboardEvent): void => {
    if (handleKey(table, { help: () => {}, drawer: () => {} }, event)) event.preventDefault();
  };
  document.addEventListener("keydown", key);
  render(() => (
    <Show when={table.question()?.number} keyed>
      {(_number) => <Show when={table.question()}>{(open) => <Decision table={table} question={open()} />}</Show>}
    </Show>
  ));
  onTestFinished(() => {
    document.removeEventListener("keydown", key);
    table.close();
  });
  return {
    table,
    line,
    user: userEvent.setup(),
    async ask(next) {
      line.say(update({ question: next }));
      await drawn();
    },
    answers: () =>
      line
        .asked("answer")
        .map(({ request }) => (typeof request === "object" && "answer" in request ? request.answer.reply : null)),
  };
}

/** Waits until the frame that is due has been drawn. */
export const drawn = (): Promise<void> =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));

/** The button that confirms. */
export const confirm = (): HTMLButtonElement => {
  const button = document.querySelector<HTMLButtonElement>("[data-confirm]");
  if (!button) throw new Error("there is no button that confirms");
  return button;
};

/** A button by its name, without its key. */
export const button = (name: string): HTMLElement =>
  screen.getByRole("button", { name: (found) => found === name || found.startsWith(`${name} `) });
