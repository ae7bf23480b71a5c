import { render, screen } from "@solidjs/testing-library";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { hasKey, keptTables, keyFor, seatFrom } from "../../lobby/kept";
import type { TableMade } from "../../protocol/server";
import { t } from "../../text/fluent";
import { opposite, sitDown } from "../testing/line";
import { Invitation, NoTable } from "./Invitation";

type Sent = { path: string; body: { name: string; key: string } };
let sent: Sent[];
/** What the server answers in turn; nothing where the answer gets lost. */
let answers: ({ status: number; body: unknown } | null)[];
const made: TableMade = { table: "t", link: "own-link", invite: null, watch: "t" };
const spent = { status: 410, body: { code: "spent", rule: null, reason: { id: "somebody has sat down" } } };

beforeEach(() => {
  [sent, answers] = [[], []];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    sent.push({ path, body: JSON.parse(String(init.body)) as Sent["body"] });
    const answer = answers.shift();
    if (!answer) throw new Error("lost");
    return { ok: answer.status === 200, status: answer.status, json: async () => answer.body };
  });
  history.replaceState(null, "", "/table/link");
});
afterEach(() => vi.unstubAllGlobals());

function invited() {
  const taking: boolean[] = [];
  const { table, line } = sitDown({}, { ...opposite, hands: [], eyes: null, invited: true });
  onTestFinished(() => table.close());
  return { table, line, taking, user: userEvent.setup() };
}

test("a guest sits down under a name and goes on with a link of their own", async () => {
  const { table, taking, user } = invited();
  answers = [{ status: 200, body: made }];
  render(() => <Invitation table={table} taking={(on) => taking.push(on)} />);
  await user.type(screen.getByRole("textbox"), "Grace");
  expect(sent, "nothing is taken before the guest says so").toEqual([]);
  await user.click(screen.getByRole("button", { name: t("sit-down") }));
  await expect.poll(() => location.pathname).toBe("/table/own-link");
  expect(sent[0]).toMatchObject({ path: "/api/seats/link/sit", body: { name: "Grace" } });
  expect(sent[0]?.body.key).toMatch(/^[0-9a-f]{40}$/);
  expect([taking, seatFrom("link")?.link]).toEqual([[true], "own-link"]);
});

test("an answer that got lost is asked for again with the same key", async () => {
  const { table, taking, user } = invited();
  answers = [null, { status: 200, body: made }];
  render(() => <Invitation table={table} taking={(on) => taking.push(on)} />);
  await user.click(screen.getByRole("button", { name: t("sit-down") }));
  await expect.poll(() => taking).toEqual([true, false]);
  expect(location.pathname).toBe("/table/link");
  await user.click(screen.getByRole("button", { name: t("sit-down") }));
  await expect.poll(() => location.pathname).toBe("/table/own-link");
  expect(sent[1]?.body.key).toBe(sent[0]?.body.key);
});

test("a seat that somebody else has taken is refused with a sentence", async () => {
  const { table, user } = invited();
  answers = [spent];
  render(() => <Invitation table={table} taking={() => {}} />);
  await user.click(screen.getByRole("button", { name: t("sit-down") }));
  await expect.poll(() => screen.queryByRole("alert")?.textContent).toContain("somebody has sat down");
  expect(keptTables()).toEqual([]);
});

test("each invitation has a key of its own, which stays the same", () => {
  expect(hasKey("one")).toBe(false);
  const key = keyFor("one");
  expect([keyFor("one"), hasKey("one")]).toEqual([key, true]);
  expect(keyFor("two")).not.toBe(key);
});

test("an invitation that was used says so", async () => {
  const { table, line } = invited();
  line.say({ bye: { code: "spent", rule: null, reason: { id: "" } } });
  render(() => <NoTable table={table} />);
  expect(screen.getByRole("heading").textContent).toBe(t("invite-spent"));
  expect(sent, "who has never asked for the seat does not ask now").toEqual([]);
});

test("it leads to the seat where this browser has used it and lost the answer", async () => {
  const key = keyFor("link");
  const { table, line } = invited();
  answers = [{ status: 200, body: made }];
  line.say({ bye: { code: "spent", rule: null, reason: { id: "" } } });
  render(() => <NoTable table={table} />);
  await expect.poll(() => location.pathname).toBe("/table/own-link");
  expect(sent[0]?.body.key).toBe(key);
});

test("where there is no table, that is what is said", () => {
  const { table, line } = invited();
  line.say({ bye: { code: "not_found", rule: null, reason: { id: "" } } });
  render(() => <NoTable table={table} />);
  expect(screen.getByRole("heading").textContent).toBe(t("no-table"));
});
