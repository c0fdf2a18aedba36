import { sql } from "drizzle-orm";
import { beforeAll, expect, test, vi } from "vitest";
import { impatience, patientDatabase, troublesOf } from "../setup/faults/run.ts";
import { startSite } from "../setup/site.ts";

const patience = vi.hoisted(() => ({ first: 9000, total: 9000, pauses: [100] }));

vi.mock(import("../../src/server/db/transport.ts"), async (original) => ({
  ...(await original()),
  usualPatience: patience,
}));

startSite({ FEATURES: "comments,discussions", POST_LIMIT: "1000000" });

// A thousand databases that do not answer would be waited for through an afternoon.
beforeAll(() => void Object.assign(patience, impatience));

// What a schedule disturbs lies before the database; on a second one a quarter shows that it takes it alike.
const schedules = process.env["DATABASE_URL"] ? 250 : 1000;
const first = Number(process.env["SEED"] ?? 1);

test(`through ${schedules} schedules of faults a post is stored once, or given back`, {
  timeout: 120_000,
}, async () => {
  const troubles: string[] = [];
  for (let seed = first; seed < first + schedules; seed++)
    troubles.push(...(await troublesOf(seed)));

  expect(troubles).toEqual([]);
  expect(await charged()).toBe(await stored());
});

const charged = () => count(sql`SELECT sum(used)::int AS n FROM rate_limits`);

/** By visitors, not by `content/`. */
const stored = () =>
  count(sql`SELECT ((SELECT count(*) FROM discussion_replies) + (SELECT count(*) FROM comments)
    + (SELECT count(*) FROM discussions WHERE idempotency_key IS NOT NULL))::int AS n`);

async function count(query: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await patientDatabase().execute<{ n: number }>(query);
  return rows[0]?.n ?? 0;
}
