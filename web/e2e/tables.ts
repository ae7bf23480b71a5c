// Makes tables over the lobby's own requests, for tests that are about the table and not about the lobby.

import type { Lobby, Sample, TableMade, TableRequest } from "../src/protocol/server";
import type { Server } from "./server";

async function post<T>(server: Server, path: string, body: unknown): Promise<T> {
  const response = await fetch(server.url + path, {
    method: "POST",
    headers: { "content-type": "application/json", origin: server.url },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

export async function samplesOf(server: Server, game: string): Promise<readonly Sample[]> {
  const lobby = (await (await fetch(`${server.url}/api/lobby`)).json()) as Lobby;
  return lobby.games.find((each) => each.id === game)?.samples ?? [];
}

export const samples = (server: Server): Promise<readonly Sample[]> => samplesOf(server, "armada");

/** A sample list of a faction that is as near to so many points as there is. */
export async function list(server: Server, emblem: string, points: number): Promise<string> {
  const fits = (await samples(server)).filter((sample) => sample.emblem === emblem && sample.editions.includes("rr15"));
  const best = fits.sort((one, other) => Math.abs(one.points - points) - Math.abs(other.points - points))[0];
  if (!best) throw new Error(`there is no sample list of ${emblem}`);
  return best.text;
}

export async function table(server: Server, wanted: Partial<TableRequest>): Promise<TableMade> {
  const standard: TableRequest = {
    game: "armada",
    edition: "rr15",
    against: "bot",
    bot: "random",
    name: "Tester",
    lists: [],
    learning: false,
    listed: false,
    measuring: "open",
    options: {},
    seed: 1,
  };
  return post<TableMade>(server, "/api/tables", { ...standard, ...wanted });
}

/** Sits down with an invitation; the link under which the seat is played from then on. */
export async function sitDown(server: Server, invitation: string, name: string): Promise<string> {
  return (await post<TableMade>(server, `/api/seats/${invitation}/sit`, { name })).link;
}

/** Takes the invited seat with a list; the link under which it is played from then on. */
export async function handIn(server: Server, link: string, name: string, text: string): Promise<string> {
  return (await post<TableMade>(server, `/api/seats/${link}/list`, { name, text })).link;
}
