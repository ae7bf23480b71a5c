import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const texts = join(import.meta.dirname, "../../../texts");
const source = join(import.meta.dirname, "..");

/** The gaps of each message, by its name. */
function messages(language: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const name of readdirSync(join(texts, language), { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".ftl")) continue;
    const resource = new FluentResource(readFileSync(join(texts, language, name), "utf8"));
    for (const entry of resource.body) {
      expect(found.has(entry.id), `${entry.id} is there twice`).toBe(false);
      found.set(entry.id, gaps(entry));
    }
  }
  return found;
}

function gaps(part: unknown, found = new Set<string>()): string[] {
  if (Array.isArray(part)) part.forEach((each) => gaps(each, found));
  else if (part && typeof part === "object") {
    const node = part as Record<string, unknown>;
    if (node["type"] === "var") found.add(String(node["name"]));
    Object.values(node).forEach((each) => gaps(each, found));
  }
  return [...found].sort();
}

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return name === "testing" ? [] : sources(path);
    return /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) ? [readFileSync(path, "utf8")] : [];
  });
}

const full = (id: string): string => (id.startsWith("board-") ? id : `page-${id}`);

describe("the words", () => {
  test("every message is there in both languages, with the same gaps", () => {
    const [en, de] = [messages("en"), messages("de")];
    expect([...de.keys()].sort()).toEqual([...en.keys()].sort());
    // Where English takes a sentence as it comes, German puts its own together.
    const own = [...en].filter(([, names]) => names.join() !== "message");
    for (const [id, names] of own) expect(de.get(id), id).toEqual(names);
  });

  test("the page has words for what it says, and says all that it has words for", () => {
    const code = sources(source).join("\n");
    const own = [...messages("en").keys()].filter((id) => /^(page|board)-/.test(id));
    const said = [...code.matchAll(/\b(?:t|textOf)\(\s*"([a-z0-9-]+)"/g)].map((found) => full(found[1] ?? ""));
    for (const id of said) expect(own, id).toContain(id);
    const open = [...code.matchAll(/\b(?:t|textOf)\(\s*`([a-z0-9-]+)\$\{/g)].map((found) => full(found[1] ?? ""));
    const used = (id: string): boolean =>
      code.includes(`"${id.replace(/^page-/, "")}"`) || open.some((start) => id.startsWith(start));
    expect(own.filter((id) => !used(id))).toEqual([]);
  });

  test("the page has no sentence of its own", () => {
    const sentence = /^[A-Z][a-z]+(?:'[a-z]+)? [a-z]+|[a-z]+ [a-z]+ [a-z]+[.!?]$/;
    const own = (code: string): string[] => {
      const bare = code.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|\s)\/\/.*/g, "");
      const words = [...bare.matchAll(/"([^"\n]*)"|`([^`]*)`|>\s*([A-Z][^<>{}]*[a-z][.!?]?)\s*</g)];
      return words.map((found) => found[1] ?? found[2] ?? found[3] ?? "").filter((each) => sentence.test(each));
    };
    for (const planted of [
      'const a = "The server is gone.";',
      "<b>It is over</b>",
      "`it went on for ${years}, they say so.`",
    ])
      expect(own(planted), planted).toHaveLength(1);
    expect(sources(source).flatMap(own)).toEqual([]);
  });
});
