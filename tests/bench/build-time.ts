import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { atMost, type Figure, plain } from "./measurement.ts";

const parts = [
  "src",
  "public",
  "content",
  "functions",
  "package.json",
  "tsconfig.json",
  "astro.config.mjs",
];
const sizes = [100, 1_000, 5_000] as const;

interface Built {
  time: number;
  /** Peak memory in bytes. */
  memory: number;
}

/** A build without a cache, and one after it, whose pictures are cached. */
type Builds = { cold: Built; warm: Built };

/**
 * Builds copies of the site with 100, 1,000 and 5,000 more blog posts, and with 100 and 1,000 more videos and terms.
 * Each has a page and a picture. @param quick true to skip the largest
 */
export async function buildTime(quick: boolean): Promise<Figure[]> {
  const built = new Map<number, Builds>();
  for (const size of quick ? sizes.slice(0, 2) : sizes)
    built.set(size, await buildWith(size, addPosts));
  const [least, middle] = [built.get(100), built.get(1_000)];
  if (!least || !middle) throw new Error("No build was measured");
  const perPage = (kind: keyof Builds) => (middle[kind].time - least[kind].time) / 900;
  const of = "build";
  const few = await buildWith(100, addVideosAndTerms);
  const many = await buildWith(1_000, addVideosAndTerms);
  const perEntry = (kind: keyof Builds) => (many[kind].time - few[kind].time) / 1_800;
  const entries = { of, name: "each video or term, up to 1,000", value: perEntry("warm") };
  const more = { of, name: "each page, up to 1,000", value: perPage("warm"), unit: "ms" };
  return [
    ...[...built].flatMap(figuresOf),
    atMost(5, { ...more, note: `${perPage("cold").toFixed(1)} ms without a cache` }),
    atMost(5, {
      ...entries,
      unit: "ms",
      note: `${perEntry("cold").toFixed(1)} ms without a cache`,
    }),
    atMost(1024, {
      of,
      name: "memory, 1,000 posts",
      value: middle.warm.memory / 2 ** 20,
      unit: "MiB",
    }),
  ];
}

const figuresOf = ([size, builds]: [number, Builds]): Figure[] =>
  (["cold", "warm"] as const).map((kind) => {
    const { time, memory } = builds[kind];
    const name = `${size} posts, ${kind === "cold" ? "without" : "with"} cache`;
    return plain({ of: "build", name, value: time / 1000, unit: "s", note: mebibytes(memory) });
  });

const mebibytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MiB`;

type Add = (content: string, entries: number) => Promise<void>;

async function buildWith(entries: number, add: Add): Promise<Builds> {
  const copy = await mkdtemp(join(tmpdir(), "bench-build-"));
  try {
    for (const part of parts) await cp(part, join(copy, part), { recursive: true });
    await symlink(resolve("node_modules"), join(copy, "node_modules"));
    await add(join(copy, "content"), entries);
    return { cold: await build(copy), warm: await build(copy) };
  } finally {
    await rm(copy, { recursive: true });
  }
}

const ids = (entries: number) => Array.from({ length: entries }, (_, at) => 1_000 + at);

async function addPosts(content: string, entries: number): Promise<void> {
  await mkdir(join(content, "blog"), { recursive: true });
  for (const id of ids(entries)) await writeFile(join(content, "blog", `${id}.md`), post(id));
}

async function addVideosAndTerms(content: string, entries: number): Promise<void> {
  const copyOf = async (file: string, change: (id: number) => [name: string, fields: object]) => {
    const entry = JSON.parse(await readFile(join(content, file), "utf8"));
    for (const id of ids(entries)) {
      const [name, fields] = change(id);
      await writeFile(join(content, name), JSON.stringify({ ...entry, ...fields }));
    }
  };
  await copyOf("videos/4.json", (id) => [`videos/${id}.json`, { id, title: `Video ${id}` }]);
  await copyOf("glossary/formication.json", (id) => [
    `glossary/word-${id}.json`,
    { term: `Word ${id}` },
  ]);
}

const post = (id: number) => `---
id: ${id}
title: A post with the number ${id}
type: Personal
excerpt: A summary of the post, in a sentence or two of usual length.
createdAt: "2025-05-02T09:00:00Z"
---

${"A sentence of a post, as long as sentences usually are. ".repeat(8)}

${"Another paragraph, which says [what the first one](/glossary) did not. ".repeat(6)}
`;

async function build(copy: string): Promise<Built> {
  const peak = join(copy, "peak");
  const start = performance.now();
  const hook = resolve("tests/bench/peak-memory.ts");
  const args = ["--import", hook, "node_modules/astro/bin/astro.mjs", "build", "--silent"];
  const env = { ...process.env, FEATURES: "blog", PEAK: peak };
  const child = spawn(process.execPath, args, {
    cwd: copy,
    stdio: "inherit",
    env: { ...env, ASTRO_TELEMETRY_DISABLED: "1" },
  });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error("The build of the copy failed");
  const time = performance.now() - start;
  return { time, memory: Number(await readFile(peak, "utf8")) };
}
