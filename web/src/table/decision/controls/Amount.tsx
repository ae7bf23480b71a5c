import { For, Show, type JSX } from "solid-js";
import type { Question } from "../../../protocol/stage";
import { say, t } from "../../../text/fluent";
import { Segments } from "../../../ui/Segments";
import { Stepper } from "../../../ui/Stepper";
import { sum } from "../../state/answer/draft";
import type { Table } from "../../state/table";
import { ChoiceFace } from "./ChoiceRow";
import { RefusedRows } from "./Refused";

/** A number within its legal range: side by side where there are few, a stepper otherwise. */
export function Amount(props: { table: Table; question: Question }): JSX.Element {
  const value = (): number => {
    const draft = props.table.draft();
    return draft && draft !== "pass" && "amount" in draft ? draft.amount : props.question.min;
  };
  const set = (amount: number): void => props.table.setDraft({ amount });
  const few = () => props.question.max - props.question.min < 7;
  const all = () =>
    Array.from({ length: props.question.max - props.question.min + 1 }, (_, at) => {
      const each = props.question.min + at;
      return { value: each, label: String(each) };
    });
  return (
    <div class="amount">
      <Show
        when={few()}
        fallback={
          <Stepper
            label={say(props.question.title)}
            value={value()}
            min={props.question.min}
            max={props.question.max}
            set={set}
          />
        }
      >
        <Segments label={say(props.question.title)} segments={all()} value={value()} choose={set} accent />
      </Show>
      <span class="why">{t("amount-range", { min: props.question.min, max: props.question.max })}</span>
    </div>
  );
}

/** A sum that is shared out: a stepper for each receiver, and what is left. */
export function Split(props: { table: Table; question: Question }): JSX.Element {
  const shares = (): readonly number[] => {
    const draft = props.table.draft();
    return draft && draft !== "pass" && "split" in draft ? draft.split : props.question.choices.map(() => 0);
  };
  const rest = () => props.question.total - sum(shares());
  const set = (at: number, value: number): void => {
    props.table.setDraft({ split: shares().map((share, each) => (each === at ? value : share)) });
  };
  const most = (at: number): number => {
    const limit = props.question.choices[at]?.limit ?? props.question.total;
    return Math.min(limit, (shares()[at] ?? 0) + Math.max(0, rest()));
  };
  return (
    <div class="opts" role="group" aria-label={say(props.question.title)}>
      <For each={props.question.choices}>
        {(choice, at) => (
          <div
            class="opt"
            classList={{ on: (shares()[at()] ?? 0) > 0 }}
            onPointerEnter={() => choice.target && props.table.hover(choice.target)}
            onPointerLeave={() => choice.target && props.table.hover(null)}
          >
            <ChoiceFace
              table={props.table}
              choice={choice}
              end={
                <Stepper
                  label={say(choice.label)}
                  value={shares()[at()] ?? 0}
                  min={0}
                  max={most(at())}
                  set={(value) => set(at(), value)}
                />
              }
            />
          </div>
        )}
      </For>
      <p class="why" role="status">
        {t("split-rest", { rest: rest(), total: props.question.total })}
      </p>
      <RefusedRows table={props.table} question={props.question} />
    </div>
  );
}
