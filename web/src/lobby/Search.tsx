import { createEffect, createResource, createSignal, For, onCleanup, Show, type JSX } from "solid-js";
import { search } from "../api";
import type { FoundItem, Refusal } from "../protocol/server";
import { language, t } from "../text/fluent";
import { Fault } from "../ui/Fault";
import { Segments } from "../ui/Segments";

/** How long a person may pause while typing before the search begins, in milliseconds. */
const PAUSE = 200;

/** Finds rules, cards, ships, squadrons, pilots and guides by a question in either language. */
export function Search(): JSX.Element {
  const [typed, setTyped] = createSignal("");
  const [asked, setAsked] = createSignal("");
  const [game, setGame] = createSignal("");
  createEffect(() => {
    const question = typed().trim();
    const timer = setTimeout(() => setAsked(question), PAUSE);
    onCleanup(() => clearTimeout(timer));
  });
  const wanted = () => (asked() === "" ? null : { question: asked(), game: game(), language: language() });
  const [answer] = createResource(wanted, (it) =>
    search(it.question, it.game === "" ? null : it.game, it.language).catch((why: Refusal) => why),
  );
  const found = () => {
    const it = answer.latest;
    return it && "items" in it && asked() !== "" ? it : null;
  };
  const fault = () => {
    const it = answer.latest;
    return it && "reason" in it ? it : null;
  };
  return (
    <section class="search" aria-label={t("search")}>
      <input
        type="search"
        aria-label={t("search")}
        placeholder={t("search-example")}
        maxLength={200}
        value={typed()}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <Segments
        label={t("search-game")}
        segments={[
          { value: "", label: t("search-both") },
          { value: "armada", label: "Armada" },
          { value: "xwing", label: "X-Wing" },
        ]}
        value={game()}
        choose={setGame}
      />
      <Fault why={fault()} />
      <div aria-live="polite">
        <For each={found()?.read_as}>
          {([written, read]) => <p class="readas">{t("search-read-as", { written, read: read.join(", ") })}</p>}
        </For>
        <Show when={found()?.items.length === 0}>
          <p>{t("search-nothing")}</p>
        </Show>
      </div>
      <ol class="found">
        <For each={found()?.items}>{(item) => <Found item={item} />}</For>
      </ol>
    </section>
  );
}

function Found(props: { item: FoundItem }): JSX.Element {
  const heading = () => `${props.item.title} · ${t("search-kind", { kind: props.item.kind })}`;
  return (
    <li>
      <h2>{heading()}</h2>
      <p lang={props.item.language}>
        <For each={props.item.pieces}>{(piece, at) => (at() % 2 === 1 ? <mark>{piece}</mark> : piece)}</For>
      </p>
      <Show when={props.item.kind === "rule"} fallback={<small>{props.item.id}</small>}>
        <a href={`/rules/${props.item.id}`}>
          <code>{props.item.id}</code>
        </a>
      </Show>
    </li>
  );
}
