import { expect, test } from "vitest";
import { openView } from "./view";

test("a layer is turned on without turning the others off", () => {
  const view = openView();
  expect(view.layers()).toEqual({ arcs: false, sight: true, bands: false });
  view.setLayers({ arcs: true });
  expect(view.layers()).toEqual({ arcs: true, sight: true, bands: false });
});

test("what is pointed at and whose card is open are kept apart", () => {
  const view = openView();
  view.hover("a");
  view.select("b");
  expect([view.hovered(), view.selected()]).toEqual(["a", "b"]);
  view.hover(null);
  expect([view.hovered(), view.selected()]).toEqual([null, "b"]);
});
