import { Show, type JSX } from "solid-js";
import type { Question } from "../../protocol/stage";
import { say, t } from "../../text/fluent";
import { Icon } from "../../ui/Icon";
import { phone } from "../../ui/media";
import { brief } from "../names";
import { isWhole } from "../state/answer/draft";
import type { Table } from "../state/table";
import { Buttons } from "./Buttons";
import { Control } from "./Control";
import { picksDice } from "./controls/Pick";
import { DuelBox } from "./Duel";
import { NoteLine } from "./Evidence";
import { Meanwhile } from "./Meanwhile";
import { Offers } from "./Offers";
import { Remember } from "./Remember";
import { RuleLink, RuleText } from "./Rule";

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
              <span>{say(refusal().reason)}</span>
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
