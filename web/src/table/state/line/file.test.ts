import { beforeEach, expect, test } from "vitest";
import type { ServerMessage } from "../../../protocol/server";
import { connectFile, keepFile } from "./file";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  const shelf = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  };
  Object.assign(globalThis, { sessionStorage: shelf });
});

const file = {
  broadside: 1,
  game: "armada",
  edition: "rr15",
  title: "Duel",
  names: ["Ada", "Grace"],
  learning: false,
  record: null,
  seen: { story: [{ entry: 7 }], scene: { round: 2, pieces: [{ id: "ship-0" }] } },
};

async function heard(asked?: string): Promise<ServerMessage[]> {
  const all: ServerMessage[] = [];
  const socket = connectFile("file");
  socket.onmessage = ({ data }) => void all.push(JSON.parse(data) as ServerMessage);
  if (asked) socket.send(asked);
  await new Promise((wait) => setTimeout(wait, 0));
  return all;
}

test("a game that was saved before its end is shown from its file", async () => {
  expect(keepFile(JSON.stringify(file))).toBe(true);
  const [hello, update] = await heard();
  expect(hello).toMatchObject({ hello: { title: { id: "name", args: { name: "Duel" } }, stage: "replay", hands: [] } });
  expect(update).toMatchObject({ update: { whole: true, frame: { round: 2 }, pieces: [{ id: "ship-0" }] } });
  expect(update).toMatchObject({ update: { undo: { entries: 7 } } });
});

test("a file can be asked nothing", async () => {
  keepFile(JSON.stringify(file));
  const said = await heard(JSON.stringify({ id: 3, request: { at: 2 } }));
  expect(said).toContainEqual(expect.objectContaining({ refused: expect.objectContaining({ id: 3 }) }));
});

test("the file of a finished game is left to the server, and other files are not taken", () => {
  expect(keepFile(JSON.stringify({ ...file, seen: null, record: {} }))).toBe(false);
  expect(keepFile("question  Whose turn is it?")).toBe(false);
});
