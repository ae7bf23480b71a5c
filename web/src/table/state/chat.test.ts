import { expect, test } from "vitest";
import type { ChatLine } from "../../protocol/server";
import { openTalk } from "./chat";

const line = (text: string): ChatLine => ({ seat: 0, name: "A", text });
const words = (talk: ReturnType<typeof openTalk>): string[] => talk.chat().map(({ text }) => text);

test("new lines come behind the old ones, also where they say the same", () => {
  const talk = openTalk();
  talk.heard([line("hi")]);
  talk.heard([line("hi")]);
  expect(words(talk)).toEqual(["hi", "hi"]);
});

test("over a new connection all lines are told again", () => {
  const talk = openTalk();
  talk.heard([line("one")]);
  talk.heard([line("two")]);
  talk.anew();
  expect(words(talk)).toEqual(["one", "two"]);
  talk.heard([line("one"), line("two"), line("three")]);
  expect(words(talk)).toEqual(["one", "two", "three"]);
  talk.heard([line("four")]);
  expect(words(talk)).toHaveLength(4);
});
