import {
  createEffect,
  createMemo,
  createSignal,
  For,
  Match,
  on,
  onCleanup,
  onMount,
  Show,
  Switch,
  type JSX,
} from "solid-js";
import { makeTable } from "../api";
import { keepTable, keptTable, ofMade, setMyGame, type Result } from "../lobby/kept";
import type { Refusal } from "../protocol/server";
import { go } from "../route";
import { say, t } from "../text/fluent";
import { Dialog } from "../ui/Dialog";
import { narrow, phone } from "../ui/media";
import type { MenuItem } from "../ui/Menu";
import { copyText, saveFile } from "../ui/save";
import { play } from "../ui/sound";
import { Adjust } from "./consent/Adjust";
import { NoticeLine, OfflineBar, Proposals } from "./around/Bars";
import { BoardSlot } from "./around/BoardSlot";
import { Chat } from "./around/Chat";
import { Cover } from "./around/Cover";
import { Decision, DecisionVoice } from "./decision/Decision";
import { Evidence } from "./decision/Evidence";
import { connectFile, FILE } from "./state/file";
import { Fleets } from "./fleets/Fleets";
import { Fork } from "./stages/Fork";
import { afterwards } from "./state/frames";
import { Gathering } from "./stages/Gathering";
import { Kept } from "./decision/Kept";
import { handleKey } from "./keys";
import { KeysHelp } from "./around/KeysHelp";
import { Log } from "./log/Log";
import { MeasureBox } from "./around/MeasureBox";
import { PieceCard } from "./fleets/PieceCard";
import { GameOver, ScoreTable } from "./stages/ScoreBox";
import { Sheet } from "./around/Sheet";
import { openTable, type Table } from "./state/store";
import { Sure } from "./consent/Sure";
import { fromTheTop } from "./decision/top";
import { TopBar } from "./around/TopBar";
import { Queue, Turns } from "./around/Turns";
import { Victory } from "./stages/Victory";
import { Waiting } from "./stages/Waiting";

type Open = "keys" | "score" | "kept" | "resign" | "draw" | "lists" | "fork" | null;

