// Puts messages into words. The words are in `texts/LANGUAGE/**/*.ftl`, for the page and for every game alike.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { createSignal } from "solid-js";
import type { Arg, Text } from "../protocol/stage";

export type Language = "en" | "de";
export const languages: readonly { id: Language; name: string }[] = [
  { id: "en", name: "English" },
  { id: "de", name: "Deutsch" },
];

const sources = import.meta.glob<string>("../../../texts/**/*.ftl", { query: "?raw", import: "default", eager: true });

function bundleOf(language: Language): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const [path, source] of Object.entries(sources)) {
    if (path.includes(`/texts/${language}/`)) bundle.addResource(new FluentResource(source));
  }
  return bundle;
}

const bundles: Record<Language, FluentBundle> = { en: bundleOf("en"), de: bundleOf("de") };

const KEY = "broadside.language";

function preferred(): Language {
  const kept = globalThis.localStorage?.getItem(KEY);
  if (kept === "en" || kept === "de") return kept;
  const asked = globalThis.navigator?.languages ?? ["en"];
  return asked.some((tag) => tag.startsWith("de")) && !asked[0]?.startsWith("en") ? "de" : "en";
}

const [language, set] = createSignal<Language>(preferred());
export { language };

/** Changes the language of every word on the page at once. */
export function setLanguage(next: Language): void {
  set(next);
  globalThis.localStorage?.setItem(KEY, next);
  if (globalThis.document) document.documentElement.lang = next;
}

function gap(arg: Arg): FluentVariable {
  if (typeof arg === "number") return new FluentNumber(arg, { maximumFractionDigits: 2 });
  if (typeof arg === "string") return arg;
  if (Array.isArray(arg)) return list(arg.map((text) => say(text)));
  return say(arg);
}

/** Joins words as the language joins a list. */
export function list(words: string[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(words);
}

/** A message in the language of the page. A message that has no words is shown by its name. */
export function say(text: Text | null | undefined, more?: Record<string, Arg>): string {
  if (!text) return "";
  const bundle = bundles[language()];
  const message = bundle.getMessage(text.id) ?? bundles.en.getMessage(text.id);
  if (!message?.value) return missing(text);
  const gaps: Record<string, FluentVariable> = {};
  for (const [name, arg] of Object.entries({ ...text.args, ...more })) if (arg !== undefined) gaps[name] = gap(arg);
  const faults: Error[] = [];
  const words = bundle.formatPattern(message.value, gaps, faults);
  if (faults.length > 0 && import.meta.env.DEV) console.warn(text.id, text.args, faults);
  return words;
}

function missing(text: Text): string {
  const args = Object.values(text.args ?? {}).map((arg) => (arg === undefined ? "" : String(gap(arg))));
  return args.length > 0 ? `${text.id} (${args.join(", ")})` : text.id;
}

/** A message of the page itself: in the message files its name begins with `page-`, on the board with `board-`. */
export function t(id: string, args?: Record<string, Arg>): string {
  return say({ id: full(id) }, args);
}

/** The same message, to be put into words where it is read. */
export function textOf(id: string, args?: Record<string, Arg>): Text {
  return args ? { id: full(id), args } : { id: full(id) };
}

/** Whether there are words for a message of the page. */
export function has(id: string): boolean {
  return bundles.en.hasMessage(full(id));
}

const full = (id: string): string => (id.startsWith("board-") ? id : `page-${id}`);
