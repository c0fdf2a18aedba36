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

/** Entries that are added to a copy of the site. */
interface Kind {
  name: string;
  sizes: number[];
  /** The number of pages that each further entry adds. */
  pages: number;
  add: (content: string, count: number) => Promise<void>;
}

/** Builds copies of the site with increasing numbers of entries. Each entry has a page and a preview picture. */
export async function buildTime(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const kind of [posts, videosAndTerms]) {
    const built: [number, Builds][] = [];
    for (const size of kind.sizes) built.push([size, await buildWith(kind, size)]);
    figures.push(...built.flatMap((one) => figuresOf(kind, one)), ...growth(kind, built));
  }
  return [...figures, await unchanged()];
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

function growth({ name, pages }: Kind, built: [number, Builds][]): Figure[] {
  const [first, second] = built;
  const last = built.at(-1);
  if (!first || !second || !last) throw new Error("No build was measured");
  const [from, less] = first;
  const [to, more] = second;
  const page = (kind: keyof Builds) => ({
    of: "build",
    name: `each page up to ${to} ${name}, ${withCache[kind]}`,
    unit: "ms",
    value: (more[kind].time - less[kind].time) / ((to - from) * pages),
  });
  const memory = { of: "build", name: `memory, ${last[0]} ${name}`, unit: "MiB" };
  return [
    plain(page("cold")),
    atMost(5, page("warm")),
    atMost(1024, { ...memory, value: last[1].warm.memory / 2 ** 20 }),
  ];
}

const withCache = { cold: "without cache", warm: "with cache" };

const figuresOf = (entries: Kind, [size, builds]: [number, Builds]): Figure[] =>
  (["cold", "warm"] as const).map((kind) => {
    const { time, memory } = builds[kind];
    const name = `${size} ${entries.name}, ${withCache[kind]}`;
    return plain({ of: "build", name, value: time / 1000, unit: "s", note: mebibytes(memory) });
  });

const mebibytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MiB`;

const buildWith = (kind: Kind, count: number): Promise<Builds> =>
  inCopy(async (copy) => {
    await kind.add(join(copy, "content"), count);
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

const posts: Kind = {
  name: "posts",
  sizes: [100, 1_000, 5_000],
  pages: 1,
  add: (content, count) => addFiles(join(content, "blog"), count, "md", post),
};

const videosAndTerms: Kind = {
  name: "videos and terms",
  sizes: [100, 1_000],
  pages: 2,
  add: async (content, count) => {
    await addFiles(join(content, "videos"), count, "json", video);
    await addFiles(join(content, "glossary"), count, "json", term);
  },
};

async function addFiles(
  folder: string,
  count: number,
  ending: string,
  text: (id: number) => string,
): Promise<void> {
  const numbers = Array.from({ length: count }, (_, at) => 1_000 + at);
  for (const id of numbers) await writeFile(join(folder, `${id}.${ending}`), text(id));
}

const video = (id: number) =>
  JSON.stringify({
    id,
    title: `A short video with the number ${id}`,
    description: "A description of the video, in a sentence or two. It mentions a parasite.",
    url: `https://video.example.org/embed/${id}`,
    duration: "3:41",
    category: "Social Commentary",
    tab: "background",
  });

const term = (id: number) =>
  JSON.stringify({
    term: `Term ${id}`,
    category: "clinical",
    clinicalDefinition: "The definition of a textbook, in a sentence or two of usual length.",
    ntkocDefinition: "NTKOC asks how often doctors have looked for this, and how closely.",
    whyItMatters: "The word helps in a conversation with a clinician who has little time.",
    sources: [],
    related: ["parasite", "formication"],
  });

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
