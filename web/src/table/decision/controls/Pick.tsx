import { For, Show, type JSX } from "solid-js";
import type { Die as DieData, Question } from "../../../protocol/stage";
import { say, t } from "../../../text/fluent";
import { Die, dieName } from "../../../ui/Die";
import { quick } from "../../../ui/quick";
import { toggled } from "../../state/answer/draft";
import { RuleLink } from "../Rule";
import type { Table } from "../../state/table";
import { ChoiceRow } from "./ChoiceRow";
import { RefusedRows } from "./Refused";

/** The die that a choice stands for, from the attack under way: the innermost, where one came of another. */
function dieOf(table: Table, target: string | null): DieData | undefined {
  return target === null
    ? undefined
    : table
        .frame()
        ?.duels.at(-1)
        ?.dice.find((die) => die.id === target);
}

/** The dice of the choices, if every choice is a die. */
function diceOf(table: Table, question: Question): DieData[] | null {
  const dice = question.choices.map(
    (choice) => dieOf(table, choice.target) ?? (choice.target?.startsWith("die-") ? choice.dice[0] : undefined),
  );
  return dice.length > 0 && dice.every((die) => die !== undefined) ? (dice as DieData[]) : null;
}

/** Whether the question is answered by pointing at dice. */
export const picksDice = (table: Table, question: Question): boolean => diceOf(table, question) !== null;

/** Picks one of several, or some of them: rows, or the dice themselves. */
export function Pick(props: { table: Table; question: Question; many: boolean }): JSX.Element {
  const picked = (): readonly number[] => {
    const draft = props.table.draft();
    if (draft === null || draft === "pass") return [];
    return "pick" in draft ? [draft.pick] : "some" in draft ? draft.some : [];
  };
  const choose = (at: number): void => {
    if (props.many) props.table.setDraft({ some: toggled(picked(), at, props.question.max) });
    else {
      props.table.setDraft({ pick: at });
      if (quick()) props.table.confirm();
    }
  };
  const role = () => (props.many ? "checkbox" : "radio");
  const most = () => Math.min(props.question.max, props.question.choices.length);
  return (
    <div class="opts" role={props.many ? "group" : "radiogroup"} aria-label={say(props.question.title)}>
      <Show when={props.many}>
        <p class="why">
          {props.question.min === most()
            ? t("choose-exactly", { count: most(), picked: picked().length })
            : t("choose-count", { min: props.question.min, max: most(), picked: picked().length })}
        </p>
      </Show>
      <Show
        when={diceOf(props.table, props.question)}
        fallback={
          <For each={props.question.choices}>
            {(choice, at) => (
              <ChoiceRow
                table={props.table}
                choice={choice}
                at={at()}
                role={role()}
                picked={picked().includes(at())}
                choose={() => choose(at())}
                confirm={() => props.table.confirm()}
              />
            )}
          </For>
        }
      >
        {(dice) => (
          <div class="dice pickdice">
            <For each={dice()}>
              {(die, at) => (
                <button
                  type="button"
                  class="diebtn"
                  role={role()}
                  aria-checked={picked().includes(at())}
                  aria-label={dieName(die, picked().includes(at()))}
                  data-choice={at()}
                  title={say(props.question.choices[at()]?.detail)}
                  onClick={() => choose(at())}
                >
                  <Die die={die} picked={picked().includes(at())} />
                </button>
              )}
            </For>
          </div>
        )}
      </Show>
      {/* What the rules say about the effect that is picked, one click away. */}
      <Show when={!props.many && props.question.choices[picked()[0] ?? -1]} keyed>
        {(choice) => <RuleLink asks={choice.rules.length > 0 ? choice.label : null} rules={choice.rules} />}
      </Show>
      <RefusedRows table={props.table} question={props.question} />
    </div>
  );
}
