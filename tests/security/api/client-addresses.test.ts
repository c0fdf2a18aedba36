import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { setEnv } from "../../../src/server/env.ts";
import attacks from "../../fixtures/attacks.json" with { type: "json" };
import { apiReads, apiWrites } from "../../support/api-requests.ts";
import { expectNoInternals } from "../../support/attacks.ts";
import { plantSecrets } from "../../support/moderators.ts";
import { asForm, comment, kinds, newKey, report } from "../../support/posts.ts";
import {
  postForm,
  postJson,
  query,
  send,
  sendOr404,
  startSite,
  typed,
} from "../../support/site.ts";

startSite({ FEATURES: "blog,comments,discussions" });
const secrets = plantSecrets();

const withId = (path: string) => path.replace(/(?<=\/|Id=)\d+/, "ID");

const places = [
  "/discussions/ID",
  "/discussions/ID/feed.xml",
  ...apiReads.map(({ path }) => withId(path)),
  "/media/ID",
  "/comments/blog/ID",
  "/own/ID",
  "/own/reply-ID",
  "/report?kind=reply&id=ID",
  "/api/discussions?after=ID",
  "/api/discussions/1/replies?after=ID",
  "/api/blog?after=ID",
  "/media/4?after=ID",
];

/** What is sent there, and the fields of the forms in which the number may be. */
const sent: [path: string, send: (id: string) => Promise<Response>][] = [
  ...apiWrites.map(({ path, body }): [string, (id: string) => Promise<Response>] => [
    withId(path),
    (id) => postJson(withId(path).replace("ID", id), body, newKey()),
  ]),
  ["/discussions/ID, a form", (id) => postForm(`/discussions/${id}`, typed)],
  ["the video ID, a form", (id) => postForm("/media/4", asForm({ ...comment, contentId: id }))],
  ["the reported ID", (id) => report({ kind: "reply", id })],
];

test.each(
  [
    ...places.map((place): (typeof sent)[number] => [
      place,
      (id) => sendOr404(place.replace("ID", id)),
    ]),
    ...sent,
  ].filter(([place]) => place.includes("ID")),
)("accepts only plain numbers in %s", async (place, sendTo) => {
  // In a query string `%31` decodes to a plain number.
  for (const id of attacks.noIds.filter((one) => !(place.includes("?") && one === "%31"))) {
    const response = await sendTo(id);

    expectNoInternals(response, await response.text(), id);
    // `after=0` is the beginning of a list.
    if (!(id === "0" && place.includes("after=")))
      expect([400, 404], id).toContain(response.status);
    if (response.status >= 400)
      expect(response.headers.has("Netlify-CDN-Cache-Control")).toBe(false);
  }
});

test.each([
  "/discussions?after=ID",
  "/discussions/1?reply=ID",
  "/media/4?comment=ID",
  "/search?q=video&page=ID",
  "/desk?show=recent&page=ID",
  "/desk?show=recent&at=reply-ID&edit=reply-ID",
  "/desk?show=recent&writer=reply-ID",
])("ignores a number in %s that is no id", async (place) => {
  for (const id of attacks.noIds) {
    const response = await send(place.replace("ID", id), { headers: secrets.moderator });
    expect(response.status, id).toBe(200);
  }
});

const disguisedIps = Object.keys(attacks.unkeyedHeaders).filter((name) =>
  /forwarded|ip$|forwarded-for/i.test(name),
);

test("ignores forged client addresses in headers when it counts a visitor", async () => {
  setEnv({ POST_LIMIT: "3" });
  const statuses: number[] = [];
  for (let number = 0; number < 8; number++) {
    const forged = Object.fromEntries(disguisedIps.map((name) => [name, `203.0.113.${number}`]));
    const headers = { ...forged, "True-Client-IP": `203.0.113.${number}`, ...newKey() };
    const response = await postJson(kinds[0].path, typed, headers, "198.51.100.99");
    statuses.push(response.status);
    await send("/api/blog/3/like", { method: "POST", headers }, "198.51.100.99");
    await send("/api/discussions/2/view", { method: "POST", headers }, "198.51.100.99");
    await report({ kind: "discussion", id: 2 }, "198.51.100.99", headers);
  }
  setEnv({ POST_LIMIT: "1000" });
  const rows = await query(sql`SELECT
    (SELECT likes FROM blog_posts WHERE id = 3) AS likes, (SELECT views FROM discussions WHERE id = 2) AS views,
    (SELECT reports FROM discussions WHERE id = 2) AS reports`);

  expect(statuses).toEqual([201, 201, 201, 429, 429, 429, 429, 429]);
  expect(rows).toEqual([{ likes: 1, views: 1, reports: 1 }]);
});
