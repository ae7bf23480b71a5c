// Another game of the same kind, with the sides swapped.

import { rematch as askForRematch } from "../../api";
import { keepTable, ofMade } from "../../lobby/kept";
import { go } from "../../route";
import type { Table } from "../state/table";

/** Takes the player's own seat at the rematch, which is made if there is none yet, and goes there; nothing for who watches. */
export function rematch(table: Table): (() => Promise<void>) | null {
  const here = table.hello();
  if (!here || here.hands.length === 0) return null;
  return async () => {
    const made = await askForRematch(table.address);
    keepTable({ ...ofMade(made, here.title), stage: "playing" });
    go(`/table/${made.link}`);
  };
}

/** What the end says of a rematch: that the opponent waits at it, or that the players play one; nothing where there is none. */
export function rematchWords(table: Table): "rematch-waits" | "rematch-played" | null {
  const here = table.hello();
  if (!here?.rematch) return null;
  return here.hands.length > 0 ? "rematch-waits" : "rematch-played";
}
