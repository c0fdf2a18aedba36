import { sql } from "drizzle-orm";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { type Chance, chance } from "../../support/faults/random.ts";
import { makeModerators, signInAs } from "../../support/moderators.ts";
import { origin, query, send, startSite } from "../../support/site.ts";

startSite({ FEATURES: "comments,discussions", POST_LIMIT: "1000000" });

makeModerators("ana");
let moderator: Record<string, string> = {};
beforeAll(async () => {
  moderator = await signInAs("ana");
});
/** Private links from the responses. */
const owned: string[] = [];

/** `npm run bench -- faults` sends 4,000 each night. */
const requests = Number(process.env["REQUESTS"] ?? 1000);
const seed = Number(process.env["SEED"] ?? 20_261_121);
/** In every email address that is sent, and nowhere else. */
const mark = "@marked.example";

const ids = [
  "1",
  "2",
  "3",
  "4",
  "101",
  "0",
  "-1",
  "1e3",
  "2147483647",
  "2147483648",
  "x",
  "%00",
] as const;
const texts = [
  "Thank you",
  "",
  " ",
  "\0",
  "\ud800",
  "\u202e\u200b",
  "👩‍🔬 𝔘",
  "a\r\nb",
  "<script>alert(1)</script>",
  "'; DROP TABLE comments; --",
  "$1 $& \\ %s __PAGE_TITLE__ <!--replies-->",
  "é".normalize("NFD"),
  "a".repeat(81),
  "b".repeat(201),
  "c".repeat(5001),
  "d\n".repeat(10_000),
] as const;
const strange = [null, undefined, 0, -1, 1e300, true, [], ["a"], {}, { a: { b: [] } }] as const;
const categories = ["medical-experiences", "weekly-discussions", "news", "", "\0"] as const;
const types = ["video", "media", "blog", "post", ""] as const;

const postPaths = ["/api/comments", "/api/discussions", "/api/discussions/:id/replies"] as const;
const paths = [
  ...postPaths,
  "/api/discussions/:id/view",
  "/api/discussions/:id",
  "/discussions/:id",
  "/api/blog",
  "/api/blog/:id",
  "/api/blog/:id/like",
  "/api/form-token",
  "/api/own/:token",
  "/own/:token",
  "/api/reports",
  "/report",
  "/api/desk/session",
  "/api/desk/posts",
  "/api/desk/actions",
  "/api/desk/overview",
] as const;
const actions = ["edit", "delete", "approve", "remove", "restore", "ban", ""] as const;
const kinds = ["reply", "comment", "discussion", "user", ""] as const;

function randomText(random: Chance): string {
  if (random.once(2)) return `Text ${random.number(1000)}`;
  if (random.once(2)) return random.pick(texts);
  const codes = Array.from({ length: random.number(40) }, () => random.number(0x11_0000));
  return String.fromCodePoint(...codes);
}

const spam = "viagra casino https://x.example.shop buy now";

/** Valid fields, so that many posts are stored in few requests. */
const validFields = (random: Chance, number: number) => ({
  author: "Ada",
  content: random.once(6) ? spam : `Text ${random.number(1000)}`,
  title: "A title",
  email: `m${number}${mark}`,
  category: "medical-experiences",
  contentType: "video",
  contentId: 1 + random.number(4),
  website: "",
});

function randomFields(random: Chance, number: number): Record<string, unknown> {
  const fields: Record<string, unknown> = {
    author: randomText(random),
    content: randomText(random),
    title: randomText(random),
    email: random.once(5) ? `not ok ${number}${mark}` : `m${number}${mark}`,
    category: random.pick(categories),
    contentType: random.pick(types),
    contentId: random.once(3) ? random.pick(ids) : random.number(30),
    formToken: random.once(4) ? random.pick(texts) : `token-${random.number(20)}`,
    website: random.once(20) ? "https://trap.example" : "",
    action: random.pick(actions),
    kind: random.pick(kinds),
    id: random.once(2) ? random.pick(ids) : random.number(300),
    reason: randomText(random),
    version: random.pick([undefined, random.number(4), random.pick(strange)]),
    username: random.pick(["ana", "ben", ""]),
    password: random.pick(texts),
  };
  const names = Object.keys(fields);
  if (random.once(3)) fields[names[random.number(names.length)] ?? ""] = random.pick(strange);
  if (random.once(6)) delete fields[names[random.number(names.length)] ?? ""];
  return random.once(3) ? { ...fields, ...validFields(random, number) } : fields;
}

