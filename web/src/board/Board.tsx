import { createEffect, createMemo, createSignal, For, on, onCleanup, onMount, Show, untrack, type JSX } from "solid-js";
import type { TableModel } from "../table/state/model";
import { t, say } from "../text/fluent";
import { followQuestion } from "./act/follow";
import { attachGestures } from "./act/gestures";
import { neighbour, viewKey, writing, type Looks } from "./act/keys";
import { bring, courseKey, grasp, placeKey } from "./act/placing";
import { hover, idOf, nearFinger, point } from "./act/pointing";
import "./board.css";
import { createCamera, sameView, type Inset, type Size, type View } from "./camera";
import { BoardContext, createBoardState } from "./context";
import { Arcs } from "./draw/Arcs";
import { Chips, GhostChips } from "./draw/Chips";
import { Counts } from "./draw/Counts";
import { Defs } from "./draw/Defs";
import { EdgeNames } from "./draw/EdgeNames";
import { Felt } from "./draw/Felt";
import { Ghosts } from "./draw/Ghosts";
import { Joints } from "./draw/Joints";
import { Labels } from "./draw/Labels";
import { SquadronMark } from "./draw/Marks";
import { Obstacle } from "./draw/Obstacle";
import { ConfirmHere, Loupe, TurnHandle } from "./draw/PlaceTools";
import { Ends, Proofs } from "./draw/Proofs";
import { Ruler } from "./draw/Ruler";
import { Ship } from "./draw/Ship";
import { Squadron } from "./draw/Squadron";
import { TableToken } from "./draw/TableToken";
import { byPointer } from "../ui/clicked";
import type { Point } from "./geometry";
import { Minimap } from "./Minimap";
import { Scale } from "./Scale";
import { Tray } from "./Tray";

const NONE: Inset = { top: 0, right: 0, bottom: 0, left: 0 };

