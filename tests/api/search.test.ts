import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { setEnv } from "../../src/server/env.ts";
import { getJson, getText, network, postForm, query, send, startSite } from "../support/site.ts";

startSite({ FEATURES: "discussions" });

beforeAll(async () => {
  await query(sql`
    INSERT INTO discussions (id, title, content, author, email, category) VALUES
      (20001, 'Itching at night', 'My skin itches. <b>Help</b>', 'Ada', 'ada@example.org', 'weekly-discussions'),
      (20002, 'A long week', 'I could not sleep because of an itch.', 'Ada', 'ada@example.org', 'weekly-discussions'),
      (20003, 'Lyme’s rash', 'My gut‑brain axis, anémie and CFS.', 'Ada', 'ada@example.org', 'weekly-discussions'),
      (20004, 'これは寄生虫の感染です', '花粉アレルギー', 'Ada', 'ada@example.org', 'weekly-discussions'),
      (20005, 'Gut', 'ฉันมีพยาธิในลำไส้', 'Ada', 'ada@example.org', 'weekly-discussions'),
      (20006, 'Sjögren', 'CAFÉ in ŁÓDŹ, Hauptstraße and Straße', 'Ada', 'ada@example.org', 'weekly-discussions')`);
});

const titles = (html: string) =>
  [...html.matchAll(/<h3[^>]*><a [^>]*href="([^"]*)/g)].map(([, path]) => path);
const status = (html: string) =>
  /role="status"><p>(.*?)<\/p>/.exec(html)?.[1]?.replace(/<[^>]*>/g, "");
const search = (q: string) => getText(`/search?${new URLSearchParams({ q })}`);

test("shows a form that search engines may list, without a query", async () => {
  const html = await getText("/search?q=+");
  expect(html).toContain('content="index, follow"');
  expect(html).toContain('<input id="query" name="q" value="">');
  expect(html).toContain("Try one of these");
  expect(html).not.toMatch(/<section|Nothing was found/);
  expect(status(html)).toBeUndefined();
});

test("shows kinds, labels and marked words, then the visitors' discussions, best first", async () => {
  const response = await send("/search?q=itch");
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(titles(html)).toEqual(["/glossary/pruritus", "/discussions/20001", "/discussions/20002"]);
  // Only the view of the term is an example, and it does not match.
  expect(html).not.toContain("Example");
  expect(html).toContain('<mark role="presentation">Itching</mark><span> at night</span>');
  expect(html).toContain("My skin itches. &lt;b&gt;Help");
  expect(status(html)).toBe("1 result for “itch”. 2 discussions by visitors.");
  expect(html).not.toMatch(/__[A-Z_]+__|<!--|ada@example/);
});

test("shows 20 results, and 20 more on each page", async () => {
  const first = await search("video");
  expect(titles(first)).toHaveLength(20);
  expect(first).toMatch(/action="\/search#result-21" method="post">.*name="page" value="2"/);
  const page = async (number: string) =>
    (await postForm("/search", { q: "video", page: number })).text();
  expect(titles(await page("2"))).toHaveLength(40);
  for (const number of ["3", "2147483647"]) {
    const last = await page(number);
    expect(titles(last)).toHaveLength(45);
    expect(last).not.toContain("Show more");
  }
});

test("answers the form uncached, and keeps words about danger out of the title", async () => {
  const answer = await postForm("/search", { q: "I want to die" });
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(await answer.text()).toMatch(/<title>Search<[\s\S]*get help now/);
  expect(await (await postForm("/search", { q: "itch" })).text()).toContain(
    "<title>itch – Search<",
  );
});

test("shows help lines first if the visitor may be in danger", async () => {
  const crisis = await search("I want to die");
  expect(crisis).toContain("get help now");
  expect(crisis).not.toMatch(/Nothing was found|Try one of these/);
  expect(status(crisis)).toBe("Call or text one of these help lines now.");
  expect(await search("i cant breathe")).toContain("get help now");
  expect(await search("do worms die in salt")).not.toContain("get help now");
});

test("works without the database, and reports what is missing", async () => {
  network.around = async () => "drop";
  const response = await send("/search?q=itch");
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(titles(html)).toEqual(["/glossary/pruritus"]);
  expect(status(html)).toContain("discussions could not be searched");
});

test("finds visitors' discussions for the browser", async () => {
  const found = await getJson("/api/discussions?q=itching");
  expect(found.map(({ id }: { id: number }) => id)).toEqual([20001, 20002]);
  expect(JSON.stringify(found)).not.toContain("ada@example");
  expect(await getJson("/api/discussions?q=xyzzyx")).toEqual([]);
  expect(await getJson("/api/discussions?q=%22'(:*%26!")).toEqual([]);
  expect((await getJson("/api/discussions?q=")).length).toBeGreaterThan(3);
});

test.each(["Lyme", "Lymeʼs", "lyme's", "gut-brain", "gut/brain", "l’anémie", "ME/CFS"])(
  "finds the words of visitors with any apostrophe, hyphen or slash: %s",
  async (q) => {
    expect(await getJson(`/api/discussions?${new URLSearchParams({ q })}`)).not.toEqual([]);
  },
);

test.each([
  ["寄生虫", 20004],
  ["虫生寄"],
  ["感染", 20004],
  ["あれるぎー", 20004],
  ["ｱﾚﾙｷﾞｰ", 20004],
  ["พยาธิ", 20005],
  ["ลำไส้", 20005],
  ["sjogren", 20006],
  ["Sjögren’s", 20006],
  ["café", 20006],
  ["Cafe", 20006],
  ["lodz", 20006],
  ["strasse", 20006],
])(
  "finds words without spaces, in their order, and letters without accents: %s",
  async (q, ...ids) => {
    const found = await getJson(`/api/discussions?${new URLSearchParams({ q })}`);
    expect(found.map((one: { id: number }) => one.id)).toEqual(ids);
  },
);

test("ranks the newest of many matches", async () => {
  await query(sql`
    INSERT INTO discussions (id, title, content, author, email, category, created_at)
    SELECT 30000 + n, CASE WHEN n IN (1, 550) THEN 'Gravel gravel gravel' ELSE 'A walk' END, 'A path of gravel.',
      'Ada', 'ada@example.org', 'weekly-discussions', now() + make_interval(secs => n)
    FROM generate_series(1, 600) AS n`);
  const found = await getJson("/api/discussions?q=gravel");
  expect(found.map(({ id }: { id: number }) => id).slice(0, 3)).toEqual([30550, 30600, 30599]);
  expect(found).toHaveLength(20);
});

test("leaves visitors' discussions out before their launch, and needs no database", async () => {
  setEnv({ FEATURES: "none" });
  network.around = async () => "drop";
  const html = await search("itch");
  expect(titles(html)).toEqual(["/glossary/pruritus"]);
  expect(html).not.toContain("Discussions by visitors");
});
