import { render, screen } from "@solidjs/testing-library";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { keepTable, keptTable, ofMade } from "../../lobby/kept";
import type { Hello, TableMade } from "../../protocol/server";
import { t } from "../../text/fluent";
import { hello as greeting, opposite, sitDown } from "../testing/line";
import { frame } from "../testing/panel";
import { TablePage } from "../TablePage";
import { InviteBox } from "./InviteBox";

const table = (name: string): TableMade => ({
  table: name,
  link: `${name}-link`,
  invite: `${name}-secret`,
  watch: name,
});

/** What went out over the connection and over HTTP. */
let said: string[];
let asked: string[];
class Silent {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  static last: Silent;
  constructor() {
    Silent.last = this;
  }
  send(text: string): void {
    said.push(text);
  }
  close(): void {}
}

beforeEach(() => {
  [said, asked] = [[], []];
  vi.stubGlobal("WebSocket", Silent);
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    asked.push(`${init?.method ?? "GET"} ${path}`);
    return { ok: true, status: 200, json: async () => (path.endsWith("/rematch") ? table("new") : null) };
  });
  keepTable(ofMade(table("old"), { id: "Duel" }));
});
afterEach(() => vi.unstubAllGlobals());

/** A finished game as the holder of a link sees it. */
function finished(change: Partial<Hello>): void {
  render(() => <TablePage link="old-link" replay={false} />);
  const socket = Silent.last;
  socket.onopen?.();
  const hello = { ...greeting, ...opposite, stage: "over", ...change };
  socket.onmessage?.({ data: JSON.stringify({ hello }) });
  const over = { winner: 0, reason: { id: "over" } };
  const update = { number: 1, whole: true, frame: frame({ over: over as never }), pieces: [], order: [], told: [] };
  const rest = { question: null, waiting: [], from: 0, undo: { entries: 0, free: 0, mine: null }, seal: null };
  socket.onmessage?.({ data: JSON.stringify({ update: { ...update, ...rest } }) });
}

test("a player goes to their own seat at the rematch, and tells its link to nobody", async () => {
  finished({});
  (await screen.findByRole("button", { name: t("rematch") })).click();
  await expect.poll(() => keptTable("new-link")?.stage).toBe("playing");
  expect(asked).toContain("POST /api/tables/old-link/rematch");
  await new Promise((done) => setTimeout(done, 20));
  expect(said.join()).not.toContain("new-link");
});

test("the other player is offered their seat once there is a rematch", async () => {
  finished({ rematch: true });
  expect(await screen.findByText(t("rematch-waits"))).toBeTruthy();
  screen.getByRole("button", { name: t("rematch-join") }).click();
  await expect.poll(() => keptTable("new-link")?.table).toBe("new");
});

test("who watches learns that there is a rematch, and is offered no seat", async () => {
  finished({ rematch: true, hands: [], eyes: null });
  expect(await screen.findByText(t("rematch-played"))).toBeTruthy();
  expect(screen.queryByRole("button", { name: t("rematch-join") })).toBe(null);
});

test("the invitation is shown to who made the table, while a seat is free", () => {
  keepTable({ ...ofMade(table("t"), { id: "Duel" }), link: "link" });
  const nobody = opposite.seats!.map((seat) => ({ ...seat, sitting: seat.seat === 0 ? "person" : "nobody" }) as const);
  const { table: here, line } = sitDown({}, { ...opposite, seats: nobody });
  onTestFinished(() => here.close());
  render(() => <InviteBox table={here} />);
  expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe(`${location.origin}/table/t-secret`);
  line.say({ hello: { ...here.hello()!, seats: opposite.seats! } });
  expect(screen.queryByRole("textbox")).toBe(null);
});
