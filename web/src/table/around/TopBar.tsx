import { createMemo, For, Show, type JSX } from "solid-js";
import { say, t } from "../../text/fluent";
import { Icon } from "../../ui/Icon";
import { narrow, phone } from "../../ui/media";
import { Menu, type MenuItem } from "../../ui/Menu";
import { brief, nameOfSide } from "../names";
import type { Table } from "../state/table";

function Rounds(props: { table: Table }): JSX.Element {
  const frame = () => props.table.frame();
  return (
    <Show when={frame()?.rounds}>
      {(rounds) => (
        <span class="rounds" role="img" aria-label={t("round-of", { round: frame()?.round ?? 0, rounds: rounds() })}>
          <For each={Array.from({ length: rounds() }, (_, at) => at + 1)}>
            {(round) => <i classList={{ done: round < (frame()?.round ?? 0), now: round === frame()?.round }} />}
          </For>
        </span>
      )}
    </Show>
  );
}

function Score(props: { table: Table; show: () => void }): JSX.Element {
  const order = () => {
    const mine = props.table.mySide() ?? 0;
    const sides = props.table.frame()?.sides.map((_, at) => at) ?? [];
    return [...sides.filter((side) => side === mine), ...sides.filter((side) => side !== mine)];
  };
  const score = (side: number | undefined): number => props.table.frame()?.sides[side ?? 0]?.score ?? 0;
  return (
    <button type="button" class="score" aria-label={t("score")} title={t("score")} onClick={() => props.show()}>
      <span class={`side-${order()[0]} name`}>{nameOfSide(props.table, order()[0] ?? 0)}</span>{" "}
      <b>{score(order()[0])}</b> : <b>{score(order()[1])}</b>{" "}
      <span class={`side-${order()[1]} name`}>{nameOfSide(props.table, order()[1] ?? 1)}</span>
    </button>
  );
}

/** Where the game stands, the score, undo, measure and the menu. */
export function TopBar(props: {
  table: Table;
  items: readonly MenuItem[];
  drawer: () => void;
  score: () => void;
}): JSX.Element {
  const path = createMemo(() => props.table.frame()?.path.map((text) => brief(props.table, say(text))) ?? []);
  const undoable = () =>
    props.table.backTo() !== null &&
    (props.table.hello()?.hands.length ?? 0) > 0 &&
    props.table.hello()?.stage === "playing";
  const measuring = () => props.table.measuring() !== null;
  return (
    <header class="top">
      <Show when={narrow()}>
        <button
          type="button"
          class="ib drawerbtn"
          aria-label={t("fleets-and-log", { game: props.table.hello()?.game ?? "" })}
          onClick={() => props.drawer()}
        >
          <Icon name="bands" />
        </button>
      </Show>
      <Show when={!phone()}>
        <a class="brand" href="/">
          <Icon name="brand" />
          Broadside
        </a>
      </Show>
      <nav class="crumb" aria-label={t("where")}>
        <Show
          when={!phone()}
          fallback={
            <>
              <b aria-current="step">{path().at(-1)}</b>
              <small>{path().slice(0, -1).join(" · ")}</small>
            </>
          }
        >
          <Rounds table={props.table} />
          <For each={path()}>
            {(words, at) => (
              <span class="step" aria-current={at() === path().length - 1 ? "step" : undefined}>
                {words}
              </span>
            )}
          </For>
        </Show>
      </nav>
      <span class="sp" />
      <Show when={props.table.frame()}>
        <Score table={props.table} show={props.score} />
      </Show>
      <Show when={!phone() && props.table.latency() !== null}>
        <span class="net" title={t("latency")}>
          <i classList={{ bad: props.table.link() !== "open" }} />
          {props.table.latency()} ms
        </span>
      </Show>
      <span class="tb">
        <Show when={props.table.frame()}>
          <button
            type="button"
            class="ib"
            disabled={!undoable()}
            aria-label={t("undo")}
            title={props.table.backAsks() ? t("undo-asks") : t("undo")}
            onClick={() => props.table.takeBack()}
          >
            <Icon name="undo" />
            <span class="wide">
              {t("undo")} <kbd>U</kbd>
            </span>
          </button>
          <button
            type="button"
            class="ib"
            classList={{ on: measuring() }}
            aria-pressed={measuring()}
            aria-label={t("measure")}
            onClick={() => props.table.measure(!measuring())}
          >
            <Icon name="measure" />
            <span class="wide">
              {t("measure")} <kbd>M</kbd>
            </span>
          </button>
        </Show>
        <Menu items={props.items} icon={phone() ? "more" : "menu"} />
      </span>
    </header>
  );
}
