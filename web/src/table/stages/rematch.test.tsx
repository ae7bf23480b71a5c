import { render, screen } from "@solidjs/testing-library";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { keepTable, keptTable, ofMade } from "../../lobby/kept";
import type { TableMade, TableRequest } from "../../protocol/server";
import { t } from "../../text/fluent";
import { hello as greeting, opposite, sitDown } from "../testing/line";
import { frame } from "../testing/panel";
import { TablePage } from "../TablePage";
import { InviteBox } from "./InviteBox";

const request = { game: "g", against: "link", lists: [] } as unknown as TableRequest;
const table = (name: string): TableMade => ({
  table: name,
  link: `${name}-link`,
  invite: `${name}-secret`,
  watch: name,
});

/** What went out over the connection and over HTTP. */
let said: string[];
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
  said = [];
  vi.stubGlobal("WebSocket", Silent);
  vi.stubGlobal("fetch", async (path: string) => ({
    ok: true,
    status: 200,
    json: async () => (path === "/api/tables" ? table("new") : null),
  }));
  keepTable(ofMade(table("old"), request, "Duel"));
});
afterEach(() => vi.unstubAllGlobals());

test("playing again tells the invitation to nobody at the old table, where spectators read the chat", async () => {
  render(() => <TablePage link="old-link" replay={false} />);
  const socket = Silent.last;
  socket.onopen?.();
  const hello = { ...greeting, ...opposite, stage: "over" };
  socket.onmessage?.({ data: JSON.stringify({ hello }) });
  const over = { winner: 0, reason: { id: "over" } };
  const update = { number: 1, whole: true, frame: frame({ over: over as never }), pieces: [], order: [], told: [] };
  const rest = { question: null, waiting: [], from: 0, undo: { entries: 0, free: 0, mine: null }, seal: null };
  socket.onmessage?.({ data: JSON.stringify({ update: { ...update, ...rest } }) });
  (await screen.findByRole("button", { name: t("rematch") })).click();
  await expect.poll(() => keptTable("new-link")?.invite).toBe("new-secret");
  await new Promise((done) => setTimeout(done, 20));
  expect(said.join()).not.toContain("new-secret");
});

test("the invitation is shown to who made the table, while a seat is free", () => {
  keepTable({ ...ofMade(table("t"), request, "Duel"), link: "link" });
  const nobody = opposite.seats!.map((seat) => ({ ...seat, sitting: seat.seat === 0 ? "person" : "nobody" }) as const);
  const { table: here, line } = sitDown({}, { ...opposite, seats: nobody });
  onTestFinished(() => here.close());
  render(() => <InviteBox table={here} />);
  expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe(`${location.origin}/table/t-secret`);
  line.say({ hello: { ...here.hello()!, seats: opposite.seats! } });
  expect(screen.queryByRole("textbox")).toBe(null);
});
