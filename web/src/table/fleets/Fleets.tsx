import { createMemo, For, Show, type JSX } from "solid-js";
import type { Piece, Pile, SceneSide } from "../../protocol/stage";
import { say, t } from "../../text/fluent";
import { hasIcon, Icon } from "../../ui/Icon";
import { Pips } from "../../ui/Meter";
import { dialIcon, dialName } from "../../ui/Token";
import { CardLine } from "./Cards";
import { nameOfSide } from "../names";
import { MiniShip, MiniSquadron } from "./Mini";
import type { Table } from "../state/table";

const flag = (piece: Piece, name: string): boolean => piece.flags.includes(name);
/** Whether it has had its turn; the one that has it now is not done yet. */
const done = (piece: Piece): boolean => flag(piece, "activated") && !flag(piece, "active");

function ShipRow(props: { table: Table; piece: Piece }): JSX.Element {
  const speed = () => props.piece.meters.find((meter) => meter.icon === "speed");
  const counted = () => props.piece.meters.filter((meter) => meter.icon !== "speed");
  const initiative = () => props.piece.stats.find((stat) => stat.icon === "initiative");
  const top = () => props.piece.dials.find((dial) => dial.state !== "spent");
  return (
    <button
      type="button"
      class="row"
      classList={{
        sel: props.table.selected() === props.piece.id,
        done: done(props.piece),
        active: flag(props.piece, "active"),
        out: props.piece.standing === "destroyed",
      }}
      aria-label={say(props.piece.spoken)}
      data-piece={props.piece.id}
      onClick={() => props.table.select(props.piece.id)}
      onPointerEnter={() => props.table.hover(props.piece.id)}
      onPointerLeave={() => props.table.hover(null)}
    >
      <MiniShip piece={props.piece} />
      <span class="nm" title={props.piece.name}>
        {props.piece.short || props.piece.name}
      </span>
      <span class="st">
        <Show when={props.piece.standing !== "destroyed"} fallback={t("destroyed")}>
          <Show when={initiative()}>{(stat) => <span title={say(stat().label)}>{stat().value}</span>}</Show>
          <For each={counted()}>{(meter) => <Pips meter={meter} side={props.piece.side} />}</For>
          <Show when={speed()}>{(meter) => <span>{t("speed-now", { speed: meter().now })}</span>}</Show>
        </Show>
      </span>
      <span class="rt">
        <Show when={flag(props.piece, "flagship")}>
          <Icon name="flag" label={t("flagship")} />
        </Show>
        <Show when={flag(props.piece, "objective")}>
          <Icon name="objective" label={t("objective-piece")} />
        </Show>
        <Show when={top() && props.piece.standing !== "destroyed"}>
          <Icon name={dialIcon(top()!)} label={dialName(top()!)} />
        </Show>
        <Show when={done(props.piece) && props.piece.standing !== "destroyed"}>
          <Icon name="check" label={t("activated")} />
        </Show>
      </span>
    </button>
  );
}

/** Squadrons of one kind: what they are called, and which they are. */
interface Wing {
  art: string;
  name: string;
  ids: string[];
}

function wingsOf(pieces: readonly Piece[]): Wing[] {
  const wings: Wing[] = [];
  for (const piece of pieces) {
    const name = piece.short.replace(/ \d+$/, "");
    const wing = wings.find((each) => each.art === piece.art && each.name === name);
    if (wing) wing.ids.push(piece.id);
    else wings.push({ art: piece.art, name, ids: [piece.id] });
  }
  return wings;
}

const sameWings = (a: Wing[], b: Wing[]): boolean => JSON.stringify(a) === JSON.stringify(b);

function WingRow(props: { table: Table; wing: Wing }): JSX.Element {
  const first = createMemo(() => props.table.piece(props.wing.ids[0] ?? ""));
  const words = createMemo(
    () => {
      const piece = first();
      const speed =
        piece?.stats.find((stat) => stat.icon === "speed")?.value ??
        piece?.meters.find((meter) => meter.icon === "speed")?.now;
      const traits = piece?.traits.map((trait) => say(trait.label) + (trait.value === null ? "" : ` ${trait.value}`));
      return [...(traits ?? []), ...(speed === undefined || speed === null ? [] : [t("speed-now", { speed })])];
    },
    [],
    { equals: (a, b) => a.join() === b.join() },
  );
  return (
    <div class="wing" classList={{ one: props.wing.ids.length === 1 }}>
      <div class="sqc" title={[props.wing.name, ...words()].join(" · ")}>
        <b>{props.wing.name}</b>
        <Show when={words().length > 0}> · {words().join(" · ")}</Show>
      </div>
      <div class="sqs">
        <For each={props.wing.ids}>
          {(id) => (
            <Show when={props.table.piece(id)}>
              {(piece) => <SquadronButton table={props.table} piece={piece()} />}
            </Show>
          )}
        </For>
      </div>
    </div>
  );
}

