// Requests that are answered by hand.

import type { Refusal, Request, Response } from "../../protocol/server";
import type { Ask } from "../state/line/connection";

export interface Asked {
  request: Request;
  done: (response: Response) => void;
  fail: (refusal: Partial<Refusal>) => void;
}

export class Asks {
  readonly sent: Asked[] = [];
  readonly ask: Ask = (request) =>
    new Promise<Response>((done, failed) => {
      const fail = (refusal: Partial<Refusal>): void =>
        failed({ code: "refused", rule: null, reason: { id: "no" }, ...refusal });
      this.sent.push({ request, done, fail });
    });
  get last(): Asked {
    const last = this.sent.at(-1);
    if (!last) throw new Error("nothing was asked");
    return last;
  }
}

/** Lets everything that waits for a promise go on. */
export const settled = (): Promise<void> => new Promise((done) => queueMicrotask(() => queueMicrotask(done)));
