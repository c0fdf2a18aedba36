import { cp, mkdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
const src = await readFile("tests/bench/build-time.ts", "utf8");
await writeFile("tests/bench/zz-bt.ts", src.replace("const posts: Kind", "export const posts: Kind").replace("async function build(", "export async function build("));
const { posts, build, inCopy } = await import("./zz-bt.ts" as string);
await rm("tests/bench/zz-bt.ts");
await inCopy(async (copy: string) => {
  await posts.add(join(copy, "content"), 5000);
  for (let i = 0; i < 3; i++) { const { time, memory } = await build(copy); console.log(i, (time / 1000).toFixed(1), "s", Math.round(memory / 2 ** 20), "MiB"); }
});
