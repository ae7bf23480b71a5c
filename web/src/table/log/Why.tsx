import { createEffect, createSignal, For, on, Show, type JSX } from "solid-js";
import type { Why as Weighed } from "../../protocol/stage";
import { say, t } from "../../text/fluent";
import { nameOfSeat } from "../names";
import type { Table } from "../state/table";

/** What a program weighed before the decision at the time that is shown. Only a game that is over tells it. */
export function Why(props: { table: Table }): JSX.Element {
  const [open, setOpen] = createSignal(false);
  const [why, setWhy] = createSignal<Weighed | null>(null);
  const over = () => props.table.hello()?.stage === "over";
  const bots = () => props.table.hello()?.seats.some((seat) => seat.sitting === "bot") ?? false;
  const now = () => props.table.past() ?? props.table.undo().entries;
  createEffect(
    on([open, now], async ([wanted, entry]) => {
      setWhy(null);
      if (!wanted) return;
      const response = await props.table.ask({ why: entry }).catch(() => null);
      if (now() === entry && response !== null && typeof response === "object" && "why" in response) {
        setWhy(response.why);
      }
    }),
  );
  return (
    <Show when={over() && bots()}>
      <details class="weighed" data-why onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{t("why-moved")}</summary>
        <Show when={why()} fallback={<p class="why">{t("why-nobody")}</p>}>
          {(told) => (
            <>
              <p class="why">
                {t("why-asked", { who: nameOfSeat(props.table, told().seat), what: say(told().title) })}
              </p>
              <ol>
                <For each={told().candidates} fallback={<li>{t("why-no-choice")}</li>}>
                  {(candidate) => (
                    <li aria-current={candidate.chosen ? "true" : undefined}>
                      <b>{say(candidate.label)}</b> <span>{candidate.score.toFixed(1)}</span>
                      <small>{say(candidate.reason)}</small>
                    </li>
                  )}
                </For>
              </ol>
            </>
          )}
        </Show>
      </details>
    </Show>
  );
}
