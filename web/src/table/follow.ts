// What goes along with the game outside the table: the window's title, sounds, the list of this browser's tables.

import { createEffect, createMemo, on } from "solid-js";
import { keepTable, keptTable, setMyGame, type Result } from "../lobby/kept";
import { say } from "../text/fluent";
import { play } from "../ui/sound";
import type { Table } from "./state/table";

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
export function follow(table: Table, link: string): void {
  createEffect(() => {
    const hello = table.hello();
    if (!hello) return;
    const mark = table.question() ? "● " : "";
    document.title = `${mark}${say(hello.title)} – Broadside`;
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
      from: old?.from ?? null,
      watch: old?.watch ?? null,
      title: hello.title,
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
