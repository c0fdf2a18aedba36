import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { setEnv } from "../../../src/server/env.ts";
import attacks from "../../fixtures/attacks.json" with { type: "json" };
import { apiReads, apiWrites } from "../../support/api-requests.ts";
import { expectNoInternals } from "../../support/attacks.ts";
import { plantSecrets } from "../../support/moderators.ts";
import { kinds, newKey, report } from "../../support/posts.ts";
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

const json = { method: "POST", headers: { "Content-Type": "application/json" }, body: "{}" };

const withId = ({ path }: { path: string }) => path.replace(/(?<=\/|Id=)\d+/, "ID");

/** Paths that contain a number, and the request to send. */
const places = [
  "/discussions/ID",
  ...apiReads.map(withId),
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

const requests: [path: string, init?: RequestInit][] = [
  ...places.map((path): [string] => [path]),
  ...apiWrites.map((write): [string, RequestInit] => [withId(write), json]),
];

test.each(requests.filter(([path]) => path.includes("ID")))(
  "accepts only plain numbers in %s",
  async (place, init) => {
    // In a query string `%31` decodes to a plain number.
    for (const id of attacks.noIds.filter((one) => !(place.includes("?") && one === "%31"))) {
      const path = place.replace("ID", id);
      const response = await sendOr404(path, init);

      expectNoInternals(response, await response.text(), path);
      // `after=0` is the beginning of a list.
      if (!(id === "0" && place.includes("after=")))
        expect([400, 404], path).toContain(response.status);
      if (response.status >= 400)
        expect(response.headers.has("Netlify-CDN-Cache-Control")).toBe(false);
    }
  },
);

test("does not redirect a form to another site", async () => {
  const evil = "https://evil.example/";
  const names = ["back", "next", "return", "returnTo", "redirect", "url", "href", "location"];
  const fields = Object.fromEntries(names.map((name) => [name, evil]));
  const headers = { Referer: evil, "X-Forwarded-Host": "evil.example", Host: "evil.example" };
  const forms: [string, Record<string, string>][] = [
    ["/api/blog/1/like", {}],
    [secrets.own, { action: "edit", content: "Changed" }],
  ];
  for (const [path, form] of forms) {
    const query = `?next=${evil}&back=//evil.example`;
    const response = await postForm(path + query, { ...form, ...fields }, headers);

    expect(response.status, path).toBe(303);
    expect(response.headers.get("Location")).toMatch(/^\/[a-z]/);
    expect(response.headers.get("Location")).not.toContain("evil");
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
