import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { atMost, type Figure, plain } from "./measurement.ts";

const parts = [
  "src",
  "public",
  "content",
  "functions",
  "scripts",
  "studio",
  "package.json",
  "tsconfig.json",
  "astro.config.mjs",
];
interface Built {
  time: number;
  /** Peak memory in bytes. */
  memory: number;
}

/** A build without a cache, and the faster of two after it. */
type Builds = { cold: Built; warm: Built };

const sizes = [100, 1_000, 5_000];

/** Builds copies of the site with increasing numbers of posts. Each post has a page and a preview picture. */
export async function buildTime(): Promise<Figure[]> {
  const built: [number, Builds][] = [];
  for (const size of sizes) built.push([size, await buildWith(size)]);
  return [...built.flatMap(figuresOf), ...growth(built), await unchanged()];
}

/** Builds the site twice, as `npm run build` does. */
const unchanged = (): Promise<Figure> =>
  inCopy(async (copy) => {
    const build = async () => {
      const start = performance.now();
      await runIn(copy, ["scripts/build.ts"]);
      return (performance.now() - start) / 1000;
    };
    const note = `the first takes ${(await build()).toFixed(1)} s`;
    const name = "second build of the unchanged site";
    return atMost(4, { of: "build", name, value: await build(), unit: "s", note });
  });

function growth(built: [number, Builds][]): Figure[] {
  const [first, second] = built;
  const last = built.at(-1);
  if (!first || !second || !last) throw new Error("No build was measured");
  const [from, less] = first;
  const [to, more] = second;
  const page = (kind: keyof Builds) => ({
    of: "build",
    name: `each page up to ${to} posts, ${withCache[kind]}`,
    unit: "ms",
    value: (more[kind].time - less[kind].time) / (to - from),
  });
  const memory = { of: "build", name: `memory, ${last[0]} posts`, unit: "MiB" };
  return [
    plain(page("cold")),
    atMost(5, page("warm")),
    atMost(1024, { ...memory, value: last[1].warm.memory / 2 ** 20 }),
  ];
}

const withCache = { cold: "without cache", warm: "with cache" };

const figuresOf = ([size, builds]: [number, Builds]): Figure[] =>
  (["cold", "warm"] as const).map((kind) => {
    const { time, memory } = builds[kind];
    const name = `${size} posts, ${withCache[kind]}`;
    return plain({ of: "build", name, value: time / 1000, unit: "s", note: mebibytes(memory) });
  });

const mebibytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MiB`;

const buildWith = (count: number): Promise<Builds> =>
  inCopy(async (copy) => {
    for (let id = 1_000; id < 1_000 + count; id++)
      await writeFile(join(copy, `content/blog/${id}.md`), post(id));
    const cold = await build(copy);
    const first = await build(copy);
    const second = await build(copy);
    return { cold, warm: first.time < second.time ? first : second };
  });

/** Runs a measurement in a copy of the project, and removes the copy. */
async function inCopy<Result>(measure: (copy: string) => Promise<Result>): Promise<Result> {
  const copy = await mkdtemp(join(tmpdir(), "bench-build-"));
  try {
    for (const part of parts) await cp(part, join(copy, part), { recursive: true });
    await symlink(resolve("node_modules"), join(copy, "node_modules"));
    return await measure(copy);
  } finally {
    await rm(copy, { recursive: true });
  }
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
  const program = ["--import", hook, "node_modules/astro/bin/astro.mjs"];
  await runIn(copy, [...program, "build", "--silent"], { PEAK: peak });
  const time = performance.now() - start;
  return { time, memory: Number(await readFile(peak, "utf8")) };
}

async function runIn(copy: string, args: string[], variables = {}): Promise<void> {
  const env = { ...process.env, FEATURES: "blog", ASTRO_TELEMETRY_DISABLED: "1", ...variables };
  const child = spawn(process.execPath, args, {
    cwd: copy,
    stdio: ["ignore", "ignore", "inherit"],
    env,
  });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error("The build of the copy failed");
}
