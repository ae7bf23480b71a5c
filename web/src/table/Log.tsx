import { createEffect, createMemo, createSignal, For, on, Show, type JSX } from "solid-js";
import type { Told } from "../protocol/stage";
import { say, t } from "../text/fluent";
import { Dice } from "../ui/Die";
import { Icon } from "../ui/Icon";
import { Replay } from "./Replay";
import type { Table } from "./store";

/** Names of pieces in a sentence stand out. */
function Sentence(props: { table: Table; line: Told }): JSX.Element {
  const parts = createMemo(() => {
    const words = say(props.line.text);
    const names = props.line.targets
      .flatMap((id) => {
        const piece = props.table.piece(id.split(".")[0] ?? id);
        return piece ? [piece.name, piece.short] : [];
      })
      .filter((name) => name !== "")
      .sort((a, b) => b.length - a.length);
    return split(words, names);
  });
  return (
    <span>
      <For each={parts()}>{(part) => (part.name ? <b>{part.words}</b> : part.words)}</For>
      <Show when={props.line.by}>
        <small class="by"> {say(props.line.by)}</small>
      </Show>
      <Show when={props.line.dice.length > 0}>
        <Dice dice={props.line.dice} size="sm" />
      </Show>
    </span>
  );
}

function split(words: string, names: readonly string[]): { words: string; name: boolean }[] {
  for (const name of names) {
    const at = words.indexOf(name);
    if (at < 0) continue;
    return [
      ...split(words.slice(0, at), names),
      { words: name, name: true },
      ...split(words.slice(at + name.length), names),
    ].filter((part) => part.words !== "");
  }
  return [{ words, name: false }];
}

/** The story of the game. A click on a line goes back to that time. */
export function Log(props: { table: Table }): JSX.Element {
  let list: HTMLOListElement | undefined;
  const [stuck, setStuck] = createSignal(true);
  const lines = createMemo(() => props.table.told().slice(-400));
  createEffect(
    on([lines, props.table.past], () => {
      const current = props.table.past() === null ? null : list?.querySelector('li[aria-current="time"]');
      if (current) current.scrollIntoView({ block: "nearest" });
      else if (stuck()) queueMicrotask(() => list?.scrollTo({ top: list.scrollHeight }));
    }),
  );
  const current = createMemo(() => {
    const past = props.table.past();
    if (past === null) return null;
    return lines().findLast((line) => line.entry <= past) ?? null;
  });
  return (
    <section class="log" aria-label={t("log")} data-region="log" tabIndex={-1}>
      <div class="h over">{t("log")}</div>
      <ol
        ref={list}
        aria-live="polite"
        tabIndex={0}
        aria-label={t("log")}
        onScroll={(event) => {
          const box = event.currentTarget;
          setStuck(box.scrollHeight - box.scrollTop - box.clientHeight < 40);
        }}
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
      </ol>
      <Replay table={props.table} />
    </section>
  );
}
