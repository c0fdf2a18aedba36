import { readFeed } from "../../support/read-feed.ts";
import { expect, test } from "../test.ts";

test("lists the interviews in the feed with absolute URLs", async ({ page, request }) => {
  const response = await request.get("/podcasts/feed.xml");
  expect(response.headers()["content-type"]).toBe("application/atom+xml; charset=utf-8");
  const { entries, ...channel } = readFeed(await response.text());
  expect(channel).toEqual({
    id: "https://ntkoc.example.org/podcasts/feed.xml",
    title: "My Interviews | NTKOC",
    page: "https://ntkoc.example.org/podcasts",
    self: "https://ntkoc.example.org/podcasts/feed.xml",
    updated: "2026-11-22T00:00:00.000Z",
  });
  expect(entries.map(({ link }) => link)).toEqual(
    [1, 2, 3, 4].map((id) => `https://ntkoc.example.org/podcasts/${id}`),
  );
  expect(entries[0]).toMatchObject({
    title: "A long conversation about chronic illness",
    id: "https://ntkoc.example.org/podcasts/1",
    summary: expect.stringMatching(
      /^With Host of a health podcast, 2:13:45\. Not verified\. A long/,
    ),
    published: "2025-06-14T00:00:00.000Z",
  });
  await page.goto("/podcasts/1");
  const data = page.locator("script[type='application/ld+json']");
  expect(JSON.parse((await data.textContent()) ?? "")).toMatchObject({
    "@type": "PodcastEpisode",
    url: "https://ntkoc.example.org/podcasts/1",
    associatedMedia: { url: "https://www.youtube.com/watch?v=aB3dE6gH9kL" },
  });
});
