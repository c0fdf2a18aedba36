import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { database } from "../../../src/server/db/client.ts";
import { expectNothingTold, isKept, noIds } from "../../setup/attacks.ts";
import { makeModerators, reply, sitDown } from "../../setup/desk.ts";
import { asForm, kinds, newKey } from "../../setup/posts.ts";
import { postForm, postJson, send, startSite, typed } from "../../setup/site.ts";

startSite({ FEATURES: "blog,comments,discussions" });
makeModerators("ana");

let own: string;
let moderator: Record<string, string>;
beforeAll(async () => {
  ({ own } = await reply({ content: "Words for everybody" }));
  await reply({ content: "A second reply" });
  moderator = await sitDown("ana");
});

/** Asks; an address that no function has is answered by the files, with 404. */
const ask = (path: string, init?: RequestInit): Promise<Response> =>
  send(path, init).catch(() => new Response("No such file", { status: 404 }));

const json = { method: "POST", headers: { "Content-Type": "application/json" }, body: "{}" };

/** Every place in an address where a number belongs, and what is sent there. */
const places: [path: string, init?: RequestInit][] = [
  ...["/discussions/ID", "/api/discussions/ID", "/api/discussions/ID/replies"],
  ...["/api/blog/ID", "/comments/video/ID", "/comments/ID/4", "/own/ID", "/api/own/ID"],
  ...["/own/reply-ID", "/api/own/comment-ID", "/report?kind=reply&id=ID"],
  ...["/api/comments?contentType=video&contentId=ID", "/api/discussions?after=ID"],
  ...["/api/discussions/1/replies?after=ID", "/api/blog?after=ID", "/comments/video/4?after=ID"],
].map((path): [string] => [path]);
const writes: [path: string, init?: RequestInit][] = [
  ...["/api/discussions/ID/replies", "/api/discussions/ID/view", "/api/blog/ID/like"],
  ...["/api/own/ID", "/api/own/discussion-ID"],
].map((path): [string, RequestInit] => [path, json]);

test.each([...places, ...writes])("%s knows plain numbers only", async (place, init) => {
  // In a query `%31` is the number itself.
  for (const id of noIds.filter((one) => !(place.includes("?") && one === "%31"))) {
    const path = place.replace("ID", id);
    const response = await ask(path, init);

    expectNothingTold(response, await response.text(), path);
    // `0` is where a list begins.
    if (!(id === "0" && place.includes("after=")))
      expect([400, 404], path).toContain(response.status);
    if (response.status >= 400)
      expect(response.headers.has("Netlify-CDN-Cache-Control")).toBe(false);
  }
});

/** What only one person may see; and what somebody may hang on so that a cache takes it for a file. */
const personal = (): [path: string, init?: RequestInit][] => [
  [own],
  [`/api${own}`],
  ["/api/form-token"],
  [`/report?kind=discussion&id=1`],
  [`/discussions/1?own=${own.slice(5)}`],
  [`/comments/video/4?own=${own.slice(5)}`],
  ...["session", "posts", "log"].map((name): [string, RequestInit] => [
    `/api/desk/${name}`,
    { headers: moderator },
  ]),
];
const disguises = [
  "",
  "/",
  "/x.css",
  ".css",
  "%2fx.css",
  "%2ex.js",
  ";x.css",
  "%3bx.png",
  "%23x.css",
];

test("what is personal is kept nowhere, in whatever disguise", async () => {
  for (const [path, init] of personal())
    for (const disguise of disguises) {
      const [place = "", query] = path.split("?");
      const address = place + disguise + (query ? `?${query}&x=a.css` : "?a.css");
      const response = await ask(address, init);
      const isOurs = response.headers.has("Cache-Control");

      if (isOurs) expect(isKept(response), address).toBe(false);
      // Nobody is told by a link elsewhere where it was followed from.
      if (isOurs)
        expect(response.headers.get("Referrer-Policy")).toMatch(
          /^(same-origin|strict-origin-when-cross-origin)$/,
        );
      expect(response.status === 200 && !isOurs, address).toBe(false);
    }
});

test("what a form is answered with is kept nowhere, also where it was refused", async () => {
  for (const { path, body } of kinds) {
    const answers = [
      await postForm(path, { ...asForm(body), idempotencyKey: crypto.randomUUID() }),
      await postForm(path, {}),
      await postJson(path, body, newKey()),
      await postJson(path, {}),
    ];
    expect(answers.map(({ status }) => status)).toEqual([303, 400, 201, 400]);
    for (const answer of answers) expect(isKept(answer)).toBe(false);
  }
});

