import { For, Show, type JSX } from "solid-js";
import type { CourseAsk, Move } from "../../../protocol/stage";
import { say, t } from "../../../text/fluent";
import { phone } from "../../../ui/media";
import { Segments } from "../../../ui/Segments";
import { clicksAt, joint, setJoint, withClick, withSide, withSpeed } from "../course";
import type { Table } from "../../state/table";

/** The course in the draft. */
export function courseOf(table: Table, ask: CourseAsk): Move {
  const draft = table.draft();
  return draft && draft !== "pass" && "course" in draft ? draft.course : ask.start;
}

/** Keys: Tab goes to the next joint, the arrows click it and change the speed. */
export function courseKey(table: Table, ask: CourseAsk, event: KeyboardEvent): boolean {
  const now = courseOf(table, ask);
  const put = (move: Move | null): boolean => {
    if (move) table.setDraft({ course: move });
    return true;
  };
  const by = event.key === "ArrowRight" || event.key === "ArrowUp" ? 1 : -1;
  switch (event.key) {
    case "ArrowLeft":
    case "ArrowRight": {
      const at = Math.min(joint(), now.clicks.length - 1);
      return at < 0 ? true : put(withClick(ask, now, at, (now.clicks[at] ?? 0) + by));
    }
    case "ArrowUp":
    case "ArrowDown":
      return put(withSpeed(ask, now, now.speed + by));
    default:
      return false;
  }
}

/** The next joint; false when there is none, so that the focus goes on. */
export function nextJoint(table: Table, ask: CourseAsk, back: boolean): boolean {
  const to = joint() + (back ? -1 : 1);
  if (to < 0 || to >= courseOf(table, ask).clicks.length) return false;
  setJoint(to);
  return true;
}

/** The course in segments: speed, each joint, the side of the tool. */
export function Course(props: { table: Table; ask: CourseAsk }): JSX.Element {
  const now = () => courseOf(props.table, props.ask);
  const put = (move: Move | null): void => {
    if (move) props.table.setDraft({ course: move });
  };
  const joints = () => props.ask.speeds.find((each) => each.speed === now().speed)?.joints ?? [];
  const widest = () => Math.max(1, ...props.ask.speeds.flatMap((speed) => speed.joints.map((each) => each.most)));
  const segments = (at: number) => {
    const legal = clicksAt(props.ask, now().speed, at);
    return Array.from({ length: 2 * widest() + 1 }, (_, each) => {
      const value = each - widest();
      const label = value < 0 ? `◂ ${-value}` : value > 0 ? `${value} ▸` : "0";
      const spoken =
        value < 0
          ? t("clicks-left", { count: -value })
          : value > 0
            ? t("clicks-right", { count: value })
            : t("clicks-none");
      return { value, label, off: !legal.has(value), spoken };
    });
  };
  const sides = () => new Set(props.ask.legal.filter((move) => move.speed === now().speed).map((move) => move.side));
  /** What is answered on the way to the course. */
  const wayWords = (at: number): string =>
    props.table.acts
      .act()
      ?.ways[at]?.labels.map((label) => say(label))
      .join(" · ") || t("act-plain");
  const way = (): string | null => {
    const at = props.table.acts.way();
    return props.table.acts.act() && at !== null ? wayWords(at) : null;
  };
  const hasSide = () => props.ask.legal.some((move) => move.side !== 0);
  return (
    <div class="course">
      <Show when={props.ask.speeds.length > 1 || !phone()}>
        <span>{t("speed")}</span>
        <Segments
          label={t("speed")}
          segments={props.ask.speeds.map(({ speed }) => ({
            value: speed,
            label: String(speed),
            off: !props.ask.legal.some((move) => move.speed === speed),
          }))}
          value={now().speed}
          choose={(speed) => put(withSpeed(props.ask, now(), speed))}
        />
      </Show>
      <For each={joints()}>
        {(each, at) => (
          <>
            <span classList={{ current: joint() === at() }}>
              {t("joint", { number: at() + 1 })}
              <Show when={Math.abs(now().clicks[at()] ?? 0) > each.chart}>
                <span class="extra"> +{Math.abs(now().clicks[at()] ?? 0) - each.chart}</span>
              </Show>
            </span>
            <span class="joint" classList={{ current: joint() === at() }} onFocusIn={() => setJoint(at())}>
              <Segments
                label={t("joint", { number: at() + 1 })}
                segments={segments(at())}
                value={now().clicks[at()] ?? 0}
                choose={(clicks) => {
                  setJoint(at());
                  put(withClick(props.ask, now(), at(), clicks));
                }}
                accent
              />
            </span>
          </>
        )}
      </For>
      <Show when={hasSide()}>
        <span>{t("tool-side")}</span>
        <Segments
          label={t("tool-side")}
          segments={[
            { value: -1, label: t("left"), off: !sides().has(-1) },
            { value: 1, label: t("right"), off: !sides().has(1) },
          ]}
          value={now().side}
          choose={(side) => put(withSide(props.ask, now(), side))}
        />
      </Show>
      <Show when={way()}>
        {(words) => (
          <>
            <span>{t("act-way")}</span>
            <Show when={props.table.acts.ways().length > 1} fallback={<span>{words()}</span>}>
              <select
                aria-label={t("act-way")}
                data-way
                value={props.table.acts.way() ?? 0}
                onChange={(event) => props.table.acts.setWay(Number(event.currentTarget.value))}
              >
                <For each={props.table.acts.ways()}>{(at) => <option value={at}>{wayWords(at)}</option>}</For>
              </select>
            </Show>
          </>
        )}
      </Show>
      <p class="why hint">{t("course-hint")}</p>
    </div>
  );
}
