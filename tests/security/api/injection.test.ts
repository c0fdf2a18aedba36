import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { apiPaths } from "../../../src/lib/call/api-paths.ts";
import { cleanLine, cleanText } from "../../../src/lib/input/clean-text.ts";
import { database } from "../../../src/server/db/client.ts";
import attacks from "../../fixtures/attacks.json" with { type: "json" };
import { expectNoInternals } from "../../support/attacks.ts";
import { plantSecrets } from "../../support/moderators.ts";
import { asForm, kinds, newKey, report } from "../../support/posts.ts";
import { postForm, postJson, query, send, startSite } from "../../support/site.ts";

startSite({ FEATURES: "comments,discussions" });
const secrets = plantSecrets();

type Attempt = [name: string, run: () => Promise<Response>];

/** Every free-text field of every post type. */
const asText = (text: string): Attempt[] =>
  kinds.flatMap(({ kind, path, page, body }): Attempt[] => {
    const words = { ...body, author: text, content: text, ...("title" in body && { title: text }) };
    return [
      // First, because a form without a key is compared with what is stored.
      [`${kind} as a form`, () => postForm(page, asForm(words))],
      [`${kind} as JSON`, () => postJson(path, words, newKey())],
    ];
  });

/** Forms of the moderators' page, with the text in each field that accepts any text. */
const presses = (text: string): Record<string, string>[] => [
  { do: "sign-in", username: text, password: text, link: text },
  { do: "send-link", username: text },
  { do: text, show: text, search: text, after: text, at: text, writer: text },
  { do: "redact discussion-2", "words-discussion-2": text },
];

const queries = [
  "/api/discussions?category=",
  "/api/discussions?after=",
  "/discussions?category=",
  "/discussions?after=",
  "/api/comments?contentType=video&contentId=",
  "/discussions/1?reply=",
  "/api/comments?contentId=4&contentType=",
  "/api/blog?after=",
  "/media/4?comment=",
  "/report?kind=reply&id=",
  "/report?id=1&kind=",
  "/desk?show=recent&search=",
  "/desk?show=",
  "/desk?after=",
  "/api/discussions?q=",
  "/search?q=",
  "/search?q=salt&page=",
];
const paths = [
  "/discussions/",
  ...Object.values(apiPaths).flatMap((path) => (path.endsWith("/:id") ? path.slice(0, -3) : [])),
  "/comments/blog/",
  "/media/",
  "/own/",
];
const headerNames = ["Cookie", "User-Agent", "If-None-Match", "Referer", "X-Forwarded-For"];

/** The text in every other part of a request. */
function elsewhere(text: string): Attempt[] {
  const coded = encodeURIComponent(text);
  const header = text.replace(/[^ -~]/g, " ").trim();
  const headers = { ...secrets.moderator, ...newKey() };
  return [
    ["a report", () => report({ kind: "discussion", id: 2, reason: text }, "198.51.100.7")],
    ...presses(text).map(
      (fields): Attempt => ["/desk", () => postForm("/desk", fields, headers, "198.51.100.7")],
    ),
    ...queries.map(
      (query): Attempt => [query, () => send(query + coded, { headers: secrets.moderator })],
    ),
    ...paths.map((path): Attempt => [path, () => send(path + coded)]),
    ...headerNames.map((name): Attempt => [name, () => readWith({ [name]: header })]),
    ["the session", () => readWith({ Cookie: `__Host-desk=${header}` })],
    ["the key", () => postJson(kinds[0].path, kinds[0].body, { "Idempotency-Key": header })],
    ["own words", () => postForm(secrets.own, { action: "edit", content: text })],
    ["own action", () => postForm(secrets.own, { action: text, content: "x" })],
  ];
}

const readWith = (headers: Record<string, string>) => send("/desk", { headers });

const tables = sql`(SELECT count(*) FROM information_schema.columns WHERE table_schema = 'public')::int`;

/** Data that visitors must not change: the schema, accounts and the creator's content. */
async function foundation() {
  const rows = await query(sql`SELECT ${tables} AS columns,
    (SELECT json_agg(u.password || u.role || u.username) FROM users u)::text AS users,
    (SELECT json_agg(b ORDER BY id) FROM blog_posts b)::text AS posts,
    (SELECT json_agg(v ORDER BY id) FROM videos v)::text AS videos,
    (SELECT json_agg(json_build_array(id, title, content, author, email) ORDER BY id)
      FROM discussions WHERE id < 1000)::text AS discussions`);
  return rows;
}

const written = async () => {
  const { rows } = await database().execute<{ author: string; content: string }>(sql`
    SELECT author, content FROM comments UNION ALL SELECT author, content FROM discussion_replies
    UNION ALL SELECT author, content FROM discussions WHERE id >= 1000`);
  return rows;
};

async function answers(attempts: Attempt[], text: string): Promise<number[]> {
  const statuses: number[] = [];
  for (const [name, run] of attempts) {
    const response = await run();
    // The text itself may be sent back.
    const rest = (await response.text()).replaceAll(text, "");
    expectNoInternals(response, rest, `${JSON.stringify(text)} in ${name}`);
    for (const [header, value] of response.headers)
      expect(`${header}: ${value}`).not.toMatch(/stolen|evil\.example/);
    statuses.push(response.status);
  }
  return statuses;
}

test.each([...attacks.sqlTexts, ...attacks.lineBreaks])(
  "treats %j as text in every part of a request",
  async (text) => {
    const before = await foundation();
    const statuses = await answers(asText(text), text);
    await answers(elsewhere(text), text);
    const rows = await written();
    const kept = rows.filter(
      ({ author, content }) => author + content === cleanLine(text) + cleanText(text),
    );

    for (const status of statuses) expect([200, 201, 202, 303]).toContain(status);
    expect(kept).toHaveLength(6);
    expect(await foundation()).toEqual(before);
    expect(console.warn).not.toHaveBeenCalled();
  },
);
