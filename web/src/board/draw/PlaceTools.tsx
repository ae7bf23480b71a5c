import { createMemo, Show, type JSX } from "solid-js";
import { t } from "../../text/fluent";
import { confirmSpot } from "../confirm";
import { useBoard } from "../context";
import { Ghosts } from "./Ghosts";
import { boxOf, corners, heading, type Point } from "../geometry";

/** The handle that turns what is being placed. */
export function TurnHandle(): JSX.Element {
  const board = useBoard();
  const shown = () => (board.question()?.place?.turns ? board.placing() : null);
  const spots = createMemo(() => {
    const place = shown();
    if (!place) return null;
    const half = boxOf(corners(board.question()?.place?.outline ?? {})).bottom;
    const [sin, cos] = heading(place.facing);
    const out = half + 26 / board.camera.zoom();
    const edge = board.camera.toOverlay([place.x + sin * half, place.y + cos * half]);
    return { edge, knob: board.camera.toOverlay([place.x + sin * out, place.y + cos * out]) };
  });
  return (
    <Show when={spots()}>
      {(at) => (
        <g class="turn-handle">
          <path d={`M${at().edge.join(" ")}L${at().knob.join(" ")}`} />
          <g data-turn transform={`translate(${at().knob.join(" ")})`} aria-label={t("board-turn-piece")}>
            <circle class="reach" r="22" />
            <circle r="8" />
          </g>
        </g>
      )}
    </Show>
  );
}

/** Confirms where the hand is: beside what would come to lie somewhere, once the server has nothing against it. */
export function ConfirmHere(): JSX.Element {
  const board = useBoard();
  const ready = () => {
    const preview = board.model.preview();
    return preview !== null && preview.refused === null && !board.model.foreseeing() && !board.loupe();
  };
  const spot = createMemo<Point | null>(() => (ready() ? confirmSpot(board, board.camera.toOverlay) : null));
  return (
    <Show when={spot()}>
      {(at) => (
        <g
          class="confirm-here"
          data-still
          data-confirm-here
          aria-hidden="true"
          transform={`translate(${at().join(" ")})`}
          onClick={() => board.model.confirm()}
        >
          <title>{t("board-confirm")}</title>
          <circle class="reach" r="22" />
          <circle r="13" />
          <path d="M-5.5 0.5L-1.5 4.5L6 -4" />
        </g>
      )}
    </Show>
  );
}

const SIZE = 62;
const LARGER = 2.2;

/** What lies under the finger, larger, while a ghost is dragged by touch. */
export function Loupe(): JSX.Element {
  const board = useBoard();
  const spot = createMemo<Point | null>(() => {
    const place = board.loupe() ? board.placing() : null;
    return place ? board.camera.toScreen([place.x, place.y]) : null;
  });
  const middle = (): Point => {
    const [x, y] = spot() ?? [0, 0];
    const left = x > board.size().width / 2 ? SIZE + 12 : board.size().width - SIZE - 12;
    return y < SIZE * 2 + 40
      ? [left, SIZE + 12]
      : [Math.min(Math.max(x, SIZE + 8), board.size().width - SIZE - 8), y - SIZE - 44];
  };
  /** The table as it lies, without what is dragged; it does not change meanwhile. */
  const copies = (): Node[] =>
    [...document.querySelectorAll(".board-svg > .world")].map((world) => {
      const copy = world.cloneNode(true) as Element;
      copy.removeAttribute("id");
      copy.querySelector(".ghosts")?.remove();
      for (const piece of copy.querySelectorAll("[tabindex]")) piece.removeAttribute("tabindex");
      return copy;
    });
  return (
    <Show when={spot()}>
      {(at) => (
        <g class="loupe" aria-hidden="true">
          <clipPath id="board-loupe">
            <circle cx={middle()[0]} cy={middle()[1]} r={SIZE} />
          </clipPath>
          <circle class="loupe-void" cx={middle()[0]} cy={middle()[1]} r={SIZE} />
          <g clip-path="url(#board-loupe)">
            <g
              transform={`translate(${middle()[0]} ${middle()[1]}) scale(${LARGER}) translate(${-at()[0]} ${-at()[1]})`}
            >
              {copies()}
              <g class="world" transform={board.camera.transform()}>
                <Ghosts />
              </g>
            </g>
          </g>
          <circle class="loupe-rim" cx={middle()[0]} cy={middle()[1]} r={SIZE} />
        </g>
      )}
    </Show>
  );
}
