// Plays over the page's own connection without its controls: brings a game quickly to a moment that is worth a picture.

import type { Page } from "@playwright/test";
import type { ServerMessage } from "../src/protocol/server";
import type { Change, Place, Question, Reply } from "../src/protocol/stage";

/** Where pieces are put at first, by name; a name that comes several times has several places. */
export type Poses = Record<string, readonly (readonly [x: number, y: number, facing: number])[]>;

export interface Wanted {
  link: string;
  /** What questions the game stops at, and in which round at the earliest; nothing plays to the end. */
  until: { keys: string; round: number; choices?: number; speed?: number; queue?: number } | null;
  luck: number;
  poses?: Poses;
}

/** Answers until a wanted question is open; its subject. */
export function playOn(page: Page, wanted: Wanted): Promise<string | null> {
  return page.evaluate(
    ({ link, until, luck, poses }) =>
      new Promise<string | null>((done, failed) => {
        const socket = new WebSocket(`ws://${location.host}/ws/${link}`);
        const pieces = new Map<string, { name: string; short: string }>();
        let [round, next, state, posed] = [0, 1, luck, !poses];
        const below = (count: number): number => {
          state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
          return Math.floor((state / 2 ** 32) * count);
        };
        const send = (request: unknown): void => socket.send(JSON.stringify({ id: next++, request }));
        const end = (result: string | null): void => (socket.close(), done(result));
        const give = (open: Question): Reply => {
          const { wants, choices } = open;
          if (wants === "pick" || wants === "use")
            return choices.length === 0 ? "pass" : { pick: below(choices.length) };
          if (wants === "some") return { some: choices.map((_, at) => at).slice(0, open.min) };
          if (wants === "order") return { order: choices.map((_, at) => at) };
          if (wants === "confirm") return { confirm: below(2) === 0 };
          if (wants === "amount") return { amount: open.max };
          if (wants === "assign") return { assign: open.slots.map((slot) => below(slot.values.length)) };
          if (wants === "course" && open.course) return { course: open.course.start };
          if (wants === "place" && open.place) {
            const at = open.place.candidates[below(open.place.candidates.length)];
            return { place: (at ?? open.place.start) as Place };
          }
          let rest = open.total;
          return {
            split: choices.map(
              ({ limit }) => ((rest -= Math.min(rest, limit ?? rest)), Math.min(open.total, limit ?? 0)),
            ),
          };
        };
        const changes = (): Change[] => {
          const used = new Map<string, number>();
          return [...pieces].flatMap(([piece, { name, short }]) => {
            const key = [name, short].find((each) => poses?.[each]) ?? "";
            const at = used.get(key) ?? 0;
            used.set(key, at + 1);
            const pose = poses?.[key]?.[at];
            return pose ? [{ move: { piece, place: { x: pose[0], y: pose[1], facing: pose[2] } } }] : [];
          });
        };
        let queue = 0;
        let last = "nothing was said";
        let watch = setTimeout(() => {}, 0);
        socket.onclose = () => done(null);
        socket.onmessage = (event) => {
          last = String(event.data).slice(0, 2_000);
          clearTimeout(watch);
          watch = setTimeout(() => failed(new Error(`the game stands still after ${last}`)), 10_000);
          const message = JSON.parse(String(event.data)) as ServerMessage;
          if ("refused" in message && message.refused.refusal.code !== "stale")
            failed(new Error(JSON.stringify(message)));
          if (!("update" in message)) return;
          const { frame, question, pieces: changed } = message.update;
          for (const piece of changed) pieces.set(piece.id, piece);
          round = frame?.round ?? round;
          if (frame) queue = frame.queue?.rows.length ?? 0;
          if (frame?.over) return end(null);
          if (!question || question.given) return;
          if (!posed && round > 0) {
            posed = true;
            const all = changes();
            for (let at = 0; at < all.length; at += 20) send({ wish: { adjust: all.slice(at, at + 20) } });
            return;
          }
          const fast = (question.course?.start.speed ?? 0) >= (until?.speed ?? 0);
          const waiting = queue >= (until?.queue ?? 0);
          const enough = fast && waiting && question.choices.length >= (until?.choices ?? 0);
          if (until && round >= until.round && new RegExp(until.keys).test(question.key) && enough) {
            return end(question.subject);
          }
          send({ answer: { number: question.number, reply: give(question) } });
        };
      }),
    wanted,
  );
}
