import { sql } from "drizzle-orm";
import { beforeAll, expect, test, vi } from "vitest";
import { impatience, patientDatabase, troublesOf } from "../support/faults/run.ts";
import { startSite } from "../support/site.ts";

const patience = vi.hoisted(() => ({ first: 9000, total: 9000, pauses: [100] }));

vi.mock(import("../../src/server/db/transport.ts"), async (original) => ({
  ...(await original()),
  usualPatience: patience,
}));

startSite({ FEATURES: "comments,discussions", POST_LIMIT: "1000000" });

// With the usual deadlines, schedules in which the database never answers take minutes.
beforeAll(() => void Object.assign(patience, impatience));

// `npm run bench -- faults` runs a thousand.
const schedules = Number(process.env["SCHEDULES"] ?? 100);
const first = Number(process.env["SEED"] ?? 1);

test(`stores a post once or returns its text, through ${schedules} schedules of faults`, {
  timeout: 30_000 + 200 * schedules,
}, async () => {
  const troubles: string[] = [];
  for (let seed = first; seed < first + schedules; seed++)
    troubles.push(...(await troublesOf(seed)));

  expect(troubles).toEqual([]);
  expect(await charged()).toBe(await stored());
});

const charged = () => count(sql`SELECT sum(used)::int AS n FROM rate_limits`);

/** Posts by visitors, not from content files. */
const stored = () =>
  count(sql`SELECT ((SELECT count(*) FROM discussion_replies) + (SELECT count(*) FROM comments)
    + (SELECT count(*) FROM discussions WHERE idempotency_key IS NOT NULL))::int AS n`);

async function count(query: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await patientDatabase().execute<{ n: number }>(query);
  return rows[0]?.n ?? 0;
}
