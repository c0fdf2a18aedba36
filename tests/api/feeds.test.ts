import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addressesIn } from "../support/addresses-in.ts";
import { readFeed } from "../support/read-feed.ts";
import { getText, postJson, query, send, startSite, typed } from "../support/site.ts";

startSite();

const read = async (path: string) => readFeed(await getText(path));
const site = "https://ntkoc.example.org";

/** Adds a discussion at the start of a day in UTC. */
const addDiscussion = (id: number, day: string) =>
  query(sql`INSERT INTO discussions (id, title, content, author, email, category, created_at, updated_at)
    VALUES (${id}, ${`Discussion ${id}`}, 'Words', 'Ada', 'ada@example.org', 'weekly-discussions',
      ${`${day}Z`}::timestamptz, ${`${day}Z`}::timestamptz)`);

test("lists the newest discussions, without examples", async () => {
  await addDiscussion(20001, "2025-04-01");
  await addDiscussion(20002, "2025-04-02");
  const { entries, ...channel } = await read("/discussions/feed.xml");

  expect(channel).toEqual({
    title: "Discussion Board | NTKOC",
    id: `${site}/discussions/feed.xml`,
    self: `${site}/discussions/feed.xml`,
    page: `${site}/discussions`,
    updated: "2025-04-02T00:00:00.000Z",
  });
  expect(entries.map(({ link }) => link)).toEqual(
    [20002, 20001, 2].map((id) => `${site}/discussions/${id}`),
  );
  expect(entries[2]).toMatchObject({
    title: "How could this site be better?",
    author: "The creator",
    content: expect.stringMatching(/^<div class="written"><p dir="auto">Tell me what is missing/),
    published: "2025-03-10T09:00:00.000Z",
  });
});

test("lists a discussion and its replies, newest first, each with its own link", async () => {
  await addDiscussion(20003, "2025-01-01");
  const { id, createdAt } = await (
    await postJson("/api/discussions/20003/replies", { ...typed, content: "- <img src=x>\n- Two" })
  ).json();
  const last = await (await postJson("/api/discussions/20003/replies", typed)).json();
  const { entries, ...channel } = await read("/discussions/20003/feed.xml");

  expect(channel).toMatchObject({
    title: "Discussion 20003 | NTKOC",
    page: `${site}/discussions/20003`,
    updated: last.createdAt,
  });
  expect(entries).toMatchObject([
    { id: expect.stringContaining(`#reply-${last.id}`) },
    {
      title: "Reply by Ada",
      author: "Ada",
      link: `${site}/discussions/20003?after=${id - 1}#reply-${id}`,
      published: createdAt,
      content: expect.stringContaining("<li>&lt;img src=x&gt;</li><li>Two</li>"),
    },
    { title: "Discussion 20003", link: `${site}/discussions/20003` },
  ]);
  const [, link = ""] = entries[0]?.link?.split(site) ?? [];
  expect(await getText(link)).toContain(`id="reply-${last.id}"`);
});

test("has only absolute addresses, including those of glossary terms in a post", async () => {
  const content = "A [cyst](/glossary/cyst) and an [egg](/glossary#egg): https://example.org/a";
  await addDiscussion(20004, "2025-01-01");
  await postJson("/api/discussions/20004/replies", { ...typed, content });
  await query(sql`UPDATE discussions SET content = ${content} WHERE id = 20004`);
  await query(sql`UPDATE discussion_replies SET status = 'published' WHERE discussion_id = 20004`);

  const xml = `${await getText("/discussions/20004/feed.xml")} ${await getText("/discussions/feed.xml")}`;
  expect(xml.split(`href="${site}/glossary/cyst"`)).toHaveLength(4);
  expect(xml.split(`href="${site}/glossary/egg"`)).toHaveLength(4);
  expect(addressesIn(xml).filter((address) => !URL.canParse(address))).toEqual([]);
});

test.each(["1", "999999", "abc"])(
  "returns 404 for the feed of discussion %s, which is an example or unknown",
  async (id) => {
    const response = await send(`/discussions/${id}/feed.xml`);
    expect(response.status).toBe(404);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  },
);

test("links to its feed on each discussion, but not on an example or a missing one", async () => {
  const feed = (id: number) => `href="/discussions/${id}/feed.xml"`;
  const html = await getText("/discussions/2");
  expect(html).toContain(`type="application/atom+xml" title="How could this site be better?`);
  expect(html.split(feed(2))).toHaveLength(3);
  for (const id of [1, 999999])
    expect(await getText(`/discussions/${id}`)).not.toMatch(/feed\.xml|atom/);
});
