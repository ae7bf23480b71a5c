// The tables of this browser, by their secret links.

import type { TableMade } from "../protocol/server";
import type { Text } from "../protocol/stage";
import { say } from "../text/fluent";

export interface KeptTable {
  link: string;
  table: string;
  /** The invitation that its maker gives to the opponent. */
  invite: string | null;
  /** The invitation with which the player has sat down. */
  from?: string | null;
  /** A secret link for those who may watch. */
  watch: string | null;
  /** The message that it is called by; a plain name in entries that older pages kept. */
  title: Text | string;
  at: number;
  /** Where it stood when it was last seen. */
  stage: "gathering" | "playing" | "over" | "replay";
  round: number;
  mine: boolean;
  /** How it ended, once it has. */
  result?: Result | null;
}

/** How a game ended for the player of this browser: the own score first. */
export interface Result {
  /** Nothing for a draw, or for who played all sides. */
  won: boolean | null;
  scores: number[];
}

const KEY = "broadside.tables";

export function keptTables(): KeptTable[] {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "[]") as KeptTable[]).sort((a, b) => b.at - a.at);
  } catch {
    return [];
  }
}

export function keepTable(table: KeptTable): void {
  const others = keptTables().filter((each) => each.link !== table.link);
  localStorage.setItem(KEY, JSON.stringify([table, ...others].slice(0, 40)));
}

export function forgetTable(link: string): void {
  localStorage.setItem(KEY, JSON.stringify(keptTables().filter((each) => each.link !== link)));
}

export function keptTable(link: string): KeptTable | undefined {
  return keptTables().find((each) => each.link === link);
}

/** What a table is called, in words. */
export const titleWords = (title: Text | string): string => (typeof title === "string" ? title : say(title));

/** A table that was just made. */
export function ofMade(made: TableMade, title: Text): KeptTable {
  return { ...made, title, at: Date.now(), stage: "gathering", round: 0, mine: true };
}

/** The table at which somebody in this browser has sat down with an invitation. */
export const seatFrom = (invitation: string): KeptTable | undefined =>
  keptTables().find((each) => each.from === invitation);

const KEYS = "broadside.keys";

function keys(): [string, string][] {
  try {
    return JSON.parse(localStorage.getItem(KEYS) ?? "[]") as [string, string][];
  } catch {
    return [];
  }
}

/** Whether this browser has asked for a seat with an invitation, or at a table of that name, before. */
export const hasKey = (of: string): boolean => keys().some(([each]) => each === of);

/** A secret of this browser, of which its link to a seat is made. It is kept, so that an answer that got lost can be asked for again. */
export function keyFor(of: string): string {
  const known = keys().find(([each]) => each === of);
  if (known) return known[1];
  const letters = crypto.getRandomValues(new Uint8Array(20));
  const key = [...letters].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  localStorage.setItem(KEYS, JSON.stringify([...keys().slice(-39), [of, key]]));
  return key;
}

const NAME = "broadside.name";
export const myName = (): string => localStorage.getItem(NAME) ?? "";
export const setMyName = (name: string): void => localStorage.setItem(NAME, name);

/** The game that was last played or looked at here, with which the lobby opens. */
const GAME = "broadside.game";
export const myGame = (): string | null => localStorage.getItem(GAME);
export const setMyGame = (game: string): void => localStorage.setItem(GAME, game);
