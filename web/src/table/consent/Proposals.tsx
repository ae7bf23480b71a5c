import { createResource, For, Show, type JSX } from "solid-js";
import type { Proposal } from "../../protocol/server";
import { t } from "../../text/fluent";
import { nameOfSeat } from "../names";
import type { Table } from "../state/table";
import { changeLines } from "./changes";

/** What a proposal is about. */
export function wishWords(table: Table, proposal: Proposal): string {
  const wish = proposal.wish;
  if (wish === "draw") return t("wish-draw");
  if ("undo" in wish) return t("wish-undo", { count: Math.max(1, table.undo().entries - wish.undo) });
  return t("wish-adjust", { count: wish.adjust.length });
}

/** What would be changed, line by line. */
function Changes(props: { table: Table; proposal: Proposal }): JSX.Element {
  const changes = () => {
    const { wish } = props.proposal;
    return typeof wish === "object" && "adjust" in wish ? wish.adjust : null;
  };
  const [lines] = createResource(changes, (list) => changeLines(props.table, list));
  return (
    <Show when={lines()}>
      {(found) => (
        <ul class="changes">
          <For each={found()}>{(line) => <li>{line}</li>}</For>
        </ul>
      )}
    </Show>
  );
}

/** Wishes that wait for consent: the other side agrees or not. */
export function Proposals(props: { table: Table }): JSX.Element {
  const mine = (proposal: Proposal): boolean =>
    props.table.hello()?.eyes === proposal.by && (props.table.hello()?.hands.length ?? 0) < 2;
  const consent = (proposal: Proposal, agree: boolean): void =>
    void props.table.wish({ consent: { proposal: proposal.number, agree } });
  return (
    <For each={props.table.proposals()}>
      {(proposal) => (
        <section class="sect proposal" role="alert">
          <div class="over">
            {mine(proposal) ? t("proposal-mine") : t("proposal", { who: nameOfSeat(props.table, proposal.by) })}
          </div>
          <p>{wishWords(props.table, proposal)}</p>
          <Changes table={props.table} proposal={proposal} />
          <Show when={(props.table.hello()?.hands.length ?? 0) > 0}>
            <div class="acts">
              <Show when={!mine(proposal)}>
                <button type="button" class="btn pri" onClick={() => consent(proposal, true)}>
                  {t("agree")}
                </button>
              </Show>
              <button type="button" class="btn" onClick={() => consent(proposal, false)}>
                {mine(proposal) ? t("withdraw") : t("disagree")}
              </button>
            </div>
          </Show>
        </section>
      )}
    </For>
  );
}
