import type { JSX } from "solid-js";
export function Lobby(): JSX.Element {
  return <main class="lobby" />;
}
