// The connection to the server: requests with their responses. Whatever ends it, it comes back by itself, unless there is
// nothing to come back to.

import type { ClientMessage, Refusal, Request, Response, ServerMessage } from "../../../protocol/server";
import { refused } from "../../../api";
import { textOf } from "../../../text/fluent";
import { pause } from "./pause";

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

/** Why a link leads nowhere; nothing if it may lead somewhere. A connection that fails does not tell. */
export type Leads = (link: string) => Promise<Refusal | null>;

export const leads: Leads = async (link) => {
  const response = await fetch(`/api/tables/${encodeURIComponent(link)}/record`, { method: "HEAD" }).catch(() => null);
  if (response?.status === 404) return refused("not_found", textOf("no-table"));
  return response?.status === 410 ? refused("spent", textOf("invite-spent")) : null;
};

export interface Listener {
  open(): void;
  /** The connection is gone, with the server's last word if it had one; it is tried again in so many seconds. */
  lost(seconds: number, word: Refusal | null): void;
  /** There is nothing to connect to. */
  closed(refusal: Refusal): void;
  said(message: ServerMessage): void;
  /** How long the last request took, in milliseconds. */
  took(time: number): void;
}

export interface Wire {
  ask(request: Request): Promise<Response>;
  /** Tries to connect now instead of waiting. */
  retry(): void;
  close(): void;
}

export interface Dialing {
  connect: Connect;
  leads: Leads;
  /** Between 0 and 1. */
  random: () => number;
}

const lost = refused("lost", textOf("answer-lost"));

/** After these words there is nothing to come back to. */
const FINAL = new Set(["not_found", "spent"]);
/** After this word a request would be refused again. */
const TOO_LARGE = "too_large";

/** Milliseconds of silence after which the server is asked for a sign of life. */
const QUIET = 25_000;
/** Milliseconds that the sign of life, or a new connection, may take. */
const PATIENCE = 15_000;
/** Milliseconds after which a connection counts as good, so that the next pause is a short one. */
const STEADY = 10_000;

interface Asked {
  done: (response: Response) => void;
  failed: (refusal: Refusal) => void;
  at: number;
}

export function openWire(link: string, listener: Listener, dialing: Partial<Dialing> = {}): Wire {
  const dial: Dialing = { connect, leads, random: Math.random, ...dialing };
  let socket: Socket | null = null;
  let isOpen = false;
  let over = false;
  let tries = 0;
  let next = 1;
  let again: ReturnType<typeof setTimeout> | undefined;
  let steady: ReturnType<typeof setTimeout> | undefined;
  let watch: ReturnType<typeof setTimeout> | undefined;
  const asked = new Map<number, Asked>();

  function start(): void {
    if (over || socket) return;
    clearTimeout(again);
    const mine = dial.connect(link);
    socket = mine;
    watch = setTimeout(() => fall(null), PATIENCE);
    mine.onopen = () => {
      isOpen = true;
      steady = setTimeout(() => (tries = 0), STEADY);
      listen();
      listener.open();
    };
    mine.onmessage = (event) => {
      listen();
      hear(JSON.parse(event.data) as ServerMessage);
    };
    mine.onclose = () => fall(null);
  }

  function hear(message: ServerMessage): void {
    if ("done" in message) take(message.done.id)?.done(message.done.response);
    if ("refused" in message) take(message.refused.id)?.failed(message.refused.refusal);
    if (!("bye" in message)) listener.said(message);
    else if (FINAL.has(message.bye.code)) end(message.bye);
    else fall(message.bye);
  }

  function take(id: number): Asked | undefined {
    const each = asked.get(id);
    asked.delete(id);
    if (each) listener.took(performance.now() - each.at);
    return each;
  }

  /** Something was heard. After a while of silence the server is asked whether it is still there. */
  function listen(): void {
    clearTimeout(watch);
    watch = setTimeout(knock, QUIET);
  }

  function knock(): void {
    clearTimeout(watch);
    watch = setTimeout(() => fall(null), PATIENCE);
    ask("ping").catch(() => {});
  }

  /** Lets the connection go, whether it knows that it has ended or not. */
  function drop(why: Refusal): void {
    [again, steady, watch].forEach(clearTimeout);
    const [old, waiting] = [socket, [...asked.values()]];
    [socket, isOpen] = [null, false];
    asked.clear();
    if (old) {
      old.onopen = old.onmessage = old.onclose = null;
      old.close();
    }
    for (const each of waiting) each.failed(why);
  }

  /** The connection is gone, with the server's last word: it is tried again. */
  function fall(word: Refusal | null): void {
    const was = isOpen;
    drop(word?.code === TOO_LARGE ? word : lost);
    const wait = pause(tries, word?.code ?? null, dial.random);
    tries += 1;
    again = setTimeout(start, wait * 1000);
    listener.lost(wait, word);
    if (!was) void dial.leads(link).then((why) => why && !over && !isOpen && end(why));
  }

  function end(why: Refusal): void {
    over = true;
    drop(why);
    listener.closed(why);
  }

  function ask(request: Request): Promise<Response> {
    return new Promise<Response>((done, failed) => {
      if (!socket || !isOpen) return failed(lost);
      const id = next;
      next += 1;
      asked.set(id, { done, failed, at: performance.now() });
      const message: ClientMessage = { id, request };
      socket.send(JSON.stringify(message));
    });
  }

  /** The network or the player is back: what looks alive may have died meanwhile. */
  const back = (): void => {
    if (isOpen) knock();
    else start();
  };
  const seen = (): void => {
    if (!document.hidden) back();
  };
  globalThis.addEventListener?.("online", back);
  globalThis.document?.addEventListener("visibilitychange", seen);
  start();

  return {
    ask,
    retry: start,
    close() {
      over = true;
      globalThis.removeEventListener?.("online", back);
      globalThis.document?.removeEventListener("visibilitychange", seen);
      drop(lost);
    },
  };
}
