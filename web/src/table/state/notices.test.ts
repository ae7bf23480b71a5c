import { expect, test } from "vitest";
import { openNotices } from "./notices";

test("the newest notice takes the place of the last", () => {
  const { notice, setNotice } = openNotices();
  expect(notice()).toBe(null);
  setNotice({ kind: "kept" });
  setNotice({ kind: "moot", why: { id: "because" } });
  expect(notice()).toEqual({ kind: "moot", why: { id: "because" } });
  setNotice(null);
  expect(notice()).toBe(null);
});
