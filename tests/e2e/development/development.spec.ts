import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { expect, test } from "../test.ts";
import { copyOf } from "../variants.ts";

test("serves the pages of functions and drafts in development", async ({ request }) => {
  for (const path of [
    "/discussions/1",
    "/comments/blog/1",
    "/media/4",
    "/report?kind=discussion&id=1",
  ])
    expect((await request.get(path)).status(), path).toBe(200);
  // The Studio shows parts that are not launched, in a frame.
  const discussion = await request.get("/discussions/1");
  expect(await discussion.text()).toContain("How to use Medical Experiences");
  expect(discussion.headers()).not.toHaveProperty("x-frame-options");
  expect((await request.get("/media/999")).status()).toBe(404);
  expect(await (await request.get("/own/reply-x")).text()).toContain("Private link<");
  const post = await (await request.get("/blog/4")).text();
  expect(post).toMatch(/<strong[^>]*>Draft</);
  expect(post).toContain("This letter waits for its day.");
});

test("serves no private files to other sites in development", async ({ request }) => {
  const copy = resolve(copyOf("development"));
  await writeFile(`${copy}/backup.ndjson`, "private");
  const headers = { Origin: "http://localhost:1234" };
  const paths = [
    "/backup.ndjson",
    "/package.json",
    "/content/site.json",
    "/scripts/dev.ts",
    "/.git/config",
  ];
  for (const path of paths.flatMap((path) => [path, `/@fs${copy}${path}`, `${path}?raw`])) {
    // A browser names no origin for a script or a picture.
    for (const from of [headers, {}]) {
      const response = await request.get(path, { headers: from });
      expect([403, 404], path).toContain(response.status());
      expect(response.headers(), path).not.toHaveProperty("access-control-allow-origin");
    }
  }
});

test("responds to no other host name", async ({ request }) => {
  const elsewhere = await request.get("/studio", { headers: { Host: "evil.example" } });
  expect(elsewhere.status()).toBe(403);
});
