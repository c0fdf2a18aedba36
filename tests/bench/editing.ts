import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { addressOf } from "../support/site-process.ts";
import { inCopy } from "./build-time.ts";
import { atMost, type Figure, median, plain } from "./measurement.ts";

/** Starts `npm run dev` twice, because an editor seldom starts without a database and Vite's cache, and edits a term. */
export const editing = (): Promise<Figure[]> =>
  inCopy(async (copy) => {
    const first = await inDevelopment(copy, openPage);
    const { ready, result } = await inDevelopment(copy, async (address) => ({
      opened: await openPage(address),
      edits: await edits(copy, address),
    }));
    const of = "npm run dev";
    const note = `${(first.ready / 1000).toFixed(1)} s the first time`;
    return [
      atMost(5, { of, name: "ready", value: ready / 1000, unit: "s", note }),
      plain({ of, name: "first page", value: result.opened / 1000, unit: "s" }),
      atMost(1, { of, name: "edit visible", value: median(result.edits) / 1000, unit: "s" }),
    ];
  });

const page = "/glossary/host";

async function openPage(address: string): Promise<number> {
  const start = performance.now();
  await (await fetch(`${address}${page}`)).text();
  return performance.now() - start;
}

async function inDevelopment<Result>(cwd: string, measure: (address: string) => Promise<Result>) {
  const start = performance.now();
  const child = spawn(process.execPath, ["scripts/dev.ts"], {
    cwd,
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, PORT: "0", DATABASE_URL: "", DATA_DIR: join(cwd, ".data") },
  });
  const address = (await addressOf(child)).replace(/\/$/, "");
  const ready = performance.now() - start;
  child.stdout.resume();
  const result = await measure(address);
  child.kill();
  await once(child, "exit");
  return { ready, result };
}

/** The milliseconds until the page shows each of five edits. */
async function edits(copy: string, address: string): Promise<number[]> {
  const file = join(copy, "content/glossary/host.json");
  const before = await readFile(file, "utf8");
  const times: number[] = [];
  for (let edit = 1; edit <= 5; edit++) {
    const words = `Edit ${edit}.`;
    const start = performance.now();
    await writeFile(file, before.replace(/("clinicalDefinition": ")/, `$1${words} `));
    while (!(await (await fetch(`${address}${page}`)).text()).includes(words)) await wait(20);
    times.push(performance.now() - start);
  }
  return times;
}
