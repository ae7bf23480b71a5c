import { createEffect, createSignal, on, type JSX } from "solid-js";
import { say, t } from "../../text/fluent";
import type { Table } from "../state/table";

/** Says a new question once, aloud. */
export function DecisionVoice(props: { table: Table }): JSX.Element {
  const [words, setWords] = createSignal("");
  createEffect(
    on(
      () => props.table.question()?.number,
      () => {
        const question = props.table.question();
        setWords(
          question ? [t("your-decision"), say(question.title), say(question.context)].filter(Boolean).join(". ") : "",
        );
      },
    ),
  );
  return (
    <div class="hidden" aria-live="assertive">
      {words()}
    </div>
  );
}
