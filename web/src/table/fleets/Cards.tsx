import { createSignal, For, Show, type JSX } from "solid-js";
import type { Card } from "../../protocol/stage";
import { say, t } from "../../text/fluent";
import { Dialog } from "../../ui/Dialog";
import { Icon } from "../../ui/Icon";
import { DialItem, TokenChip } from "../../ui/Token";
import { RuleText } from "../decision/Rule";

/** So many rules of a card stand below it; more are shown in a window of their own. */
const FEW = 4;

/** A card with its state, what lies on it, and what it does in a sentence. */
export function CardLine(props: { card: Card; folded?: boolean }): JSX.Element {
  const [open, setOpen] = createSignal(false);
  const [all, setAll] = createSignal(false);
  const name = () => props.card.name ?? t("card-facedown", { count: props.card.count });
  return (
    <li class={`cardline ${props.card.kind} ${props.card.state}`}>
      <button
        type="button"
        class="cardhead"
        aria-expanded={open()}
        disabled={props.card.rules.length === 0 && !props.folded}
        onClick={() => setOpen(!open())}
      >
        <Icon name={props.card.kind === "damage" ? "damage" : "card"} />
        <span class="cn">
          <b>{name()}</b>
          <Show when={props.card.name !== null && props.card.count > 1}> ×{props.card.count}</Show>
          <Show when={props.card.slot}>{(slot) => <small>{t(`slot-${slot().replaceAll("_", "-")}`)}</small>}</Show>
        </span>
        <Show when={props.card.state !== "ready"}>
          <span class={`state ${props.card.state}`}>{t(`state-${props.card.state}`)}</span>
        </Show>
      </button>
      <Show when={props.card.text && (!props.folded || open())}>
        <p class="cardtext">{say(props.card.text)}</p>
      </Show>
      <Show when={(!props.folded || open()) && props.card.other}>
        {(other) => (
          <p class="cardtext otherside">
            <b>{t("card-other-side", { name: other().name })}</b> {say(other().text)}
          </p>
        )}
      </Show>
      <Show when={props.card.without_effect}>
        <p class="cardtext warn">{t("card-without-effect")}</p>
      </Show>
      <Show when={props.card.tokens.length + props.card.dials.length > 0}>
        <div class="toks">
          <For each={props.card.tokens}>{(token) => <TokenChip token={token} />}</For>
          <For each={props.card.dials}>{(dial) => <DialItem dial={dial} />}</For>
        </div>
      </Show>
      <Show when={open() && props.card.rules.length > 0 && props.card.rules.length <= FEW}>
        <div class="rulebox">
          <For each={props.card.rules}>{(id) => <RuleText id={id} />}</For>
        </div>
      </Show>
      <Show when={open() && props.card.rules.length > FEW}>
        <button type="button" class="chip" onClick={() => setAll(true)}>
          <Icon name="book" /> {t("card-all-rules", { count: props.card.rules.length })}
        </button>
      </Show>
      <Show when={all()}>
        <Dialog title={name()} close={() => setAll(false)} class="cardrules">
          <Show when={props.card.text}>{(text) => <p class="cardtext">{say(text())}</p>}</Show>
          <For each={props.card.rules}>{(id) => <RuleText id={id} />}</For>
        </Dialog>
      </Show>
    </li>
  );
}

export function CardList(props: { title: string; cards: readonly Card[] }): JSX.Element {
  return (
    <Show when={props.cards.length > 0}>
      <div class="cardlist">
        <div class="over">{props.title}</div>
        <ul>
          <For each={props.cards}>{(card) => <CardLine card={card} />}</For>
        </ul>
      </div>
    </Show>
  );
}
