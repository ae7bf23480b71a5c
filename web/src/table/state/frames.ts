// What is shown when: updates frame by frame, and after the frame what nobody looks at first.

import { batch, createComputed, createSignal, on, type Accessor } from "solid-js";

export interface Frames<T> {
  /** The first update of a frame is shown at once; those that follow before it is drawn are shown together in the next. */
  update(message: T): void;
  /** Shows what is no update, with the updates that wait. */
  now(message: T): void;
  /** Runs something once the frame that is due has been drawn; at once if none is due. */
  after(run: () => void): void;
}

/** How long what comes after a frame waits at most for the browser to have nothing else to do. */
const PATIENCE = 100;

function idle(run: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(run, { timeout: PATIENCE });
  else setTimeout(run, 20);
}

const frameless = (): boolean => !globalThis.requestAnimationFrame || globalThis.document?.hidden === true;

export function openFrames<T>(show: (messages: readonly T[]) => void): Frames<T> {
  const later: T[] = [];
  let rest: (() => void)[] = [];
  let due = false;
  let resting = false;

  function drawn(): void {
    due = later.length > 0;
    if (due) {
      requestAnimationFrame(drawn);
      show(later.splice(0));
    }
    if (resting || rest.length === 0) return;
    resting = true;
    idle(catchUp);
  }

  function catchUp(): void {
    resting = false;
    const runs = rest;
    rest = [];
    batch(() => runs.forEach((run) => run()));
  }

  return {
    update(message) {
      if (frameless()) return this.now(message);
      if (due) return void later.push(message);
      due = true;
      requestAnimationFrame(drawn);
      show([message]);
    },
    now: (message) => show([...later.splice(0), message]),
    after(run) {
      if ((!due && !resting) || frameless()) return run();
      rest.push(run);
    },
  };
}

/** A value as it was until the frame that is due has been drawn. */
export function afterwards<T>(frames: Pick<Frames<unknown>, "after">, source: Accessor<T>): Accessor<T> {
  const [value, set] = createSignal<T>(source());
  createComputed(on(source, () => frames.after(() => set(source)), { defer: true }));
  return value;
}
