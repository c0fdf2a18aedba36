import type { Page } from "@playwright/test";
import { interviewFeed } from "../../../src/collections/queries/interview-feed.ts";
import { expect, test } from "../test.ts";

/** Returns every string in structured data, without the names of types. */
function textsIn(data: unknown): string[] {
  if (typeof data === "string") return [data];
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data)
    .filter(([key]) => !key.startsWith("@"))
    .flatMap(([, value]) => textsIn(value));
}

test("contains only text that the page shows in its structured data", async ({ page }) => {
  await page.goto("/podcasts");
  const data = JSON.parse(
    (await page.locator("script[type='application/ld+json']").textContent()) ?? "",
  );
  expect(data.itemListElement).toHaveLength(4);
  expect(data.itemListElement[0].item).toMatchObject({
    "@type": "PodcastEpisode",
    name: "A long conversation about chronic illness",
    datePublished: "2025-06-14",
    duration: "PT2H13M45S",
    url: "https://video.example.org/watch/interview-1",
  });
  const main = page.getByRole("main");
  const shown = [
    (await main.innerText()).replaceAll(/\s+/g, " "),
    ...(await main
      .locator("time")
      .evaluateAll((all) => all.map((one) => one.getAttribute("datetime")))),
    ...(await main.locator("a").evaluateAll((all) => all.map((one) => one.getAttribute("href")))),
  ].join("\n");
  for (const text of textsIn(data)) expect(shown).toContain(text);
});

/** Parses a feed with the browser's XML parser. */
const parse = (page: Page, xml: string) =>
  page.evaluate((xml) => {
    const feed = new DOMParser().parseFromString(xml, "application/xml");
    const text = (parent: ParentNode, name: string) => parent.querySelector(name)?.textContent;
    return {
      error: text(feed, "parsererror"),
      root: `${feed.documentElement.tagName} ${feed.documentElement.getAttribute("version")}`,
      title: text(feed, "channel > title"),
      page: text(feed, "channel > link"),
      self: feed
        .getElementsByTagNameNS("http://www.w3.org/2005/Atom", "link")[0]
        ?.getAttribute("href"),
      items: [...feed.querySelectorAll("item")].map((item) => ({
        title: text(item, "title"),
        link: text(item, "link"),
        guid: text(item, "guid"),
        description: text(item, "description"),
        date: text(item, "pubDate"),
      })),
    };
  }, xml);

test("lists the interviews in the feed with absolute URLs", async ({ page, request }) => {
  await page.goto("/podcasts");
  const response = await request.get("/podcasts/feed.xml");
  expect(response.headers()["content-type"]).toMatch(/xml/);
  const { items, ...channel } = await parse(page, await response.text());
  expect(channel).toEqual({
    root: "rss 2.0",
    title: "My Interviews | NTKOC",
    page: "https://ntkoc.example.org/podcasts",
    self: "https://ntkoc.example.org/podcasts/feed.xml",
  });
  expect(items.map(({ link }) => link)).toEqual(
    [1, 2, 3, 4].map((id) => `https://ntkoc.example.org/podcasts#interview-${id}`),
  );
  expect(items[0]).toMatchObject({
    title: "A long conversation about chronic illness",
    guid: "https://ntkoc.example.org/podcasts#interview-1",
    description: expect.stringMatching(/^With Host of a health podcast, 2:13:45\. A long/),
    date: "Sat, 14 Jun 2025 00:00:00 GMT",
  });
  for (const { link } of items) await expect(page.locator(new URL(link ?? "").hash)).toBeVisible();
});

test("escapes text in the feed", async ({ page }) => {
  const title = `<b>"Fish" & 'chips'</b> ]]> <!-- &amp; 寄生虫`;
  const feed = await interviewFeed(
    { title, description: title, page: "https://a.example.org/p", feed: "https://a.example.org/f" },
    [
      {
        id: 7,
        title: `${title}\u0007\u000b`,
        host: "A & B",
        description: "1 < 2",
        date: "2024-02-29",
        duration: "1:00",
      },
    ],
  );
  await page.goto("/podcasts");
  const read = await parse(page, feed);
  expect(read.error).toBeUndefined();
  expect(read.title).toBe(title);
  expect(read.items).toEqual([
    {
      title,
      link: "https://a.example.org/p#interview-7",
      guid: "https://a.example.org/p#interview-7",
      // Feed readers parse the description as HTML.
      description: "With A &amp; B, 1:00. 1 &lt; 2",
      date: "Thu, 29 Feb 2024 00:00:00 GMT",
    },
  ]);
});