function randomQuery(random: Chance): string {
  const query = new URLSearchParams();
  for (const name of ["category", "contentType", "contentId", "after", "reply", "fresh"])
    if (random.once(3)) query.append(name, random.pick([...ids, ...types, ...categories]));
  for (const name of ["show", "search", "kind", "id", "own"])
    if (random.once(4)) query.append(name, random.pick([...texts, "waiting", "recent", ...kinds]));
  return query.size > 0 ? `?${query}` : "";
}

function randomHeaders(random: Chance): Record<string, string> {
  return {
    ...(random.once(2) && moderator),
    ...(random.once(2) && { "Idempotency-Key": `key-0000${random.number(30)}` }),
    ...(random.once(10) && {
      Origin: random.pick([origin, "https://elsewhere.example", "null", "x"]),
    }),
    ...(random.once(10) && {
      "Sec-Fetch-Site": random.pick(["same-origin", "cross-site", "none"]),
    }),
    ...(random.once(20) && { "Content-Length": random.pick(["0", "99999", "-1", "x"]) }),
  };
}

function randomBody(random: Chance, fields: Record<string, unknown>) {
  if (random.once(20))
    return {
      body: random.pick(["", "{", "[]", "null", '"x"', "{}".repeat(9000)]),
      type: "application/json",
    };
  if (random.once(3)) {
    const form = new URLSearchParams();
    for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
    return { body: form.toString(), type: "application/x-www-form-urlencoded" };
  }
  const type = random.once(15)
    ? random.pick(["text/plain", "multipart/form-data", ""])
    : "application/json";
  return { body: JSON.stringify(fields), type };
}

function randomRequest(random: Chance, number: number) {
  const id = random.once(2) ? random.pick(ids) : random.pick(["1", "2", "3"]);
  const token = owned[random.number(owned.length + 1)]?.slice("/own/".length) ?? `reply-${id}`;
  const pattern = random.pick(random.once(2) ? postPaths : paths);
  const path = pattern.replace(":id", id).replace(":token", token) + randomQuery(random);
  const method = random.once(6) ? random.pick(["GET", "HEAD", "PUT", "DELETE"]) : "POST";
  const fields = randomFields(random, number);
  const { body, type } = randomBody(random, fields);
  const headers = { ...randomHeaders(random), ...(type && { "Content-Type": type }) };
  const init: RequestInit = {
    method,
    headers,
    ...(method === "POST" || method === "PUT" ? { body } : {}),
  };
  return { path, init, own: String(fields["email"]), ip: `198.51.100.${random.number(250)}` };
}

afterEach(() => {
  expect(JSON.stringify(vi.mocked(console.warn).mock.calls)).not.toContain(mark);
});

test(
  `never responds with 5xx or another visitor's email address in ${requests} random requests`,
  async () => {
    const random = chance(seed);
    const statuses: Record<number, number> = {};
    for (let number = 0; number < requests; number++) {
      const { path, init, own, ip } = randomRequest(random, number);
      const response = await send(path, init, ip);
      const body = await response.text();
      const said = [body, ...response.headers].join("\n");
      owned.push(...(/\/own\/[a-z]+-[\w-]{43}/.exec(said) ?? []));
      const about = `SEED=${seed}, request ${number}: ${init.method} ${path} ${String(init.body)}`;

      statuses[response.status] = (statuses[response.status] ?? 0) + 1;
      expect(response.status, about).toBeLessThan(500);
      // Only a refused form contains an address: the visitor's own.
      const isForm =
        response.headers.get("Content-Type")?.startsWith("text/html") && init.method === "POST";
      expect(isForm ? said.replace(own, "") : said, about).not.toContain(mark);
    }
    const seen = Object.keys(statuses).map(Number);
    expect(seen, JSON.stringify(statuses)).toEqual(
      expect.arrayContaining([200, 201, 202, 204, 303, 400, 401, 403, 404, 405, 409, 413, 415]),
    );
  },
  30_000 + 50 * requests,
);

test("keeps every count equal to its rows", async () => {
  const rows = await query(sql`
    SELECT id FROM discussions d
    WHERE replies <> (SELECT count(*) FROM discussion_replies WHERE discussion_id = d.id
        AND status = 'published' AND deleted_at IS NULL)
      OR views <> (SELECT count(*) FROM discussion_views WHERE discussion_id = d.id)
    UNION ALL
    SELECT id FROM blog_posts p
    WHERE likes <> (SELECT count(*) FROM post_likes WHERE post_id = p.id)`);

  expect(rows).toEqual([]);
});
