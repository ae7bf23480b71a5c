// Made-up pieces, questions and lines of the log.

import type { Choice, Piece, Question, Told } from "../../protocol/stage";

export const piece = (id: string, change: Partial<Piece> = {}): Piece =>
  ({
    id,
    name: id,
    short: id,
    kind: "ship",
    side: 0,
    art: "a",
    standing: "in_play",
    parts: [],
    flags: [],
    dials: [],
    outline: { points: [] },
    place: { x: 0, y: 0, facing: 0 },
    ...change,
  }) as unknown as Piece;

export const choice = (id: string, change: Partial<Choice> = {}): Choice => ({
  label: { id },
  detail: null,
  icon: null,
  target: id,
  dice: [],
  value: null,
  proof: null,
  card: null,
  rules: [],
  limit: null,
  ...change,
});

export const question = (number: number, change: Partial<Question> = {}): Question => ({
  number,
  seat: 0,
  wants: "pick",
  key: "k",
  title: { id: "name", args: { name: "Q" } },
  context: null,
  asks: null,
  text: null,
  rules: [],
  subject: null,
  secret: false,
  pass: null,
  confirm: { id: "confirm" },
  yes_no: null,
  min: 1,
  max: 1,
  total: 0,
  choices: [choice("x"), choice("y")],
  refused: [],
  slots: [],
  course: null,
  place: null,
  offers: [],
  evidence: { panels: [] },
  given: null,
  moot: null,
  leads: null,
  act: null,
  ...change,
});

export const told = (id: string, change: Partial<Told> = {}): Told => ({
  text: { id },
  by: null,
  dice: [],
  entry: 1,
  icon: "move",
  level: 1,
  motion: null,
  side: 0,
  targets: [],
  ...change,
});
