import { createRoot, createSignal } from "solid-js";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Place, PlaceAsk, Preview, Question, Reply } from "../../../protocol/stage";
import { question } from "../../testing/made";
import { openSlip, type Slip } from "./slip";

const at = (x: number, y = 0): Place => ({ x, y, facing: 0 });
const ask = {
  piece: "a",
  start: at(0),
  turns: false,
  regions: [],
  candidates: [at(5)],
  outline: {},
} as unknown as PlaceAsk;
const seen = (change: Partial<Preview>): Preview =>
  ({ refused: null, nearest: null, ghosts: [], notes: [], proofs: [], evidence: { panels: [] }, ...change }) as Preview;
const no = { rule: null, target: null, text: { id: "no" }, tone: "bad" } as const;

const [asked] = createSignal<Question | null>(question(1, { wants: "place", place: ask }));
const [draft, put] = createSignal<Reply | null>(null);
const [preview, setPreview] = createSignal<Preview | null>(null);
let slip: Slip;
let end: () => void;

beforeEach(() => {
  put(null);
  setPreview(null);
  createRoot((dispose) => {
    end = dispose;
    slip = openSlip(asked, draft, preview, put);
  });
});
afterEach(() => end());

test("a beginning that is refused gives way to the first legal place", () => {
  put({ place: ask.start });
  setPreview(seen({ refused: no }));
  expect(draft()).toEqual({ place: at(5) });
});

test("a place that the player has chosen stays, until the piece is let go", () => {
  put({ place: at(100) });
  setPreview(seen({ refused: no, nearest: at(110) }));
  expect(draft()).toEqual({ place: at(100) });
  slip.settle();
  setPreview(seen({ refused: no, nearest: at(110) }));
  expect(draft()).toEqual({ place: at(110) });
});

test("a piece slips no farther than a finger's breadth, and not from a legal place", () => {
  put({ place: at(100) });
  slip.settle();
  setPreview(seen({ refused: no, nearest: at(200) }));
  expect(draft()).toEqual({ place: at(100) });
  slip.settle();
  setPreview(seen({ nearest: at(110) }));
  expect(draft()).toEqual({ place: at(100) });
});

test("over a new question nothing is about to slip", () => {
  put({ place: at(100) });
  slip.settle();
  slip.anew();
  setPreview(seen({ refused: no, nearest: at(110) }));
  expect(draft()).toEqual({ place: at(100) });
});
