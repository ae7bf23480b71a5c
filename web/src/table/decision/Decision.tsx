import { createEffect, createSignal, For, Match, on, Show, Switch, type JSX } from "solid-js";
import type { Choice, Question, Reply } from "../../protocol/stage";
import { list, say, t } from "../../text/fluent";
import { Icon } from "../../ui/Icon";
import { phone } from "../../ui/media";
import { Amount, Split } from "./controls/Amount";
import { Assign, DialTray } from "./controls/Assign";
import { ChoiceFace } from "./controls/ChoiceRow";
import { Course } from "./controls/Course";
import { Order } from "./controls/Order";
import { Pick, picksDice } from "./controls/Pick";
import { PlaceIt } from "./controls/PlaceIt";
import { isWhole } from "../state/draft";
import { DuelBox } from "./Duel";
import { NoteLine } from "./Evidence";
import { Meanwhile } from "./Meanwhile";
import { brief } from "../names";
import { Remember } from "./Remember";
import { RuleLink, RuleText } from "./Rule";
import { pickedOf, type Table } from "../state/store";

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

function Control(props: { table: Table; question: Question }): JSX.Element {
  const wants = (...kinds: Question["wants"][]): boolean => kinds.includes(props.question.wants);
  return (
    <Switch>
      <Match when={wants("pick", "use")}>
        <Pick table={props.table} question={props.question} many={false} />
      </Match>
      <Match when={wants("some")}>
        <Pick table={props.table} question={props.question} many />
      </Match>
      <Match when={wants("order")}>
        <Order table={props.table} question={props.question} />
      </Match>
      <Match when={wants("amount")}>
        <Amount table={props.table} question={props.question} />
      </Match>
      <Match when={wants("split")}>
        <Split table={props.table} question={props.question} />
      </Match>
      <Match when={wants("assign")}>
        <Show when={phone()}>
          <DialTray table={props.table} question={props.question} />
        </Show>
        <Assign table={props.table} question={props.question} />
        <Show when={!phone()}>
          <DialTray table={props.table} question={props.question} />
        </Show>
      </Match>
      <Match when={wants("course") && props.question.course}>
        {(ask) => <Course table={props.table} ask={ask()} />}
      </Match>
      <Match when={wants("place") && props.question.place}>
        {(ask) => <PlaceIt table={props.table} question={props.question} ask={ask()} />}
      </Match>
    </Switch>
  );
}

function Buttons(props: { table: Table; question: Question }): JSX.Element {
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

/** Effects that can be used beside the question, at any time. */
function Offers(props: { table: Table; offers: readonly Choice[] }): JSX.Element {
  return (
    <Show when={props.offers.length > 0}>
      <div class="offers">
        <div class="over">{t("offers")}</div>
        <div class="opts">
          <For each={props.offers}>
            {(offer, at) => (
              <button type="button" class="opt" data-offer={at()} onClick={() => props.table.confirm({ offer: at() })}>
                <ChoiceFace table={props.table} choice={offer} end={<span class="chip">{t("offer-use")}</span>} />
              </button>
            )}
          </For>
        </div>
      </div>
    </Show>
  );
}

const explained = new Set<string>();

/** At a table for learning, the rule behind a question is opened when it comes up for the first time. */
function isNew(table: Table, key: string): boolean {
  if (!table.hello()?.learning || phone() || explained.has(key)) return false;
  explained.add(key);
  return true;
}

/** The open question with its control, and the button that says what will happen. */
export function Decision(props: { table: Table; question: Question }): JSX.Element {
  const duel = () => props.table.frame()?.duels.at(-1) ?? null;
  const learn = isNew(props.table, props.question.key);
  return (
    <section
      class="dec"
      aria-label={t("decision")}
      data-region="decision"
      tabIndex={-1}
      data-wants={props.question.wants}
      data-number={props.question.number}
      data-key={props.question.key}
      data-given={props.question.given === null ? undefined : ""}
    >
      <div class="who">
        <span class="dot" />
        {props.question.secret ? t("your-decision-secret") : t("your-decision")}
        <span class="n">{t("decision-number", { number: props.question.number })}</span>
      </div>
      <Meanwhile table={props.table} />
      <h2>{say(props.question.title)}</h2>
      <Show when={props.question.context}>
        <p class="sub">{brief(props.table, say(props.question.context))}</p>
      </Show>
      <RuleLink asks={props.question.asks} rules={props.question.rules} open={learn} />
      <Show when={props.question.text}>{(text) => <p class="asktext">{say(text())}</p>}</Show>
      <Show when={duel()}>
        {(each) => <DuelBox table={props.table} duel={each()} dice={!picksDice(props.table, props.question)} />}
      </Show>
      <Control table={props.table} question={props.question} />
      <div class="said" role="alert">
        <Show when={props.table.refusal()}>
          {(refusal) => (
            <div class="refusal">
              <Icon name="warn" />
              <span>{refusal().reason}</span>
              <Show when={refusal().rule}>{(id) => <RuleText id={id()} />}</Show>
            </div>
          )}
        </Show>
        {/* What is not whole yet need not be refused. */}
        <Show
          when={
            props.table.refusal() === null &&
            isWhole(props.question, props.table.draft()) &&
            props.table.preview()?.refused
          }
        >
          {(note) => <NoteLine table={props.table} note={note()} />}
        </Show>
      </div>
      <Show when={props.question.given !== null}>
        <p class="why given">
          <Icon name="check" /> {t("given")}
        </p>
      </Show>
      <Buttons table={props.table} question={props.question} />
      <Show when={props.table.acts.act() === null}>
        <Remember table={props.table} question={props.question} />
      </Show>
      <Offers table={props.table} offers={props.question.offers} />
      <span class="progress" classList={{ on: props.table.slow() || props.table.busy() }} aria-hidden="true" />
    </section>
  );
}

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
