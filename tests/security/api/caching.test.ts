import { beforeAll, expect, test } from "vitest";
import attacks from "../../fixtures/attacks.json" with { type: "json" };
import { apiReads } from "../../support/api-requests.ts";
import { isKept } from "../../support/attacks.ts";
import { plantSecrets, reply } from "../../support/moderators.ts";
import { comment, newKey } from "../../support/posts.ts";
import { getText, postJson, send, sendOr404, startSite, typed } from "../../support/site.ts";

startSite({ FEATURES: "blog,comments,discussions" });
const secrets = plantSecrets();
const ownOf = async (path: string, body: object): Promise<string> =>
  (await (await postJson(path, body, newKey())).json()).own.replace("/own/", "");

let ownComment = "";
beforeAll(async () => {
  await reply({ content: "A second reply" });
  ownComment = await ownOf("/api/comments", comment);
});

const personal = (): [path: string, init?: RequestInit][] => [
  [secrets.own],
  [`/report?kind=discussion&id=1`],
  [`/api/discussions/1/replies?own=${secrets.own.slice(5)}`],
  [`/api/comments?contentType=video&contentId=4&own=${ownComment}`],
  ["/desk", { headers: secrets.moderator }],
];
/** Suffixes that make a cache treat a path as a static file. */
const disguises = ["", "/", "/x.css", ".css", "%2fx.css", "%2ex.js", ";x.css", "%3bx.png"];

test("never caches personal responses, even under a path that looks like a file", async () => {
  for (const [path, init] of personal())
    for (const disguise of disguises) {
      const [place = "", query] = path.split("?");
      const address = place + disguise + (query ? `?${query}&x=a.css` : "?a.css");
      const response = await sendOr404(address, init);
      const isOurs = response.headers.has("Cache-Control");

      expect(isOurs && isKept(response), address).toBe(false);
      expect(response.status === 200 && !isOurs, address).toBe(false);
    }
});

/** The tag under which the CDN keeps each shared response. */
const tags: [path: string, tag: string][] = [
  ...apiReads.map(({ path, tag }): [string, string] => [path, tag]),
  ["/discussions/feed.xml", "discussions"],
  ["/discussions/2/feed.xml", "discussion-2"],
  ["/discussions/1", "discussion-1"],
  ["/discussions", "discussions"],
  ["/api/discussions?q=sleep", "discussions"],
  ["/comments/blog/1", "comments-blog-1"],
  ["/media/4", "comments-video-4"],
  ["/search?q=video", "discussions"],
];
const shared = tags.map(([path]) => path);

const sendWithEtag = (path: string, etag: string) =>
  send(path, { headers: { "If-None-Match": etag } });

test.each(tags)("lets the CDN keep %s under the tag %s and revalidate it", async (path, tag) => {
  const first = await send(path);
  const etag = first.headers.get("ETag") ?? "";
  const again = await sendWithEtag(path, `"other", ${etag.replace("W/", "")}`);

  expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
  expect(again.status).toBe(304);
  for (const { headers } of [first, again]) {
    expect(headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
    expect(headers.get("Netlify-CDN-Cache-Control")).toMatch(
      /durable.*stale-while-revalidate=86400/,
    );
    expect(headers.get("Netlify-Cache-Tag")).toBe(tag);
  }
});

test("changes the ETag when the content changes", async () => {
  const path = "/api/discussions/2/replies";
  const before = (await send(path)).headers.get("ETag") ?? "";
  expect((await sendWithEtag(path, before)).status).toBe(304);
  await postJson(path, typed);
  const after = await sendWithEtag(path, before);

  expect(after.status).toBe(200);
  expect(after.headers.get("ETag")).not.toBe(before);
  expect(await after.json()).toMatchObject([{ author: "Ada" }]);
});

test.each(shared)(
  "sends the same response from %s regardless of the request headers",
  async (path) => {
    const text = await getText(path);
    for (const headers of [attacks.unkeyedHeaders, secrets.moderator]) {
      const response = await send(path, { headers });

      expect(response.status).toBe(200);
      expect(await response.text()).toBe(text);
      expect(response.headers.get("Set-Cookie")).toBeNull();
    }
  },
);

/** Every query parameter that any function reads, with a value that changes the response, and some others. */
const asked: Record<string, string> = {
  after: "2",
  category: "weekly-discussions",
  reply: "1",
  comment: "1",
  fresh: "started",
  contentType: "media",
  contentId: "2",
  only: "likes",
  show: "recent",
  search: "a",
  id: "2",
  own: `reply-${"a".repeat(43)}`,
  kind: "reply",
  page: "2",
  callback: "x",
  utm_source: "x",
  q: "salt",
};

test.each(shared)("includes in the cache key every parameter that changes %s", async (path) => {
  const plain = await getText(path);
  const ofPath = new URL(path, "http://x").searchParams;
  for (const [name, value] of Object.entries(asked).filter(([one]) => !ofPath.has(one))) {
    const response = await send(`${path}${path.includes("?") ? "&" : "?"}${name}=${value}`);
    const keys = response.headers.get("Netlify-Vary")?.replace("query=", "").split("|") ?? [];
    const isOther = (await response.text()) !== plain;

    expect(!isOther || !isKept(response) || keys.includes(name), `${name}=${value}`).toBe(true);
  }
});

const pagesOf: [path: string, ...string[]][] = [
  ["/api/discussions/1/replies", "/api/discussions/1"],
  ["/api/comments", "/api/comments?contentType=video&contentId=4"],
];

test.each(pagesOf)(
  "lets only the writer of a post to %s bypass the cache",
  async (to, ...pages) => {
    const own = await ownOf(to, { ...comment });
    const other = await ownOf("/api/discussions/3/replies", typed);
    for (const page of to === "/api/comments" ? pages : [to, ...pages]) {
      const and = page.includes("?") ? "&" : "?";
      const isCached = async (query: string) =>
        (await send(page + and + query)).headers.has("Netlify-CDN-Cache-Control");

      expect(await isCached(`own=${own}`), page).toBe(false);
      for (const query of ["fresh=1", "fresh=started", "reply=7", "comment=7", "own=", "own=x"])
        expect(await isCached(query), `${page} ${query}`).toBe(true);
      expect(await isCached(`own=${other}`), page).toBe(true);
      expect(await isCached(`own=reply-${"a".repeat(43)}`), page).toBe(true);
      expect((await send(page)).headers.get("Netlify-Vary")).not.toContain("fresh");
    }
  },
);

test.each(["after=1&after=2", "%61fter=1", "x=1;after=2", "after=%31", "after=1+", "x=<"])(
  "does not cache a query that two caches may read differently: ?%s",
  async (query) => {
    for (const path of shared) {
      const response = await send(`${path}${path.includes("?") ? "&" : "?"}${query}`);
      expect(response.headers.has("Netlify-CDN-Cache-Control"), path).toBe(false);
    }
  },
);

test("responds to HEAD like GET, without a body, but caches neither it nor a refusal", async () => {
  for (const path of shared) {
    const get = await send(path);
    const head = await send(path, { method: "HEAD" });
    for (const name of ["ETag", "Content-Type"])
      expect(head.headers.get(name)).toBe(get.headers.get(name));
    expect(await head.text()).toBe("");
    expect(head.headers.has("Netlify-CDN-Cache-Control"), path).toBe(false);
    for (const method of ["PUT", "PATCH", "OPTIONS", "DELETE"]) {
      const refused = await send(path, { method });
      expect([refused.status, isKept(refused)], `${method} ${path}`).toEqual([405, false]);
    }
  }
});
