import { createEffect, createMemo, createSignal, For, on, Show, untrack, type JSX } from "solid-js";
import type { Told } from "../../protocol/stage";
import { say, t } from "../../text/fluent";
import { Dice } from "../../ui/Die";
import { Icon } from "../../ui/Icon";
import { afterwards } from "../state/frames";
import { Replay } from "./Replay";
import { Why } from "./Why";
import type { Table } from "../state/table";

/** A sentence in which the names of pieces stand out, as short as on their plates. */
export function Sentence(props: { table: Table; line: Told }): JSX.Element {
  const words = createMemo(() => say(props.line.text));
  /** The card behind it, unless the sentence names it. */
  const by = createMemo(() => {
    const name = props.line.by && say(props.line.by);
    return name && !words().includes(name) ? name : undefined;
  });
  const parts = createMemo(() => {
    const short = new Map<string, string>();
    // Names do not change, so a line is not put into words again whenever a piece moves.
    for (const id of props.line.targets) {
      const piece = untrack(() => props.table.piece(id.split(".")[0] ?? id));
      if (piece) short.set(piece.name, piece.short || piece.name);
    }
    return split(words(), short);
  });
  return (
    <span>
      <For each={parts()}>{(part) => (part.name ? <b>{part.words}</b> : part.words)}</For>
      <Show when={by()}>
        <small class="by"> {by()}</small>
      </Show>
      <Show when={props.line.dice.length > 0}>
        <Dice dice={props.line.dice} size="sm" />
      </Show>
    </span>
  );
}

/** Cuts a sentence at the names in it, the longest first. */
function split(words: string, short: ReadonlyMap<string, string>): { words: string; name: boolean }[] {
  const names = [...short.keys()].sort((a, b) => b.length - a.length);
  const name = names.find((each) => words.includes(each));
  if (name === undefined) return words === "" ? [] : [{ words, name: false }];
  const at = words.indexOf(name);
  return [
    ...split(words.slice(0, at), short),
    { words: short.get(name) ?? name, name: true },
    ...split(words.slice(at + name.length), short),
  ];
}

/** How many lines are in the page at a time: while somebody reads it, and otherwise. */
const MOST = 300;
const FEW = 60;
/** Beyond the end of every list: asking for its height would lay it out at once. */
const FAR_DOWN = 1_000_000;

/** The story of the game. A click on a line goes back to that time. */
export function Log(props: { table: Table }): JSX.Element {
  let list: HTMLOListElement | undefined;
  const [stuck, setStuck] = createSignal(true);
  /** When somebody last moved the list with a hand of their own: growing lines scroll it as well. */
  let touched = -Infinity;
  const touch = (): void => void (touched = performance.now());
  const [reading, setReading] = createSignal(false);
  const most = createMemo(() => (reading() || !stuck() ? MOST : FEW));
  const all = afterwards(props.table, props.table.told);
  /** The newest lines, or those about the time that is shown. */
  const lines = createMemo(() => {
    const [told, past] = [all(), props.table.past()];
    if (past === null) return told.slice(-most());
    if (told.length <= MOST) return told;
    const at = told.findLastIndex((line) => line.entry <= past);
    const from = Math.max(0, Math.min(told.length - MOST, Math.floor((at - MOST / 2) / 100) * 100));
    return told.slice(from, from + MOST);
  });
  createEffect(
    on([lines, props.table.past], () => {
      const live = props.table.past() === null;
      // In the frame that draws it, so that the page is laid out once.
      requestAnimationFrame(() => {
        const then = list?.querySelector('li[aria-current="time"]');
        if (then && !live) then.scrollIntoView({ block: "nearest" });
        else if (!live) list?.scrollTo({ top: 0 });
        else if (stuck()) list?.scrollTo({ top: FAR_DOWN });
      });
    }),
  );
  const current = createMemo(() => {
    const past = props.table.past();
    if (past === null) return null;
    return lines().findLast((line) => line.entry <= past) ?? null;
  });
  /** How players ended the game, which is no event of the rules. */
  const ending = () => {
    const last = props.table.told().at(-1);
    return props.table.past() === null && last?.icon !== "over" ? props.table.frame()?.over?.reason : undefined;
  };
  return (
    <section class="log" aria-label={t("log")} data-region="log" tabIndex={-1}>
      <div class="h over">{t("log")}</div>
      <ol
        ref={list}
        classList={{ long: lines().length > FEW }}
        aria-live={most() === FEW ? "polite" : "off"}
        tabIndex={0}
        aria-label={t("log")}
        onScroll={(event) => {
          const box = event.currentTarget;
          const atEnd = box.scrollHeight - box.scrollTop - box.clientHeight < 40;
          if (atEnd) setStuck(true);
          else if (performance.now() - touched < 1_000) setStuck(false);
        }}
        onPointerEnter={() => setReading(true)}
        onPointerLeave={() => setReading(false)}
        onFocus={() => setReading(true)}
        onBlur={() => setReading(false)}
        onWheel={touch}
        onTouchMove={touch}
        onKeyDown={touch}
        onPointerDown={touch}
        onPointerMove={(event) => event.buttons > 0 && touch()}
      >
        <For each={lines()}>
          {(line) => (
            <li
              class={line.level === 0 ? "rd" : `level-${line.level} ${line.side === null ? "" : `by-${line.side}`}`}
              classList={{ after: props.table.past() !== null && line.entry > (props.table.past() ?? 0) }}
              aria-current={current() === line ? "time" : undefined}
              onClick={() => props.table.goTo(line.entry)}
              onPointerEnter={() => line.targets[0] && props.table.hover(line.targets[0])}
              onPointerLeave={() => line.targets[0] && props.table.hover(null)}
            >
              <Show when={line.level > 0} fallback={say(line.text)}>
                <Icon name={line.icon} />
                <Sentence table={props.table} line={line} />
              </Show>
            </li>
          )}
        </For>
        <Show when={ending()}>
          {(reason) => (
            <li class="level-1">
              <Icon name="flag" />
              <span>{say(reason())}</span>
            </li>
          )}
        </Show>
      </ol>
      <Why table={props.table} />
      <Replay table={props.table} />
    </section>
  );
}
