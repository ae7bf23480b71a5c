import { createEffect, createSignal, on, Show, type JSX } from "solid-js";
import { say, t } from "../../text/fluent";
import { hasIcon, Icon } from "../../ui/Icon";
import { startReplay } from "../log/Replay";
import type { Table } from "../state/table";

/** Who won, as the one who looks would say it. */
export function wonWords(table: Table): string {
  const winner = table.frame()?.over?.winner;
  if (winner === null || winner === undefined) return t("over-draw");
  if (table.hello()?.hands.length === 1) return winner === table.mySide() ? t("over-won") : t("over-lost");
  return t("over-wins", { side: say(table.frame()?.sides[winner]?.name) });
}

/** The moment of the end, over the board: who won, why, and by how much. A click puts it away. */
export function Victory(props: { table: Table }): JSX.Element {
  const [away, setAway] = createSignal(false);
  const over = () => (props.table.past() === null ? props.table.frame()?.over : null);
  // A game that goes on after all ends anew.
  createEffect(on(over, (ended) => !ended && props.table.past() === null && setAway(false)));
  const winner = () => props.table.frame()?.sides[over()?.winner ?? -1];
  const scores = () => props.table.frame()?.sides.map((side) => side.score) ?? [];
  return (
    <Show when={!away() && over()}>
      {(ended) => (
        <div
          class={`victory ${ended().winner === null ? "" : `side-${ended().winner}`}`}
          role="status"
          data-victory
          onClick={() => setAway(true)}
        >
          <Show when={winner()}>
            {(side) => <Icon name={hasIcon(`emblem-${side().emblem}`) ? `emblem-${side().emblem}` : "flag"} />}
          </Show>
          <h2>{wonWords(props.table)}</h2>
          <p>{say(ended().reason)}</p>
          <p class="points">
            <b class="side-0">{scores()[0]}</b> : <b class="side-1">{scores()[1]}</b>
          </p>
          <div class="acts">
            <button type="button" class="btn" onClick={() => startReplay(props.table)}>
              <Icon name="play" />
              {t("replay")}
            </button>
            <button type="button" class="btn" onClick={() => setAway(true)}>
              {t("close")}
            </button>
          </div>
        </div>
      )}
    </Show>
  );
}
