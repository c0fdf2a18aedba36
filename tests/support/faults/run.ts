import { sql } from "drizzle-orm";
import type { Around } from "../../../scripts/dev-server/neon-proxy.ts";
import { postTypes } from "../../../src/features/forum/schema/post-type.ts";
import { connect } from "../../../src/server/db/client.ts";
import { usualPatience } from "../../../src/server/db/transport.ts";
import { network } from "../site.ts";
import { disturb } from "./disturb.ts";
import { faultSchedule } from "./fault-schedule.ts";
import { journeys, type Way } from "./journeys.ts";
import { chance } from "./random.ts";
import { islandTab, plainTab, type Said } from "./tabs.ts";

/** Deadlines and delays of these tests, in milliseconds. */
const impatience = { first: 30, total: 80, pauses: [1, 2] };
const waits = { slow: 3, late: 36 };

/** Shortens the deadlines. With the usual ones, schedules in which the database never responds take minutes. */
export async function hurry(act: () => Promise<void>): Promise<void> {
  const usual = { ...usualPatience };
  Object.assign(usualPatience, impatience);
  await act().finally(() => Object.assign(usualPatience, usual));
}

/** Runs an action while queries fail by the schedule of a seed, and waits for all queries. */
export async function throughFaults(seed: number, act: () => Promise<void>): Promise<void> {
  const schedule = faultSchedule(seed);
  const around = disturb(() => schedule.shift() ?? "none", waits);
  const asked: ReturnType<Around>[] = [];
  network.around = (run) => {
    const answer = around(run);
    asked.push(answer);
    return answer;
  };
  try {
    await act();
  } finally {
    await Promise.all(asked);
    network.around = (run) => run();
  }
}

/** Runs one visitor's journey through one schedule. @returns a description of each inconsistency */
export async function troublesOf(seed: number): Promise<string[]> {
  // A different seed from that of the faults, so that journeys and faults are independent.
  const random = chance(-seed);
  const kind = random.pick(postTypes);
  const openTab = random.pick([islandTab, plainTab]);
  const [name, journey] = random.pick(journeys);
  const author = `Visitor ${seed}`;
  const said = new Map<string, Set<Said>>();
  const way: Way = {
    open: (content, nonce = crypto.randomUUID()) =>
      openTab({ kind, author, content: `${content} ${seed}`, ip: `192.0.2.${seed % 256}` }, nonce),
    send: async (tab) => {
      const answer = await tab.send();
      const { content } = tab.written;
      said.set(content, (said.get(content) ?? new Set()).add(answer));
      return answer;
    },
  };
  const troubles: string[] = [];
  await throughFaults(seed, () => journey(way)).catch((error) => troubles.push(String(error)));
  troubles.push(...compare(said, await storedBy(author)), ...(await wrongCounts()));
  return troubles.map((trouble) => `SEED=${seed} ${kind}, ${openTab.name}, ${name}: ${trouble}`);
}

/** A client with long deadlines, to check the results on a busy machine. */
export function patientDatabase() {
  const { DATABASE_URL: databaseUrl = "", NEON_ENDPOINT: endpoint } = process.env;
  return connect({ databaseUrl, endpoint }, { first: 20_000, total: 20_000, pauses: [] });
}

type Stored = { content: string; id: number };

async function storedBy(author: string): Promise<Stored[]> {
  const { rows } = await patientDatabase().execute<Stored>(sql`
    SELECT id, content FROM discussion_replies WHERE author = ${author}
    UNION ALL SELECT id, content FROM comments WHERE author = ${author}
    UNION ALL SELECT id, content FROM discussions WHERE author = ${author}`);
  return rows;
}

/** An acknowledged post must be stored once, with the returned id; any other at most once. */
function compare(said: Map<string, Set<Said>>, stored: Stored[]): string[] {
  return [...said].flatMap(([content, answers]) => {
    const ids = stored.filter((post) => post.content === content).map(({ id }) => id);
    const taken = [...answers].filter((answer) => answer !== "refused");
    const isRight = ids.length <= 1 && taken.every((id) => id === ids[0]);
    return isRight
      ? []
      : [`"${content}" got the responses ${[...answers]} and is stored as ${ids}`];
  });
}

async function wrongCounts(): Promise<string[]> {
  const { rows } = await patientDatabase().execute<{ id: number }>(sql`
    SELECT id FROM discussions d WHERE id < 10 AND replies <>
      (SELECT count(*) FROM discussion_replies r WHERE r.discussion_id = d.id AND status = 'published')`);
  return rows.map(({ id }) => `discussion ${id} has a wrong reply count`);
}