function SquadronButton(props: { table: Table; piece: Piece }): JSX.Element {
  return (
    <button
      type="button"
      class="sqbtn"
      classList={{
        sel: props.table.selected() === props.piece.id,
        done: done(props.piece),
        out: props.piece.standing === "destroyed",
      }}
      aria-label={say(props.piece.spoken)}
      title={props.piece.name}
      data-piece={props.piece.id}
      onClick={() => props.table.select(props.piece.id)}
      onPointerEnter={() => props.table.hover(props.piece.id)}
      onPointerLeave={() => props.table.hover(null)}
    >
      <MiniSquadron piece={props.piece} />
    </button>
  );
}

/** A deck: how many cards are left and discarded, and those on top that the viewer has seen. */
function Deck(props: { pile: Pile }): JSX.Element {
  return (
    <div class="deck">
      <Icon name="damage" />
      <span>{say(props.pile.label)}</span>
      <b>{props.pile.cards}</b>
      <Show when={props.pile.discarded > 0}>
        <small>{t("deck-discarded", { count: props.pile.discarded })}</small>
      </Show>
      <Show when={props.pile.top.length > 0}>
        <ul aria-label={t("deck-top")}>
          <li class="over">{t("deck-top")}</li>
          <For each={props.pile.top}>{(card) => <CardLine card={card} folded />}</For>
        </ul>
      </Show>
    </div>
  );
}

function Fleet(props: { table: Table; side: number; data: SceneSide }): JSX.Element {
  const own = createMemo(() => props.table.pieces().filter((piece) => piece.side === props.side));
  const ships = createMemo(() => own().flatMap((piece) => (piece.kind === "ship" ? [piece.id] : [])), [], {
    equals: (a, b) => a.join() === b.join(),
  });
  const wings = createMemo(() => wingsOf(own().filter((piece) => piece.kind === "squadron")), [], {
    equals: sameWings,
  });
  const counters = () => props.data.counters.filter((counter) => counter.value > 0);
  const piles = () => props.table.frame()?.piles.filter((pile) => pile.side === props.side) ?? [];
  const emblem = () => (hasIcon(`emblem-${props.data.emblem}`) ? `emblem-${props.data.emblem}` : "flag");
  const player = () => nameOfSide(props.table, props.side);
  const who = () =>
    [player() === say(props.data.name) ? "" : player(), props.data.first ? t("initiative") : ""]
      .filter(Boolean)
      .join(" · ");
  return (
    <section class="fleet" aria-label={say(props.data.name)}>
      <div class={`fh side-${props.side}`}>
        <Icon name={emblem()} />
        {say(props.data.name)}
        <small>{who()}</small>
      </div>
      <For each={piles()}>{(pile) => <Deck pile={pile} />}</For>
      <Show when={counters().length > 0}>
        <div class="counters">
          <For each={counters()}>
            {(counter) => (
              <span class="chip">
                <Icon name={counter.icon} />
                {say(counter.label)} {counter.value}
              </span>
            )}
          </For>
        </div>
      </Show>
      <For each={ships()}>
        {(id) => <Show when={props.table.piece(id)}>{(piece) => <ShipRow table={props.table} piece={piece()} />}</Show>}
      </For>
      <For each={wings()}>{(wing) => <WingRow table={props.table} wing={wing} />}</For>
    </section>
  );
}

/** Both fleets: the other side's above, as on the table. */
export function Fleets(props: { table: Table }): JSX.Element {
  const order = (): number[] => {
    const sides = props.table.frame()?.sides.map((_, at) => at) ?? [];
    const mine = props.table.mySide() ?? 0;
    return [...sides.filter((side) => side !== mine), ...sides.filter((side) => side === mine)];
  };
  const cards = () => props.table.frame()?.cards ?? [];
  const shared = () => props.table.frame()?.piles.filter((pile) => pile.side === null) ?? [];
  /** Large fleets stand in closer rows. */
  const many = () => props.table.pieces().filter((piece) => piece.kind === "ship").length > 4;
  return (
    <div class="fleets" classList={{ many: many() }} data-region="fleets" tabIndex={-1}>
      <Show when={cards().length > 0}>
        <ul class="objective" aria-label={t("objective")}>
          <For each={cards()}>{(card) => <CardLine card={card} folded />}</For>
        </ul>
      </Show>
      <For each={shared()}>{(pile) => <Deck pile={pile} />}</For>
      <For each={order()}>
        {(side) => (
          <Show when={props.table.frame()?.sides[side]}>
            {(data) => <Fleet table={props.table} side={side} data={data()} />}
          </Show>
        )}
      </For>
    </div>
  );
}
