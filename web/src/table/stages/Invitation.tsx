import { createSignal, onMount, Show, type JSX } from "solid-js";
import { hasKey, myName, setMyName } from "../../lobby/kept";
import type { Refusal } from "../../protocol/server";
import { goOn } from "../../route";
import { say, t } from "../../text/fluent";
import { Fault, type Why } from "../../ui/Fault";
import type { Table } from "../state/table";
import { takeSeat } from "./seat";

/** A game that has begun and has a free seat, for who was invited to it. */
export function Invitation(props: { table: Table; taking: (on: boolean) => void }): JSX.Element {
  const [name, setName] = createSignal(myName());
  const [fault, setFault] = createSignal<Why | null>(null);
  const [busy, setBusy] = createSignal(false);
  const take = async (event: Event): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setMyName(name());
    // The server lets this connection go as soon as the invitation is spent.
    props.taking(true);
    try {
      goOn(`/table/${await takeSeat(props.table.address, name())}`);
    } catch (why) {
      props.taking(false);
      setFault(why as Refusal);
      setBusy(false);
    }
  };
  return (
    <main class="gathering">
      <div class="boxp">
        <h1>{t("invited")}</h1>
        <p class="sub">{say(props.table.hello()?.title)}</p>
        <form class="handin" onSubmit={(event) => void take(event)}>
          <label>
            {t("your-name")}
            <input value={name()} maxLength={40} onInput={(event) => setName(event.currentTarget.value)} />
          </label>
          <p class="why">{t("invited-hint")}</p>
          <Fault why={fault()} />
          <div class="acts">
            <button type="submit" class="btn pri" data-sit disabled={busy()}>
              {t("sit-down")}
            </button>
          </div>
        </form>
      </div>
    </main>
  );
}

/** A link that leads nowhere: there is no such table, or the invitation was used. */
export function NoTable(props: { table: Table }): JSX.Element {
  const spent = () => props.table.bye()?.code === "spent";
  // An answer that got lost is asked for again: the seat may be this browser's own.
  onMount(() => {
    if (!spent() || !hasKey(props.table.address)) return;
    takeSeat(props.table.address, myName()).then(
      (link) => goOn(`/table/${link}`),
      () => {},
    );
  });
  return (
    <main class="gathering">
      <div class="boxp">
        <h1>{t(spent() ? "invite-spent" : "no-table")}</h1>
        <p class="sub">{t(spent() ? "invite-spent-hint" : "no-table-hint")}</p>
        <Show when={props.table.bye()}>
          <div class="acts">
            <a class="btn pri" href="/">
              {t("to-lobby")}
            </a>
          </div>
        </Show>
      </div>
    </main>
  );
}
