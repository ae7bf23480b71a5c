import { createEffect, createMemo, on, Show, type Accessor, type JSX } from "solid-js";
import type { Piece, Place } from "../../protocol/stage";
import { say, t } from "../../text/fluent";
import { useBoard } from "../context";
import { still } from "../still";

/** What every piece has in common: it can be pointed at, focused and heard. */
export function PieceGroup(props: {
  piece: Piece;
  class: string;
  classList?: Record<string, boolean>;
  children: JSX.Element;
}): JSX.Element {
  const board = useBoard();
  const id = () => props.piece.id;
  const own = (ids: { has: (id: string) => boolean }): boolean =>
    ids.has(id()) || props.piece.parts.some((part) => ids.has(part.id));
  const decides = createMemo(() => board.subject()?.split(".")[0] === id());
  const selected = createMemo(() => board.model.selected() === id());
  const lit = createMemo(() => own(board.targets()));
  const picked = createMemo(() => own(board.pickedIds()));
  const refused = createMemo(() => !lit() && own(board.refused()));
  const hovered = createMemo(() => board.model.hovered()?.split(".")[0] === id());
  const measured = createMemo(() => {
    const measuring = board.model.measuring();
    return [measuring?.from, measuring?.to].some((each) => each?.split(".")[0] === id());
  });
  const label = createMemo(() => {
    const words = [say(props.piece.spoken)];
    if (picked()) words.push(t("board-picked"));
    else if (lit()) words.push(t("board-can-be-picked"));
    return words.join(", ");
  });
  let element: SVGGElement | undefined;
  /** What hurts is seen: the border lights up when the first meter falls. */
  createEffect(
    on(
      () => props.piece.meters[0]?.now ?? 0,
      (now, before) => {
        if (before === undefined || now >= before) return;
        const flash = still()
          ? [{ opacity: 0.4 }, {}]
          : [{ stroke: "var(--bad)", strokeWidth: 16, strokeOpacity: 0.9 }, {}];
        element?.querySelector(".halo")?.animate(flash, { duration: still() ? 80 : 200, easing: "ease-out" });
      },
    ),
  );
  return (
    <g
      ref={(found) => (element = found)}
      class={`piece ${props.class}`}
      classList={{
        sel: decides() || selected(),
        lit: lit(),
        picked: picked(),
        refused: refused(),
        hover: hovered(),
        measured: measured(),
        ...props.classList,
      }}
      data-id={id()}
      tabindex="0"
      role="button"
      aria-label={label()}
      aria-pressed={lit() ? picked() : undefined}
    >
      {props.children}
    </g>
  );
}

/** A piece that acts and moves, where it lies now. */
export function Lying(props: {
  piece: Piece;
  class: string;
  /** Its class once it has had its turn. */
  activated: string;
  children: (place: Accessor<Place>) => JSX.Element;
}): JSX.Element {
  const board = useBoard();
  return (
    <Show when={board.place(props.piece)}>
      {(place) => (
        <PieceGroup
          piece={props.piece}
          class={`${props.class} ${board.mark(props.piece)}`}
          classList={{
            [props.activated]: props.piece.flags.includes("activated"),
            was: board.moves(props.piece.id),
          }}
        >
          {props.children(place)}
        </PieceGroup>
      )}
    </Show>
  );
}
