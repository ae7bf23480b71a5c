import { Show, type JSX } from "solid-js";
import { say, t } from "../../text/fluent";
import { DuelBox } from "../decision/Duel";
import { nameOfSeat } from "../names";
import type { Table } from "../state/table";

/** While others decide: who, and what about. The board stays free to measure. */
export function Waiting(props: { table: Table; fork: () => void }): JSX.Element {
  const who = () => props.table.waiting().map((seat) => nameOfSeat(props.table, seat));
  const step = () => props.table.frame()?.path.at(-1);
  const duel = () => props.table.frame()?.duels.at(-1) ?? null;
  const ended = () => props.table.hello()?.stage === "over" || props.table.hello()?.stage === "replay";
  const past = () => props.table.past();
  return (
    <section class="dec wait" aria-label={t("decision")} data-region="decision" tabIndex={-1}>
      <div class="who">
        <span class="dot" />
        {past() === null ? t("waiting") : t("looking-back")}
      </div>
      <Show
        when={past() === null}
        fallback={
          <>
            <h2>{t("past-title", { entry: past() ?? 0 })}</h2>
            <p class="sub">
              {props.table
                .frame()
                ?.path.map((text) => say(text))
                .join(" › ")}
            </p>
            <Show when={duel()}>{(each) => <DuelBox table={props.table} duel={each()} dice />}</Show>
            <div class="acts">
              <button type="button" class="btn pri" onClick={() => props.table.goTo(null)}>
                {t("to-now")} <kbd>Esc</kbd>
              </button>
              <Show when={ended()}>
                <button type="button" class="btn" onClick={() => props.fork()}>
                  {t("go-on-here")}
                </button>
              </Show>
            </div>
          </>
        }
      >
        <h2>
          {who().length > 0
            ? t("decides", { who: who().join(", "), what: step() ? say(step()) : "" })
            : t("connecting")}
        </h2>
        <p class="sub">{t("waiting-hint")}</p>
        <Show when={duel()}>{(each) => <DuelBox table={props.table} duel={each()} dice />}</Show>
      </Show>
    </section>
  );
}
