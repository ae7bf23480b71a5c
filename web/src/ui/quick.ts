// Whether a press on a choice answers at once. Off until the player turns it on; undo takes a slip back.

import { createSignal } from "solid-js";

const KEY = "broadside.quick";
const [quick, set] = createSignal(globalThis.localStorage?.getItem(KEY) === "on");
export { quick };

// Whether the player is asked even where every answer comes to the same.
const ALL = "broadside.ask-all";
const [askAll, setAll] = createSignal(globalThis.localStorage?.getItem(ALL) === "on");
export { askAll };

export function setAskAll(on: boolean): void {
  setAll(on);
  localStorage.setItem(ALL, on ? "on" : "off");
}

export function setQuick(on: boolean): void {
  set(on);
  localStorage.setItem(KEY, on ? "on" : "off");
}