/** A table: board in the middle, fleets and log beside it, the decision with its evidence on the other side. */
export function TablePage(props: { link: string; replay: boolean }): JSX.Element {
  const table = openTable(props.link, props.link === FILE ? { connect: connectFile } : {});
  const [open, setOpen] = createSignal<Open>(null);
  const [drawer, setDrawer] = createSignal(false);
  const [adjusting, setAdjusting] = createSignal<string | null>(null);
  const key = (event: KeyboardEvent): void => {
    if (event.key === "Escape" && drawer() && narrow()) return void setDrawer(false);
    if (handleKey(table, { help: () => setOpen("keys"), drawer: () => setDrawer(true) }, event)) event.preventDefault();
  };
  onMount(() => document.addEventListener("keydown", key));
  onCleanup(() => {
    document.removeEventListener("keydown", key);
    table.close();
    document.title = "Broadside";
  });
  follow(table, props.link);
  createEffect(
    on(
      () => table.hello()?.stage,
      (stage) => props.replay && (stage === "replay" || stage === "over") && table.past() === null && table.goTo(0),
    ),
  );

  const file = async (what: "record" | "scenario"): Promise<void> => {
    const past = table.past();
    const request = what === "scenario" && past !== null ? { scenario_at: past } : what;
    const response = await table.ask(request).catch(() => null);
    const name = `${table.hello()?.table ?? "table"}`;
    if (!response || typeof response !== "object") return;
    if ("record" in response) saveFile(`${name}.broadside.json`, response.record, "application/json");
    if ("scenario" in response) saveFile(`${name}.scenario`, response.scenario);
  };
  const copy = (path: string): void => void copyText(`${location.origin}${path}`);
  const playing = () => table.hello()?.stage === "playing";
  const seated = () => (table.hello()?.hands.length ?? 0) > 0;
  const items = (): MenuItem[] => [
    { label: t("keys"), icon: "keyboard", key: "?", act: () => setOpen("keys") },
    { label: t("score"), icon: "star", act: () => setOpen("score") },
    { label: t("kept-answers"), icon: "check", act: () => setOpen("kept") },
    ...((table.hello()?.lists.length ?? 0) > 0
      ? [{ label: t("lists", { game: table.hello()?.game ?? "" }), icon: "card", act: () => setOpen("lists") }]
      : []),
    {
      label: t("copy-watch"),
      icon: "eye",
      act: () => copy(`/watch/${keptTable(props.link)?.watch ?? table.hello()?.table ?? ""}`),
    },
    ...(seated() ? [{ label: t("copy-seat"), icon: "link", act: () => copy(`/table/${props.link}`) }] : []),
    { label: t("export-record"), icon: "download", act: () => void file("record") },
    { label: t("export-scenario"), icon: "download", act: () => void file("scenario") },
    ...(seated() && playing()
      ? [
          { label: t("offer-draw"), icon: "people", act: () => setOpen("draw") },
          { label: t("resign"), icon: "flag", bad: true, act: () => setOpen("resign") },
        ]
      : []),
    { label: t("to-lobby"), icon: "brand", act: () => go("/") },
  ];
  const rematch = (): (() => void) | null => {
    const request = keptTable(props.link)?.request;
    if (!request) return null;
    return () =>
      void makeTable(request).then(
        (made) => {
          keepTable(ofMade(made, request, keptTable(props.link)?.title ?? ""));
          if (made.invite) void table.ask({ say: `${location.origin}/table/${made.invite}` }).catch(() => {});
          go(`/table/${made.link}`);
        },
        (why: Refusal) => alert(why.reason),
      );
  };
  const piece = afterwards(
    table,
    createMemo(() => {
      const id = table.selected();
      return id === null ? undefined : table.piece(id);
    }),
  );
  const panels = (): JSX.Element => (
    <>
      <Proposals table={table} />
      <Switch fallback={<Waiting table={table} fork={() => setOpen("fork")} />}>
        <Match when={table.question()?.number} keyed>
          {(_number) => <DecisionNow table={table} />}
        </Match>
        <Match when={table.past() === null && table.frame()?.over}>
          <GameOver table={table} rematch={rematch()} />
        </Match>
      </Switch>
      <MeasureBox table={table} />
      <Evidence table={table} />
      <Queue table={table} />
      <Show when={piece()}>
        {(shown) => (
          <PieceCard
            table={table}
            piece={shown()}
            adjust={seated() && playing() ? () => setAdjusting(shown().id) : null}
            close={() => table.select(null)}
          />
        )}
      </Show>
    </>
  );
  const nowhere = () => table.bye()?.code === "not_found" && table.hello() === null;
  const gathering = () => table.hello()?.stage === "gathering";
  return (
    <div class="game" classList={{ phone: phone(), narrow: narrow(), drawer: drawer() }} data-link={table.link()}>
      <TopBar table={table} items={items()} drawer={() => setDrawer(!drawer())} score={() => setOpen("score")} />
      <OfflineBar table={table} />
      <Show when={nowhere()}>
        <main class="gathering">
          <div class="boxp">
            <h1>{t("no-table")}</h1>
            <p class="sub">{t("no-table-hint")}</p>
            <div class="acts">
              <a class="btn pri" href="/">
                {t("to-lobby")}
              </a>
            </div>
          </div>
        </main>
      </Show>
      <Show
        when={!nowhere() && !gathering()}
        fallback={nowhere() ? null : <Gathering table={table} link={props.link} />}
      >
        <Show
          when={phone()}
          fallback={
            <aside class="right" aria-label={t("decision-and-card")} ref={(panel) => fromTheTop(table, panel)}>
              {panels()}
            </aside>
          }
        >
          <Sheet table={table}>{panels()}</Sheet>
        </Show>
        <main class="board-area" data-region="board" tabIndex={-1}>
          <BoardSlot model={table} />
          <Turns table={table} />
          <NoticeLine table={table} />
          <Victory table={table} />
        </main>
        <Show when={!narrow() || drawer()}>
          <Show when={narrow()}>
            <button type="button" class="shade" aria-label={t("close")} onClick={() => setDrawer(false)} />
          </Show>
          <aside
            class="left"
            classList={{ early: table.told().length < 9 }}
            aria-label={t("fleets-and-log", { game: table.hello()?.game ?? "" })}
          >
            <Fleets table={table} />
            <Log table={table} />
            <Chat table={table} />
          </aside>
        </Show>
      </Show>
      <DecisionVoice table={table} />
      <Cover table={table} />
      <Switch>
        <Match when={open() === "keys"}>
          <KeysHelp close={() => setOpen(null)} />
        </Match>
        <Match when={open() === "score"}>
          <Dialog title={t("score")} close={() => setOpen(null)}>
            <ScoreTable table={table} />
          </Dialog>
        </Match>
        <Match when={open() === "kept"}>
          <Kept table={table} close={() => setOpen(null)} />
        </Match>
        <Match when={open() === "lists"}>
          <Dialog title={t("lists", { game: table.hello()?.game ?? "" })} close={() => setOpen(null)}>
            <For each={table.hello()?.lists ?? []}>{(list) => <pre class="list">{list}</pre>}</For>
          </Dialog>
        </Match>
        <Match when={open() === "fork"}>
          <Fork table={table} close={() => setOpen(null)} />
        </Match>
        <Match when={open() === "draw"}>
          <Sure
            title={t("draw-title")}
            hint={t("draw-hint")}
            yes={t("offer-draw")}
            act={() => void table.wish({ wish: "draw" })}
            close={() => setOpen(null)}
          />
        </Match>
        <Match when={open() === "resign"}>
          <Sure
            title={t("resign-title")}
            hint={t("resign-hint")}
            yes={t("resign")}
            act={() => void table.wish("concede")}
            close={() => setOpen(null)}
          />
        </Match>
      </Switch>
      <Show when={adjusting()}>{(of) => <Adjust table={table} of={of()} close={() => setAdjusting(null)} />}</Show>
    </div>
  );
}

