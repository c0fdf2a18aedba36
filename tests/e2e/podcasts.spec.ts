import type { Page } from "@playwright/test";
import { interviewFeed } from "../../src/collections/queries/interview-feed.ts";
import { mockOtherHosts, scrollToEnd } from "./other-hosts.ts";
import { desktop, expect, phone, test } from "./test.ts";

const interviews = (page: Page) =>
  page.getByRole("region", { name: "Published interviews" }).getByRole("list").first();
const interview = (page: Page, title: string) =>
  interviews(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: title }) });
const first = (page: Page) => interview(page, "A long conversation about chronic illness");
const topics = (page: Page) => first(page).getByText("Timestamps (9)");

for (const [viewport, javaScriptEnabled] of [
  [phone, false],
  [desktop, true],
] as const)
  test.describe(`${viewport.width} px, ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ viewport, javaScriptEnabled });

    test("shows the interviews, newest first, with their details", async ({ page }) => {
      await page.goto("/podcasts");
      for (const words of ["4 published interviews", "More Coming Soon", "2 platforms"])
        await expect(page.getByRole("main").getByText(words, { exact: true })).toBeVisible();
      await expect(interviews(page).getByRole("heading", { level: 3 })).toHaveText([
        "A long conversation about chronic illness",
        "What a phone and a lens can show",
        "Being heard in a short appointment",
        "Faith, doubt and long-term illness",
      ]);
      const card = first(page);
      await expect(card.getByRole("definition")).toHaveText([
        "Host of a health podcast",
        "14 June 2025",
        "2:13:45",
      ]);
      await expect(card.getByText("Published", { exact: true })).toBeVisible();
      await expect(card.getByText("External Platform")).toBeVisible();
      await expect(card.getByText(/^A long, unhurried conversation/)).toBeVisible();
      await expect(card.locator("img")).toBeVisible();
    });

    test("expands the topics of an interview and opens it in a new tab", async ({
      page,
      context,
    }) => {
      await mockOtherHosts(context);
      await page.goto("/podcasts");
      const topic = first(page).getByText("What a parasite is, in plain words");
      await expect(topic).toBeHidden();
      await topics(page).click();
      await expect(topic).toBeVisible();
      await expect(first(page).getByRole("listitem").nth(6)).toHaveText(
        "1:39:15 What would change the creator’s mind",
      );
      await page.keyboard.press("Enter");
      await expect(topic).toBeHidden();
      const opened = page.waitForEvent("popup");
      await first(page)
        .getByRole("link", { name: /^Watch Interview.*opens a new tab/ })
        .click();
      await expect(await opened).toHaveURL("https://video.example.org/watch/interview-1");
    });
  });

test("links to an interview request and to seven channels in new tabs", async ({ page }) => {
  await page.goto("/podcasts");
  await expect(page.getByRole("link", { name: "Request Interview" })).toHaveAttribute(
    "href",
    "mailto:hello@example.org?subject=Interview%20request",
  );
  const channels = page.getByRole("region", { name: "Follow the channels" }).getByRole("link");
  await expect(channels).toHaveCount(7);
  for (const channel of await channels.all()) {
    await expect(channel).toHaveAttribute("target", "_blank");
    await expect(channel).toHaveAttribute("rel", "noopener");
    await expect(channel).toHaveAccessibleName(/opens a new tab/);
  }
});

test("requests nothing from other hosts", async ({ page, context }) => {
  const requested = await mockOtherHosts(context);
  await page.goto("/podcasts");
  await topics(page).click();
  await scrollToEnd(page);
  expect(requested).toEqual([]);
});

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

test("links to the feed, in its head and visibly", async ({ page }) => {
  await page.goto("/podcasts");
  const feedLink = page.locator("link[rel=alternate][type='application/rss+xml']");
  await expect(feedLink).toHaveAttribute("href", "/podcasts/feed.xml");
  await expect(feedLink).toHaveAttribute("title", "My Interviews | NTKOC");
  await expect(
    page.getByRole("link", { name: "Subscribe to new interviews (RSS)" }),
  ).toHaveAttribute("href", "/podcasts/feed.xml");
  await page.goto("/media");
  await expect(feedLink).toHaveCount(0);
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
