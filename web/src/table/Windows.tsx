import { For, Match, Switch, type JSX } from "solid-js";
import { t } from "../text/fluent";
import { Dialog } from "../ui/Dialog";
import { KeysHelp } from "./around/KeysHelp";
import { Sure } from "./consent/Sure";
import { Kept } from "./decision/Kept";
import type { Window } from "./menu";
import { Fork } from "./stages/Fork";
import { ScoreTable } from "./stages/ScoreBox";
import type { Table } from "./state/table";

/** The window that is open over the table. */
export function Windows(props: { table: Table; open: Window | null; close: () => void }): JSX.Element {
  return (
    <Switch>
      <Match when={props.open === "keys"}>
        <KeysHelp close={() => props.close()} />
      </Match>
      <Match when={props.open === "score"}>
        <Dialog title={t("score")} close={() => props.close()}>
          <ScoreTable table={props.table} />
        </Dialog>
      </Match>
      <Match when={props.open === "kept"}>
        <Kept table={props.table} close={() => props.close()} />
      </Match>
      <Match when={props.open === "lists"}>
        <Dialog title={t("lists", { game: props.table.hello()?.game ?? "" })} close={() => props.close()}>
          <For each={props.table.hello()?.lists ?? []}>{(list) => <pre class="list">{list}</pre>}</For>
        </Dialog>
      </Match>
      <Match when={props.open === "fork"}>
        <Fork table={props.table} close={() => props.close()} />
      </Match>
      <Match when={props.open === "draw"}>
        <Sure
          title={t("draw-title")}
          hint={t("draw-hint")}
          yes={t("offer-draw")}
          act={() => void props.table.wish({ wish: "draw" })}
          close={() => props.close()}
        />
      </Match>
      <Match when={props.open === "resign"}>
        <Sure
          title={t("resign-title")}
          hint={t("resign-hint")}
          yes={t("resign")}
          act={() => void props.table.wish("concede")}
          close={() => props.close()}
        />
      </Match>
    </Switch>
  );
}
