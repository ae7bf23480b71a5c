import { For, Show, type JSX } from "solid-js";
import type { Question } from "../../protocol/stage";
import { say, t } from "../../text/fluent";
import { Segments } from "../../ui/Segments";
import type { Rule } from "../state/answer/memory";
import { kindOf, likeOf, scopeOf } from "../state/answer/automatic";
import { pickedOf } from "../state/answer/decision";
import type { Table } from "../state/table";

/** Saves asking: an answer kept for this question or card, or an order repeated for like pieces in this round. */
export function Remember(props: { table: Table; question: Question }): JSX.Element {
  const scope = () => scopeOf(props.table, props.question);
  const keep = (key: string, rule: Rule | null, label: Question["title"]): void =>
    props.table.keepRule(props.question, key, rule, label);
  const ruleOf = (key: string): Rule | null => {
    props.table.remembered();
    return props.table.memory.rule(scope() + key) ?? null;
  };
  const cards = () => {
    if (props.question.wants !== "use") return [];
    const seen = new Set<string>();
    return props.question.choices.filter(
      (choice) => choice.card !== null && !seen.has(choice.card) && seen.add(choice.card),
    );
  };
  const like = () => likeOf(props.table, props.question.subject);
  const repeatable = () => {
    const choice = pickedOf(props.question, props.table.draft());
    const others = props.table.pieces().filter((piece) => kindOf(piece) === like() && piece.standing === "in_play");
    return props.question.wants === "pick" && choice && choice.target === null && others.length > 1 ? choice : null;
  };
  const repeat = (): void => {
    const choice = repeatable();
    const kind = like();
    if (!choice || !kind) return;
    props.table.memory.repeat(props.question, kind, props.table.frame()?.round ?? 0, choice);
    props.table.confirm();
  };
  return (
    <div class="remember">
      <Show when={props.question.wants === "confirm"}>
        <div class="keep">
          <span>{t("keep-answer")}</span>
          <Segments
            label={t("keep-answer")}
            segments={[
              { value: null, label: t("keep-ask") },
              { value: "yes" as Rule, label: say(props.question.yes_no?.[0] ?? { id: "yes" }) },
              { value: "no" as Rule, label: say(props.question.yes_no?.[1] ?? { id: "no" }) },
            ]}
            value={ruleOf(props.question.key)}
            choose={(rule) => keep(props.question.key, rule, props.question.title)}
          />
        </div>
      </Show>
      <For each={cards()}>
        {(choice) => (
          <div class="keep">
            <span>{say(choice.label)}</span>
            <Segments
              label={say(choice.label)}
              segments={[
                { value: null, label: t("keep-ask") },
                { value: "always" as Rule, label: t("keep-always") },
                { value: "never" as Rule, label: t("keep-never") },
              ]}
              value={ruleOf(choice.card ?? "")}
              choose={(rule) => keep(choice.card ?? "", rule, choice.label)}
            />
          </div>
        )}
      </For>
      <Show when={repeatable()}>
        <button type="button" class="chip" onClick={repeat}>
          {t("repeat-order")}
        </button>
      </Show>
    </div>
  );
}