const shared = [
  ...["/api/blog", "/api/blog/1", "/api/comments?contentType=video&contentId=4"],
  ...["/api/discussions", "/api/discussions/1", "/api/discussions/1/replies"],
  ...["/discussions/1", "/discussions", "/comments/video/4"],
];

/** Without the token of its form, which is new each time. */
const read = async (response: Response) =>
  (await response.text()).replace(/f\.[0-9a-z]+\.[\w-]{12}\.[\w-]{43}/g, "TOKEN");

/** Headers that no cache looks at when it chooses an answer. */
const unkeyed: Record<string, string> = {
  ...{ Host: "evil.example", "X-Forwarded-Host": "evil.example", Forwarded: "host=evil.example" },
  ...{ "X-Forwarded-Proto": "http", "X-Original-URL": "/desk", "X-Rewrite-URL": "/desk" },
  ...{ "X-Forwarded-For": "1.2.3.4", "X-HTTP-Method-Override": "DELETE", Range: "bytes=0-3" },
  ...{ "X-Forwarded-Prefix": "/evil", "X-Host": "evil.example", "Accept-Language": "xx" },
  ...{ Accept: "text/evil", "User-Agent": "evil", Referer: "https://evil.example/" },
  ...{ Origin: "https://evil.example", "Accept-Encoding": "evil", Authorization: "Bearer evil" },
  ...{ "X-Nf-Client-Connection-Ip": "1.2.3.4", "Client-IP": "1.2.3.4", "X-Forwarded-Port": "1" },
};

test.each(shared)("no header changes what everybody gets from %s", async (path) => {
  const plain = await send(path);
  const text = await read(plain);
  for (const [name, value] of [...Object.entries(unkeyed), ["Cookie", moderator["Cookie"] ?? ""]]) {
    const response = await send(path, { headers: { [name as string]: value as string } });

    expect(response.status, name).toBe(200);
    expect(await read(response), name).toBe(text);
    expect(response.headers.get("Set-Cookie"), name).toBeNull();
  }
});

/** Every name that any address reads, with a value that would make it another answer; and some others. */
const asked: Record<string, string> = {
  ...{ after: "2", category: "weekly-discussions", reply: "1", comment: "1", fresh: "started" },
  ...{ contentType: "media", contentId: "2", only: "likes", show: "recent", search: "a", id: "2" },
  ...{ own: `reply-${"a".repeat(43)}`, kind: "reply", page: "2", callback: "x", utm_source: "x" },
};

test.each(shared)("whatever changes %s is part of what the CDN keeps it under", async (path) => {
  const plain = await read(await send(path));
  const ofPath = new URL(path, "http://x").searchParams;
  for (const [name, value] of Object.entries(asked).filter(([one]) => !ofPath.has(one))) {
    const response = await send(`${path}${path.includes("?") ? "&" : "?"}${name}=${value}`);
    const keys = response.headers.get("Netlify-Vary")?.replace("query=", "").split("|") ?? [];
    const isOther = (await read(response)) !== plain;

    expect(!isOther || !isKept(response) || keys.includes(name), `${name}=${value}`).toBe(true);
  }
});

test.each([
  ...["after=1&after=2", "%61fter=1", "x=1;after=2", "after=%31", "after[]=1", "after=1+", "after"],
  ...[
    "AFTER=1&%61fter=1",
    "after=1&",
    "&after=1",
    "x=%26after=1",
    "x=1%00&after=2",
    "after==1",
    "x=<",
  ],
])("an address that two caches may read in two ways is kept nowhere: ?%s", async (query) => {
  for (const path of shared) {
    const response = await send(`${path}${path.includes("?") ? "&" : "?"}${query}`);
    expect(response.headers.has("Netlify-CDN-Cache-Control"), path).toBe(false);
  }
});

test("no answer without its body, and no refusal, is kept in the place of the whole", async () => {
  for (const path of shared) {
    const head = await send(path, { method: "HEAD" });
    expect(head.headers.has("Netlify-CDN-Cache-Control"), path).toBe(false);
    expect((await send(path)).headers.has("Netlify-CDN-Cache-Control"), path).toBe(true);
    for (const method of ["PUT", "PATCH", "OPTIONS", "DELETE"]) {
      const refused = await send(path, { method });
      expect([refused.status, isKept(refused)], `${method} ${path}`).toEqual([405, false]);
    }
  }
});