/** The table: everything on it, what can be picked on it, and the tools to look at it. */
export function Board(props: { model: TableModel; inset?: Inset }): JSX.Element {
  let root: HTMLDivElement | undefined;
  const { model } = props;
  const [size, setSize] = createSignal<Size>(
    { width: 800, height: 600 },
    { equals: (a, b) => a.width === b.width && a.height === b.height },
  );
  /** The tools at the lower edge are kept free, too. */
  const inset = (): Inset => {
    const given = props.inset ?? NONE;
    return { ...given, bottom: Math.max(given.bottom, size().width > 820 ? 46 : 18) };
  };
  const camera = createCamera(size, inset);
  const board = createBoardState(model, camera, size, inset);
  const surface = createMemo(() => model.frame()?.surface);

  /** The turn in which the player's own edge is below. */
  const homeTurn = createMemo(() => {
    const [hello, frame] = [model.hello(), model.frame()];
    const seat = hello?.eyes ?? hello?.hands[0];
    const side = hello?.seats.find((each) => each.seat === seat)?.side;
    const edge = side === undefined ? "bottom" : frame?.sides[side]?.edge;
    return { bottom: 0, top: 180, left: 270, right: 90 }[edge ?? "bottom"] ?? 0;
  });

  function wholeTable(turn: number) {
    const { width, height } = surface() ?? { width: 914, height: 914 };
    return camera.framing(
      [
        [0, 0],
        [width, height],
      ],
      size().width < 600 ? 6 : 18,
      turn,
      3,
    );
  }

  /** The view in which the whole table was last brought into sight. */
  let fitted: View | null = null;
  const looks: Looks = {
    fit: () => camera.glide((fitted = wholeTable(camera.target().turn))),
    turn: () => camera.glide({ turn: Math.round(camera.target().turn / 90) * 90 + 90 }),
    zoom: (factor) =>
      camera.glide(camera.about(camera.middle(), { zoom: camera.target().zoom * factor }, camera.target())),
  };

  /** At first the whole table, or, once the game is on, what lies on it; on a small screen what the question is about. */
  function begin(): void {
    const whole = (fitted = wholeTable(homeTurn()));
    camera.jump(whole);
    const small = size().width < 600 || whole.zoom < 0.36;
    const playing = model.hello()?.stage === "playing" && (model.frame()?.round ?? 0) > 0;
    if (!small && !playing) return;
    const asked = [board.subject(), ...board.targets().keys()].flatMap((id) => board.pieceOf(id) ?? []);
    const all = board.onTable().filter((piece) => piece.kind !== "obstacle");
    const lying = (small && asked.length > 0 ? asked : all).flatMap((piece) =>
      piece.place ? [[piece.place.x, piece.place.y] as Point] : [],
    );
    if (lying.length === 0) return;
    const view = camera.framing(lying, small ? 64 : 90, homeTurn(), 1.1);
    camera.jump({ ...view, zoom: Math.max(view.zoom, small ? 0.5 : 0, whole.zoom) });
  }

  onMount(() => {
    if (!root) return;
    const element = root;
    const measure = (): void =>
      void setSize({ width: element.clientWidth || 800, height: element.clientHeight || 600 });
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    const detach = attachGestures(element, camera, {
      grasp: (at, target, touch) => grasp(board, at, target, touch),
      tap: (at, target, touch) => {
        const id = idOf(target) ?? (touch ? nearFinger(board, at) : null);
        if (id ? !point(board, id) : !bring(board, at)) model.select(null);
      },
      hold: (_, target) => {
        const piece = board.pieceOf(idOf(target));
        if (piece) model.select(piece.id);
      },
      doubleTap: (_, target) => {
        if (!idOf(target)) looks.fit();
      },
      over: (target) => hover(board, target),
    });
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented) return;
      if (viewKey(event, looks)) event.preventDefault();
    };
    /** Keys of a place follow what is up on the screen, unless a control of the page has the focus. */
    const onPlaceKey = (event: KeyboardEvent): void => {
      const free = event.target === document.body || (event.target instanceof Node && element.contains(event.target));
      if (!free || idOf(event.target as Element) !== null || writing(event)) return;
      if (!event.altKey && !event.ctrlKey && !event.metaKey && placeKey(board, event)) event.preventDefault();
    };
    addEventListener("keydown", onKey);
    addEventListener("keydown", onPlaceKey, true);
    onCleanup(() => {
      watch.disconnect();
      detach();
      removeEventListener("keydown", onKey);
      removeEventListener("keydown", onPlaceKey, true);
    });
  });

  let begun = false;
  createEffect(() => {
    if (begun || !surface() || size().width === 800) return;
    begun = true;
    untrack(begin);
  });
  createEffect(on(homeTurn, (turn) => begun && camera.glide({ turn }), { defer: true }));

  // Where the whole table was seen, it is still seen whole when something comes to lie over an edge of the board.
  createEffect(
    on(
      () => inset().top,
      () => fitted && sameView(camera.target(), fitted) && looks.fit(),
      { defer: true },
    ),
  );

  followQuestion(board, () => begun);
  // A replay begins with the whole table.
  createEffect(
    on(
      () => model.past() === 0,
      (start) => start && begun && looks.fit(),
    ),
  );

  function onKeyDown(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const id = idOf(document.activeElement);
    // A piece that was clicked before does not take the keys from the tool in hand.
    const inHand = model.question()?.wants === "course" && byPointer(document.activeElement);
    if (id === null || inHand) {
      if (!event.defaultPrevented && courseKey(board, event)) event.preventDefault();
      return;
    }
    if (event.key === "Enter" && model.question() && byPointer(document.activeElement)) return;
    if (event.key === "Enter" || event.key === " ") {
      if (!point(board, id)) return;
      event.preventDefault();
      event.stopPropagation();
    } else if (event.key.startsWith("Arrow")) {
      const next = neighbour(board, id, event.key);
      if (!next) return;
      event.preventDefault();
      event.stopPropagation();
      root?.querySelector<SVGElement>(`.piece[data-id="${next}"]`)?.focus();
    }
  }

  function onFocus(event: FocusEvent): void {
    const id = idOf(event.target as Element);
    const piece = board.pieceOf(id);
    const at = piece ? board.place(piece) : null;
    if (!id || !at || !(event.target as Element).matches(":focus-visible")) return;
    model.hover(id);
    const [x, y] = camera.toScreen([at.x, at.y]);
    if (x < 20 || y < 20 || x > size().width - 20 || y > size().height - 20) camera.glide({ x: at.x, y: at.y });
  }

  const shifted = (): string => `translate(${camera.origin().join(" ")})`;
  const obstacles = board.idsOf(["obstacle"]);
  const tokens = board.idsOf(["token", "device"]);
  const squadrons = board.idsOf(["squadron"]);
  const ships = board.idsOf(["ship"]);
  const one = (id: string) => createMemo(() => board.byId().get(id));

  return (
    <BoardContext.Provider value={board}>
      <div
        class="board"
        ref={(element) => (root = element)}
        classList={{ measuring: model.measuring() !== null, placing: board.placing() !== null }}
        data-detail={board.detail()}
        role="group"
        aria-label={t("board-name")}
        onKeyDown={onKeyDown}
        onFocusIn={onFocus}
        onFocusOut={() => model.hover(null)}
      >
        <svg class="board-svg" width={size().width} height={size().height}>
          <Defs />
          <Show when={surface()}>
            {(felt) => (
              <>
                <g class="world" transform={camera.transform()}>
                  <Felt surface={felt()} />
                </g>
                <g class="overlay" transform={shifted()}>
                  <EdgeNames surface={felt()} />
                </g>
                <g class="world" id="board-world" transform={camera.transform()}>
                  <For each={obstacles()}>
                    {(id) => <Show when={one(id)()}>{(piece) => <Obstacle piece={piece()} />}</Show>}
                  </For>
                  <For each={tokens()}>
                    {(id) => <Show when={one(id)()}>{(piece) => <TableToken piece={piece()} />}</Show>}
                  </For>
                  <Arcs />
                  <For each={squadrons()}>
                    {(id) => <Show when={one(id)()}>{(piece) => <Squadron piece={piece()} />}</Show>}
                  </For>
                  <Ruler />
                  <For each={ships()}>
                    {(id) => <Show when={one(id)()}>{(piece) => <Ship piece={piece()} />}</Show>}
                  </For>
                  <Ghosts />
                  <Proofs />
                </g>
                <g class="overlay" transform={shifted()}>
                  <Ends />
                  <For each={squadrons()}>
                    {(id) => <Show when={one(id)()}>{(piece) => <SquadronMark piece={piece()} />}</Show>}
                  </For>
                  <For each={ships()}>
                    {(id) => <Show when={one(id)()}>{(piece) => <Chips piece={piece()} />}</Show>}
                  </For>
                  <GhostChips />
                  <Counts />
                  <Labels />
                  <Joints />
                  <TurnHandle />
                  <ConfirmHere />
                </g>
                <Loupe />
              </>
            )}
          </Show>
        </svg>
        <Tray looks={looks} />
        <Scale />
        <Show when={surface()}>{(felt) => <Minimap surface={felt()} />}</Show>
        <span class="board-voice" aria-live="polite">
          {model.measuring()?.result ? say(model.measuring()?.result?.proof.label) : ""}
        </span>
      </div>
    </BoardContext.Provider>
  );
}
