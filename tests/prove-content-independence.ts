// Proves that the tests do not depend on the creator's content. It clones the last commit, adds a supplement and
// a glossary term, removes two sample videos, rewrites the About page and every interview, and runs `npm test`:
//   node tests/prove-content-independence.ts [another command]

import { execFileSync, spawnSync } from "node:child_process";
import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const [command = "npm", ...args] =
  process.argv.length > 2 ? process.argv.slice(2) : ["npm", "test"];
const copy = mkdtempSync(join(tmpdir(), "other-content-"));

/** Links each package, so that caches in `node_modules` are not shared with this project. */
function linkPackages(): void {
  mkdirSync(join(copy, "node_modules"));
  const names = readdirSync("node_modules").filter((name) => !/^\.(?!bin$)/.test(name));
  for (const name of names)
    symlinkSync(resolve("node_modules", name), join(copy, "node_modules", name));
}

/** Writes a content file of the copy, derived from another one. */
function derive(from: string, to: string, change: (entry: object) => object): void {
  const entry = JSON.parse(readFileSync(join(copy, "content", from), "utf8"));
  writeFileSync(join(copy, "content", to), `${JSON.stringify(change(entry), null, 2)}\n`);
}

function replaceContent(): void {
  derive("supplements/turmeric.json", "supplements/chamomile.json", (entry) => ({
    ...entry,
    name: "Chamomile",
    dosage: "1 cup of tea daily",
    order: 99,
  }));
  derive("glossary/formication.json", "glossary/prickling.json", (entry) => ({
    ...entry,
    term: "Prickling",
    clinicalDefinition: "A feeling of many small stings on the skin.",
    ntkocDefinition: "NTKOC asks how often it is examined.",
    whyItMatters: "It helps to describe what is felt.",
  }));
  const removed = [5, 26];
  for (const id of removed) rmSync(join(copy, `content/videos/${id}.json`));
  derive("retired.json", "retired.json", (entry) => ({ ...entry, videos: removed }));
  for (const path of globSync("content/pages/about*.mdx", { cwd: copy }))
    writeFileSync(join(copy, path), '---\ntitle: "My Story"\n---\n\nEverything here is new.\n');
  for (const name of readdirSync(join(copy, "content/podcasts")))
    derive(`podcasts/${name}`, `podcasts/${name}`, (entry) => ({
      ...entry,
      title: `An evening with guest ${name}`,
      host: "Another host",
      description: "We talk about music, rest and long walks.",
      url: "https://podcasts.apple.com/another",
      date: "2026-01-31",
      duration: "45:00",
      timestamps: [{ time: "0:00", topic: "Hello" }],
      sample: undefined,
    }));
}

try {
  execFileSync("git", ["clone", "--quiet", ".", copy], { stdio: "inherit" });
  linkPackages();
  replaceContent();
  process.exitCode = spawnSync(command, args, { cwd: copy, stdio: "inherit" }).status ?? 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
