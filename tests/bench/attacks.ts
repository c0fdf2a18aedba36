import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSiteProcess } from "../support/site-process.ts";
import { buildOnce } from "./build-once.ts";
import { fullDisk } from "./full-disk.ts";
import { emptyRecord, notesOf, pace, record } from "./load.ts";
import { type Client, clientOf } from "./load-clients.ts";
import { replyOf } from "./load-mix.ts";
import { atMost, type Figure, plain, quantile } from "./measurement.ts";
import { watchMemory } from "./watch-memory.ts";
import { watchProcessors } from "./watch-processors.ts";

const visitors = 200;
/** Requests a second of all visitors: each reads for five seconds between two requests. */
const rate = 40;

const names = ["pipelining", "readers", "sign-ins", "edits"];

/** What visitors do, and the limit of its 99th percentile, in milliseconds. */
const kinds = [
  { of: "files", most: 100, paths: ["/", "/media", "/glossary", "/literature"] },
  { of: "discussions", paths: ["/discussions", "/discussions/1", "/api/discussions/2/replies"] },
  { of: "posts", most: 1000, paths: [] },
].map((kind) => ({ ...kind, seen: emptyRecord() }));

/**
 * Sends mixed reads and writes from 200 visitors while others attack: pipelined requests, 200 keep-alive readers,
 * sign-ins with wrong passwords, and edits of one post. Before that, each attack runs alone.
 * @param seconds duration of all attacks together
 */
export async function attacks(seconds: number): Promise<Figure[]> {
  await buildOnce();
  const data = await mkdtemp(join(tmpdir(), "bench-attacks-"));
  const site = await startSiteProcess({ DATA_DIR: data, POST_LIMIT: "500" });
  const clients = Array.from({ length: visitors }, (_, number) => clientOf(site.address, number));
  const own = await privateLink(site.address);
  const attack = (...chosen: string[]) =>
    fork("tests/bench/attackers.ts", [site.address, own, ...chosen]);
  try {
    const memory = watchMemory(site.pid);
    const alone: Figure[] = [];
    for (const name of names)
      alone.push(await during(attack(name), () => homeDuring(name, clients, seconds / 10)));
    const attackers = attack(...names);
    const processors = watchProcessors({ server: site.pid, attackers: attackers.pid ?? 0 });
    let number = 0;
    const used = await during(attackers, () =>
      pace(rate, seconds, () => visit(clients, number++)).then(processors.figures),
    );
    const disk = await fullDisk();
    return [...alone, ...kinds.flatMap(figuresOf), ...memory.figures(), ...used, ...disk];
  } finally {
    for (const client of clients) client.close();
    await site.end("SIGTERM");
    await rm(data, { recursive: true });
  }
}

async function during<Result>(
  attackers: ChildProcess,
  measure: () => Promise<Result>,
): Promise<Result> {
  const ended = once(attackers, "exit");
  const isEarly = ended.then(() => Promise.reject(new Error("The attackers have ended too early")));
  try {
    return await Promise.race([measure(), isEarly]);
  } finally {
    attackers.kill();
    await ended;
  }
}

async function privateLink(address: string): Promise<string> {
  const response = await fetch(`${address}/api/discussions/1/replies`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(replyOf(1, " to edit")),
  });
  return (await response.json()).own;
}

async function homeDuring(attack: string, clients: Client[], seconds: number): Promise<Figure> {
  const seen = emptyRecord();
  let number = 0;
  await pace(20, seconds, () => record(seen, () => clientAt(clients, number++).get("/")));
  const value = quantile(seen.taken, 0.99);
  return atMost(500, { of: `/ during ${attack}`, name: "p99", value, unit: "ms" });
}

function clientAt(clients: Client[], number: number): Client {
  const client = clients[(number * 7) % clients.length];
  if (!client) throw new Error("There are no visitors");
  return client;
}

async function visit(clients: Client[], number: number): Promise<void> {
  const kind = kinds[number % kinds.length];
  if (!kind) throw new Error("Visitors do nothing");
  const client = clientAt(clients, number);
  const path = kind.paths[Math.floor(number / kinds.length) % kind.paths.length];
  await record(kind.seen, () =>
    path ? client.get(path) : client.post("/api/discussions/3/replies", replyOf(number + 2)),
  );
}

function figuresOf({ of, most, seen }: (typeof kinds)[number]): Figure[] {
  const refused = [...seen.statuses].filter(([status]) => status !== 200 && status !== 201);
  const wrong = refused.reduce((sum, [, times]) => sum + times, 0);
  const p99 = { of, name: "p99 during attacks", value: quantile(seen.taken, 0.99), unit: "ms" };
  return [
    atMost(0, {
      of,
      name: "rejected, failed or without a response",
      value: wrong,
      unit: "",
      note: notesOf(seen),
    }),
    plain({ of, name: "p50 during attacks", value: quantile(seen.taken, 0.5), unit: "ms" }),
    most ? atMost(most, p99) : plain(p99),
  ];
}
