// The connection to the server: requests with their responses, and trying again when it is lost.

import type { ClientMessage, Refusal, Request, Response, ServerMessage } from "../../../protocol/server";
import { t } from "../../../text/fluent";

/** What is needed of a WebSocket; tests bring their own. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
}

export type Connect = (link: string) => Socket;

export const connect: Connect = (link) => {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(`${scheme}//${location.host}/ws/${encodeURIComponent(link)}`) as unknown as Socket;
};

export interface Listener {
  open(): void;
  /** The connection is gone; it is tried again in so many seconds. */
  lost(seconds: number): void;
  /** The server has ended the connection for good. */
  closed(refusal: Refusal): void;
  said(message: ServerMessage): void;
  /** How long the last request took, in milliseconds. */
  took(time: number): void;
}

/** Whether there is a table under a link at all; a connection that fails does not tell. */
async function leads(link: string): Promise<boolean> {
  const response = await fetch(`/api/tables/${encodeURIComponent(link)}/record`, { method: "HEAD" }).catch(() => null);
  return response?.status !== 404;
}

const lost: Refusal = { code: "lost", rule: null, reason: "The connection was lost before the answer came." };
const WAITS = [0.5, 1, 2, 3, 5, 8, 13, 20];

export interface Wire {
  ask(request: Request): Promise<Response>;
  /** Tries to connect now instead of waiting. */
  retry(): void;
  close(): void;
}

interface Asked {
  done: (response: Response) => void;
  failed: (refusal: Refusal) => void;
  at: number;
}

export function openWire(link: string, listener: Listener, dial: Connect = connect): Wire {
  let socket: Socket | null = null;
  let isOpen = false;
  let opened = false;
  let over = false;
  let tries = 0;
  let next = 1;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const asked = new Map<number, Asked>();

  function start(): void {
    clearTimeout(timer);
    const mine = dial(link);
    socket = mine;
    mine.onopen = () => {
      isOpen = true;
      opened = true;
      tries = 0;
      listener.open();
    };
    mine.onmessage = (event) => {
      const message = JSON.parse(event.data) as ServerMessage;
      settle(message);
      if ("bye" in message) {
        over = message.bye.code !== "restart" && message.bye.code !== "too_slow";
        if (over) listener.closed(message.bye);
      } else listener.said(message);
    };
    mine.onclose = () => {
      if (socket !== mine) return;
      socket = null;
      isOpen = false;
      for (const each of asked.values()) each.failed(lost);
      asked.clear();
      if (over) return;
      const wait = WAITS[Math.min(tries, WAITS.length - 1)] ?? 20;
      tries += 1;
      listener.lost(wait);
      if (!opened && tries === 1 && dial === connect) void leads(link).then((there) => there || nowhere());
      timer = setTimeout(start, wait * 1000);
    };
  }

  function nowhere(): void {
    over = true;
    clearTimeout(timer);
    listener.closed({ code: "not_found", rule: null, reason: t("no-table") });
  }

  function settle(message: ServerMessage): void {
    if ("done" in message) {
      const each = take(message.done.id);
      each?.done(message.done.response);
    } else if ("refused" in message) take(message.refused.id)?.failed(message.refused.refusal);
  }

  function take(id: number): Asked | undefined {
    const each = asked.get(id);
    asked.delete(id);
    if (each) listener.took(performance.now() - each.at);
    return each;
  }

  const online = (): void => {
    if (!isOpen && !over && !socket) start();
  };
  globalThis.addEventListener?.("online", online);
  start();

  return {
    ask(request) {
      return new Promise<Response>((done, failed) => {
        if (!socket || !isOpen) return failed(lost);
        const id = next;
        next += 1;
        asked.set(id, { done, failed, at: performance.now() });
        const message: ClientMessage = { id, request };
        socket.send(JSON.stringify(message));
      });
    },
    retry: online,
    close() {
      over = true;
      clearTimeout(timer);
      globalThis.removeEventListener?.("online", online);
      socket?.close();
    },
  };
}
