import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { hurry, patientDatabase, troublesOf } from "../support/faults/run.ts";
import { startSite } from "../support/site.ts";

startSite({ FEATURES: "blog,comments,discussions", POST_LIMIT: "1000000" });

// `npm run bench -- faults` runs a thousand each night.
const schedules = Number(process.env["SCHEDULES"] ?? 20);
const first = Number(process.env["SEED"] ?? 1);

test(`stores a post once or returns its text, through ${schedules} schedules of faults`, {
  timeout: 30_000 + 200 * schedules,
}, async () => {
  const troubles: string[] = [];
  await hurry(async () => {
    for (let seed = first; seed < first + schedules; seed++)
      troubles.push(...(await troublesOf(seed)));
  });

  expect(troubles).toEqual([]);
  expect(await charged(sql`NOT LIKE`)).toBe(await stored());
  expect(await charged(sql`LIKE`)).toBe(await stored());
});

/** The posts that were counted for a visitor, or for a network. */
const charged = (comparison: ReturnType<typeof sql>) =>
  count(sql`SELECT sum(used)::int AS n FROM rate_limits
    WHERE visitor ${comparison} 'post:network:%'`);

/** Posts by visitors, not from content files. */
const stored = () =>
  count(sql`SELECT ((SELECT count(*) FROM discussion_replies) + (SELECT count(*) FROM comments)
    + (SELECT count(*) FROM discussions WHERE idempotency_key IS NOT NULL))::int AS n`);

async function count(query: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await patientDatabase().execute(query);
  return Number(rows[0]?.["n"] ?? 0);
}
