import { For, Show, type JSX } from "solid-js";
import { say, t } from "../../text/fluent";
import { go } from "../../route";
import { hasIcon, Icon } from "../../ui/Icon";
import { nameOfSide } from "../names";
import { startReplay } from "../log/Replay";
import type { Table } from "../state/table";
import { rematchWords } from "./rematch";
import { wonWords } from "./Victory";

/** The score of each side and what it is made of. */
export function ScoreTable(props: { table: Table }): JSX.Element {
  return (
    <div class="scores">
      <For each={props.table.frame()?.sides ?? []}>
        {(side, at) => (
          <div class="scorecol">
            <div class={`fh side-${at()}`}>
              <Icon name={hasIcon(`emblem-${side.emblem}`) ? `emblem-${side.emblem}` : "flag"} />
              {say(side.name)}
              <small>{nameOfSide(props.table, at())}</small>
            </div>
            <b class="total">{side.score}</b>
            <ul class="contrib">
              <For
                each={side.scored}
                fallback={<li>{t(props.table.frame()?.over ? "score-none" : "score-nothing")}</li>}
              >
                {(part) => (
                  <li>
                    <span>{say(part.from)}</span>
                    <b>{part.change}</b>
                  </li>
                )}
              </For>
            </ul>
          </div>
        )}
      </For>
    </div>
  );
}

/** The end: who won and why, the score by contribution, another game, the replay. */
export function GameOver(props: { table: Table; rematch: (() => void) | null }): JSX.Element {
  const over = () => props.table.frame()?.over;
  return (
    <section
      class="dec gameover"
      aria-label={t("over")}
      data-region="decision"
      data-over
      data-seal={props.table.seal() ?? undefined}
      tabIndex={-1}
    >
      <div class="who">
        <span class="dot" />
        {t("over")}
      </div>
      <h2>{wonWords(props.table)}</h2>
      <p class="sub">{say(over()?.reason)}</p>
      <ScoreTable table={props.table} />
      <Show when={props.table.seal()}>
        <details class="why">
          <summary>{t("seal")}</summary>
          {t("seal-hint")} <code>{props.table.seal()}</code>
        </details>
      </Show>
      <Show when={rematchWords(props.table)}>
        {(words) => (
          <p class="why" role="status" data-rematch-told={words()}>
            {t(words())}
          </p>
        )}
      </Show>
      <div class="acts">
        <Show when={props.rematch}>
          {(rematch) => (
            <button type="button" class="btn pri" data-rematch onClick={() => rematch()()}>
              {t(props.table.hello()?.rematch ? "rematch-join" : "rematch")}
            </button>
          )}
        </Show>
        <button type="button" class="btn" onClick={() => startReplay(props.table)}>
          <Icon name="play" />
          {t("replay")}
        </button>
        <button type="button" class="btn" onClick={() => go("/")}>
          {t("to-lobby")}
        </button>
      </div>
    </section>
  );
}
