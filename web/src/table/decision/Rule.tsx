import { createResource, createSignal, For, Show, type JSX } from "solid-js";
import { rule } from "../../api";
import type { Text } from "../../protocol/stage";
import { language, say, t } from "../../text/fluent";
import { Icon } from "../../ui/Icon";

/** One rule's statement, fetched when it is shown. */
export function RuleText(props: { id: string }): JSX.Element {
  const [text] = createResource(
    () => props.id,
    (id) => rule(id).catch(() => null),
  );
  return (
    <div class="ruletext">
      <p lang={text() ? "en" : undefined}>{text.loading ? "…" : (text()?.text ?? t("rule-missing"))}</p>
      <Show when={text() && language() !== "en"}>
        <small class="inenglish">{t("rule-in-english")}</small>
      </Show>
      <a href={`/rules/${props.id}`} target="_blank" rel="noreferrer">
        <code>{props.id}</code>
      </a>
    </div>
  );
}

/** Names the step or card that asks and its rule; a click opens the rules' texts. Opened by itself it shows the first. */
export function RuleLink(props: { asks: Text | null; rules: readonly string[]; open?: boolean }): JSX.Element {
  const [open, setOpen] = createSignal(props.open ?? false);
  const [asked, setAsked] = createSignal(false);
  return (
    <Show when={props.asks !== null || props.rules.length > 0}>
      <button
        type="button"
        class="rule"
        aria-expanded={open()}
        disabled={props.rules.length === 0}
        onClick={() => (setAsked(true), setOpen(!open()))}
      >
        <Icon name="book" />
        <span>{props.asks ? say(props.asks) : t("rule")}</span>
        <Show when={!open()}>
          <code>{props.rules[0]}</code>
        </Show>
      </button>
      <Show when={open() && props.rules.length > 0}>
        <div class="rulebox">
          <For each={props.open && !asked() ? props.rules.slice(0, 1) : props.rules}>
            {(id) => <RuleText id={id} />}
          </For>
        </div>
      </Show>
    </Show>
  );
}
