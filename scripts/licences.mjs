// Checks the page's packages without a network: each comes from the npm registry, with a digest, under a licence that we allow.
// Usage: node scripts/licences.mjs [FOLDER]   (web)

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const REGISTRY = "https://registry.npmjs.org/";
// What goes into the page.
const SHIPPED = ["0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "MIT"];
// What only builds or tests it. None of it is handed on.
const TOOLS = [...SHIPPED, "CC-BY-4.0", "MPL-2.0"];

/** Whether a licence expression is allowed: every part of an AND, one part of an OR. */
function allowed(expression, list) {
  const plain = expression.replaceAll(/[()]/g, " ").trim();
  const one = (part) => part.split(/\s+AND\s+/).every((name) => list.includes(name.trim()));
  return plain.split(/\s+OR\s+/).some(one);
}

/** The licence that an installed package states itself. */
function stated(folder, path) {
  const file = join(folder, path, "package.json");
  if (!existsSync(file)) return undefined;
  const { license } = JSON.parse(readFileSync(file, "utf8"));
  return typeof license === "object" ? license.type : license;
}

const folder = process.argv[2] ?? "web";
const lock = JSON.parse(readFileSync(join(folder, "package-lock.json"), "utf8"));
const wrong = [];
let counted = 0;
for (const [path, about] of Object.entries(lock.packages)) {
  if (path === "") continue;
  counted += 1;
  const say = (what) => wrong.push(`${path.replace(/^.*node_modules\//, "")} ${about.version}: ${what}`);
  // A lock file without addresses means the registry.
  if (about.link || (about.resolved !== undefined && !about.resolved.startsWith(REGISTRY)))
    say(`comes from ${about.resolved ?? "elsewhere"}, not from ${REGISTRY}`);
  if (!/^sha512-[A-Za-z0-9+/]{86}==$/.test(about.integrity ?? "")) say("has no sha512 digest");
  const [list, use] = about.dev || about.devOptional ? [TOOLS, "a tool"] : [SHIPPED, "the page"];
  for (const license of new Set([about.license, stated(folder, path) ?? about.license]))
    if (!allowed(license ?? "none", list)) say(`its licence is ${license ?? "not stated"}, which we don't allow in ${use}`);
}
wrong.forEach((line) => console.error(line));
console.log(`${counted} packages, ${wrong.length} wrong`);
process.exit(wrong.length === 0 && counted > 0 ? 0 : 1);
