// The state of the connection as the player sees it.

import { batch, createSignal, type Accessor } from "solid-js";
import type { Refusal, Request, Response, ServerMessage } from "../../../protocol/server";
import { openWire, type Dialing } from "./wire";

/** The state of the connection. */
export type Link = "connecting" | "open" | "lost" | "closed";

/** Any request; resolves with its response or rejects with its `Refusal`. */
export type Ask = (request: Request) => Promise<Response>;

export interface Connection {
  link: Accessor<Link>;
  /** Seconds until the next attempt to connect, while the connection is lost. */
  retry: Accessor<number>;
  /** What the server said when it ended the connection; nothing while it is open, and where it was cut off without a word. */
  bye: Accessor<Refusal | null>;
  /** How long the server takes for a request, in milliseconds. */
  latency: Accessor<number | null>;
  ask: Ask;
  retryNow: () => void;
}

/** How long a measured latency is shown, in milliseconds. */
const STEADY = 2_000;

export function openConnection(
  address: string,
  hears: { opened: () => void; said: (message: ServerMessage) => void },
  dialing?: Partial<Dialing>,
): Connection & { close: () => void } {
  const [link, setLink] = createSignal<Link>("connecting");
  const [retry, setRetry] = createSignal(0);
  const [bye, setBye] = createSignal<Refusal | null>(null);
  const [latency, setLatency] = createSignal<number | null>(null);
  let counting: ReturnType<typeof setInterval> | undefined;
  let shown = -Infinity;

  const wire = openWire(
    address,
    {
      open() {
        clearInterval(counting);
        batch(() => {
          setLink("open");
          setBye(null);
        });
        hears.opened();
      },
      lost(seconds, word) {
        clearInterval(counting);
        batch(() => {
          setLink("lost");
          setBye(word);
          setRetry(Math.ceil(seconds));
        });
        counting = setInterval(() => setRetry((left) => Math.max(0, left - 1)), 1000);
      },
      closed(reason) {
        clearInterval(counting);
        batch(() => {
          setLink("closed");
          setBye(reason);
        });
      },
      said: hears.said,
      took(ms) {
        if (performance.now() - shown < STEADY) return;
        shown = performance.now();
        setLatency(Math.round(ms));
      },
    },
    dialing,
  );

  return {
    link,
    retry,
    bye,
    latency,
    ask: wire.ask,
    retryNow: wire.retry,
    close() {
      clearInterval(counting);
      wire.close();
    },
  };
}
