import { For, Show, type JSX } from "solid-js";
import type { Note } from "../../protocol/stage";
import { say, t } from "../../text/fluent";
import { Icon } from "../../ui/Icon";
import { NoteLine } from "../decision/Evidence";
import type { Table } from "../state/table";

/** The name of a piece or part by its id. */
export function nameOfId(table: Table, id: string): string {
  const piece = table.piece(id.split(".")[0] ?? id);
  const part = piece?.parts.find((each) => each.id === id);
  return piece ? (part ? `${piece.short} · ${say(part.label)}` : piece.name) : id;
}

/** The sentences, each once and not what the heading says. */
function unlike(notes: readonly Note[], heading: string): Note[] {
  const words = notes.map((note) => say(note.text));
  return notes.filter((_, at) => words.indexOf(words[at] ?? "") === at && words[at] !== heading);
}

/** What the player measures, in words. */
export function MeasureBox(props: { table: Table }): JSX.Element {
  return (
    <Show when={props.table.measuring()}>
      {(now) => (
        <section class="sect measure" aria-live="polite">
          <div class="over">
            {t("measure")}
            <em>
              <Show when={now().from} fallback={t("measure-first")}>
                {(from) => (
                  <>
                    {nameOfId(props.table, from())} →{" "}
                    {now().to ? nameOfId(props.table, now().to ?? "") : t("measure-second")}
                  </>
                )}
              </Show>
            </em>
            <button type="button" class="ib" aria-label={t("measure-end")} onClick={() => props.table.measure(false)}>
              <Icon name="close" />
            </button>
          </div>
          <div class="stack">
            <Show when={now().result?.proof.label}>
              <b class="range">{say(now().result?.proof.label)}</b>
            </Show>
            <For each={unlike(now().result?.notes ?? [], say(now().result?.proof.label))}>
              {(note) => <NoteLine table={props.table} note={note} />}
            </For>
            <Show when={now().refusal}>
              <div class="refusal">
                <Icon name="warn" />
                <span>{say(now().refusal)}</span>
              </div>
            </Show>
          </div>
        </section>
      )}
    </Show>
  );
}
