// Whether a press on a choice answers at once. Off until the player turns it on; undo takes a slip back.

import { createSignal } from "solid-js";

const KEY = "broadside.quick";
const [quick, set] = createSignal(globalThis.localStorage?.getItem(KEY) === "on");
export { quick };

export function setQuick(on: boolean): void {
  set(on);
  localStorage.setItem(KEY, on ? "on" : "off");
}
