// A button or piece that was reached by keyboard is meant by Enter; one that a pointer has pressed before is not.

let clicked: Element | null = null;

const holder = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest("button, a, summary, input, .piece") : null;

globalThis.document?.addEventListener("pointerdown", ({ target }) => (clicked = holder(target)), true);
// Tab moves the focus on; whoever answers this very key still learns how it came there.
globalThis.document?.addEventListener(
  "keydown",
  ({ key }) => key === "Tab" && setTimeout(() => (clicked = null)),
  true,
);

/** Whether the focus lies here because a pointer has put it here. */
export const byPointer = (target: EventTarget | null): boolean => clicked !== null && holder(target) === clicked;
