import { createSignal, For, Show, type JSX } from "solid-js";
import { ListField } from "../../lobby/ListField";
import { myName, setMyName } from "../../lobby/kept";
import type { ListReport, Refusal } from "../../protocol/server";
import { go } from "../../route";
import { say, t } from "../../text/fluent";
import { Fault, type Why } from "../../ui/Fault";
import { Icon } from "../../ui/Icon";
import type { Table } from "../state/table";
import { InviteBox } from "./InviteBox";
import { KeptUntil } from "./KeptUntil";
import { takeSeatWith } from "./seat";

/** Before the game: who sits where, the invitation, and the list that is still wanted. */
export function Gathering(props: { table: Table; link: string }): JSX.Element {
  const hello = () => props.table.hello();
  const words = () => ({ game: hello()?.game ?? "" });
  const mine = () => hello()?.seats.find((seat) => seat.seat === hello()?.eyes);
  /** Nobody has the seat yet, and the table is one that anybody may join. */
  const free = () => !mine() && hello()?.seats.some((seat) => seat.sitting === "nobody");
  const [name, setName] = createSignal(myName());
  const [report, setReport] = createSignal<ListReport | null>(null);
  const [text, setText] = createSignal("");
  const [fault, setFault] = createSignal<Why | null>(null);
  const [busy, setBusy] = createSignal(false);
  const hand = async (): Promise<void> => {
    setBusy(true);
    setMyName(name());
    const here = hello();
    try {
      if (here) go(`/table/${await takeSeatWith(text(), name(), props.link, here)}`);
      setFault(null);
    } catch (why) {
      setFault(why as Refusal);
    }
    setBusy(false);
  };
  return (
    <main class="gathering">
      <div class="boxp">
        <h1>{say(hello()?.title)}</h1>
        <Show
          when={mine() && mine()?.ready}
          fallback={
            <p class="sub">{mine() || free() ? t("gather-list-wanted", words()) : t("gather-watching", words())}</p>
          }
        >
          <p class="sub">{t("gather-waiting")}</p>
        </Show>
        <ul class="seats">
          <For each={hello()?.seats ?? []}>
            {(seat) => (
              <li>
                <Icon name={seat.sitting === "bot" ? "bot" : "people"} />
                <b>{seat.name || t("seat", { number: seat.seat + 1 })}</b>
                <span>
                  {seat.ready ? t("gather-ready") : seat.present ? t("gather-choosing", words()) : t("gather-absent")}
                </span>
              </li>
            )}
          </For>
        </ul>
        <InviteBox table={props.table} />
        <KeptUntil table={props.table} />
        <Show when={free() || (mine() && !mine()?.ready)}>
          <form
            class="handin"
            onSubmit={(event) => {
              event.preventDefault();
              void hand();
            }}
          >
            <label>
              {t("your-name")}
              <input value={name()} maxLength={40} onInput={(event) => setName(event.currentTarget.value)} />
            </label>
            <ListField
              game={hello()?.game ?? ""}
              edition={hello()?.edition ?? ""}
              points={hello()?.points ?? null}
              choose={(chosen, checked) => {
                setText(chosen);
                setReport(checked);
              }}
            />
            <p class="why">{t("lists-hidden")}</p>
            <Fault why={fault()} />
            <div class="acts">
              <button type="submit" class="btn pri" disabled={text() === "" || busy() || report()?.legal === false}>
                {t("hand-in")}
              </button>
            </div>
          </form>
        </Show>
      </div>
    </main>
  );
}
