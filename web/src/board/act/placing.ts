// Courses and places that are set on the board itself: by dragging the ghost, and by keys while the board has the focus.

import type { Place } from "../../protocol/stage";
import { joint, setJoint, withClick, withSpeed } from "../../table/decision/course";
import type { BoardState } from "../context";
import { corners, gap, onTable, type Point } from "../geometry";
import type { Drag } from "./gestures";
import { idOf, point as pointAt } from "./pointing";

/** A finger would cover the ghost; it is drawn this far above it, in pixels. */
const ABOVE = 56;
/** How far the ghost is dragged aside for one click, in pixels. */
const CLICK = 34;

const rounded = (value: number): number => Math.round(value * 10) / 10;

function put(board: BoardState, place: Place): void {
  const facing = ((place.facing % 360) + 360) % 360;
  board.model.setDraft({ place: { x: rounded(place.x), y: rounded(place.y), facing: rounded(facing) } });
}

/** A drag of the ghost, if a press hits it. */
export function grasp(board: BoardState, at: Point, target: Element, touch: boolean): Drag | null {
  if (board.model.measuring()) return null;
  const place = board.placing();
  if (place && target.closest("[data-turn]")) return turnDrag(board);
  if (place && hits(board, place, at, touch)) return placeDrag(board, place, at);
  if (board.question()?.course && target.closest("[data-ghost]")) return courseDrag(board, at);
  return beginning(board, at, target);
}

/** A drag of a piece that lies on the table, where the open question begins with it: the server says where it may go. */
function beginning(board: BoardState, from: Point, target: Element): Drag | null {
  const id = idOf(target);
  const piece = board.pieceOf(id);
  if (board.question()?.leads !== "place" || !id || !piece?.place) return null;
  if (!board.targets().has(piece.id) && board.subject() !== piece.id) return null;
  const there = piece.place;
  let [drag, asked, over] = [null as Drag | null, false, false];
  let last: [Point, boolean] = [from, false];
  const begin = async (): Promise<void> => {
    asked = true;
    if (!(await board.model.begin(piece.id))) return;
    drag = placeDrag(board, { ...(board.placing() ?? there), x: there.x, y: there.y }, from);
    drag.move(...last);
    if (over) drag.end(last[0], true);
  };
  return {
    move(at, touch) {
      last = [at, touch];
      if (drag) drag.move(at, touch);
      else if (!asked) void begin();
    },
    end(at, moved) {
      over = true;
      if (drag) drag.end(at, moved);
      else if (!moved) pointAt(board, id);
    },
  };
}

function hits(board: BoardState, place: Place, at: Point, touch: boolean): boolean {
  const outline = corners(board.question()?.place?.outline ?? {}).map((corner) => onTable(place, corner));
  return gap(outline, board.camera.toTable(at)) * board.camera.zoom() < (touch ? 24 : 8);
}

function placeDrag(board: BoardState, start: Place, from: Point): Drag {
  const [x, y] = board.camera.toScreen([start.x, start.y]);
  const offset: Point = [x - from[0], y - from[1]];
  let last: Point | null = null;
  let waiting = 0;
  const go = (): void => {
    waiting = 0;
    if (!last) return;
    const [tx, ty] = board.camera.toTable(last);
    put(board, { ...(board.placing() ?? start), x: tx, y: ty });
  };
  return {
    move(at, touch) {
      board.setLoupe(touch);
      last = touch ? [at[0], at[1] - ABOVE] : [at[0] + offset[0], at[1] + offset[1]];
      if (waiting === 0) waiting = requestAnimationFrame(go);
    },
    end(_, moved) {
      cancelAnimationFrame(waiting);
      if (moved) board.model.settle();
      if (moved) go();
      board.setLoupe(false);
    },
  };
}

function turnDrag(board: BoardState): Drag {
  return {
    move(at) {
      const place = board.placing();
      if (!place) return;
      const [x, y] = board.camera.toTable(at);
      put(board, { ...place, facing: Math.round((Math.atan2(x - place.x, y - place.y) * 180) / Math.PI) });
    },
    end() {},
  };
}

/** Dragging the ghost aside turns the last joint that can still turn that way. */
function courseDrag(board: BoardState, from: Point): Drag {
  const ask = board.question()?.course;
  const ghost = board.model.preview()?.ghosts.find((each) => each.piece === ask?.piece);
  const facing = (((ghost?.path[0]?.facing ?? 0) + board.camera.turn()) * Math.PI) / 180;
  let done = 0;
  return {
    move(at) {
      const draft = board.model.draft();
      if (!ask || !draft || draft === "pass" || !("course" in draft)) return;
      const aside = (at[0] - from[0]) * Math.cos(facing) + (at[1] - from[1]) * Math.sin(facing);
      const steps = Math.trunc(aside / CLICK) - done;
      if (steps === 0) return;
      done += steps;
      const now = draft.course;
      for (let last = now.clicks.length - 1; last >= 0; last--) {
        const move = withClick(ask, now, last, (now.clicks[last] ?? 0) + Math.sign(steps));
        if (!move) continue;
        setJoint(last);
        board.model.setDraft({ course: move });
        return;
      }
    },
    end() {},
  };
}

/** A press on the felt brings the ghost there, or to a legal place near by; where there is none, it is said why not. */
export function bring(board: BoardState, at: Point): boolean {
  const place = board.placing();
  if (!place || board.model.measuring()) return false;
  const [x, y] = board.camera.toTable(at);
  board.model.settle();
  put(board, { ...place, x, y });
  return true;
}

/** Keys for a place: arrows by what is up on the screen, Q and E turn. */
export function placeKey(board: BoardState, event: KeyboardEvent): boolean {
  const place = board.placing();
  if (!place) return false;
  const by = event.shiftKey ? 10 : 1;
  const steps: Record<string, Point> = { ArrowUp: [0, 1], ArrowDown: [0, -1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
  const step = steps[event.key];
  if (step) {
    const turn = (board.camera.turn() * Math.PI) / 180;
    const [right, ahead] = [step[0] * by, step[1] * by];
    const x = place.x + right * Math.cos(turn) - ahead * Math.sin(turn);
    const y = place.y + right * Math.sin(turn) + ahead * Math.cos(turn);
    put(board, { ...place, x, y });
    return true;
  }
  const key = event.key.toLowerCase();
  if ((key === "q" || key === "e") && board.question()?.place?.turns) {
    put(board, { ...place, facing: place.facing + (key === "e" ? by : -by) });
    return true;
  }
  return false;
}

/** Keys for a course: ← → click the joint, ↑ ↓ change the speed. */
export function courseKey(board: BoardState, event: KeyboardEvent): boolean {
  const ask = board.question()?.course;
  const draft = board.model.draft();
  if (!ask || !draft || draft === "pass" || !("course" in draft)) return false;
  const now = draft.course;
  const by = event.key === "ArrowRight" || event.key === "ArrowUp" ? 1 : -1;
  const at = Math.min(joint(), now.clicks.length - 1);
  if (event.key === "ArrowLeft" || event.key === "ArrowRight") {
    const move = at < 0 ? null : withClick(ask, now, at, (now.clicks[at] ?? 0) + by);
    if (move) board.model.setDraft({ course: move });
    return true;
  }
  if (event.key === "ArrowUp" || event.key === "ArrowDown") {
    const move = withSpeed(ask, now, now.speed + by);
    if (move) board.model.setDraft({ course: move });
    return true;
  }
  return false;
}
