import { createEffect, createSignal, on, onCleanup, Show, type JSX } from "solid-js";
import { t } from "../text/fluent";
import { Icon } from "../ui/Icon";
import type { Table } from "./store";

const BEAT = 900;

/** Steps through the entries; the newest one leads back to now. */
export function step(table: Table, by: number): void {
  const last = table.undo().entries;
  const to = Math.max(0, (table.past() ?? last) + by);
  const over = table.hello()?.stage === "replay" || table.hello()?.stage === "over";
  table.goTo(to >= last && !over ? null : Math.min(to, last));
}

/** The time slider under the log, with a player at one, two or four times the pace. */
export function Replay(props: { table: Table }): JSX.Element {
  const [pace, setPace] = createSignal(0);
  const last = () => props.table.undo().entries;
  const now = () => props.table.past() ?? last();
  const live = () => props.table.past() === null;
  let timer: ReturnType<typeof setInterval> | undefined;
  createEffect(
    on(pace, (times) => {
      clearInterval(timer);
      if (times === 0) return;
      if (now() >= last()) props.table.goTo(0);
      timer = setInterval(() => {
        if (now() >= last()) setPace(0);
        else step(props.table, 1);
      }, BEAT / times);
    }),
  );
  onCleanup(() => clearInterval(timer));
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
        aria-label={pace() === 0 ? t("replay-play") : t("replay-pace", { times: pace() })}
        title={pace() === 0 ? t("replay-play") : t("replay-pace", { times: pace() })}
        onClick={() => setPace(pace() === 0 ? 1 : pace() === 1 ? 2 : pace() === 2 ? 4 : 0)}
      >
        <Show when={pace() > 0} fallback={<Icon name="play" />}>
          {pace()}×
        </Show>
      </button>
      <span class="entry">{now()}</span>
      <input
        ref={slider}
        type="range"
        min="0"
        aria-label={t("time")}
        aria-valuetext={t("time-at", { entry: now(), of: last() })}
        onInput={(event) => {
          setPace(0);
          const to = Number(event.currentTarget.value);
          props.table.goTo(to >= last() && props.table.hello()?.stage === "playing" ? null : to);
        }}
      />
      <button type="button" class="live" disabled={live()} onClick={() => (setPace(0), props.table.goTo(null))}>
        {t("live")}
      </button>
    </div>
  );
}
