import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Line } from "../../testing/line";
import { openConnection } from "./connection";

let connection: ReturnType<typeof openConnection>;
let line: Line;
let opened: number;
let said: string[];

beforeEach(() => {
  vi.useFakeTimers();
  [Line.all, opened, said] = [[], 0, []];
  const hears = {
    opened: () => void (opened += 1),
    said: (message: object) => void said.push(...Object.keys(message)),
  };
  connection = openConnection("link", hears, { connect: () => new Line(), random: () => 0.5 });
  line = Line.all[0] as Line;
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

test("it is being connected, then open, and tells what it hears", () => {
  expect(connection.link()).toBe("connecting");
  line.open();
  line.say({ chat: [] });
  expect([connection.link(), opened, said]).toEqual(["open", 1, ["hello", "chat"]]);
});

test("a request has its own answer, whatever else is under way", async () => {
  line.open();
  const [one, two] = [connection.ask({ measure: { from: "a", to: "b" } }), connection.ask({ at: 1 })];
  line.refuse("at", { code: "malformed", reason: { id: "no such time" } });
  line.done("measure", { measured: { proof: null, notes: [] } as never });
  await expect(two).rejects.toMatchObject({ code: "malformed" });
  await expect(one).resolves.toHaveProperty("measured");
});

test("while it is lost the seconds are counted down to the next attempt", async () => {
  line.open();
  line.close();
  expect(connection.link()).toBe("lost");
  const before = connection.retry();
  expect(before).toBeGreaterThan(0);
  connection.retryNow();
  (Line.all[1] as Line).open();
  expect([connection.link(), opened]).toEqual(["open", 2]);
});

test("what the server said at the end is told until it is open again", () => {
  line.open();
  line.say({ bye: { code: "fault", rule: null, reason: { id: "it could not be stored" } } });
  expect([connection.link(), connection.bye()?.reason.id]).toEqual(["lost", "it could not be stored"]);
  connection.retryNow();
  (Line.all[1] as Line).open();
  expect([connection.link(), connection.bye()]).toEqual(["open", null]);
});

test("where there is nothing to come back to, it is closed", () => {
  line.open();
  line.say({ bye: { code: "not_found", rule: null, reason: { id: "gone" } } });
  expect([connection.link(), connection.bye()?.code]).toEqual(["closed", "not_found"]);
});

test("how long the server takes is shown now and then", async () => {
  line.open();
  const took = async (ms: number): Promise<void> => {
    const asked = connection.ask("scenario");
    await vi.advanceTimersByTimeAsync(ms);
    line.done("scenario", { scenario: "" });
    await asked;
  };
  await took(30);
  expect(connection.latency()).toBe(30);
  await took(90);
  expect(connection.latency(), "too soon after the last").toBe(30);
  await vi.advanceTimersByTimeAsync(2_000);
  await took(50);
  expect(connection.latency()).toBe(50);
});
