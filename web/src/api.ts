// Requests that go over HTTP.

import type {
  ForkRequest,
  ListReport,
  ListRequest,
  ListSent,
  Lobby,
  Refusal,
  ReplayMade,
  RulesFound,
  RuleText,
  Seating,
  TableMade,
  TableRequest,
} from "./protocol/server";
import type { Text } from "./protocol/stage";
import { textOf } from "./text/fluent";

/** A refusal of the page's own. */
export const refused = (code: string, reason: Text): Refusal => ({ code, rule: null, reason });

async function call<T>(path: string, init?: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw refused("lost", textOf("no-answer"));
  }
  const body = (await response.json().catch(() => null)) as T | Refusal | null;
  if (!response.ok) throw refusalOf(body, response.status);
  return body as T;
}

function refusalOf(body: unknown, status: number): Refusal {
  if (body && typeof body === "object" && "reason" in body) return body as Refusal;
  return refused("fault", textOf("answered", { status }));
}

const post = <T>(path: string, body: unknown): Promise<T> =>
  call<T>(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });

export const lobby = (): Promise<Lobby> => call("/api/lobby");
export const makeTable = (request: TableRequest): Promise<TableMade> => post("/api/tables", request);
export const checkList = (request: ListRequest): Promise<ListReport> => post("/api/lists", request);
/** Takes the seat of an invitation; from then on it is played with a link of its own, and the invitation is spent. */
export const sitDown = (invitation: string, seating: Seating): Promise<TableMade> =>
  post(`/api/seats/${encodeURIComponent(invitation)}/sit`, seating);

/** The same with a list, where one is wanted. */
export const sendList = (link: string, sent: ListSent): Promise<TableMade> =>
  post(`/api/seats/${encodeURIComponent(link)}/list`, sent);

/** Takes the free seat of a listed table with a list. */
export const joinTable = (table: string, sent: ListSent): Promise<TableMade> =>
  post(`/api/tables/${encodeURIComponent(table)}/join`, sent);

/** The seat of this link at a rematch of its finished game. */
export const rematch = (link: string): Promise<TableMade> =>
  post(`/api/tables/${encodeURIComponent(link)}/rematch`, {});

/** A game as a file, to be looked at. */
export const sendReplay = (file: string): Promise<ReplayMade> =>
  call("/api/replays", { method: "POST", headers: { "content-type": "application/json" }, body: file });

/** Goes on from an earlier place of a game, at a table of its own. */
export const fork = (link: string, request: ForkRequest): Promise<TableMade> =>
  post(`/api/tables/${encodeURIComponent(link)}/fork`, request);

const rules = new Map<string, Promise<RuleText>>();

/** A rule's text; asked for once. */
export function rule(id: string): Promise<RuleText> {
  const known = rules.get(id);
  if (known) return known;
  const asked = call<RuleText>(`/api/rules/${encodeURIComponent(id)}`);
  asked.catch(() => rules.delete(id));
  rules.set(id, asked);
  return asked;
}

/** What answers a question about the rules and the cards, the best first. */
export function search(question: string, game: string | null, lang: string): Promise<RulesFound> {
  const wanted = new URLSearchParams({ q: question, lang });
  if (game !== null) wanted.set("game", game);
  return call(`/api/rules?${wanted.toString()}`);
}
