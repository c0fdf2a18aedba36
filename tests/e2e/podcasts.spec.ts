import type { Page } from "@playwright/test";
import { expectNewTabs } from "./new-tab.ts";
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

for (const [viewport, javaScriptEnabled] of [
  [phone, false],
  [desktop, true],
] as const)
  test.describe(`${viewport.width} px, ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ viewport, javaScriptEnabled });

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
  await expectNewTabs(channels);
});

test("requests nothing from other hosts", async ({ page, context }) => {
  const requested = await mockOtherHosts(context);
  await page.goto("/podcasts");
  await topics(page).click();
  await scrollToEnd(page);
  expect(requested).toEqual([]);
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
