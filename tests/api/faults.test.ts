import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { hurry, patientDatabase, throughFaults, troublesOf } from "../support/faults/run.ts";
import { newKey } from "../support/posts.ts";
import { postForm, postJson, startSite, typed } from "../support/site.ts";

startSite({ FEATURES: "blog,comments,discussions", POST_LIMIT: "1000000" });

// `npm run bench -- faults` runs a thousand.
const schedules = Number(process.env["SCHEDULES"] ?? 100);
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
  expect(await charged()).toBe(await stored());
});

const charged = () => count(sql`SELECT sum(used)::int AS n FROM rate_limits`);

/** Posts by visitors, not from content files. */
const stored = () =>
  count(sql`SELECT ((SELECT count(*) FROM discussion_replies) + (SELECT count(*) FROM comments)
    + (SELECT count(*) FROM discussions WHERE idempotency_key IS NOT NULL))::int AS n`);

async function count(query: ReturnType<typeof sql>): Promise<number> {
  return Number((await row(query))?.["n"] ?? 0);
}

const visitors = 30;
const seeds = Array.from({ length: visitors }, (_, at) => first + at);
/** Addresses in different networks, because the likes of a network are limited. */
const ipOf = (seed: number) => `198.51.${seed % 256}.1`;

/** Sends a request twice at once, and then until it succeeds. */
async function insist(act: () => Promise<Response>): Promise<void> {
  await Promise.all([act(), act()]);
  for (let tries = 0; tries < 200; tries++) {
    const { status, headers } = await act();
    if (status === 503 && headers.has("Retry-After")) continue;
    if (status < 400) return;
    throw new Error(`The response was ${status}`);
  }
}

/** Does the same for each visitor, through a different schedule of faults. */
async function allInsist(act: (seed: number) => Promise<Response>): Promise<void> {
  await hurry(async () => {
    for (const seed of seeds)
      await throughFaults(seed, () => insist(() => act(seed))).catch((error) => {
        throw new Error(`SEED=${seed}: ${error.message}`, { cause: error });
      });
  });
}

const row = async (query: ReturnType<typeof sql>) =>
  (await patientDatabase().execute(query)).rows[0];

test("counts a like, a view and a report once, through all faults", async () => {
  const { id } = await (await postJson("/api/discussions/1/replies", typed)).json();
  const before = await row(sql`SELECT likes FROM blog_posts WHERE id = 1`);
  await allInsist((seed) => postJson("/api/blog/1/like", {}, {}, ipOf(seed)));
  await allInsist((seed) => postJson("/api/discussions/2/view", {}, {}, ipOf(seed)));
  // Only once, because three reports would hide the reply.
  await throughFaults(first, () =>
    insist(() => postJson("/api/reports", { kind: "reply", id }, {}, ipOf(first))),
  );

  expect(
    await row(sql`SELECT
      (SELECT likes FROM blog_posts WHERE id = 1) - ${before?.["likes"]}::int AS likes,
      (SELECT count(*)::int FROM discussion_views WHERE discussion_id = 2) AS views,
      (SELECT reports FROM discussion_replies WHERE id = ${id}::int) AS reports`),
  ).toEqual({ likes: visitors, views: visitors, reports: 1 });
});

test("applies edits and deletions once, and keeps the count correct", async () => {
  const posts = new Map<number, string>();
  for (const seed of seeds) {
    const answer = await postJson("/api/discussions/3/replies", typed, newKey());
    posts.set(seed, (await answer.json()).own);
  }
  const own = (seed: number) => `/api${posts.get(seed)}`;
  const content = (seed: number) => `Changed by ${seed}`;
  await allInsist((seed) =>
    seed % 2
      ? postForm(own(seed), { action: "edit", content: content(seed) })
      : postJson(own(seed), { action: "edit", content: content(seed) }),
  );
  const changed = await row(sql`
    SELECT count(DISTINCT content)::int AS n FROM discussion_replies WHERE content LIKE 'Changed by %'`);
  expect(changed).toEqual({ n: visitors });

  await allInsist((seed) => postJson(own(seed), { action: "delete" }));
  expect(
    await row(sql`SELECT replies, (SELECT count(*)::int FROM discussion_replies r
      WHERE discussion_id = 3 AND author || email || content <> '') AS left
      FROM discussions WHERE id = 3`),
  ).toEqual({ replies: 0, left: 0 });
});
