import { createMemo, For, Show, type JSX } from "solid-js";
import type { CourseAsk, Ghost, Move } from "../../protocol/stage";
import { joint, setJoint, withClick } from "../../table/decision/course";
import { t } from "../../text/fluent";
import { useBoard } from "../context";
import { heading, type Point } from "../geometry";

/** The marks of a joint are drawn this far apart, in degrees. */
const STEP = 22.5;

/** The joints of the tool: drag one, or press it and then one of its marks. */
export function Joints(): JSX.Element {
  const board = useBoard();
  const ask = () => board.question()?.course ?? null;
  const move = createMemo<Move | null>(() => {
    const draft = board.model.draft();
    return draft && draft !== "pass" && "course" in draft ? draft.course : (ask()?.start ?? null);
  });
  const ghost = createMemo(() => board.model.preview()?.ghosts.find((each) => each.piece === ask()?.piece) ?? null);
  const spots = createMemo(() => ghost()?.joints ?? []);
  return (
    <Show when={ask()}>
      {(course) => (
        <Show when={move()}>
          {(now) => (
            <For
              each={spots()
                .slice(0, now().clicks.length)
                .map((_, at) => at)}
            >
              {(at) => <JointMarks ask={course()} move={now()} ghost={ghost()} at={at} />}
            </For>
          )}
        </Show>
      )}
    </Show>
  );
}

function JointMarks(props: { ask: CourseAsk; move: Move; ghost: Ghost | null; at: number }): JSX.Element {
  const board = useBoard();
  const on = () => joint() === props.at;
  const spot = createMemo<Point>(() => board.camera.toOverlay(props.ghost?.joints[props.at] ?? [0, 0]));
  /** The direction in which the tool comes in, on the screen, clockwise from up. */
  const incoming = createMemo(() => {
    const joints = props.ghost?.joints ?? [];
    const [here, before] = [joints[props.at], joints[props.at - 1]];
    const start = props.ghost?.path[0];
    if (here && before)
      return (Math.atan2(here[0] - before[0], here[1] - before[1]) * 180) / Math.PI + board.camera.turn();
    return (start?.facing ?? 0) + board.camera.turn();
  });
  const limits = () => props.ask.speeds.find((each) => each.speed === props.move.speed)?.joints[props.at];
  const marks = createMemo(() => {
    const { chart = 0, most = 0 } = limits() ?? {};
    const reach = Math.max(2, chart, most);
    return Array.from({ length: 2 * reach + 1 }, (_, each) => {
      const click = each - reach;
      const move = withClick(props.ask, props.move, props.at, click);
      const now = (props.move.clicks[props.at] ?? 0) === click;
      const state = now ? "sel" : !move ? "no" : Math.abs(click) > chart ? "extra" : "ok";
      return { click, state, move };
    });
  });
  const radius = () => (on() ? 44 : 21);
  const place = (click: number): Point => {
    const [sin, cos] = heading(incoming() + click * STEP);
    return [sin * radius(), -cos * radius()];
  };
  const fan = (): string => {
    const reach = Math.max(...marks().map((mark) => mark.click)) * STEP + 14;
    const [ax, ay] = heading(incoming() - reach);
    const [bx, by] = heading(incoming() + reach);
    return `M0 0L${ax * 56} ${-ay * 56}A56 56 0 0 1 ${bx * 56} ${-by * 56}Z`;
  };
  const put = (move: Move | null): void => {
    setJoint(props.at);
    if (move) board.model.setDraft({ course: move });
  };
  /** The joint follows the pointer to the nearest of its legal clicks. */
  const turn = (right: number, down: number): void => {
    const swing = (Math.atan2(right, -down) * 180) / Math.PI - incoming();
    const wanted = (((swing % 360) + 540) % 360) - 180;
    const apart = (click: number): number => Math.abs(click * STEP - wanted);
    const [best] = marks()
      .filter((mark) => mark.move !== null)
      .sort((a, b) => apart(a.click) - apart(b.click));
    if (best && best.state !== "sel") put(best.move);
  };
  const grasp = (event: PointerEvent & { currentTarget: SVGGElement }): void => {
    if (event.button !== 0) return;
    setJoint(props.at);
    const knob = event.currentTarget.querySelector(".knob circle");
    let moved = false;
    const move = (now: PointerEvent): void => {
      moved ||= Math.hypot(now.clientX - event.clientX, now.clientY - event.clientY) > 5;
      const box = knob?.getBoundingClientRect();
      if (!moved || !box) return;
      const [right, down] = [now.clientX - box.x - box.width / 2, now.clientY - box.y - box.height / 2];
      if (Math.hypot(right, down) > 12) turn(right, down);
    };
    const end = (): void => {
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", end);
      window.removeEventListener("pointercancel", end);
    };
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", end);
    window.addEventListener("pointercancel", end);
  };
  const needle = (): Point => place(props.move.clicks[props.at] ?? 0);
  const spoken = (): string => t("board-joint", { number: props.at + 1, clicks: props.move.clicks[props.at] ?? 0 });
  return (
    <g
      class="joint"
      classList={{ on: on() }}
      transform={`translate(${spot()[0]} ${spot()[1]})`}
      data-still
      onPointerDown={grasp}
    >
      <Show when={on()}>
        <path class="fan" d={fan()} />
      </Show>
      <path class="needle" d={`M0 0L${needle()[0]} ${needle()[1]}`} />
      <For each={marks().filter((mark) => on() || mark.state === "sel" || mark.state === "ok")}>
        {(mark) => (
          <g
            class={`click ${mark.state}`}
            transform={`translate(${place(mark.click)[0]} ${place(mark.click)[1]})`}
            onClick={() => put(mark.move)}
          >
            <circle class="reach" r={on() ? 10 : 5} />
            <circle r={mark.state === "no" ? 2 : on() ? 6 : 3.4} />
          </g>
        )}
      </For>
      <g
        class="knob"
        role="slider"
        tabindex="0"
        aria-label={spoken()}
        aria-valuenow={props.move.clicks[props.at] ?? 0}
        aria-valuemin={-(limits()?.most ?? 0)}
        aria-valuemax={limits()?.most ?? 0}
        data-joint={props.at}
        onClick={() => setJoint(props.at)}
        onFocus={() => setJoint(props.at)}
      >
        <circle r="10.5" />
        <text y="4">{props.at + 1}</text>
      </g>
    </g>
  );
}
