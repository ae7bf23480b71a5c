import { createEffect, createSignal, For, on, Show, type JSX } from "solid-js";
import type { Refusal } from "../../protocol/server";
import { t, textOf } from "../../text/fluent";
import { Fault, type Why } from "../../ui/Fault";
import { Icon } from "../../ui/Icon";
import type { Table } from "../state/table";

/** The most letters that the server takes at once. */
const MOST = 400;

/** What players say to each other. */
export function Chat(props: { table: Table }): JSX.Element {
  const [open, setOpen] = createSignal(false);
  const [words, setWords] = createSignal("");
  const [seen, setSeen] = createSignal(0);
  const [fault, setFault] = createSignal<Why | null>(null);
  const tooLong = () => words().trim().length > MOST;
  /** The players want no lines of those who watch, as this page does. */
  const hushed = () => props.table.hello()?.hushed === true && (props.table.hello()?.hands.length ?? 0) === 0;
  let list: HTMLUListElement | undefined;
  createEffect(
    on([props.table.chat, open], ([lines, shown]) => {
      if (!shown) return;
      setSeen(lines.length);
      queueMicrotask(() => list?.scrollTo({ top: list.scrollHeight }));
    }),
  );
  const unread = () => props.table.chat().length - seen();
  const send = (event: Event): void => {
    event.preventDefault();
    const text = words().trim();
    if (text === "") return;
    props.table.ask({ say: text }).then(
      () => (setWords(""), setFault(null)),
      (why: Refusal) => setFault(why),
    );
  };
  return (
    <div class="chat" classList={{ open: open() }}>
      <button type="button" class="chathead" aria-expanded={open()} onClick={() => setOpen(!open())}>
        <Icon name="chat" />
        {t("chat")}
        <Show when={unread() > 0 && !open()}>
          <span class="chip on">{unread()}</span>
        </Show>
      </button>
      <Show when={open()}>
        <ul ref={list} aria-live="polite">
          <For each={props.table.chat()} fallback={<li class="none">{t("chat-empty")}</li>}>
            {(line) => (
              <li>
                <b class={line.seat === null ? "" : `side-${line.seat}`}>{line.name || t("spectator")}</b> {line.text}
              </li>
            )}
          </For>
        </ul>
        <Fault why={tooLong() ? textOf("chat-too-long", { count: words().trim().length, most: MOST }) : fault()} />
        <Show when={hushed()}>
          <p class="why">{t("chat-hushed")}</p>
        </Show>
        <form onSubmit={send}>
          <input
            value={words()}
            disabled={hushed()}
            aria-label={t("chat-say")}
            placeholder={t("chat-say")}
            onInput={(event) => setWords(event.currentTarget.value)}
          />
          <button type="submit" class="ib" disabled={tooLong() || hushed()} aria-label={t("chat-send")}>
            <Icon name="right" />
          </button>
        </form>
      </Show>
    </div>
  );
}
