import { createEffect, createSignal, on, Show, type JSX } from "solid-js";
import { say, t } from "../../text/fluent";
import { hasIcon, Icon } from "../../ui/Icon";
import type { Table } from "../state/table";

const KEY = "broadside.cover";

/** At one screen: covers everything until the other player has taken the screen. */
export function Cover(props: { table: Table }): JSX.Element {
  const [always, setAlways] = createSignal(localStorage.getItem(KEY) !== "secret");
  const [held, setHeld] = createSignal<number | null>(null);
  const side = (seat: number) =>
    props.table.frame()?.sides[props.table.hello()?.seats.find((each) => each.seat === seat)?.side ?? seat];
  createEffect(
    on(props.table.cover, (seat) => {
      if (seat !== null && !always()) {
        setHeld(seat);
        props.table.look(seat);
      }
    }),
  );
  // Without a cover each time, only a secret decision waits behind it.
  createEffect(
    on(
      () => props.table.question()?.number,
      () => {
        const eyes = props.table.hello()?.eyes ?? null;
        if (held() !== null && eyes === held() && !props.table.question()?.secret) setHeld(null);
      },
    ),
  );
  const shown = (): number | null => props.table.cover() ?? held();
  const take = (): void => {
    const seat = props.table.cover();
    setHeld(null);
    if (seat !== null) props.table.look(seat);
  };
  const remember = (on: boolean): void => {
    setAlways(on);
    localStorage.setItem(KEY, on ? "always" : "secret");
  };
  let button: HTMLButtonElement | undefined;
  createEffect(() => shown() !== null && queueMicrotask(() => button?.focus()));
  return (
    <Show when={shown() !== null}>
      <div
        class={`cover side-${props.table.hello()?.seats.find((each) => each.seat === shown())?.side ?? 0}`}
        role="dialog"
        aria-modal="true"
        aria-label={t("hand-over", { side: say(side(shown() ?? 0)?.name) })}
      >
        <Icon
          name={hasIcon(`emblem-${side(shown() ?? 0)?.emblem}`) ? `emblem-${side(shown() ?? 0)?.emblem}` : "people"}
        />
        <h1>{t("hand-over", { side: say(side(shown() ?? 0)?.name) })}</h1>
        <button ref={button} type="button" class="btn pri" data-take onClick={take}>
          {t("hand-over-take", { side: say(side(shown() ?? 0)?.name) })} <kbd>↵</kbd>
        </button>
        <label class="coverset">
          <input type="checkbox" checked={!always()} onChange={(event) => remember(!event.currentTarget.checked)} />
          {t("hand-over-secret")}
        </label>
      </div>
    </Show>
  );
}
