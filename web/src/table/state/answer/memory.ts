// What a player need not be asked again: answers kept for a question or a card, orders repeated for like pieces until the
// round ends, dials as they were set, places as they were taken. Kept in this browser.

import type { Choice, Place, Question, Reply, Text } from "../../../protocol/stage";

/** `yes`, `no`: a question's answer; `always`, `never`: an effect of a card. */
export type Rule = "yes" | "no" | "always" | "never";

/** An answer that is kept, with words for the list of kept answers. */
export interface Kept {
  key: string;
  rule: Rule;
  label: Text;
}

const RULES = "broadside.rules";
const PLACES = "broadside.places";
const DIALS = "broadside.dials";

/** The part of `Storage` that is used. */
export interface Shelf {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

export interface Memory {
  kept(): Kept[];
  keep(key: string, rule: Rule, label: Text): void;
  forget(key: string): void;
  rule(key: string): Rule | undefined;
  /** The answer that follows from what is kept, if one does. */
  answer(question: Question, like: string | null, round: number, scope?: string): Reply | null;
  /** Repeats an answer for pieces alike until the round ends. */
  repeat(question: Question, like: string, round: number, choice: Choice): void;
  placed(key: string, name: string): Place | undefined;
  place(key: string, name: string, place: Place): void;
  dials(key: string): number[] | undefined;
  setDials(key: string, values: number[]): void;
}

function read<T>(shelf: Shelf, key: string, empty: T): T {
  try {
    return (JSON.parse(shelf.getItem(key) ?? "null") as T | null) ?? empty;
  } catch {
    return empty;
  }
}

export function openMemory(shelf: Shelf): Memory {
  let rules = read<Kept[]>(shelf, RULES, []);
  const repeats = new Map<string, { round: number; label: string }>();
  const rule = (key: string): Rule | undefined => rules.find((kept) => kept.key === key)?.rule;
  const store = (): void => shelf.setItem(RULES, JSON.stringify(rules));

  function byRule(question: Question, scope: string): Reply | null {
    const own = rule(scope + question.key);
    if (question.wants === "confirm" && (own === "yes" || own === "no")) return { confirm: own === "yes" };
    if (own === "never" && question.pass) return "pass";
    if (question.wants !== "use") return null;
    const cards = question.choices.map((choice) => (choice.card ? rule(scope + choice.card) : undefined));
    // What is offered beside it may be better: as long as there is something nobody has said anything about, it is asked.
    if (cards.length === 0 || cards.includes(undefined)) return null;
    const always = cards.indexOf("always");
    if (always >= 0) return { pick: always };
    return question.pass ? "pass" : null;
  }

  function byRepeat(question: Question, like: string | null, round: number): Reply | null {
    const kept = like === null ? undefined : repeats.get(`${question.key} ${like}`);
    if (!kept || kept.round !== round || question.wants !== "pick") return null;
    const fits = question.choices.flatMap((choice, at) => (choice.label.id === kept.label ? [at] : []));
    return fits.length === 1 && fits[0] !== undefined ? { pick: fits[0] } : null;
  }

  return {
    kept: () => [...rules],
    keep(key, next, label) {
      rules = [...rules.filter((kept) => kept.key !== key), { key, rule: next, label }];
      store();
    },
    forget(key) {
      rules = rules.filter((kept) => kept.key !== key);
      store();
    },
    rule,
    answer: (question, like, round, scope = "") => byRule(question, scope) ?? byRepeat(question, like, round),
    repeat(question, like, round, choice) {
      repeats.set(`${question.key} ${like}`, { round, label: choice.label.id });
    },
    placed: (key, name) => read<Record<string, Place>>(shelf, PLACES, {})[`${key} ${name}`],
    place(key, name, place) {
      const all = read<Record<string, Place>>(shelf, PLACES, {});
      const keys = Object.keys(all);
      if (keys.length > 400) for (const old of keys.slice(0, 100)) delete all[old];
      all[`${key} ${name}`] = place;
      shelf.setItem(PLACES, JSON.stringify(all));
    },
    dials: (key) => read<Record<string, number[]>>(shelf, DIALS, {})[key],
    setDials(key, values) {
      const all = read<Record<string, number[]>>(shelf, DIALS, {});
      const keys = Object.keys(all);
      if (keys.length > 60) for (const old of keys.slice(0, 20)) delete all[old];
      all[key] = values;
      shelf.setItem(DIALS, JSON.stringify(all));
    },
  };
}
