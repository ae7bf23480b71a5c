import { createSignal, For, Show, type JSX } from "solid-js";
import type { Contribution, Piece, Stat } from "../../protocol/stage";
import { say, t } from "../../text/fluent";
import { Dice } from "../../ui/Die";
import { Icon, hasIcon } from "../../ui/Icon";
import { DialItem, TokenChip } from "../../ui/Token";
import { CardList } from "./Cards";
import { PieceDrawing } from "./PieceDrawing";
import type { Table } from "../state/table";

function Contributions(props: { parts: readonly Contribution[] }): JSX.Element {
  return (
    <ul class="contrib">
      <For each={props.parts}>
        {(part) => (
          <li>
            <span>{say(part.from)}</span>
            <b>{part.change}</b>
          </li>
        )}
      </For>
    </ul>
  );
}

/** A number of the piece; a click shows where it comes from. */
function StatRow(props: { stat: Stat }): JSX.Element {
  const [open, setOpen] = createSignal(false);
  const parts = () => props.stat.parts ?? [];
  const value = (): JSX.Element => (
    <Show
      when={props.stat.dice && props.stat.dice.length > 0}
      fallback={
        <Show when={props.stat.value === null} fallback={<b>{props.stat.value}</b>}>
          <b class="val">{say(props.stat.text)}</b>
        </Show>
      }
    >
      <Dice dice={props.stat.dice ?? []} size="sm" />
    </Show>
  );
  return (
    <>
      <Show
        when={parts().length > 0}
        fallback={
          <div class="kv">
            <Icon name={props.stat.icon} />
            <span>
              {say(props.stat.label)}
              <Show when={(props.stat.dice?.length ?? 0) > 0 && props.stat.text}>
                {(text) => <small>{say(text())}</small>}
              </Show>
            </span>
            {value()}
          </div>
        }
      >
        <button type="button" class="kv more" aria-expanded={open()} onClick={() => setOpen(!open())}>
          <Icon name={props.stat.icon} />
          <span>{say(props.stat.label)}</span>
          {value()}
        </button>
      </Show>
      <Show when={open()}>
        <Contributions parts={parts()} />
      </Show>
    </>
  );
}

/** What a piece can do by itself; a click on a keyword says what it means. */
function Traits(props: { piece: Piece }): JSX.Element {
  const [open, setOpen] = createSignal<string | null>(null);
  const shown = () => props.piece.traits.find((trait) => trait.icon === open() && trait.text);
  const name = (trait: Stat): string => say(trait.label) + (trait.value === null ? "" : ` ${trait.value}`);
  return (
    <Show when={props.piece.traits.length > 0}>
      <ul class="traits">
        <For each={props.piece.traits}>
          {(trait) => (
            <li>
              <Show when={trait.text} fallback={<span class="chip">{name(trait)}</span>}>
                <button
                  type="button"
                  class="chip"
                  aria-expanded={open() === trait.icon}
                  onClick={() => setOpen(open() === trait.icon ? null : trait.icon)}
                >
                  {name(trait)}
                </button>
              </Show>
            </li>
          )}
        </For>
      </ul>
      <Show when={shown()}>{(trait) => <p class="cardtext pad">{say(trait().text)}</p>}</Show>
    </Show>
  );
}

/** The card of a piece: parts with shields and dice, numbers, tokens, dials, upgrades, damage. */
export function PieceCard(props: {
  table: Table;
  piece: Piece;
  adjust: (() => void) | null;
  close: () => void;
}): JSX.Element {
  const side = () => (props.piece.side === null ? null : props.table.frame()?.sides[props.piece.side]);
  const emblem = () => {
    const name = `emblem-${side()?.emblem ?? ""}`;
    return hasIcon(name) ? name : "card";
  };
  const kind = () =>
    [t(`kind-${props.piece.kind}`), props.piece.points === null ? "" : t("points", { points: props.piece.points })]
      .filter(Boolean)
      .join(" · ");
  const cards = (name: string) => props.piece.cards.filter((card) => card.kind === name);
  const others = () => props.piece.cards.filter((card) => !["ability", "upgrade", "damage"].includes(card.kind));
  const tokens = (group: boolean) =>
    props.piece.tokens.filter((token) => (token.group === "defense") === group && token.state !== "discarded");
  return (
    <section class="sc" aria-label={props.piece.name} data-region="card" tabIndex={-1}>
      <header class="hd">
        <span class={`em side-${props.piece.side ?? "none"}`}>
          <Icon name={emblem()} />
        </span>
        <span class="ti">
          <b>{props.piece.name}</b>
          <small>{kind()}</small>
        </span>
        <Show when={props.adjust}>
          {(adjust) => (
            <button
              type="button"
              class="ib"
              title={t("adjust")}
              aria-label={t("adjust-piece", { name: props.piece.name })}
              onClick={() => adjust()()}
            >
              <Icon name="scale" />
            </button>
          )}
        </Show>
        <button type="button" class="ib" aria-label={t("close-card")} onClick={() => props.close()}>
          <Icon name="close" />
        </button>
      </header>
      <p class="hidden">{say(props.piece.spoken)}</p>
      <div class="cols">
        <PieceDrawing table={props.table} piece={props.piece} />
        <div class="kvs">
          <For each={props.piece.meters}>
            {(meter) => (
              <div class="kv">
                <Icon name={meter.icon} />
                <span>{say(meter.label)}</span>
                <b>
                  {meter.now}
                  <Show when={meter.max > 0}> / {meter.max}</Show>
                </b>
              </div>
            )}
          </For>
          <For each={props.piece.stats}>{(stat) => <StatRow stat={stat} />}</For>
        </div>
      </div>
      <Traits piece={props.piece} />
      <Show when={tokens(true).length > 0}>
        <div class="toks pad">
          <For each={tokens(true)}>{(token) => <TokenChip token={token} />}</For>
        </div>
      </Show>
      <Show when={props.piece.dials.length + tokens(false).length > 0}>
        <div class="dials pad">
          <For each={props.piece.dials}>{(dial) => <DialItem dial={dial} />}</For>
          <For each={tokens(false)}>{(token) => <TokenChip token={token} />}</For>
        </div>
      </Show>
      <CardList title={t("damage")} cards={cards("damage")} />
      <CardList title={t("abilities")} cards={cards("ability")} />
      <CardList title={t("upgrades")} cards={cards("upgrade")} />
      <CardList title={t("cards")} cards={others()} />
    </section>
  );
}
