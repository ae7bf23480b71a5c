import { createEffect, createSignal, on, onCleanup, Show, type JSX } from "solid-js";
import { t } from "../../text/fluent";
import { still } from "../../board/still";
import { Icon } from "../../ui/Icon";
import type { Table } from "../state/table";

const BEAT = 900;

/** Steps through the entries; the newest one leads back to now. */
export function step(table: Table, by: number): void {
  const last = table.undo().entries;
  const to = Math.max(0, (table.past() ?? last) + by);
  const over = table.hello()?.stage === "replay" || table.hello()?.stage === "over";
  table.goTo(to >= last && !over ? null : Math.min(to, last));
}

const [started, setStarted] = createSignal(0);

/** Shows the game from its beginning and lets it run. */
export function startReplay(table: Table): void {
  table.goTo(0);
  setStarted((times) => times + 1);
}

const PACES = [0.5, 1, 2, 4, 8];

/** The time slider under the log, with a player at half to eight times the pace. */
export function Replay(props: { table: Table }): JSX.Element {
  const [playing, setPlaying] = createSignal(false);
  const [pace, setPace] = createSignal(1);
  const last = () => props.table.undo().entries;
  const now = () => props.table.past() ?? last();
  const live = () => props.table.past() === null;
  let timer: ReturnType<typeof setInterval> | undefined;
  createEffect(
    on([playing, pace], ([on, times]) => {
      clearInterval(timer);
      if (!on) return;
      if (now() >= last()) props.table.goTo(0);
      timer = setInterval(() => {
        // A window over the page stops the time, because it may be about it.
        if (now() >= last() || document.querySelector("dialog[open]")) setPlaying(false);
        else step(props.table, 1);
      }, BEAT / times);
    }),
  );
  onCleanup(() => clearInterval(timer));
  // A game that is looked at again begins to run by itself.
  createEffect(
    on(
      () => props.table.hello()?.stage === "replay" && props.table.past() === 0 && last() > 0,
      (ready, before) => ready && before === false && !still() && setPlaying(true),
    ),
  );
  createEffect(on(started, () => setPlaying(true), { defer: true }));
  let slider!: HTMLInputElement;
  // The end first: a value beyond the old end would be cut.
  createEffect(() => {
    slider.max = String(last());
    slider.value = String(now());
  });
  return (
    <div class="scrub">
      <button
        type="button"
        class="ib"
        aria-label={playing() ? t("replay-pause") : t("replay-play")}
        title={playing() ? t("replay-pause") : t("replay-play")}
        onClick={() => setPlaying(!playing())}
      >
        <Icon name={playing() ? "pause" : "play"} />
      </button>
      <Show when={playing() || !live() || props.table.hello()?.stage !== "playing"}>
        <button
          type="button"
          class="ib"
          aria-label={t("replay-pace", { times: pace() })}
          title={t("replay-pace", { times: pace() })}
          onClick={() => setPace(PACES[(PACES.indexOf(pace()) + 1) % PACES.length] ?? 1)}
        >
          {pace()}×
        </button>
      </Show>
      <span class="entry">{now()}</span>
      <input
        ref={slider}
        type="range"
        min="0"
        aria-label={t("time")}
        aria-valuetext={t("time-at", { entry: now(), of: last() })}
        onInput={(event) => {
          setPlaying(false);
          const to = Number(event.currentTarget.value);
          props.table.goTo(to >= last() && props.table.hello()?.stage === "playing" ? null : to);
        }}
      />
      <button type="button" class="live" disabled={live()} onClick={() => (setPlaying(false), props.table.goTo(null))}>
        {t("live")}
      </button>
    </div>
  );
}
