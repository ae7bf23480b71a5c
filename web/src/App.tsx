import { createEffect, Match, onMount, Switch, type JSX } from "solid-js";
import { Lobby } from "./lobby/Lobby";
import { Nowhere } from "./lobby/Nowhere";
import { RulePage, SearchPage } from "./lobby/RulePage";
import { follow, route } from "./route";
import { TablePage } from "./table/TablePage";
import { language } from "./text/fluent";
import { Sprite } from "./ui/Icon";

export function App(): JSX.Element {
  onMount(() => document.addEventListener("click", follow));
  createEffect(() => {
    document.documentElement.lang = language();
  });
  const link = () => {
    const here = route();
    return "link" in here ? here : null;
  };
  const rule = () => {
    const here = route();
    return here.at === "rule" ? here.id : null;
  };
  return (
    <>
      <Sprite />
      <Switch fallback={<Lobby />}>
        <Match when={route().at === "nowhere"}>
          <Nowhere />
        </Match>
        <Match when={link()} keyed>
          {(here) => <TablePage link={here.link} replay={here.at === "replay"} />}
        </Match>
        <Match when={route().at === "rules"}>
          <SearchPage />
        </Match>
        <Match when={rule()} keyed>
          {(id) => <RulePage id={id} />}
        </Match>
      </Switch>
    </>
  );
}
