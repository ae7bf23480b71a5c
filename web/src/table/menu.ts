// What the table's menu offers.

import { keptTable } from "../lobby/kept";
import { go } from "../route";
import { t } from "../text/fluent";
import type { MenuItem } from "../ui/Menu";
import { copyText, saveFile } from "../ui/save";
import type { Table } from "./state/table";

/** The windows that can be opened over the table. */
export type Window = "keys" | "score" | "kept" | "resign" | "draw" | "lists" | "fork";

/** Saves the game, or the position that is shown, as a file. */
async function save(table: Table, what: "record" | "scenario"): Promise<void> {
  const past = table.past();
  const request = what === "scenario" && past !== null ? { scenario_at: past } : what;
  const response = await table.ask(request).catch(() => null);
  const name = `${table.hello()?.table ?? "table"}`;
  if (!response || typeof response !== "object") return;
  if ("record" in response) saveFile(`${name}.broadside.json`, response.record, "application/json");
  if ("scenario" in response) saveFile(`${name}.scenario`, response.scenario);
}

/** Lets those who watch say nothing, or something again. A refusal is told where every refusal is. */
async function hush(table: Table, hushed: boolean): Promise<void> {
  await table.ask({ hush: hushed }).catch(() => null);
}

const copy = (path: string): void => void copyText(`${location.origin}${path}`);

/** Whether this link plays a seat. */
export const seated = (table: Table): boolean => (table.hello()?.hands.length ?? 0) > 0;
export const playing = (table: Table): boolean => table.hello()?.stage === "playing";

export function menuOf(table: Table, open: (window: Window) => void): MenuItem[] {
  const here = table.hello();
  const watch = keptTable(table.address)?.watch ?? here?.table ?? "";
  return [
    { label: t("keys"), icon: "keyboard", key: "?", act: () => open("keys") },
    { label: t("score"), icon: "star", act: () => open("score") },
    { label: t("kept-answers"), icon: "check", act: () => open("kept") },
    ...((here?.lists.length ?? 0) > 0
      ? [{ label: t("lists", { game: here?.game ?? "" }), icon: "card", act: () => open("lists") }]
      : []),
    { label: t("copy-watch"), icon: "eye", act: () => copy(`/watch/${watch}`) },
    ...(seated(table) ? [{ label: t("copy-seat"), icon: "link", act: () => copy(`/table/${table.address}`) }] : []),
    ...(seated(table) && here?.against === "link"
      ? [{ label: t(here.hushed ? "unhush" : "hush"), icon: "chat", act: () => void hush(table, !here.hushed) }]
      : []),
    { label: t("export-record"), icon: "download", act: () => void save(table, "record") },
    { label: t("export-scenario"), icon: "download", act: () => void save(table, "scenario") },
    ...(seated(table) && playing(table)
      ? [
          { label: t("offer-draw"), icon: "people", act: () => open("draw") },
          { label: t("resign"), icon: "flag", bad: true, act: () => open("resign") },
        ]
      : []),
    { label: t("to-lobby"), icon: "brand", act: () => go("/") },
  ];
}