test("no form leads off the site, whatever it names", async () => {
  const evil = "https://evil.example/";
  const wishes = [
    "back",
    "next",
    "return",
    "returnTo",
    "redirect",
    "url",
    "href",
    "location",
    "page",
  ];
  const fields = Object.fromEntries(wishes.map((name) => [name, evil]));
  const headers = { Referer: evil, "X-Forwarded-Host": "evil.example", Host: "evil.example" };
  const forms: [string, Record<string, string>][] = [
    ...kinds.map(({ path, body }): [string, Record<string, string>] => [path, asForm(body)]),
    ["/api/blog/1/like", {}],
    [`/api${own}`, { action: "edit", content: "Changed" }],
  ];
  for (const [path, form] of forms) {
    const nonce = { idempotencyKey: crypto.randomUUID() };
    const query = `?next=${evil}&back=//evil.example`;
    const response = await postForm(path + query, { ...form, ...fields, ...nonce }, headers);

    expect(response.status, path).toBe(303);
    expect(response.headers.get("Location")).toMatch(/^\/[a-z]/);
    expect(response.headers.get("Location")).not.toContain("evil");
  }
});

const disguisedIps = Object.keys(unkeyed).filter((name) =>
  /forwarded|ip$|forwarded-for/i.test(name),
);

test("whoever names another address in a header is counted as who they are", async () => {
  process.env["POST_LIMIT"] = "3";
  const statuses: number[] = [];
  for (let number = 0; number < 8; number++) {
    const forged = Object.fromEntries(disguisedIps.map((name) => [name, `203.0.113.${number}`]));
    const headers = { ...forged, "True-Client-IP": `203.0.113.${number}`, ...newKey() };
    const response = await postJson(kinds[0].path, typed, headers, "198.51.100.99");
    statuses.push(response.status);
    await send("/api/blog/3/like", { method: "POST", headers }, "198.51.100.99");
    await send("/api/discussions/2/view", { method: "POST", headers }, "198.51.100.99");
    const report = { kind: "discussion", id: 2 };
    await postJson("/api/reports", report, headers, "198.51.100.99");
  }
  process.env["POST_LIMIT"] = "1000";
  const { rows } = await database().execute(sql`SELECT
    (SELECT likes FROM blog_posts WHERE id = 3) AS likes, (SELECT views FROM discussions WHERE id = 2) AS views,
    (SELECT reports FROM discussions WHERE id = 2) AS reports`);

  expect(statuses).toEqual([201, 201, 201, 429, 429, 429, 429, 429]);
  expect(rows).toEqual([{ likes: 1, views: 1, reports: 1 }]);
});

test("whoever asks many times at once is counted once, and reports ten at most", async () => {
  const twenty = Array.from({ length: 20 }, (_, number) => number);
  const ids = await Promise.all(twenty.map(() => reply().then(({ id }) => id)));
  await Promise.all(
    twenty.flatMap(() => [
      send("/api/blog/2/like", { method: "POST" }, "198.51.100.5"),
      send("/api/discussions/3/view", { method: "POST" }, "198.51.100.5"),
    ]),
  );
  const reported = await Promise.all(
    ids.map((id) => postJson("/api/reports", { kind: "reply", id }, {}, "198.51.100.5")),
  );
  const { rows } = await database().execute(sql`SELECT
    (SELECT likes FROM blog_posts WHERE id = 2) AS likes, (SELECT views FROM discussions WHERE id = 3) AS views`);

  expect(rows).toEqual([{ likes: 1, views: 1 }]);
  expect(reported.filter(({ status }) => status === 200)).toHaveLength(10);
});

test("a guessed private link opens nothing, and tells nothing of how near it came", async () => {
  const token = own.slice("/own/reply-".length);
  const swapped = token.replace(/^./, (first) => (first === "A" ? "B" : "A"));
  const guesses = [
    ...[
      swapped,
      `${token}A`,
      token.slice(1),
      token.toUpperCase(),
      token.split("").reverse().join(""),
    ],
    ...["A".repeat(43), "-".repeat(43), "_".repeat(43), `${token}%20`, `%20${token}`],
  ].flatMap((guess) => ["reply", "comment", "discussion"].map((kind) => `${kind}-${guess}`));
  const others = [`comment-${token}`, `discussion-${token}`, `Reply-${token}`, token];
  const said = new Set<string>();
  for (const guess of [...guesses, ...others]) {
    const response = await send(`/api/own/${guess}`);
    expect(response.status, guess).toBe(404);
    said.add(await response.text());
  }
  expect(said.size).toBe(1);
});
