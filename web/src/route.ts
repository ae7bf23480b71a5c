// Where the page is: the lobby, a table, a table that is watched, a replay, a rule, the search, or nowhere.

import { createSignal } from "solid-js";

export type Route =
  | { at: "lobby" }
  | { at: "table"; link: string }
  | { at: "watch"; link: string }
  | { at: "replay"; link: string }
  | { at: "rule"; id: string }
  | { at: "rules" }
  | { at: "nowhere" };

function read(): Route {
  const [, first = "", second = ""] = location.pathname.split("/");
  const name = decodeURIComponent(second);
  if (name !== "" && (first === "table" || first === "watch" || first === "replay")) return { at: first, link: name };
  if (first === "rules" && name !== "") return { at: "rule", id: name };
  if (first === "rules") return { at: "rules" };
  return first === "" || first === "lobby" ? { at: "lobby" } : { at: "nowhere" };
}

const [route, setRoute] = createSignal<Route>(read(), { equals: (a, b) => JSON.stringify(a) === JSON.stringify(b) });
export { route };

export function go(path: string): void {
  if (location.pathname !== path) history.pushState(null, "", path);
  setRoute(read());
  scrollTo(0, 0);
}

/** Goes where the address should have led in the first place: there is no way back to it. */
export function goOn(path: string): void {
  history.replaceState(null, "", path);
  setRoute(read());
}

/** Follows a link inside the page without loading it anew. */
export function follow(event: MouseEvent): void {
  const anchor = (event.target as Element | null)?.closest("a[href]");
  if (!(anchor instanceof HTMLAnchorElement) || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || anchor.target || anchor.origin !== location.origin) return;
  if (anchor.hasAttribute("download") || anchor.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(anchor.pathname);
}

addEventListener("popstate", () => setRoute(read()));
