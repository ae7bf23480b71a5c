import {
  createEffect,
  createMemo,
  createSignal,
  Match,
  on,
  onCleanup,
  onMount,
  Show,
  Switch,
  type JSX,
} from "solid-js";
import { seatFrom } from "../lobby/kept";
import type { Refusal } from "../protocol/server";
import { goOn } from "../route";
import { t } from "../text/fluent";
import { narrow, phone } from "../ui/media";
import { BoardSlot } from "./around/BoardSlot";
import { Chat } from "./around/Chat";
import { Cover } from "./around/Cover";
import { MeasureBox } from "./around/MeasureBox";
import { NoticeLine } from "./around/NoticeLine";
import { OfflineBar } from "./around/OfflineBar";
import { Sheet } from "./around/Sheet";
import { TopBar } from "./around/TopBar";
import { Queue, Turns } from "./around/Turns";
import { Adjust } from "./consent/Adjust";
import { Proposals } from "./consent/Proposals";
import { Decision } from "./decision/Decision";
import { DecisionVoice } from "./decision/DecisionVoice";
import { Evidence } from "./decision/Evidence";
import { fromTheTop } from "./decision/top";
import { Fleets } from "./fleets/Fleets";
import { PieceCard } from "./fleets/PieceCard";
import { follow } from "./follow";
import { handleKey } from "./keys";
import { Log } from "./log/Log";
import { menuOf, playing, seated, type Window } from "./menu";
import { Gathering } from "./stages/Gathering";
import { Invitation, NoTable } from "./stages/Invitation";
import { InviteBox } from "./stages/InviteBox";
import { rematch } from "./stages/rematch";
import { GameOver } from "./stages/ScoreBox";
import { Victory } from "./stages/Victory";
import { Waiting } from "./stages/Waiting";
import { connectFile, FILE } from "./state/line/file";
import { afterwards } from "./state/frames";
import { openTable, type Table } from "./state/table";
import { Windows } from "./Windows";

/** A table: board in the middle, fleets and log beside it, the decision with its evidence on the other side. */
export function TablePage(props: { link: string; replay: boolean }): JSX.Element {
  // An invitation that was accepted in this browser leads to the seat.
  const own = seatFrom(props.link);
  if (own) {
    onMount(() => goOn(`/table/${own.link}`));
    return null;
  }
  return <TableAt {...props} />;
}

function TableAt(props: { link: string; replay: boolean }): JSX.Element {
  const table = openTable(props.link, props.link === FILE ? { dialing: { connect: connectFile } } : {});
  const [open, setOpen] = createSignal<Window | null>(null);
  const [drawer, setDrawer] = createSignal(false);
  /** Whether a seat is being taken, so that the connection of its invitation has served. */
  const [taking, setTaking] = createSignal(false);
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

  const again = (): (() => void) | null => {
    const play = rematch(table);
    return play && (() => void play().catch((why: Refusal) => table.setNotice({ kind: "refused", refusal: why })));
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
      <Show when={playing(table)}>
        <InviteBox table={table} />
      </Show>
      <Switch fallback={<Waiting table={table} fork={() => setOpen("fork")} />}>
        <Match when={table.question()?.number} keyed>
          {(_number) => <DecisionNow table={table} />}
        </Match>
        <Match when={table.past() === null && table.frame()?.over}>
          <GameOver table={table} rematch={again()} />
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
            adjust={seated(table) && playing(table) ? () => setAdjusting(shown().id) : null}
            close={() => table.select(null)}
          />
        )}
      </Show>
    </>
  );
  const nowhere = () => {
    const code = table.bye()?.code;
    return !taking() && (code === "spent" || (code === "not_found" && table.hello() === null));
  };
  const gathering = () => table.hello()?.stage === "gathering";
  const invited = () => table.hello()?.invited && table.hello()?.stage === "playing";
  const game = (): JSX.Element => (
    <>
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
    </>
  );
  return (
    <div class="game" classList={{ phone: phone(), narrow: narrow(), drawer: drawer() }} data-link={table.link()}>
      <TopBar
        table={table}
        items={menuOf(table, setOpen)}
        drawer={() => setDrawer(!drawer())}
        score={() => setOpen("score")}
      />
      <Show when={!taking() && !nowhere()}>
        <OfflineBar table={table} />
      </Show>
      <Switch fallback={game()}>
        <Match when={nowhere()}>
          <NoTable table={table} />
        </Match>
        <Match when={gathering()}>
          <Gathering table={table} link={props.link} />
        </Match>
        <Match when={invited()}>
          <Invitation table={table} taking={setTaking} />
        </Match>
      </Switch>
      <DecisionVoice table={table} />
      <Cover table={table} />
      <Windows table={table} open={open()} close={() => setOpen(null)} />
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
