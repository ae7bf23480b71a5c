import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Refusal } from "../../../protocol/server";
import { Line } from "../../testing/line";
import { leads, openWire, type Wire } from "./wire";

let wire: Wire;
let heard: string[];
let nowhere: Refusal | null;
let asked: number;
const line = (): Line => Line.all.at(-1) as Line;
const bye = (code: string): void => line().say({ bye: { code, rule: null, reason: { id: code } } });
const pass = (seconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(seconds * 1000);
/** Goes through the pauses until the connection has been tried so often. */
async function tried(times: number): Promise<void> {
  for (let seconds = 0; Line.all.length < times && seconds < 600; seconds += 1) await pass(1);
  expect(Line.all).toHaveLength(times);
}

beforeEach(() => {
  vi.useFakeTimers();
  [Line.all, heard, nowhere, asked] = [[], [], null, 0];
  wire = openWire(
    "link",
    {
      open: () => void heard.push("open"),
      lost: (seconds, word) => void heard.push(`lost ${seconds} ${word?.code ?? "-"}`),
      closed: ({ code }) => void heard.push(`closed ${code}`),
      said: (message) => void heard.push(Object.keys(message)[0] ?? ""),
      took: () => {},
    },
    { connect: () => new Line(), leads: async () => ((asked += 1), nowhere), random: () => 0.5 },
  );
});
afterEach(() => {
  wire.close();
  vi.useRealTimers();
});

describe("it comes back by itself", () => {
  test("after a server that was restarted: cut off without a word, and away for a while", async () => {
    line().open();
    line().close();
    await tried(2);
    for (let times = 3; times <= 8; times += 1) {
      line().close();
      await tried(times);
    }
    line().open();
    expect(heard.slice(-2)).toEqual(["open", "hello"]);
  });

  test.each(["fault", "too_many", "too_large", "malformed", "not_now", "anything else"])("after “%s”", async (code) => {
    line().open();
    bye(code);
    expect(heard.at(-1)).toBe(`lost 0.5 ${code}`);
    await tried(2);
    line().open();
    expect(heard.slice(-2)).toEqual(["open", "hello"]);
  });

  test("after it was too fast, but only when the server has caught its breath", async () => {
    line().open();
    bye("too_fast");
    await pass(29);
    expect(Line.all).toHaveLength(1);
    await pass(20);
    expect(Line.all).toHaveLength(2);
    line().open();
    expect(heard.slice(-2)).toEqual(["open", "hello"]);
  });

  test("and lets the socket of the old connection go", () => {
    line().open();
    const old = line();
    let closed = 0;
    old.close = () => void (closed += 1);
    bye("fault");
    old.say({ chat: [] });
    expect([closed, heard.includes("chat")]).toEqual([1, false]);
  });
});

test("where there is no such table it does not come back", async () => {
  line().open();
  bye("not_found");
  await pass(600);
  expect([Line.all.length, heard.at(-1)]).toEqual([1, "closed not_found"]);
  wire.retry();
  expect(Line.all).toHaveLength(1);
});

test("nor with an invitation that somebody has used", async () => {
  line().open();
  bye("spent");
  await pass(600);
  expect([Line.all.length, heard.at(-1)]).toEqual([1, "closed spent"]);
});

test.each([
  [404, "not_found"],
  [410, "spent"],
  [200, undefined],
  [429, undefined],
  [500, undefined],
])("the server's %i says whether there is something to come back to", async (status, code) => {
  vi.stubGlobal("fetch", async () => ({ status }));
  expect((await leads("link"))?.code).toBe(code);
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
  expect(await leads("link")).toBe(null);
  vi.unstubAllGlobals();
});

test("a link that leads nowhere is found out even where the connection only fails", async () => {
  nowhere = { code: "not_found", rule: null, reason: { id: "no such table" } };
  line().close();
  await pass(0);
  expect(heard).toEqual(["lost 0.5 -", "closed not_found"]);
  await pass(600);
  expect(Line.all).toHaveLength(1);
});

test("a link that has stopped leading anywhere meanwhile is found out, too", async () => {
  line().open();
  line().close();
  expect(asked, "it did lead somewhere").toBe(0);
  nowhere = { code: "not_found", rule: null, reason: { id: "no such table" } };
  await tried(2);
  line().close();
  await pass(0);
  expect(heard.at(-1)).toBe("closed not_found");
});

describe("the pauses", () => {
  test("grow while it fails", async () => {
    for (let times = 2; times <= 6; times += 1) {
      line().close();
      await tried(times);
    }
    const pauses = heard.map((each) => Number(each.split(" ")[1]));
    expect(pauses).toEqual([0.5, 1, 2, 3, 5]);
  });

  test("grow, too, where the server lets it in only to put it out again", async () => {
    for (let times = 2; times <= 5; times += 1) {
      line().open();
      bye("fault");
      await tried(times);
    }
    expect(heard.filter((each) => each.startsWith("lost"))).toEqual(
      ["0.5", "1", "2", "3"].map((pause) => `lost ${pause} fault`),
    );
  });

  test("are short again after a connection that was good", async () => {
    for (let times = 2; times <= 5; times += 1) {
      line().close();
      await tried(times);
    }
    line().open();
    await pass(11);
    line().close();
    expect(heard.at(-1)).toBe("lost 0.5 -");
  });

  test("are cut short by the player and by the network", async () => {
    line().open();
    bye("too_fast");
    wire.retry();
    expect(Line.all).toHaveLength(2);
    wire.retry();
    expect(Line.all, "it is being tried already").toHaveLength(2);
  });
});

describe("requests", () => {
  test("get their own answers by their numbers, in whatever order these come", async () => {
    line().open();
    const [one, two] = [wire.ask("scenario"), wire.ask("record")];
    line().done("record", { record: "r" });
    line().refuse("scenario", { code: "not_now" });
    await expect(two).resolves.toEqual({ record: "r" });
    await expect(one).rejects.toMatchObject({ code: "not_now" });
  });

  test("an answer that nobody waits for is no fault", () => {
    line().open();
    line().say({ refused: { id: 0, refusal: { code: "malformed", rule: null, reason: { id: "" } } } });
    line().say({ done: { id: 99, response: "accepted" } });
    expect(heard.at(-1)).toBe("done");
  });

  test("are lost with the connection, and at once while there is none", async () => {
    await expect(wire.ask("scenario")).rejects.toMatchObject({ code: "lost" });
    line().open();
    const under = wire.ask("scenario");
    bye("fault");
    await expect(under).rejects.toMatchObject({ code: "lost" });
  });

  test("that are too large for the server are refused, lest they be sent again and again", async () => {
    line().open();
    const under = wire.ask({ say: "x".repeat(20_000) });
    bye("too_large");
    await expect(under).rejects.toMatchObject({ code: "too_large" });
    await tried(2);
  });
});

describe("a connection that died without a sign", () => {
  test("is found out by silence, and tried anew", async () => {
    line().open();
    await pass(24);
    expect(line().asked("ping")).toHaveLength(0);
    await pass(2);
    expect(line().asked("ping")).toHaveLength(1);
    await pass(14);
    expect(Line.all).toHaveLength(1);
    await tried(2);
  });

  test("is no connection that is only quiet", async () => {
    line().open();
    for (let times = 1; times <= 4; times += 1) {
      await pass(26);
      expect(line().asked("ping")).toHaveLength(times);
      line().done("ping");
    }
    expect(Line.all).toHaveLength(1);
    await pass(20);
    line().say({ chat: [] });
    await pass(20);
    expect(line().asked("ping"), "something was heard").toHaveLength(4);
  });

  test("is asked for a sign at once when the network is back", async () => {
    const listeners = new Map<string, () => void>();
    vi.stubGlobal("addEventListener", (kind: string, listener: () => void) => listeners.set(kind, listener));
    vi.stubGlobal("removeEventListener", () => {});
    const other = openWire(
      "link",
      { open() {}, lost() {}, closed() {}, said() {}, took() {} },
      { connect: () => new Line(), leads: async () => null, random: () => 0.5 },
    );
    line().open();
    listeners.get("online")?.();
    expect(line().asked("ping")).toHaveLength(1);
    other.close();
    vi.unstubAllGlobals();
  });

  test("is one that never comes about, too", async () => {
    await pass(14);
    expect(heard).toEqual([]);
    await pass(2);
    expect(heard[0]).toBe("lost 0.5 -");
    await tried(2);
  });
});

test("a wire that is closed stays closed and leaves nothing behind", async () => {
  line().open();
  wire.close();
  await pass(600);
  expect([Line.all.length, vi.getTimerCount()]).toEqual([1, 0]);
});