/** Keeps one card for one question, while what is known about it changes. */
function DecisionNow(props: { table: Table }): JSX.Element {
  return (
    <Show when={props.table.question()}>{(question) => <Decision table={props.table} question={question()} />}</Show>
  );
}

/** How the game ended for the one who looks; nothing before it has. */
function resultOf(table: Table): Result | null {
  const frame = table.frame();
  if (!frame?.over || table.past() !== null) return null;
  const mine = table.mySide() ?? 0;
  const alone = (table.hello()?.hands.length ?? 0) === 1;
  const { winner } = frame.over;
  const scores = frame.sides.map((side) => side.score);
  return {
    won: winner === null || !alone ? null : winner === mine,
    scores: [...scores.slice(mine), ...scores.slice(0, mine)],
  };
}

/** The window's title, sounds, and the list of this browser's tables follow the game. */
function follow(table: Table, link: string): void {
  createEffect(() => {
    const hello = table.hello();
    if (!hello) return;
    const mark = table.question() ? "● " : "";
    document.title = `${mark}${hello.title} – Broadside`;
  });
  createEffect(() => {
    const game = table.hello()?.game;
    if (game) setMyGame(game);
  });
  const round = createMemo(() => table.frame()?.round ?? 0);
  const result = createMemo(() => resultOf(table), null, {
    equals: (a, b) => JSON.stringify(a) === JSON.stringify(b),
  });
  createEffect(() => {
    const hello = table.hello();
    if (!hello || hello.hands.length === 0) return;
    const old = keptTable(link);
    keepTable({
      link,
      table: hello.table,
      invite: old?.invite ?? null,
      watch: old?.watch ?? null,
      title: hello.title,
      request: old?.request ?? null,
      at: Date.now(),
      stage: hello.stage,
      round: round(),
      mine: old?.mine ?? false,
      result: result() ?? old?.result ?? null,
    });
  });
  createEffect(
    on(
      () => table.question()?.number,
      (number) => number !== undefined && play("ask"),
      { defer: true },
    ),
  );
  createEffect(
    on(table.fresh, (lines) => {
      if (lines.some((line) => line.dice.length > 0)) play("dice");
      else if (lines.some((line) => line.motion)) play("move");
      else if (lines.some((line) => line.icon === "damage")) play("damage");
    }),
  );
  createEffect(
    on(
      () => say(table.frame()?.over?.reason),
      (reason) => reason !== "" && play("end"),
      { defer: true },
    ),
  );
}
