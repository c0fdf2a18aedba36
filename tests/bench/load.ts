import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { windowSeconds } from "../../src/schemas/limits.ts";
import { type SiteProcess, startSiteProcess } from "../support/site-process.ts";
import { buildOnce } from "./build-once.ts";
import { type Client, clientOf } from "./load-clients.ts";
import { mix, replyOf } from "./load-mix.ts";
import { atMost, type Figure, plain, quantile } from "./measurement.ts";
import { watchMemory } from "./watch-memory.ts";

const visitors = 200;
const atOnce = 16;
/** Share of the machine's highest rate. */
const share = 0.7;
const postLimit = 500;

/**
 * Sends mixed reads and writes from 200 visitors, at 70 % of the highest rate of the machine. In the last fifth, one
 * more client sends replies as fast as it can.
 * @param seconds duration
 */
export async function load(seconds: number): Promise<Figure[]> {
  await buildOnce();
  const data = await mkdtemp(join(tmpdir(), "bench-load-"));
  const site = await startSiteProcess({ DATA_DIR: data, POST_LIMIT: String(postLimit) });
  const clients = Array.from({ length: visitors }, (_, number) => clientOf(site.address, number));
  try {
    const most = await fastest(clients, Math.min(15, seconds / 4));
    return await measure(site, clients, share * most, seconds);
  } finally {
    for (const client of clients) client.close();
    await site.end("SIGTERM");
    await rm(data, { recursive: true });
  }
}

let number = 0;

function next(clients: Client[]): Promise<number> {
  const at = number++;
  const client = clients[(at * 7) % clients.length];
  const act = mix[at % mix.length];
  if (!client || !act) throw new Error("There are no visitors");
  return act(client, at);
}

async function fastest(clients: Client[], seconds: number): Promise<number> {
  const end = performance.now() + 1000 * seconds;
  let done = 0;
  const worker = async () => {
    for (; performance.now() < end; done++) await next(clients);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return done / seconds;
}

interface Seen {
  statuses: Map<number, number>;
  /** Durations in milliseconds. */
  taken: number[];
}

export const emptyRecord = (): Seen => ({ statuses: new Map(), taken: [] });

export async function record(seen: Seen, act: () => Promise<number>): Promise<void> {
  const start = performance.now();
  const status = await act();
  seen.taken.push(performance.now() - start);
  seen.statuses.set(status, (seen.statuses.get(status) ?? 0) + 1);
}

/** Starts requests at a fixed rate, however long they take. */
export async function pace(rate: number, seconds: number, act: () => Promise<void>): Promise<void> {
  const start = performance.now();
  const running: Promise<void>[] = [];
  for (let begun = 0; performance.now() - start < 1000 * seconds; ) {
    const due = ((performance.now() - start) / 1000) * rate;
    for (; begun < due; begun++) running.push(act());
    await new Promise((wake) => setTimeout(wake, 5));
  }
  await Promise.all(running);
}

async function measure(
  site: SiteProcess,
  clients: Client[],
  rate: number,
  seconds: number,
): Promise<Figure[]> {
  const memory = watchMemory(site.pid);
  const [calm, during] = [emptyRecord(), emptyRecord()];
  const visit = (seen: Seen) => () => record(seen, () => next(clients));
  await pace(rate, 0.8 * seconds, visit(calm));
  const [others, flooded] = await Promise.all([
    pace(rate, 0.2 * seconds, visit(during)).then(() => during),
    flood(site, 0.2 * seconds),
  ]);
  return [
    ...speed("mixed reads and writes", rate, calm),
    ...speed("the same during a flood", rate, others),
    ...limits(flooded),
    ...memory.figures(),
  ];
}

interface Flood extends Seen {
  windows: number;
}

async function flood(site: SiteProcess, seconds: number): Promise<Flood> {
  const client = clientOf(site.address, 60_000);
  const seen = emptyRecord();
  const window = () => Math.floor(Date.now() / 1000 / windowSeconds);
  const first = window();
  const end = performance.now() + 1000 * seconds;
  const worker = async (_: unknown, lane: number) => {
    for (let at = 0; performance.now() < end; at++) {
      const reply = replyOf(1_000_000 * (lane + 1) + at);
      await record(seen, () => client.post("/api/discussions/1/replies", reply));
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  client.close();
  return { ...seen, windows: 1 + window() - first };
}

const expectedStatuses = [200, 201, 204];

const count = ({ statuses }: Seen, ...of: number[]) =>
  of.reduce((sum, status) => sum + (statuses.get(status) ?? 0), 0);

/** The number of responses of each status. */
export const notesOf = ({ statuses }: Seen): string =>
  [...statuses].map(([status, times]) => `${status}: ${times}`).join(", ");

function speed(of: string, rate: number, seen: Seen): Figure[] {
  const wrong = seen.taken.length - count(seen, ...expectedStatuses);
  const note = notesOf(seen);
  return [
    plain({ of, name: "requests", value: seen.taken.length, unit: "", note }),
    plain({ of, name: "rate", value: rate, unit: "/s" }),
    atMost(0, { of, name: "rejected, failed or without a response", value: wrong, unit: "" }),
    plain({ of, name: "p50", value: quantile(seen.taken, 0.5), unit: "ms" }),
    plain({ of, name: "p99", value: quantile(seen.taken, 0.99), unit: "ms" }),
  ];
}

function limits(flooded: Flood): Figure[] {
  const of = "one flooding client";
  const other = flooded.taken.length - count(flooded, 201, 429);
  return [
    plain({ of, name: "requests", value: flooded.taken.length, unit: "" }),
    atMost(postLimit * flooded.windows, {
      ...{ of, name: "accepted replies", value: count(flooded, 201), unit: "" },
      note: `429: ${count(flooded, 429)}`,
    }),
    atMost(0, { of, name: "responses other than 201 and 429", value: other, unit: "" }),
  ];
}
