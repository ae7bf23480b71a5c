import { Show, type JSX } from "solid-js";
import type { Question, Reply } from "../../protocol/stage";
import { list, say, t } from "../../text/fluent";
import { brief } from "../names";
import { pickedOf } from "../state/answer/decision";
import { isWhole } from "../state/answer/draft";
import type { Table } from "../state/table";

/** How the main button reads: what will happen. The message gets the choice and how many are picked. */
export function confirmWords(table: Table, question: Question, draft: Reply | null): string {
  const choice = pickedOf(question, draft);
  if (draft === null && (question.wants === "pick" || question.wants === "use")) return t("pick-one");
  if (choice && question.confirm.id === "confirm") return brief(table, say(choice.label));
  const count = draft && draft !== "pass" && "some" in draft ? draft.some.length : 0;
  const amount = draft && draft !== "pass" && "amount" in draft ? draft.amount : 0;
  if (question.wants === "some" && count === 0 && question.pass) return say(question.pass);
  if (question.wants === "some" && question.min > 1 && count < question.min)
    return t("pick-count", { count: question.min });
  if (question.wants === "some" && count === 0) return t("pick-one");
  const some = draft && draft !== "pass" && "some" in draft ? draft.some : [];
  const labels = some.map((at) => say(question.choices[at]?.label));
  const gaps = { count, amount, choice: choice ? say(choice.label) : list(labels) };
  // A message that only names the choice has nothing to say about an order or a sum.
  return brief(table, say(question.confirm, gaps)).trim() || say({ id: "confirm" });
}

/** What can be done with the draft: confirm it, pass, move a piece, go back. */
export function Buttons(props: { table: Table; question: Question }): JSX.Element {
  const refused = () => props.table.preview()?.refused ?? null;
  const ready = () =>
    (passes() || (isWhole(props.question, props.table.draft()) && !takesNone())) && !props.table.busy();
  /** Nothing is picked of what was asked for already: that wants a button of its own, lest Enter give it away. */
  const takesNone = () => emptySome() && props.question.pass === null && props.question.min === 0;
  /** Nothing is picked, which is what passing means. */
  const passes = () => emptySome() && props.question.pass !== null;
  const yesNo = () =>
    props.question.wants === "confirm" ? (props.question.yes_no ?? [{ id: "yes" }, { id: "no" }]) : null;
  /** The piece that would be moved: the picked one, or the one that is asked about. */
  const graspable = () => {
    if (props.question.leads !== "place") return null;
    const picked = pickedOf(props.question, props.table.draft())?.target ?? props.question.subject;
    const piece = picked ? props.table.piece(picked) : undefined;
    return piece?.place && piece.side === props.table.mySide() ? piece.id : null;
  };
  const grasp = async (piece: string): Promise<void> => {
    if (!(await props.table.begin(piece))) props.table.setNotice({ kind: "not-moved" });
  };
  const free = () => (props.table.backTo() ?? -1) >= props.table.undo().free;
  const emptySome = () => {
    const draft = props.table.draft();
    return (
      props.question.wants === "some" &&
      draft !== null &&
      draft !== "pass" &&
      "some" in draft &&
      draft.some.length === 0
    );
  };
  return (
    <div class="acts">
      <Show
        when={yesNo()}
        fallback={
          <button
            type="button"
            class="btn pri"
            data-confirm
            disabled={!ready() || (refused() !== null && !passes())}
            onClick={() => (passes() ? props.table.confirm("pass") : props.table.confirm())}
          >
            {confirmWords(props.table, props.question, props.table.draft())} <kbd>↵</kbd>
          </button>
        }
      >
        {(texts) => (
          <>
            <button
              type="button"
              class="btn pri"
              data-confirm
              disabled={props.table.busy()}
              onClick={() => props.table.confirm({ confirm: true })}
            >
              {say(texts()[0])} <kbd>Y</kbd>
            </button>
            <button
              type="button"
              class="btn"
              data-no
              disabled={props.table.busy()}
              onClick={() => props.table.confirm({ confirm: false })}
            >
              {say(texts()[1])} <kbd>N</kbd>
            </button>
          </>
        )}
      </Show>
      <Show when={takesNone()}>
        <button
          type="button"
          class="btn"
          data-none
          disabled={props.table.busy()}
          onClick={() => props.table.confirm({ some: [] })}
        >
          {t("none-of-them")} <kbd>S</kbd>
        </button>
      </Show>
      <Show when={props.question.pass && !emptySome() ? props.question.pass : null}>
        {(pass) => (
          <button
            type="button"
            class="btn"
            data-pass
            disabled={props.table.busy()}
            onClick={() => props.table.confirm("pass")}
          >
            {say(pass())} <kbd>S</kbd>
          </button>
        )}
      </Show>
      <Show when={graspable()}>
        {(piece) => (
          <button type="button" class="btn" data-begin onClick={() => void grasp(piece())}>
            {t("act-move")} <kbd>V</kbd>
          </button>
        )}
      </Show>
      <Show when={props.table.acts.act()}>
        <button type="button" class="btn" data-steps onClick={() => props.table.leaveAct()}>
          {t(props.table.acts.grasped() ? "act-leave" : "act-steps")}
        </button>
      </Show>
      <Show when={props.question.wants === "course" && props.question.course}>
        {(course) => (
          <button type="button" class="btn" onClick={() => props.table.setDraft({ course: course().start })}>
            {t("reset")} <kbd>0</kbd>
          </button>
        )}
      </Show>
      <Show when={free() && props.question.given === null && !props.table.acts.grasped()}>
        <button type="button" class="btn" data-back onClick={() => props.table.takeBack()}>
          {t("back")} <kbd>Esc</kbd>
        </button>
      </Show>
    </div>
  );
}
