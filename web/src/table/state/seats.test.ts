import { createRoot, createSignal } from "solid-js";
import { beforeEach, expect, test } from "vitest";
import { Asks, settled } from "../testing/asks";
import { hello } from "../testing/line";
import { openNotices, type Notices } from "./notices";
import { openSeats } from "./seats";

let asks: Asks;
let notices: Notices;
let seats: ReturnType<typeof openSeats>;
const [waiting, setWaiting] = createSignal<readonly number[]>([]);

beforeEach(() => {
  [asks, notices] = [new Asks(), openNotices()];
  setWaiting([]);
  seats = createRoot(() => openSeats(asks.ask, waiting, notices));
});

test("the side is that of the eyes that look", () => {
  expect(seats.mySide()).toBe(null);
  seats.greet({ ...hello, eyes: 1 });
  expect(seats.mySide()).toBe(1);
  seats.greet({ ...hello, eyes: null, hands: [] });
  expect(seats.mySide()).toBe(null);
});

test("at one screen the screen goes to the seat that decides, while another looks", () => {
  seats.greet({ ...hello, hands: [0, 1] });
  setWaiting([0]);
  expect(seats.cover()).toBe(null);
  setWaiting([1]);
  expect(seats.cover()).toBe(1);
  seats.greet({ ...hello, hands: [0, 1], eyes: 1 });
  expect(seats.cover()).toBe(null);
  setWaiting([0]);
  seats.greet({ ...hello, hands: [0, 1], eyes: 1, stage: "over" });
  expect(seats.cover()).toBe(null);
});

test("nobody hands a screen over to another browser", () => {
  seats.greet(hello);
  setWaiting([1]);
  expect(seats.cover()).toBe(null);
});

test("a seat that may not be looked through is refused aloud", async () => {
  seats.look(1);
  expect(asks.last.request).toEqual({ look: 1 });
  asks.last.fail({ code: "not_yours", reason: { id: "not yours" } });
  await settled();
  expect(notices.notice()).toMatchObject({ kind: "refused", refusal: { reason: { id: "not yours" } } });
});

test("a greeting that says the same is the same object", () => {
  seats.greet(hello);
  const before = seats.hello();
  seats.greet(JSON.parse(JSON.stringify(hello)));
  expect(seats.hello()).toBe(before);
});
